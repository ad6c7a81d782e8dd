### Expo 1906: namen, labels, gebeurtenissen, weigeringen, opties.

expo-title = Expo 1906

## Grondstoffen en tegels

expo-resource-steel = Staal
expo-resource-copper = Koper
expo-resource-manual = Handmatig
expo-resource-automated = Automatisch
expo-resource-empirical = Empirisch
expo-resource-theoretical = Theoretisch
expo-resource-steam = Stoom
expo-resource-electricity = Elektriciteit
expo-tile = 2 { $two } / 1 { $one }
expo-scrap = schroot
expo-first-step = de eerste stap
expo-amounts = { $steel ->
    [0] {""}
   *[other] {" "}{ $steel } Staal
}{ $copper ->
    [0] {""}
   *[other] {" "}{ $copper } Koper
}{ $manual ->
    [0] {""}
   *[other] {" "}{ $manual } Handmatig
}{ $automated ->
    [0] {""}
   *[other] {" "}{ $automated } Automatisch
}{ $empirical ->
    [0] {""}
   *[other] {" "}{ $empirical } Empirisch
}{ $theoretical ->
    [0] {""}
   *[other] {" "}{ $theoretical } Theoretisch
}{ $steam ->
    [0] {""}
   *[other] {" "}{ $steam } Stoom
}{ $electricity ->
    [0] {""}
   *[other] {" "}{ $electricity } Elektriciteit
}
expo-improves = {" "}verbetert je kaart { $card }
expo-price = $ { $price }
expo-prices = { $before }, $ { $price }

## Kaarten

expo-card-station = Station
expo-card-academy = Academie
expo-card-laboratory = Laboratorium
expo-card-journal = Tijdschrift
expo-card-skyscraper = Wolkenkrabber
expo-card-conference = Conferentie
expo-upgraded = { $card } (verbeterd)
expo-promise-station = tegels voor { $prices }
expo-promise-academy = project of technologie voor $ { $price }{ $upgraded ->
    [0] {""}
   *[other] {" "}en een tegel gratis
}
expo-promise-laboratory = { $count } keer leggen of verwijderen
expo-promise-journal = { $count } bewegingspunten{ $upgraded ->
    [0] {""}
   *[other] , sprongen zijn goedkoper
}{ $ghosts ->
    [0] {""}
   *[other] ; eerst bewegen { $ghosts } tegels de spoken
}
expo-promise-skyscraper = +$ { $money }
expo-promise-conference = { $count } van vier, dan rondeeinde
expo-conference-rearrange = het lab herschikken
expo-conference-funds = subsidie
expo-conference-step = patentstap
expo-conference-jury = jurytegel
expo-conference-rearrange-gives = tot { $moves } tegels verplaatsen of draaien
expo-conference-funds-gives = +$ { $money }
expo-conference-step-gives = 1 bewegingspunt

## Vormen, projecten, technologieën, bonustegels

expo-shape-i = I-vorm
expo-shape-l = L-vorm
expo-shape-s = S-vorm
expo-shape-t = T-vorm
expo-shape-square = vierkant
expo-project-airship = Luchtschip
expo-project-turbine-steamer = Turbinestoomschip
expo-project-express-locomotive = Sneltreinlocomotief
expo-project-electrocardiograph = Elektrocardiograaf
expo-project-escalator = Roltrap
expo-project-electric-locomotive = Elektrische locomotief
expo-project-gramophone = Grammofoon
expo-project-typewriter = Typemachine
expo-project-motor-car = Automobiel
expo-project-synthetic-rubber = Synthetisch rubber
expo-project-telegraphone = Telegrafoon
expo-project-vacuum-tube = Vacuümbuis
expo-project-cellophane = Cellofaan
expo-project-motorcycle = Motorfiets
expo-project-tractor = Trekker
expo-project-wireless-telegraph = Draadloze telegraaf
expo-project-x-ray-machine = Röntgenapparaat
expo-project-neon-lamp = Neonlamp
expo-project-laparoscopy = Laparoscopie
expo-project-aeroplane = Vliegtuig
expo-project-vacuum-cleaner = Stofzuiger
expo-project-telephone = Telefoon
expo-project-light-bulb = Gloeilamp
expo-project-hearing-aid = Gehoorapparaat
expo-project-cruise-ship = Cruiseschip
expo-project-espresso-machine = Espressomachine
expo-project-bakelite = Bakeliet
expo-project-cinematograph = Cinematograaf
expo-project-washing-machine = Wasmachine
expo-project-air-conditioner = Airconditioner
expo-technology-combustion-engine = Verbrandingsmotor
expo-technology-batteries = Batterijen
expo-technology-high-speed-tool-steel = Sneldraaistaal
expo-technology-time-study = Tijdstudie
expo-technology-electrolysis = Elektrolyse
expo-technology-wire-drawing-mill = Draadtrekkerij
expo-technology-tabulating-machine = Tabelleermachine
expo-technology-steel-metallurgy = Staalmetallurgie
expo-technology-improvement-station = Verbetering Station
expo-technology-improvement-academy = Verbetering Academie
expo-technology-improvement-laboratory = Verbetering Laboratorium
expo-technology-improvement-journal = Verbetering Tijdschrift
expo-technology-improvement-skyscraper = Verbetering Wolkenkrabber
expo-bonus-eiffel = Eiffeltoren, Parijs 1889
expo-bonus-ferris = Reuzenrad, Chicago 1893
expo-bonus-colonies = Paleis der Koloniën, Brussel 1907
expo-bonus-metro = Parijse metro, Parijs 1900
expo-bonus-beaux-arts = Paleis voor Schone Kunsten, Luik 1905
expo-bonus-simplon = Simplontunnel, Milaan 1906

## Waar punten vandaan komen, hoe het eindigt

expo-source-projects = voltooide projecten
expo-source-leads = kopposities bij het voltooien
expo-source-jury = oordeel van de jury
expo-source-steps = stukken vlak voor het eind van een spoor
expo-source-prestige = Eiffeltoren (prestige)
expo-source-money = Reuzenrad (geld)
expo-source-scraps = Brussel (overbouwde schrootvelden)
expo-source-technologies = Parijse metro (technologieën)
expo-source-fixed = Luik
expo-source-shapes = Simplontunnel (vormen)
expo-end-jury = de jury is compleet
expo-end-patents = op elk spoor staat een stuk op de laatste stap
expo-end-projects = iemand heeft het laatste project voltooid

## Acties

expo-action-play = { $card }: { $promise }
expo-action-buy-tile = { $tile } kopen: −$ { $price }
expo-action-buy-tile-nothing = Van een leeg veld kopen
expo-action-buy-project = { $project } kopen ({ $shape }, { $energy }), vraagt{ $needs }: −$ { $price }, { $points } waard
expo-action-buy-project-nothing = Van een lege projectplek kopen
expo-action-buy-technology = { $technology } kopen,{ $gives }: −$ { $price }
expo-action-buy-technology-nothing = Een technologie kopen die er niet is
expo-action-take-tile = { $tile } gratis nemen
expo-action-take-tile-nothing = Van een leeg veld nemen
expo-action-choose = { $tile } leggen
expo-action-choose-nothing = Een tegel leggen die er niet is
expo-action-put = { $tile } naar rij { $row }, kolom { $column }{ $turns ->
    [0] {""}
    [one] , één keer gedraaid
    [2] , twee keer gedraaid
   *[other] , { $turns } keer gedraaid
}{ $units ->
    [0] {""}
    [one] : 1 van de nodige eenheden
   *[other] : { $units } van de nodige eenheden
}{ $points ->
    [0] {""}
   *[other] , voltooit voor +{ $points }
}
expo-action-put-nothing = Niets leggen
expo-action-remove = { $tile } verwijderen uit rij { $row }, kolom { $column }
expo-action-remove-nothing = Niets verwijderen
expo-action-lift = { $tile } verplaatsen of draaien, rij { $row }, kolom { $column }
expo-action-lift-nothing = Niets verplaatsen
expo-action-enter = Stuk { $piece }: eerste stap → { $track } 2
expo-action-advance = Stuk { $piece }: { $here } { $step } → { $next }
expo-action-jump = Stuk { $piece }: sprong van { $here } { $step } naar { $track } { $step }{ $price ->
    [0] , gratis
   *[other] : −$ { $price }
}
expo-action-take-bonus = { $bonus }: nu { $points } waard voor elk van je stukken daar
expo-action-take-bonus-nothing = Een bonustegel nemen die er niet is
expo-action-confer = { $option }: { $what }
expo-action-choose-jury = Jurytegel: { $energy }
expo-action-finish = Klaar

## Wat er te beslissen is

expo-prompt-handicap = Leg { $tile } in plaats van een schroot, gedraaid zoals je wilt.
expo-prompt-card = Speel een van je actiekaarten.
expo-prompt-card-but = Speel een van je actiekaarten, maar niet { $card }: die is net gespeeld.
expo-prompt-last-card = Je laatste beurt: speel een van je actiekaarten.
expo-prompt-station = Koop op het Station een tegel voor $ { $price }: { $left ->
    [one] nog 1 aankoop.
   *[other] nog { $left } aankopen.
}
expo-prompt-station-empty = Het Station is leeg: rond af.
expo-prompt-poor = Je hebt $ { $money }, de volgende kost $ { $price }: rond af.
expo-prompt-academy = Koop een project of een technologie voor $ { $price }.
expo-prompt-academy-both = Koop een project of een technologie voor $ { $price }, en neem een grondstoftegel gratis.
expo-prompt-academy-free = Neem gratis een grondstoftegel van het Station.
expo-prompt-academy-done = Er valt niets meer te nemen: rond af.
expo-prompt-laboratory = Leg of verwijder een tegel: { $left ->
    [one] nog 1 keer.
   *[other] nog { $left } keer.
}
expo-prompt-placing = Kies waar je { $tile } legt, en draai zoals je wilt.
expo-prompt-journal = Verplaats je patentstukken: { $left ->
    [one] nog 1 punt.
   *[other] nog { $left } punten.
}
expo-prompt-conference = Kies { $done ->
    [0] een mogelijkheid
   *[other] nog een mogelijkheid
} van de Conferentie: { $left ->
    [one] nog 1, dan eindigt de ronde.
   *[other] nog { $left }, dan eindigt de ronde.
}
expo-prompt-rearranging = Verplaats of draai een tegel in je lab: { $left ->
    [one] nog 1 keer.
   *[other] nog { $left } keer.
}
expo-prompt-moving = Kies een nieuwe plek voor { $tile }, en draai zoals je wilt.
expo-prompt-stepping = Verplaats een van je patentstukken: { $left ->
    [one] nog 1 punt.
   *[other] nog { $left } punten.
}
expo-prompt-bonus = Kies de bonustegel voor het eind van { $track }.

## Gebeurtenissen

expo-event-card-played = { $seat } speelt { $card }{ $upgraded ->
    [0] {""}
   *[other] {" "}(verbeterd)
}.
expo-event-money-gained = { $seat } ontvangt $ { $amount } en heeft $ { $money }.
expo-event-tile-bought = { $seat } koopt { $tile } voor $ { $price }.
expo-event-tile-taken = { $seat } neemt { $tile } gratis.
expo-event-academy-bought = { $seat } koopt { $tile } voor $ { $price }.
expo-event-tile-chosen = { $seat } kiest { $tile }.
expo-event-tile-placed = { $seat } legt { $tile } in rij { $row }, kolom { $column }.
expo-event-tile-removed = { $seat } verwijdert { $tile } uit rij { $row }, kolom { $column }.
expo-event-scrap-removed = { $seat } verwijdert schroot uit rij { $row }, kolom { $column }.
expo-event-tile-lifted = { $seat } pakt { $tile } op uit rij { $row }, kolom { $column }.
expo-event-tile-moved = { $seat } legt { $tile } weer neer, in rij { $row }, kolom { $column }.
expo-event-handicap-drawn = { $seat } trekt { $tile } om een schroot te vervangen.
expo-event-scrap-replaced = { $seat } vervangt het schroot in rij { $row }, kolom { $column } door { $tile }.
expo-event-project-completed = { $seat } voltooit { $tile }: { $points } punten{ $leads ->
    [0] {""}
   *[other] {" "}en { $leads } voor het leiden
}.
expo-event-card-swapped = { $upgraded ->
    [0] { $seat } heeft weer de gewone kaart { $card }.
   *[other] { $seat } krijgt de verbeterde kaart { $card }.
}
expo-event-piece-moved = Een stuk van { $seat } komt op { $track } { $step }{ $price ->
    [0] {""}
   *[other] {" "}voor $ { $price }
}.
expo-event-ghost-tile-drawn = { $tile } wordt voor de spoken getrokken.
expo-event-ghost-moved = Het spook op { $track } komt op stap { $step }.
expo-event-bonus-taken = { $seat } legt { $bonus } aan het eind van { $track }.
expo-event-bonus-drawn = { $bonus } wordt getrokken voor het eind van { $track }.
expo-event-option-chosen = { $seat } kiest: { $option }.
expo-event-option-ended = { $seat } laat de rest van de keuze zitten.
expo-event-action-ended = { $seat } is klaar: { $card }.
expo-event-jury-chosen = { $seat } kiest een jurytegel: { $energy }.
expo-event-jury-drawn = Er wordt een jurytegel getrokken: { $energy }.
expo-event-project-returned = { $tile } gaat onder de stapel.
expo-event-project-revealed = { $tile } komt in de Academie.
expo-event-station-cleared = { $count ->
    [one] 1 tegel verlaat het Station.
   *[other] { $count } tegels verlaten het Station.
}
expo-event-station-filled = { $tile } komt op veld { $space } van het Station.
expo-event-tiles-shuffled = De aflegstapel wordt een nieuwe trekstapel ({ $count }).
expo-event-round-ended = Ronde { $round } is voorbij.
expo-event-round-began = Ronde { $round } begint met { $start }.
expo-event-end-caused = { $seat } luidt het einde in: { $end }.
expo-event-turn-passed = { $seat } heeft geen kaart meer voor de laatste beurt.
expo-event-ghost-deck-shuffled = De spookstapel wordt geschud.
expo-event-ghost-revealed = De spookstapel toont { $card }.
expo-event-ghost-skipped = De spookstapel toont ook { $card }; die kaart gaat opzij.
expo-event-scored = { $seat } scoort { $points }: { $source }.
expo-event-match-ended = De partij is voorbij: { $end }.

## Weigeringen

expo-refusal-over = de partij is voorbij
expo-refusal-turn = { $other } is aan de beurt, niet { $seat }
expo-refusal-no-card = { $seat } speelt eerst een kaart
expo-refusal-lay-first = eerst wordt de tegel in de hand gelegd
expo-refusal-replace-first = eerst vervangt de getrokken tegel een schroot
expo-refusal-bonus-first = eerst wordt een bonustegel gekozen
expo-refusal-other-card = { $card } staat dit niet toe
expo-refusal-played = { $seat } heeft { $card } deze ronde al gespeeld
expo-refusal-last-conference = in een laatste beurt mag de Conferentie niet worden gespeeld
expo-refusal-neighbour = { $card } is net voor jou gespeeld
expo-refusal-first-conference = { $seat } mag de Conferentie niet als eerste kaart van een ronde spelen
expo-refusal-money = { $seat } heeft $ { $money } en heeft $ { $need } nodig
expo-refusal-empty-space = er ligt geen tegel op veld { $space } van het Station
expo-refusal-equal-tile = een gelijke tegel ligt op een eerder veld dan { $space }; neem die
expo-refusal-not-upgraded = de kaart { $card } van { $seat } is niet verbeterd
expo-refusal-taken = { $seat } heeft de gratis tegel al genomen
expo-refusal-empty-slot = er ligt geen project op plek { $slot } van de Academie
expo-refusal-no-technology = deze technologie ligt niet in de Academie
expo-refusal-bought = { $seat } heeft al een project of technologie gekocht
expo-refusal-not-in-supply = { $seat } heeft zo'n tegel niet in voorraad
expo-refusal-no-room = er is in het lab geen plek voor { $tile }
expo-refusal-same-turn = { $tile } ziet er { $turns } keer gedraaid hetzelfde uit; kies die draaiing
expo-refusal-outside = { $tile } in rij { $row }, kolom { $column } zou buiten het lab steken
expo-refusal-occupied = { $tile } in rij { $row }, kolom { $column } zou op een andere tegel of op schroot liggen
expo-refusal-no-cell = zo'n veld is er niet in het lab
expo-refusal-empty-cell = er ligt niets in rij { $row }, kolom { $column }
expo-refusal-first-cell = de tegel in rij { $row }, kolom { $column } heet naar zijn eerste veld in leesrichting
expo-refusal-protected = dit project zou niet meer voltooid zijn: { $project }
expo-refusal-no-scrap = er ligt geen schroot in rij { $row }, kolom { $column }
expo-refusal-option = “{ $option }” is al gekozen
expo-refusal-nothing-to-move = { $seat } heeft geen tegel die verplaatst kan worden
expo-refusal-no-piece = { $seat } heeft geen stuk dat verder kan
expo-refusal-no-jury = er is geen jurytegel voor { $energy } meer
expo-refusal-scrap = schroot wordt nooit verplaatst of gedraaid
expo-refusal-immovable = { $tile } kan nergens heen
expo-refusal-unmoved = { $tile } ligt daar al
expo-refusal-breaks = dit project zou niet meer voltooid zijn: { $project }
expo-refusal-twin = stuk { $piece } staat op dezelfde plek; verplaats dat
expo-refusal-entered = dit stuk van { $seat } staat al op het spoor { $track }
expo-refusal-not-entered = dit stuk van { $seat } moet eerst een spoor betreden
expo-refusal-last-step = dit stuk van { $seat } staat op stap { $step }, de laatste
expo-refusal-no-jump = van stap { $step }, waar dit stuk staat, is er geen sprong naar { $track }
expo-refusal-no-bonus = deze bonustegel is er niet meer

## Opties

expo-option-conference-options = Of de twee keuzes van een Conferentie moeten verschillen
expo-option-conference-options-different = Ja
expo-option-conference-options-repeat = Nee, maar er mag maar één jurytegel worden gekozen
expo-option-last-clean-up = Wat er gebeurt tussen de laatste Conferentie van de tiende ronde en de laatste beurten
expo-option-last-clean-up-full = De hele opruimfase, zodat iedereen weer alle kaarten heeft
expo-option-last-clean-up-skipped = Alleen de jurytegel wordt gelegd; laatste beurten met de kaarten die nog in de hand zijn
expo-option-first-step-leads = Of je op de gemeenschappelijke eerste stap een spoor kunt leiden
expo-option-first-step-leads-no = Nee, leiden kan pas vanaf de tweede stap
expo-option-first-step-leads-yes = Ja, met het bovenste stuk, eerst dat van de startspeler
expo-option-two-sides = Wat twee zijden van één soort van een grondstoftegel aan één project geven
expo-option-two-sides-both = Beide zijden tellen
expo-option-two-sides-once = De soort telt één keer per tegel
expo-option-laboratory-limit = Wanneer een verbeterd Laboratorium één tegel meer toestaat
expo-option-laboratory-limit-fixed = Vanaf de volgende keer dat de kaart wordt gespeeld
expo-option-laboratory-limit-at-once = Meteen
expo-option-played-cards = Welke gespeelde kaarten anderen mogen zien
expo-option-played-cards-open = Alle van deze ronde
expo-option-played-cards-strict = Alleen de laatste van elke speler
expo-option-ghost-journal = Solo: of een Tijdschrift van de spookstapel de spoken beweegt
expo-option-ghost-journal-no = Nee, alleen je eigen Tijdschrift
expo-option-ghost-journal-yes = Ja
expo-option-solo-start = Solo: wie een ronde begint na een Conferentie van de spookstapel
expo-option-solo-start-ghost = De spookstapel
expo-option-solo-start-player = De speler
expo-option-ghosts-lead = Of spoken een spoor kunnen leiden
expo-option-ghosts-lead-yes = Ja, en dan leidt verder niemand
expo-option-ghosts-lead-no = Nee
expo-option-handicap-0 = Ervaring van plaats 0
expo-option-handicap-0-scientist = Wetenschapper: al het schroot blijft
expo-option-handicap-0-lab-assistant = Laborant: één schroot wordt een grondstoftegel
expo-option-handicap-0-freshman = Eerstejaars: twee schroot worden grondstoftegels
expo-option-handicap-1 = Ervaring van plaats 1
expo-option-handicap-1-scientist = Wetenschapper: al het schroot blijft
expo-option-handicap-1-lab-assistant = Laborant: één schroot wordt een grondstoftegel
expo-option-handicap-1-freshman = Eerstejaars: twee schroot worden grondstoftegels
expo-option-handicap-2 = Ervaring van plaats 2
expo-option-handicap-2-scientist = Wetenschapper: al het schroot blijft
expo-option-handicap-2-lab-assistant = Laborant: één schroot wordt een grondstoftegel
expo-option-handicap-2-freshman = Eerstejaars: twee schroot worden grondstoftegels
expo-option-handicap-3 = Ervaring van plaats 3
expo-option-handicap-3-scientist = Wetenschapper: al het schroot blijft
expo-option-handicap-3-lab-assistant = Laborant: één schroot wordt een grondstoftegel
expo-option-handicap-3-freshman = Eerstejaars: twee schroot worden grondstoftegels
