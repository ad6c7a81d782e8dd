### Woorden van de pagina's in de browser.

menlo = Menlo
loading = Een ogenblik.
close = Sluiten
guest = Gast

## Elke pagina

page-title = { $page } · Menlo
page-skip = Naar de inhoud
page-ways = Waarheen
page-games = Spellen
page-tables = Mijn tafels
page-rules = Spelregels
page-settings = Instellingen
page-waiting = { " " }tafels wachten op je

## Wat er mis kan gaan

trouble-unexpected = Er ging iets mis. Laad de pagina opnieuw.
trouble-said = Dat lukte niet: { $reason }
trouble-unreachable = De server is niet bereikbaar. Probeer het zo nog eens.
trouble-unavailable = De server kon dat niet doen; er is niets veranderd. Probeer het zo nog eens.
trouble-unknown-match = Deze tafel bestaat niet, of je mag hem niet zien.
trouble-unknown-rules = Deze partij is gespeeld met regels die deze server niet meer kent.
trouble-not-seated = Dat is jouw plaats niet.
trouble-not-open = De partij is begonnen, of de plaats is bezet.
trouble-not-running = De partij is nog niet begonnen, of is voorbij.
trouble-not-allowed = Daarvoor heb je een uitnodiging nodig, of het is aan iemand anders.
trouble-stale = De stand is intussen veranderd. Kijk nog eens.
trouble-nothing-to-undo = Zonder te vragen kun je niets meer terugnemen.
trouble-no-proposal = Het voorstel staat niet meer open.
trouble-too-many = Dat was te vaak. Wacht even en probeer het dan nog eens.
trouble-cross-site = Het verzoek kwam van een pagina van een andere site.
trouble-too-large = Dat is te veel ineens.

## Regels afzonderlijk

clause-open = Regels { $clauses }
clause-all = Alle regels

## De hal

home-title = Drie grote spellen over mensen met ideeën.
home-lead = Schuif aan bij vrienden, bij vreemden of bij het huis. Er is altijd een plaats vrij.
home-play = Meteen spelen
home-open = Tafel openen
home-more = Meer
home-rules = Spelregels
home-set-up = Een tafel klaarzetten
home-players = { $from ->
    [one] 1 tot { $to } spelers
   *[other] { $from } tot { $to } spelers
}
home-about-era = 8 tot 10 rondes. Bouw, vind uit, patenteer; leef van royalty's.
home-about-expo = Hoogstens 10 rondes. Stoom of elektriciteit? De jury kijkt toe.
home-about-smartphone = 5 rondes. Plan in het geheim, kies de juiste prijs, verkoop overal.
poster-era-figure = Afb. 1
poster-era-sheet = Blad 9 van 18
poster-expo-motto = stoom of stroom
home-mine = Mijn tafels
home-waiting = { $count ->
    [0] niemand wacht op je
    [one] 1 wacht op je
   *[other] { $count } wachten op je
}
home-mine-none = Hier hangen de tafels waar je aan zit; eerst die op je wachten.
home-all-mine = Al mijn tafels
home-unsure = Nog niet zeker?
home-unsure-text = Neem de eerste vrije plaats bij een willekeurig spel, of open een tafel en verstuur de link.
home-bots = Bots aan je tafels
home-bots-level = Hoe sterk de bots spelen
home-others = Open tafels
home-others-none = Nu even geen. Open er een, en iedereen ziet hem hier.
home-join = Meedoen
home-watch = Kijken
home-foot-watch = Kijken zonder account
home-foot-hands = Voor toetsenbord, muis en duim
home-foot-plain = De eenvoudige tafel, voor elke browser

## Tafels in een lijst

tables-free = { $free ->
    [one] 1 van de { $seats } plaatsen is vrij
   *[other] { $free } van de { $seats } plaatsen zijn vrij
}
tables-ready = Iedereen is er
tables-over = De partij is voorbij
tables-thinking = { $name } denkt na
tables-several = { $count } spelers denken na
tables-your-turn = Jouw beurt
tables-look = Bekijken
tables-sit = Gaan zitten
tables-none = Nog geen tafels.
tables-find = Een spel zoeken
tables-note = Deze browser bewaart de sleutels van je plaatsen. Op een ander apparaat gebruik je de uitnodiging opnieuw.

## Een nieuwe tafel

new-title = Een nieuwe tafel
new-game = Het spel
new-players = Hoeveel spelers
new-who = Wie op plaats { $number } zit
new-name = Naam op plaats { $number }
new-me = Ik, hier
new-open-seat = Een vrije plaats
new-open-hint = Voor wie de link heeft
new-bot = Een bot
new-guest = Bot: { $name }
ladder-rung = { $name }, niveau { $level }
new-level = Hoe sterk de bot op plaats { $number } speelt
new-hot-seat = Meerdere spelers delen dit scherm. Tussen de beurten valt een gordijn als er iets te verbergen is.
new-options = { $changed ->
    [0] Huisregels
    [one] Huisregels (1 gewijzigd)
   *[other] Huisregels ({ $changed } gewijzigd)
}
new-options-hint = Waar spelregels elkaar tegenspreken of zwijgen. De gebruikelijke lezing is al gekozen.
new-usual = {" "}(gebruikelijk)
new-pack = Eigen spelmateriaal
new-pack-hint = Een pakketbestand verandert kaarten en getallen. Zonder speel je met de doos zoals hij is.
new-pack-chosen = { $file } wordt gebruikt.
new-time = Klokken
new-time-none = Geen klokken
new-time-none-hint = Iedereen neemt de tijd die nodig is.
new-time-move = Een grens voor elke actie
new-time-move-hint = Die begint bij elke actie opnieuw; terugnemen begint niets opnieuw.
new-time-bank = Een tijdvoorraad
new-time-bank-hint = Voor de hele partij, en na elke beurt een beetje erbij.
new-time-limit = Hoe lang
new-time-bank-size = Hoeveel
new-time-bank-of = { $bank }, en { $increment } per beurt
new-time-out = Als de tijd om is
new-time-out-bot = speelt een bot verder
new-time-out-pass = past de plaats
new-hints = Hints toestaan
new-hints-hint = Wie aan de beurt is, mag vragen wat een sterke bot zou doen. Iedereen aan tafel ziet dat dit mag.
hint-allowed = Aan deze tafel zijn hints toegestaan.
new-visibility = Wie mag komen
new-visibility-invited = Met de link
new-visibility-invited-hint = Wie je de link stuurt, mag meespelen of kijken.
new-visibility-open = Open voor iedereen
new-visibility-open-hint = Staat in de hal; iedereen mag meespelen of kijken.
new-visibility-private = Alleen ik
new-visibility-private-hint = Verder ziet niemand hem. Op elke plaats zit jij of een bot.
new-open = Tafel openen
new-start = Partij beginnen
new-unknown = Menlo kent het spel { $game } niet.

## Meedoen

join-title = Een uitnodiging
join-to = Meedoen: { $game }
join-free = vrij
join-seated = Je hebt een plaats aan deze tafel.
join-back = Terug naar de tafel
join-name = Je naam
join-seat = Je plaats
join-any = Een willekeurige vrije plaats
join-number = Plaats { $number }
join-sit = Gaan zitten
join-full = Alle plaatsen zijn bezet.
join-begun = De partij is begonnen.

## Voor de partij

wait-free = { $free ->
    [one] Er is één plaats vrij. Zodra die bezet is, kan de partij beginnen.
   *[other] Er zijn { $free } plaatsen vrij. Zodra die bezet zijn, kan de partij beginnen.
}
wait-ready = Iedereen is er.
wait-host = Iedereen is er. Wie de tafel opende, begint de partij.
wait-invite = Stuur deze link naar je vrienden
wait-invite-hint = Wie hem opent, kan een vrije plaats nemen; een account is niet nodig.
wait-copy = Kopiëren
wait-copied = Gekopieerd
wait-start = Partij beginnen
wait-sit = Plaats nemen
wait-leave = Plaats verlaten

## Instellingen

settings-name = Je naam
settings-name-hint = Zo heet je aan tafels waar je vanaf nu gaat zitten.
settings-language = Taal
settings-language-hint = Voor alles behalve namen die mensen kiezen.
settings-language-auto = Zoals de browser
settings-language-en = English
settings-language-de = Deutsch
settings-language-nl = Nederlands
settings-scheme = Licht of donker
settings-scheme-hint = Papier overdag, de hal bij nacht.
settings-scheme-auto = Zoals het systeem
settings-scheme-light = Licht
settings-scheme-dark = Donker
settings-motion = Beweging
settings-motion-hint = Stukken verplaatsen zich naar waar ze horen.
settings-motion-auto = Zoals het systeem
settings-motion-full = Aan
settings-motion-none = Uit
settings-colours = Kleuren van de plaatsen
settings-colours-hint = De tekens blijven hoe dan ook op elk stuk staan.
settings-colours-signs = Goed te onderscheiden
settings-colours-rulebook = Zoals in het spelregelboek
settings-size = Tekstgrootte
settings-size-hint = Voor alle woorden; borden houden hun grootte.
settings-size-small = Klein
settings-size-normal = Normaal
settings-size-large = Groot
settings-size-largest = Grootst
settings-sound = Geluid
settings-sound-hint = Een korte toon als jij aan de beurt bent.
settings-forced = Gedwongen zetten
settings-forced-hint = Is er maar één keuze, dan wordt die vanzelf gespeeld.
settings-twice = Twee keer tikken
settings-twice-hint = Op een aanraakscherm toont de eerste tik wat er zou gebeuren, de tweede voert het uit.

## Van je beurt horen

notices-title = Als je aan de beurt bent
notices-hint = Je hoort het alleen als je niet aan tafel bent, en alleen dat je aan de beurt bent.
notices-browser = Meldingen van deze browser
notices-browser-hint = Zolang een pagina van Menlo open is, ook op de achtergrond.
notices-browser-unable = Deze browser toont ze hier niet; hij wil een veilig adres.
notices-browser-refused = De browser staat voor dit adres geen meldingen toe.
notices-keep = Bewaren
notices-drop = Verwijderen
notices-webhook = Webhook
notices-webhook-hint = Een adres dat een kort ondertekend bericht krijgt.
notices-webhook-try = Uitproberen
notices-webhook-taken = Het bericht is aangenomen.
notices-webhook-secret = De berichten zijn ondertekend met
notices-email = E-mailadres
notices-email-hint = De eerste mail vraagt of het adres van jou is.
notices-email-sent = Er is een mail onderweg. Open de link erin met deze browser.
notices-email-confirmed = Het adres is van jou: vanaf nu gaan er mails heen.
notices-email-on = Er gaan mails heen.
notices-email-waits = Wacht tot je de link in de mail opent.
notify-title = Jij bent aan de beurt
notify-body = { $game } wacht op je.

## Programma’s die spelen

tokens-title = Programma’s die voor je spelen
tokens-hint = Een programma dat een van deze tokens toont, zit en speelt in jouw naam en ziet wat jij zou zien.
tokens-until = tot { $day }
tokens-unused = nooit gebruikt
tokens-used = laatst gebruikt { $day }
tokens-revoke = Intrekken
tokens-revoke-of = { $name } intrekken
tokens-name = Waarvoor het is
tokens-days = Hoe lang
tokens-days-of = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
tokens-make = Token maken
tokens-fresh = Het token
secret-copy = Kopiëren
secret-copied = Gekopieerd
secret-once = Bewaar het nu: het wordt niet nog eens getoond.

## Spelregels

rules-of = De regels van { $game }
rules-find = Zoek in de regels
rules-sections = Onderdelen
rules-found = { $count ->
    [one] 1 regel
   *[other] { $count } regels
}
rules-none = In geen enkele regel staan deze woorden.
rules-link = Link naar regel { $clause }
rules-ruling = Waarom: uitleg { $ruling }
rules-box = Wat op de stukken staat
rules-box-marks = { $reconstructed ->
    [one] Van de { $all } gegevens van deze doos is er 1 gereconstrueerd: geen bron toont de getallen, ze zijn ons voorstel.
   *[other] Van de { $all } gegevens van deze doos zijn er { $reconstructed } gereconstrueerd: geen bron toont de getallen, ze zijn ons voorstel.
}
rules-box-correct = Wie de doos heeft, kan dat rechtzetten: download het pakketbestand, verbeter het (elk gegeven zegt hoe zeker het is en waar het vandaan komt), en kies het onder “Eigen spelmateriaal” als je een tafel opent.
rules-box-download = Pakketbestand downloaden

## Niets te vinden

lost-title = Hier hangt niets
lost-text = Dit adres leidt nergens heen. Misschien is de tafel afgeruimd.
lost-home = Naar de hal

## De balk van een tafel

bar-round = ronde { $round }
bar-round-of = ronde { $round } van { $rounds }
bar-connecting = Verbinden
bar-lost = Verbinding verbroken, nieuwe poging loopt
bar-watching = Kijker
bar-sandbox = Proefpartij
bar-next = Volgende tafel
bar-undo = Terug
bar-restart = Beurt opnieuw
bar-rules = Spelregels

## De tafel

table-title = De tafel
table-title-turn = ● Jouw beurt · { $game }
table-board = Het bord
table-ask = Jouw beslissing
table-heard = Wat er net gebeurde
table-seats = Aan tafel
table-seats-open = Plaatsen en verloop
table-you = jij
table-bot = bot · { $name }
table-points = punten:
table-your-turn-mark = aan de beurt
table-thinking-mark = denkt na
table-lost-mark = geen verbinding
table-your-turn = Jij bent aan de beurt.
table-turn-of = { $name } is aan de beurt.
table-thinking = { $name } denkt na.
table-several = { $count } spelers denken na.
table-watching = Je kijkt mee.
table-over = De partij is voorbij.
table-winners = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
table-result = Punten bekijken
table-endings = Welke van deze?
table-drop = Deze niet
tag-again = Tik nog eens om het te doen.

## Keuzes

choices-title = Wat je nu mag doen
choices-find = Een keuze zoeken
choices-none = In geen enkele keuze staan deze woorden.

kind-era-place = Schijf plaatsen
kind-era-resolve = Actie uitvoeren
kind-era-withdraw = Schijf terugnemen
kind-era-finish = Klaar
kind-era-pass = Passen
kind-era-build = Bouwen
kind-era-run-factory = Met een fabriek produceren
kind-era-buy-load = Kopen
kind-era-produce = Produceren
kind-era-produce-fake = Namaak produceren
kind-era-take-cog = Ontwikkelingsblokje nemen
kind-era-trade = Handelen
kind-era-swap = Ruilen
kind-era-buy-bonus = Bonusschijf kopen
kind-era-develop = Ontwikkelen
kind-era-register = Patent vastleggen
kind-expo-play = Kaart spelen
kind-expo-buy-tile = Tegel kopen
kind-expo-buy-project = Project kopen
kind-expo-buy-technology = Technologie kopen
kind-expo-take-tile = Tegel nemen
kind-expo-choose = Tegel kiezen om te leggen
kind-expo-put = Neerleggen
kind-expo-remove = Verwijderen
kind-expo-lift = Verplaatsen of draaien
kind-expo-enter = Spoor betreden
kind-expo-advance = Vooruitgaan
kind-expo-jump = Springen
kind-expo-take-bonus = Bonustegel nemen
kind-expo-confer = Overleggen
kind-expo-choose-jury = Jurytegel kiezen
kind-expo-finish = Klaar
kind-smartphone-choose-colour = Kleur kiezen
kind-smartphone-choose-pads = Pads kiezen
kind-smartphone-lay-pad = Bovenste pad leggen
kind-smartphone-lay-improvement = Upgrade leggen
kind-smartphone-lay-down = Gedekt neerleggen
kind-smartphone-confirm = Bevestigen
kind-smartphone-take-improvement = Upgrade nemen
kind-smartphone-research = Onderzoeken
kind-smartphone-expand = Uitbreiden
kind-smartphone-sell = Verkopen
kind-smartphone-sell-direct = Zonder klant verkopen
kind-smartphone-accept = Aannemen
kind-smartphone-decline = Afslaan
kind-smartphone-finish = Klaar

## Het verloop

log-title = Verloop
log-replay = Laatste beurten
log-earlier = Eerder
log-empty = Er is nog niets gebeurd.
log-since = sinds je laatste beurt
log-undo = { $name } nam iets terug.
log-undone = Teruggenomen:{" "}
log-back = terug naar vóór deze zet
log-back-hint = Vraag het iedereen van wie een actie verloren zou gaan
log-forked = Hier begint de proefpartij.
log-origin = Wat eraan voorafging

## Sinds je laatste beurt

since-title = Sinds je laatste beurt
since-replay = Laat zien
replay-title = Wat er gebeurde:
replay-stop = Terug naar nu

## Een partij nog eens bekijken

reel-title = Nog eens bekijken
reel-at = Regel { $version } van { $last }:
reel-start = De partij gaat zo beginnen.
reel-secret = { $name } doet een stap die de anderen niet zien.
reel-back = Eén terug
reel-play = Afspelen
reel-pause = Pauze
reel-on = Eén verder
reel-slider = Moment van de partij
reel-eyes = Door wiens ogen
reel-spectator = Als toeschouwer
reel-seat = Door de ogen van { $name }
reel-link = Link naar hier
reel-play-on = Vanaf hier verder spelen
reel-close = Terug naar de tafel
reel-watch = Nog eens bekijken

## Samen terug

consent-title = Teruggaan
consent-asks = { $count ->
    [one] { $name } vraagt om 1 actie terug te nemen.
   *[other] { $name } vraagt om { $count } acties terug te nemen.
}
consent-question = Ga je akkoord?
consent-awaits = Wachten op { $names }.
consent-agree = Akkoord
consent-refuse = Weigeren

## Klokken

clock-of = Tijd van { $seat }
clock-low = haast je
clock-low-said = { $seconds ->
    [one] Nog één seconde.
   *[other] Nog { $seconds } seconden.
}

## Het gordijn

curtain-title = Geef het scherm aan { $name }
curtain-text = Alle anderen kijken weg.
curtain-raise = Ik ben { $name }

## Het einde

end-title = De eindstand
end-why = De partij is afgelopen: { $why }.
end-places = Plaatsen
end-skip = Alles tonen
end-tie = Gelijke punten: de regel zegt wie voor staat, of dat de plaats wordt gedeeld.
end-points = Punten naar herkomst
end-source = Herkomst
end-total = Totaal
end-course = Punten in de loop van de partij
end-course-moment = Moment
end-course-round = Ronde { $round }
end-course-end = Einde
end-course-table = Als tabel
end-again = Nog een keer
end-record = Verslag downloaden
end-home = Naar de hal

## Toetsen

keys-title = Toetsen
keys-number = Een van de genummerde keuzes uitvoeren
keys-board = Naar het bord
keys-arrows = Wisselen tussen wat mag
keys-enter = Kiezen
keys-escape = Afbreken, of de herhaling stoppen
keys-undo = Terugnemen
keys-restart = De beurt opnieuw beginnen
keys-replay = De laatste beurten nog eens tonen
keys-hint = Vragen wat een sterke bot zou doen
keys-next = Naar de volgende tafel die op je wacht
keys-help = Deze toetsen

### De gids door een eerste partij.

home-learn = Spelend leren
new-learn-text = Nog nooit gespeeld? Een gids speelt in ongeveer een kwartier een eerste partij met je.
guide-title = Je gids
guide-progress = Stap { $at } van { $of }
guide-back = Terug
guide-continue = Verder
guide-done = Goed gedaan.
guide-play-on = Speel verder
guide-show = Laat zien waar
guide-others = De anderen spelen …
guide-read = Lees wat de gids zegt en druk dan op ‘Verder’.
guide-leave = Gids verlaten
guide-leave-text = De partij blijft zoals ze is. Je kunt zonder gids verder spelen, of later via je tafels terugkomen.
guide-leave-play = Zonder gids verder
guide-leave-home = Naar de startpagina
guide-leave-stay = Blijven
