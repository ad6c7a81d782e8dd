### Wörter des Tisches von Expo 1906 im Browser.

## Teile des Tisches

web-expo-parts = Teile des Tisches
web-expo-main-board = Spielbrett
web-expo-part-lab = Labor
web-expo-part-station = Bahnhof
web-expo-part-academy = Akademie
web-expo-part-patents = Patente
web-expo-part-jury = Jury
web-expo-jury = Jury
web-expo-patents = Patentamt
web-expo-bonuses = Bonusplättchen
web-expo-ghost-deck = Geisterdeck
web-expo-cards = Deine Aktionskarten

## Das Labor

web-expo-my-lab = Mein Labor
web-expo-lab = Labor von { $seat }
web-expo-lab-of = Labor von { $seat }, { $rows } Reihen zu { $columns } Feldern
web-expo-at = { $what } in Reihe { $row }, Spalte { $column }
web-expo-supply = Meine Plättchen
web-expo-no-tiles = Keine Plättchen warten.
web-expo-waiting = Wartet auf einen Platz:
web-expo-in-hand = in deiner Hand
web-expo-operation = { $number } von { $most }
web-expo-place-help = Du hältst ein Plättchen in der Hand. Die Pfeiltasten bewegen es, R dreht es, die Eingabetaste legt es, Escape legt es zurück.
web-expo-place-here = Hier legen
web-expo-turn = Drehen
web-expo-put-back = Zurücklegen
web-expo-remove-how = Wähle ein Plättchen oder Schrott in deinem Labor, um es zu entfernen
web-expo-remove = Entfernen
web-expo-remove-it = Das entfernen
web-expo-completes = { $project } wird fertig:
web-expo-gains-nothing = Hier bekommt kein Projekt etwas.
web-expo-loses-nothing = Kein Projekt würde etwas verlieren.
web-expo-no-room = Hier hat es keinen Platz.
web-expo-seek-place = Such einen Platz in deinem Labor.
web-expo-ledger = Was deinen Projekten fehlt
web-expo-tally = { $count } von { $most } Projekten
web-expo-complete = fertig
web-expo-with-this = mit diesem Plättchen
web-expo-lacks = fehlt
web-expo-needs = braucht
web-expo-enlarge = Labor von { $seat } vergrößern
web-expo-close = Schließen

## Plätze

web-expo-money = Geld
web-expo-projects = Projekte
web-expo-cards-left = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}

## Karten

web-expo-card-now = im Spiel
web-expo-card-played = gespielt
web-expo-card-held = Hand
web-expo-upgraded = aufgewertet
web-expo-barred = gesperrt
web-expo-barred-neighbour = gerade vor dir gespielt
web-expo-barred-ghost = liegt auf dem Geisterdeck
web-expo-barred-first-turn = nicht als deine erste Karte
web-expo-barred-last-turn = nicht im letzten Zug

## Das Spielbrett

web-expo-to-come = { $count ->
    [0] vollständig
   *[other] noch { $count }
}
web-expo-jury-said = Jury: { $steam } Lampen für Dampfkraft, { $electricity } für Elektrizität, { $dark } noch dunkel
web-expo-you-lead = { $count ->
    [0] du führst auf keinem Pfad
    [one] du führst auf 1 Pfad
   *[other] du führst auf { $count } Pfaden
}
web-expo-would-lead = { $seat } würde führen: { $track }
web-expo-nobody-leads = Niemand am Tisch würde führen: { $track }
web-expo-space = { $track }, Schritt { $step }
web-expo-pieces = Steine auf den Pfaden
web-expo-who = { $seat }
web-expo-ghost = Geist
web-expo-start-said = { $count ->
    [0] Erster Schritt: niemand.
   *[other] Erster Schritt: { $pieces }.
}
web-expo-piece-said = { $who } auf Schritt { $step }
web-expo-track-said = { $track }: { $count ->
    [0] niemand
   *[other] { $pieces }
}{ $led ->
    [0] .
   *[other] ; { $leads } führt.
}
web-expo-project-said = { $name }, { $shape }, { $energy }: braucht { $needs }; { $points } Punkte
web-expo-technology-said = { $name }: gibt { $gives }
web-expo-technology-of = { $name }: hat { $seat }
web-expo-any-for = eins davon für { $price } $
web-expo-refills = neu nach der Runde
web-expo-stack = { $shape }: { $count ->
    [0] kein weiteres Projekt im Stapel
    [one] 1 weiteres Projekt im Stapel
   *[other] { $count } weitere Projekte im Stapel
}
web-expo-options-left = { $left ->
    [0] keine Möglichkeit übrig
    [one] 1 Möglichkeit übrig
   *[other] { $left } Möglichkeiten übrig
}
web-expo-deck-left = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
web-expo-deck-holds = Was noch im Deck ist
web-expo-effect-prestige = { $points } je { $per } Siegpunkte, ganz zuletzt
web-expo-effect-money = { $points } je { $per } $
web-expo-effect-scraps = { $points } je überbautem Schrottfeld
web-expo-effect-technologies = { $points } je Technologie im Labor
web-expo-effect-fixed = { $points } Siegpunkte
web-expo-effect-shapes = { $points } je Projektform im Labor

## Was gerade geschieht

web-expo-phase-handicap = Vorgabe
web-expo-phase-card = Eine Karte wird gespielt
web-expo-phase-station = Bahnhof
web-expo-phase-academy = Akademie
web-expo-phase-laboratory = Laboratorium
web-expo-phase-placing = Laboratorium
web-expo-phase-journal = Zeitschrift
web-expo-phase-conference = Konferenzraum
web-expo-phase-rearranging = Konferenzraum
web-expo-phase-moving = Konferenzraum
web-expo-phase-stepping = Konferenzraum
web-expo-phase-bonus = Ein Bonusplättchen wird gewählt
web-expo-phase-over = Die Partie ist vorbei

## Keys

web-expo-keys-turn = Das Plättchen in deiner Hand drehen

## The end

web-expo-tie = Bei gleichen Punkten: Geld

## Names as small cards print them: long ones with the place where they may be cut

web-expo-plate-electrocardiograph = Elektro{"\u00AD"}kardiograph
web-expo-plate-turbine-steamer = Turbinen{"\u00AD"}dampfer
web-expo-plate-express-locomotive = Schnellzug{"\u00AD"}lokomotive
web-expo-plate-electric-locomotive = Elektro{"\u00AD"}lokomotive
web-expo-plate-typewriter = Schreib{"\u00AD"}maschine
web-expo-plate-vacuum-tube = Elektronen{"\u00AD"}röhre
web-expo-plate-x-ray-machine = Röntgen{"\u00AD"}gerät
web-expo-plate-cruise-ship = Kreuzfahrt{"\u00AD"}schiff
web-expo-plate-espresso-machine = Espresso{"\u00AD"}maschine
