### Woorden van de tafel in de terminal en van de opdrachtregel.

## Het verloop van een partij

terminal-welcome = { $game }. Een getal kiest, ? toont hulp, q verlaat de tafel.
terminal-expected = { $answer }: verwacht wordt een getal van 1 tot { $most }, of ? voor hulp
terminal-nothing-back = Niets terug te nemen: er is een kaart onthuld, of een andere plaats heeft gehandeld.
terminal-back = Teruggenomen: { $action }
terminal-undone = {" "}(teruggenomen)
terminal-save-where = s: verwacht wordt de naam van een bestand
terminal-saved = Bewaard in { $file }; elke volgende actie wordt daar ook bewaard.
terminal-no-rule = { $what }: geen regel spreekt ervan
terminal-scores = Eindstand
terminal-points-from = punten uit
terminal-total = totaal
terminal-place = rang

## Hulp: wat je kunt typen en wat het doet

terminal-key-number = getal
terminal-key-why = ? getal
terminal-key-find = ? woord
terminal-key-save = s bestand
terminal-help-number = die actie kiezen
terminal-help-undo = je laatste actie terugnemen, tot de laatste grens
terminal-help-why = de regels achter een actie
terminal-help-find = één regel met zijn nummer, of alle regels waarin het woord staat
terminal-help-board = het bord nog eens tonen
terminal-help-log = het verloop van de partij
terminal-help-save = de partij bewaren; `menlo play --resume bestand` gaat ermee verder
terminal-help-leave = de tafel verlaten

## Lijsten en verslagen

terminal-game = { $name } ({ $designers }, { $year }), { $from }-{ $to } spelers
terminal-default = standaard { $value }
terminal-bots = bots: { $names }
terminal-record = { $name }, { $seats } spelers, regelversie { $rules }, pakket { $pack }
terminal-option = optie { $name }: { $value }
terminal-ranked = { $place }. { $name }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
terminal-round = Ronde { $round } van { $rounds }

## Era of Inventions

terminal-era-place = Schijf plaatsen
terminal-era-resolve = Een van je schijven uitvoeren
terminal-era-withdraw = Of er een terugnemen
terminal-era-build = Fabriek bouwen
terminal-era-run = Met één fabriek produceren
terminal-era-buy = Lading kopen
terminal-era-produce = Uitvinding produceren
terminal-era-fake = Namaak produceren
terminal-era-market = Ruilmarkt
terminal-era-swap = Ruilmarkt, twee voor één
terminal-era-develop = Uitvinding ontwikkelen
terminal-era-register = Patent vastleggen
terminal-era-done = Klaar
terminal-era-bonus = Bonusschijf
terminal-era-workshop = Werkplaats
terminal-era-workshop-hint = ontwikkeling, invloed, royalty
terminal-era-inventions = Uitvindingen
terminal-era-factories = Fabrieken
terminal-era-harbour = Haven
terminal-era-harbour-hint = 1 munt per lading
terminal-era-areas = Actievelden
terminal-era-tokens = schijven
terminal-era-takes = kost → geeft
terminal-era-costs = kost → levert
terminal-era-makes = levert
terminal-era-gold = goud
terminal-era-silver = zilver
terminal-era-is-fake = {" "}(namaak)
terminal-era-influence = invl.
terminal-era-patents = pat.
terminal-era-developed = ontw.
terminal-era-capacity = cap.
terminal-era-short-coin = munt
terminal-era-short-cog = ontw
terminal-era-short-metal = met.
terminal-era-short-technology = tech
terminal-era-short-tool = ger.
terminal-era-short-coal = kool
terminal-era-short-wood = hout
terminal-era-short-bonus = bonus
terminal-era-cards = stapel { $deck }, afgelegd { $discards }, nieuw { $news }
terminal-era-piles = stapel { $deck }, afgelegd { $discards }
terminal-era-start = startspeler { $name }
terminal-era-bonus-left = { $count ->
    [one] nog 1 bonusschijf
   *[other] nog { $count } bonusschijven
}
terminal-era-letters = { $goods }, i invloed, ? een van M T L
terminal-era-signs = {"["}0] plaats 0, * gepatenteerd, ↑ vervalt aan het rondeeinde, ! schijf nog niet bruikbaar
terminal-era-ends = ^ leidt of deelt een eindbonus: patenten, ontwikkelingsblokjes, capaciteit van fabrieken

## Expo 1906

terminal-expo-play = Kaart spelen
terminal-expo-station = Station
terminal-expo-free = Station, gratis
terminal-expo-projects = Academie, projecten
terminal-expo-technologies = Academie, technologieën
terminal-expo-choose = Tegel uit je voorraad leggen
terminal-expo-put = Waar hij komt
terminal-expo-remove = Uit je lab verwijderen
terminal-expo-lift = Tegel verplaatsen of draaien
terminal-expo-patents = Patentbureau
terminal-expo-jumps = Patentbureau, sprongen
terminal-expo-bonus = Bonustegel kiezen
terminal-expo-conference = Conferentie
terminal-expo-done = Klaar
terminal-expo-lab = Lab
terminal-expo-top-first = bovenste stuk eerst
terminal-expo-academy = Academie
terminal-expo-technologies-left = Technologieën
terminal-expo-none-left = geen meer
terminal-expo-track = spoor
terminal-expo-lead = leidt
terminal-expo-step-pieces = stap: stukken
terminal-expo-bonus-tile = bonus
terminal-expo-step-one = stap 1
terminal-expo-ghost = spook
terminal-expo-runs-on = werkt op
terminal-expo-needs = vraagt
terminal-expo-points = ptn
terminal-expo-stack = rest
terminal-expo-project = project
terminal-expo-lacks = mist
terminal-expo-would-score = zou scoren
terminal-expo-complete = voltooid
terminal-expo-in-lab = in het lab
terminal-expo-in-supply = in voorraad
terminal-expo-nothing = niets
terminal-expo-prestige = prestige
terminal-expo-now = nu
terminal-expo-money = geld
terminal-expo-completed = klaar
terminal-expo-lab-tiles = lab
terminal-expo-supply-tiles = voorraad
terminal-expo-hand = hand
terminal-expo-played = gespeeld
terminal-expo-jury = jury { $steam } stoom, { $electricity } elektriciteit
terminal-expo-ghost-deck = spookstapel { $count }
terminal-expo-last = net gespeeld: { $card }
terminal-expo-ending = laatste beurten: { $end }
terminal-expo-piles = stapel { $stack }, afgelegd { $discards }
terminal-expo-supply = voorraad: { $tiles }
terminal-expo-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
terminal-expo-signs = EM/cu↗ 2 em noord en oost, 1 cu zuid en west; ## schroot; * voltooid; [0] plaats 0, g spook
terminal-expo-letters = S Station, A Academie, L Laboratorium, J Tijdschrift, K Wolkenkrabber, C Conferentie, + verbeterd
terminal-expo-now-means = nu: punten als de partij nu eindigde

## Smartphone Inc.

terminal-smartphone-colour = Kleur kiezen
terminal-smartphone-pads = Pads kiezen
terminal-smartphone-upper = Bovenste pad leggen
terminal-smartphone-lay = Upgrade leggen
terminal-smartphone-down = Upgrade gedekt neerleggen
terminal-smartphone-done = Klaar
terminal-smartphone-take = Upgrade nemen
terminal-smartphone-research = Onderzoek
terminal-smartphone-logistics = Logistiek
terminal-smartphone-sell = Verkopen
terminal-smartphone-bonus = De bonus van de retailer
terminal-smartphone-region = regio
terminal-smartphone-cost = kost
terminal-smartphone-offices = kantoren, punten
terminal-smartphone-customers = klanten
terminal-smartphone-progress = voortgang
terminal-smartphone-retailer = retailer
terminal-smartphone-technology = technologie
terminal-smartphone-side = kant
terminal-smartphone-patent = patent
terminal-smartphone-owners = bezitters
terminal-smartphone-front = voor
terminal-smartphone-back = achter
terminal-smartphone-its-colour = kleur
terminal-smartphone-points = punten
terminal-smartphone-total = totaal
terminal-smartphone-price = prijs
terminal-smartphone-goods = prod.
terminal-smartphone-gears = tandw.
terminal-smartphone-trucks = trucks
terminal-smartphone-factory = fabr.
terminal-smartphone-tokens = fiches
terminal-smartphone-markers = voortg.
terminal-smartphone-offices-left = kant.
terminal-smartphone-yes = ja
terminal-smartphone-no = nee
terminal-smartphone-no-improvements = geen upgrades
terminal-smartphone-row = rij
terminal-smartphone-column = kolom
terminal-smartphone-worth = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
terminal-smartphone-left = { $tokens } productfiches, { $pile } upgrades in de stapel
terminal-smartphone-display = aanbod { $tiles }
terminal-smartphone-sheet = Steves blad, per ronde: { $rows }
terminal-smartphone-plan = Jouw plan: { $result }
terminal-smartphone-signs = {"["}0] plaats 0, ▶ aan de beurt, ✓ klaar; boven vrije velden punten voor plaats 1/2, bij retailers die van het veld
terminal-smartphone-customers-are = klanten: hoogste prijs, of technologie { $technologies }
terminal-smartphone-pads-show = pads: T truck, C krat, G tandwiel, F fabriek, +$ en -$C veranderen de prijs, “.” leeg
