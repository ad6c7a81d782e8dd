### Woorden van de tafel van Expo 1906 in de browser.

## Delen van de tafel

web-expo-parts = Delen van de tafel
web-expo-main-board = Spelbord
web-expo-part-lab = Lab
web-expo-part-station = Station
web-expo-part-academy = Academie
web-expo-part-patents = Patenten
web-expo-part-jury = Jury
web-expo-jury = Jury
web-expo-patents = Patentbureau
web-expo-bonuses = Bonustegels
web-expo-ghost-deck = Spookstapel
web-expo-cards = Jouw actiekaarten

## Het laboratorium

web-expo-my-lab = Mijn lab
web-expo-lab = Lab van { $seat }
web-expo-lab-of = Lab van { $seat }, { $rows } rijen van { $columns } velden
web-expo-at = { $what } in rij { $row }, kolom { $column }
web-expo-supply = Mijn tegels
web-expo-no-tiles = Er wachten geen tegels.
web-expo-waiting = Wacht op een plek:
web-expo-in-hand = in je hand
web-expo-operation = { $number } van { $most }
web-expo-place-help = Je hebt een tegel in de hand. Pijltjestoetsen verplaatsen hem, R draait hem, Enter legt hem neer, Escape legt hem terug.
web-expo-place-here = Hier leggen
web-expo-turn = Draaien
web-expo-put-back = Terugleggen
web-expo-remove-how = Kies een tegel of schroot in je lab om het te verwijderen
web-expo-remove = Verwijderen
web-expo-remove-it = Dit verwijderen
web-expo-completes = voltooit { $project }:
web-expo-gains-nothing = Hier krijgt geen project iets.
web-expo-loses-nothing = Geen enkel project zou iets verliezen.
web-expo-no-room = Hier is er geen plaats voor.
web-expo-seek-place = Zoek een plek in je lab.
web-expo-ledger = Wat je projecten missen
web-expo-tally = { $count } van { $most } projecten
web-expo-complete = voltooid
web-expo-with-this = met deze tegel
web-expo-lacks = mist
web-expo-needs = vraagt
web-expo-enlarge = Lab van { $seat } vergroten
web-expo-close = Sluiten

## Plaatsen

web-expo-money = geld
web-expo-projects = projecten
web-expo-cards-left = { $count ->
    [one] 1 kaart in de hand
   *[other] { $count } kaarten in de hand
}

## Kaarten

web-expo-card-now = in het spel
web-expo-card-played = gespeeld
web-expo-card-held = hand
web-expo-upgraded = verbeterd
web-expo-barred = verboden
web-expo-barred-neighbour = net voor jou gespeeld
web-expo-barred-ghost = ligt op de spookstapel
web-expo-barred-first-turn = niet als je eerste kaart
web-expo-barred-last-turn = niet in een laatste beurt

## Het spelbord

web-expo-to-come = { $count ->
    [0] compleet
   *[other] nog { $count }
}
web-expo-jury-said = Jury: { $steam } lampen voor Stoom, { $electricity } voor Elektriciteit, { $dark } nog donker
web-expo-you-lead = { $count ->
    [0] je leidt op geen spoor
    [one] je leidt op 1 spoor
   *[other] je leidt op { $count } sporen
}
web-expo-would-lead = { $seat } zou leiden op { $track }
web-expo-nobody-leads = Niemand aan tafel zou leiden op { $track }
web-expo-space = { $track }, stap { $step }
web-expo-pieces = Stukken op de sporen
web-expo-who = { $seat }
web-expo-ghost = spook
web-expo-start-said = { $count ->
    [0] Eerste stap: niemand.
   *[other] Eerste stap: { $pieces }.
}
web-expo-piece-said = { $who } op stap { $step }
web-expo-track-said = { $track }: { $count ->
    [0] niemand
   *[other] { $pieces }
}{ $led ->
    [0] .
   *[other] ; { $leads } ligt voor.
}
web-expo-project-said = { $name }, { $shape }, { $energy }: vraagt { $needs }; { $points } punten
web-expo-technology-said = { $name }: geeft { $gives }
web-expo-technology-of = { $name }: is van { $seat }
web-expo-any-for = elk voor $ { $price }
web-expo-refills = nieuw na de ronde
web-expo-stack = { $shape }: { $count ->
    [0] geen ander project in de stapel
    [one] nog 1 project in de stapel
   *[other] nog { $count } projecten in de stapel
}
web-expo-options-left = { $left ->
    [0] geen keuze over
    [one] 1 keuze over
   *[other] { $left } keuzes over
}
web-expo-deck-left = { $count ->
    [one] nog 1 kaart
   *[other] nog { $count } kaarten
}
web-expo-deck-holds = Wat nog in de stapel zit
web-expo-effect-prestige = { $points } per { $per } punten, als allerlaatste
web-expo-effect-money = { $points } per $ { $per }
web-expo-effect-scraps = { $points } per overbouwd schrootveld
web-expo-effect-technologies = { $points } per technologie in het lab
web-expo-effect-fixed = { $points } punten
web-expo-effect-shapes = { $points } per projectvorm in het lab

## Wat er gaande is

web-expo-phase-handicap = Voorgift
web-expo-phase-card = Er wordt een kaart gespeeld
web-expo-phase-station = Station
web-expo-phase-academy = Academie
web-expo-phase-laboratory = Laboratorium
web-expo-phase-placing = Laboratorium
web-expo-phase-journal = Tijdschrift
web-expo-phase-conference = Conferentie
web-expo-phase-rearranging = Conferentie
web-expo-phase-moving = Conferentie
web-expo-phase-stepping = Conferentie
web-expo-phase-bonus = Er wordt een bonustegel gekozen
web-expo-phase-over = De partij is voorbij

## Keys

web-expo-keys-turn = De tegel in je hand draaien

## The end

web-expo-tie = Bij gelijke punten: geld

## Names as small cards print them: long ones with the place where they may be cut

web-expo-plate-electrocardiograph = Elektro{"\u00AD"}cardiograaf
web-expo-plate-turbine-steamer = Turbine{"\u00AD"}stoomschip
web-expo-plate-express-locomotive = Sneltrein{"\u00AD"}locomotief
web-expo-plate-electric-locomotive = Elektrische locomotief
web-expo-plate-typewriter = Type{"\u00AD"}machine
web-expo-plate-vacuum-tube = Vacuüm{"\u00AD"}buis
web-expo-plate-x-ray-machine = Röntgen{"\u00AD"}apparaat
web-expo-plate-cruise-ship = Cruise{"\u00AD"}schip
web-expo-plate-espresso-machine = Espresso{"\u00AD"}machine
