### Expo 1906: Namen, Beschriftungen, Ereignisse, Ablehnungen, Optionen.

expo-title = Expo 1906

## Ressourcen und Plättchen

expo-resource-steel = Stahl
expo-resource-copper = Kupfer
expo-resource-manual = Manuell
expo-resource-automated = Automatisiert
expo-resource-empirical = Empirisch
expo-resource-theoretical = Theoretisch
expo-resource-steam = Dampfkraft
expo-resource-electricity = Elektrizität
expo-tile = 2 { $two } / 1 { $one }
expo-scrap = Schrott
expo-first-step = der erste Schritt
expo-amounts = { $steel ->
    [0] {""}
   *[other] {" "}{ $steel } Stahl
}{ $copper ->
    [0] {""}
   *[other] {" "}{ $copper } Kupfer
}{ $manual ->
    [0] {""}
   *[other] {" "}{ $manual } Manuell
}{ $automated ->
    [0] {""}
   *[other] {" "}{ $automated } Automatisiert
}{ $empirical ->
    [0] {""}
   *[other] {" "}{ $empirical } Empirisch
}{ $theoretical ->
    [0] {""}
   *[other] {" "}{ $theoretical } Theoretisch
}{ $steam ->
    [0] {""}
   *[other] {" "}{ $steam } Dampfkraft
}{ $electricity ->
    [0] {""}
   *[other] {" "}{ $electricity } Elektrizität
}
expo-improves = {" "}wertet deine Karte { $card } auf
expo-price = { $price } $
expo-prices = { $before }, { $price } $

## Karten

expo-card-station = Bahnhof
expo-card-academy = Akademie
expo-card-laboratory = Laboratorium
expo-card-journal = Zeitschrift
expo-card-skyscraper = Wolkenkratzer
expo-card-conference = Konferenzraum
expo-upgraded = { $card } (aufgewertet)
expo-promise-station = Plättchen für { $prices }
expo-promise-academy = Projekt oder Technologie für { $price } ${ $upgraded ->
    [0] {""}
   *[other] {" "}und ein Plättchen gratis
}
expo-promise-laboratory = { $count }-mal legen oder entfernen
expo-promise-journal = { $count } Bewegungspunkte{ $upgraded ->
    [0] {""}
   *[other] , Sprünge sind billiger
}{ $ghosts ->
    [0] {""}
   *[other] ; zuerst bewegen { $ghosts } Plättchen die Geister
}
expo-promise-skyscraper = +{ $money } $
expo-promise-conference = { $count } von vier, dann Rundenende
expo-conference-rearrange = Labor umräumen
expo-conference-funds = Fördergeld
expo-conference-step = Patentschritt
expo-conference-jury = Juryplättchen
expo-conference-rearrange-gives = bis zu { $moves } Plättchen bewegen oder drehen
expo-conference-funds-gives = +{ $money } $
expo-conference-step-gives = 1 Bewegungspunkt

## Formen, Projekte, Technologien, Bonusplättchen

expo-shape-i = I-Form
expo-shape-l = L-Form
expo-shape-s = S-Form
expo-shape-t = T-Form
expo-shape-square = Quadrat
expo-project-airship = Luftschiff
expo-project-turbine-steamer = Turbinendampfer
expo-project-express-locomotive = Schnellzuglokomotive
expo-project-electrocardiograph = Elektrokardiograph
expo-project-escalator = Rolltreppe
expo-project-electric-locomotive = Elektrolokomotive
expo-project-gramophone = Grammophon
expo-project-typewriter = Schreibmaschine
expo-project-motor-car = Automobil
expo-project-synthetic-rubber = Synthetisches Gummi
expo-project-telegraphone = Telegraphon
expo-project-vacuum-tube = Elektronenröhre
expo-project-cellophane = Cellophan
expo-project-motorcycle = Motorrad
expo-project-tractor = Traktor
expo-project-wireless-telegraph = Funktelegraf
expo-project-x-ray-machine = Röntgengerät
expo-project-neon-lamp = Neonlampe
expo-project-laparoscopy = Laparoskopie
expo-project-aeroplane = Flugzeug
expo-project-vacuum-cleaner = Staubsauger
expo-project-telephone = Telefon
expo-project-light-bulb = Glühbirne
expo-project-hearing-aid = Hörgerät
expo-project-cruise-ship = Kreuzfahrtschiff
expo-project-espresso-machine = Espressomaschine
expo-project-bakelite = Bakelit
expo-project-cinematograph = Kinematograf
expo-project-washing-machine = Waschmaschine
expo-project-air-conditioner = Klimaanlage
expo-technology-combustion-engine = Verbrennungsmotor
expo-technology-batteries = Batterien
expo-technology-high-speed-tool-steel = Schnellarbeitsstahl
expo-technology-time-study = Zeitstudie
expo-technology-electrolysis = Elektrolyse
expo-technology-wire-drawing-mill = Drahtzieherei
expo-technology-tabulating-machine = Tabelliermaschine
expo-technology-steel-metallurgy = Stahlmetallurgie
expo-technology-improvement-station = Verbesserung Bahnhof
expo-technology-improvement-academy = Verbesserung Akademie
expo-technology-improvement-laboratory = Verbesserung Laboratorium
expo-technology-improvement-journal = Verbesserung Zeitschrift
expo-technology-improvement-skyscraper = Verbesserung Wolkenkratzer
expo-bonus-eiffel = Eiffelturm, Paris 1889
expo-bonus-ferris = Riesenrad, Chicago 1893
expo-bonus-colonies = Kolonienpalast, Brüssel 1907
expo-bonus-metro = Pariser Metro, Paris 1900
expo-bonus-beaux-arts = Palast der Schönen Künste, Lüttich 1905
expo-bonus-simplon = Simplontunnel, Mailand 1906

## Woher Punkte kommen, wie es endet

expo-source-projects = fertiggestellte Projekte
expo-source-leads = Führungen beim Fertigstellen
expo-source-jury = Urteil der Jury
expo-source-steps = Steine kurz vor dem Ende eines Pfads
expo-source-prestige = Eiffelturm (Prestige)
expo-source-money = Riesenrad (Geld)
expo-source-scraps = Brüssel (überbaute Schrottfelder)
expo-source-technologies = Pariser Metro (Technologien)
expo-source-fixed = Lüttich
expo-source-shapes = Simplontunnel (Formen)
expo-end-jury = die Jury ist vollständig
expo-end-patents = auf jedem Pfad steht ein Stein auf dem letzten Schritt
expo-end-projects = jemand hat das letzte Projekt fertiggestellt

## Aktionen

expo-action-play = { $card }: { $promise }
expo-action-buy-tile = { $tile } kaufen: −{ $price } $
expo-action-buy-tile-nothing = Von einem leeren Feld kaufen
expo-action-buy-project = { $project } kaufen ({ $shape }, { $energy }), braucht{ $needs }: −{ $price } $, { $points } SP wert
expo-action-buy-project-nothing = Von einem leeren Projektplatz kaufen
expo-action-buy-technology = { $technology } kaufen,{ $gives }: −{ $price } $
expo-action-buy-technology-nothing = Eine Technologie kaufen, die es nicht gibt
expo-action-take-tile = { $tile } gratis nehmen
expo-action-take-tile-nothing = Von einem leeren Feld nehmen
expo-action-choose = { $tile } legen
expo-action-choose-nothing = Ein Plättchen legen, das es nicht gibt
expo-action-put = { $tile } in Reihe { $row }, Spalte { $column }{ $turns ->
    [0] {""}
    [one] , einmal gedreht
    [2] , zweimal gedreht
   *[other] , { $turns }-mal gedreht
}{ $units ->
    [0] {""}
    [one] : 1 der nötigen Einheiten
   *[other] : { $units } der nötigen Einheiten
}{ $points ->
    [0] {""}
   *[other] , fertig für +{ $points }
}
expo-action-put-nothing = Nichts legen
expo-action-remove = { $tile } entfernen, Reihe { $row }, Spalte { $column }
expo-action-remove-nothing = Nichts entfernen
expo-action-lift = { $tile } bewegen oder drehen, Reihe { $row }, Spalte { $column }
expo-action-lift-nothing = Nichts bewegen
expo-action-enter = Stein { $piece }: erster Schritt → { $track } 2
expo-action-advance = Stein { $piece }: { $here } { $step } → { $next }
expo-action-jump = Stein { $piece }: Sprung von { $here } { $step } nach { $track } { $step }{ $price ->
    [0] , gratis
   *[other] : −{ $price } $
}
expo-action-take-bonus = { $bonus }: jetzt { $points } wert für jeden deiner Steine dort
expo-action-take-bonus-nothing = Ein Bonusplättchen nehmen, das es nicht gibt
expo-action-confer = { $option }: { $what }
expo-action-choose-jury = Juryplättchen: { $energy }
expo-action-finish = Fertig

## Was zu entscheiden ist

expo-prompt-handicap = Lege { $tile } anstelle von Schrott, gedreht, wie du magst.
expo-prompt-card = Spiele eine deiner Aktionskarten.
expo-prompt-card-but = Spiele eine deiner Aktionskarten, aber nicht { $card }: Die wurde gerade gespielt.
expo-prompt-last-card = Dein letzter Zug: Spiele eine deiner Aktionskarten.
expo-prompt-station = Kaufe am Bahnhof ein Plättchen für { $price } $: { $left ->
    [one] noch 1 Kauf.
   *[other] noch { $left } Käufe.
}
expo-prompt-station-empty = Der Bahnhof ist leer: Beende die Aktion.
expo-prompt-poor = Du hast { $money } $, das nächste kostet { $price } $: Beende die Aktion.
expo-prompt-academy = Kaufe ein Projekt oder eine Technologie für { $price } $.
expo-prompt-academy-both = Kaufe ein Projekt oder eine Technologie für { $price } $, und nimm ein Ressourcenplättchen gratis.
expo-prompt-academy-free = Nimm ein Ressourcenplättchen gratis vom Bahnhof.
expo-prompt-academy-done = Hier ist nichts mehr zu holen: Beende die Aktion.
expo-prompt-laboratory = Lege oder entferne ein Plättchen: { $left ->
    [one] noch 1 Mal.
   *[other] noch { $left } Mal.
}
expo-prompt-placing = Wähle, wohin du { $tile } legst, und dreh es, wie du magst.
expo-prompt-journal = Bewege deine Steine im Patentamt: { $left ->
    [one] noch 1 Punkt.
   *[other] noch { $left } Punkte.
}
expo-prompt-conference = Wähle { $done ->
    [0] eine Möglichkeit
   *[other] eine weitere Möglichkeit
} des Konferenzraums: { $left ->
    [one] noch 1, dann endet die Runde.
   *[other] noch { $left }, dann endet die Runde.
}
expo-prompt-rearranging = Bewege oder drehe ein Plättchen in deinem Labor: { $left ->
    [one] noch 1 Mal.
   *[other] noch { $left } Mal.
}
expo-prompt-moving = Wähle einen neuen Platz für { $tile }, und dreh es, wie du magst.
expo-prompt-stepping = Bewege einen deiner Steine im Patentamt: { $left ->
    [one] noch 1 Punkt.
   *[other] noch { $left } Punkte.
}
expo-prompt-bonus = Wähle das Bonusplättchen für das Ende des Pfads { $track }.

## Ereignisse

expo-event-card-played = { $seat } spielt { $card }{ $upgraded ->
    [0] {""}
   *[other] {" "}(aufgewertet)
}.
expo-event-money-gained = { $seat } bekommt { $amount } $ und hat { $money } $.
expo-event-tile-bought = { $seat } kauft { $tile } für { $price } $.
expo-event-tile-taken = { $seat } nimmt { $tile } gratis.
expo-event-academy-bought = { $seat } kauft { $tile } für { $price } $.
expo-event-tile-chosen = { $seat } wählt { $tile }.
expo-event-tile-placed = { $seat } legt { $tile } in Reihe { $row }, Spalte { $column }.
expo-event-tile-removed = { $seat } entfernt { $tile } aus Reihe { $row }, Spalte { $column }.
expo-event-scrap-removed = { $seat } entfernt Schrott aus Reihe { $row }, Spalte { $column }.
expo-event-tile-lifted = { $seat } hebt { $tile } auf, Reihe { $row }, Spalte { $column }.
expo-event-tile-moved = { $seat } legt { $tile } wieder hin, in Reihe { $row }, Spalte { $column }.
expo-event-handicap-drawn = { $seat } zieht { $tile } als Ersatz für Schrott.
expo-event-scrap-replaced = { $seat } ersetzt den Schrott in Reihe { $row }, Spalte { $column } durch { $tile }.
expo-event-project-completed = { $seat } stellt fertig: { $tile } ({ $points } SP{ $leads ->
    [0] {""}
   *[other] {" "}und { $leads } fürs Führen
}).
expo-event-card-swapped = { $upgraded ->
    [0] { $seat } hat wieder die normale Karte: { $card }.
   *[other] { $seat } bekommt die aufgewertete Karte: { $card }.
}
expo-event-piece-moved = Ein Stein von { $seat } kommt auf { $track } { $step }{ $price ->
    [0] {""}
   *[other] {" "}für { $price } $
}.
expo-event-ghost-tile-drawn = { $tile } wird für die Geister gezogen.
expo-event-ghost-moved = Der Geist auf { $track } kommt auf Schritt { $step }.
expo-event-bonus-taken = { $seat } legt { $bonus } ans Ende von { $track }.
expo-event-bonus-drawn = { $bonus } wird für das Ende von { $track } gezogen.
expo-event-option-chosen = { $seat } wählt: { $option }.
expo-event-option-ended = { $seat } verzichtet auf den Rest der Möglichkeit.
expo-event-action-ended = { $seat } ist fertig: { $card }.
expo-event-jury-chosen = { $seat } wählt ein Juryplättchen: { $energy }.
expo-event-jury-drawn = Ein Juryplättchen wird gezogen: { $energy }.
expo-event-project-returned = { $tile } kommt unter den Stapel.
expo-event-project-revealed = { $tile } kommt in die Akademie.
expo-event-station-cleared = { $count ->
    [one] 1 Plättchen verlässt den Bahnhof.
   *[other] { $count } Plättchen verlassen den Bahnhof.
}
expo-event-station-filled = { $tile } kommt auf Feld { $space } des Bahnhofs.
expo-event-tiles-shuffled = Die Ablage wird zum neuen Stapel ({ $count }).
expo-event-round-ended = Runde { $round } ist vorbei.
expo-event-round-began = Runde { $round } beginnt mit { $start }.
expo-event-end-caused = { $seat } führt das Ende herbei: { $end }.
expo-event-turn-passed = { $seat } hat für den letzten Zug keine Karte mehr.
expo-event-ghost-deck-shuffled = Das Geisterdeck wird gemischt.
expo-event-ghost-revealed = Das Geisterdeck zeigt { $card }.
expo-event-ghost-skipped = Das Geisterdeck zeigt ebenfalls { $card }; die Karte kommt beiseite.
expo-event-scored = { $seat } erhält { $points } SP: { $source }.
expo-event-match-ended = Die Partie ist vorbei: { $end }.

## Ablehnungen

expo-refusal-over = die Partie ist vorbei
expo-refusal-turn = { $other } ist am Zug, nicht { $seat }
expo-refusal-no-card = { $seat } spielt zuerst eine Karte
expo-refusal-lay-first = zuerst wird das Plättchen in der Hand gelegt
expo-refusal-replace-first = zuerst ersetzt das gezogene Plättchen einen Schrott
expo-refusal-bonus-first = zuerst wird ein Bonusplättchen gewählt
expo-refusal-other-card = { $card } erlaubt das nicht
expo-refusal-played = { $seat } hat { $card } in dieser Runde schon gespielt
expo-refusal-last-conference = im letzten Zug darf der Konferenzraum nicht gespielt werden
expo-refusal-neighbour = { $card } wurde gerade vor dir gespielt
expo-refusal-first-conference = { $seat } darf den Konferenzraum nicht als erste Karte einer Runde spielen
expo-refusal-money = { $seat } hat { $money } $ und braucht { $need } $
expo-refusal-empty-space = auf Feld { $space } des Bahnhofs liegt kein Plättchen
expo-refusal-equal-tile = das gleiche Plättchen liegt auf einem früheren Feld als { $space }; nimm jenes
expo-refusal-not-upgraded = die Karte { $card } von { $seat } ist nicht aufgewertet
expo-refusal-taken = { $seat } hat das Gratisplättchen schon genommen
expo-refusal-empty-slot = auf Platz { $slot } der Akademie liegt kein Projekt
expo-refusal-no-technology = diese Technologie liegt nicht in der Akademie
expo-refusal-bought = { $seat } hat schon ein Projekt oder eine Technologie gekauft
expo-refusal-not-in-supply = { $seat } hat kein solches Plättchen im Vorrat
expo-refusal-no-room = im Labor ist kein Platz für { $tile }
expo-refusal-same-turn = { $tile } sieht { $turns }-mal gedreht gleich aus; wähle diese Drehung
expo-refusal-outside = { $tile } in Reihe { $row }, Spalte { $column } läge nicht ganz im Labor
expo-refusal-occupied = { $tile } in Reihe { $row }, Spalte { $column } läge auf einem anderen Plättchen oder auf Schrott
expo-refusal-no-cell = so ein Feld gibt es im Labor nicht
expo-refusal-empty-cell = in Reihe { $row }, Spalte { $column } liegt nichts
expo-refusal-first-cell = das Plättchen in Reihe { $row }, Spalte { $column } wird nach seinem ersten Feld in Leserichtung benannt
expo-refusal-protected = dieses Projekt wäre nicht mehr fertig: { $project }
expo-refusal-no-scrap = in Reihe { $row }, Spalte { $column } liegt kein Schrott
expo-refusal-option = „{ $option }“ wurde schon gewählt
expo-refusal-nothing-to-move = { $seat } hat kein Plättchen, das sich bewegen ließe
expo-refusal-no-piece = { $seat } hat keinen Stein, der weiterkäme
expo-refusal-no-jury = für { $energy } ist kein Juryplättchen mehr da
expo-refusal-scrap = Schrott wird nie bewegt oder gedreht
expo-refusal-immovable = { $tile } lässt sich nirgendwohin bewegen
expo-refusal-unmoved = { $tile } liegt dort schon
expo-refusal-breaks = dieses Projekt wäre nicht mehr fertig: { $project }
expo-refusal-twin = Stein { $piece } steht an derselben Stelle; bewege diesen
expo-refusal-entered = dieser Stein von { $seat } ist schon auf dem Pfad { $track }
expo-refusal-not-entered = dieser Stein von { $seat } muss erst einen Pfad betreten
expo-refusal-last-step = dieser Stein von { $seat } steht auf Schritt { $step }, dem letzten
expo-refusal-no-jump = von Schritt { $step }, wo dieser Stein steht, führt kein Sprung nach { $track }
expo-refusal-no-bonus = dieses Bonusplättchen ist nicht mehr da

## Optionen

expo-option-conference-options = Ob die zwei Möglichkeiten des Konferenzraums verschieden sein müssen
expo-option-conference-options-different = Ja
expo-option-conference-options-repeat = Nein, aber nur ein Juryplättchen darf gewählt werden
expo-option-last-clean-up = Was zwischen dem letzten Konferenzraum der zehnten Runde und den letzten Zügen geschieht
expo-option-last-clean-up-full = Die ganze Aufräumphase, sodass alle wieder alle Karten haben
expo-option-last-clean-up-skipped = Nur das Juryplättchen wird gelegt; für die letzten Züge bleiben die Karten auf der Hand
expo-option-first-step-leads = Ob man vom gemeinsamen ersten Schritt aus führen kann
expo-option-first-step-leads-no = Nein, erst ab dem zweiten Schritt
expo-option-first-step-leads-yes = Ja, mit dem obersten Stein, anfangs dem des Startspielers
expo-option-two-sides = Was zwei Seiten eines Typs auf einem Ressourcenplättchen einem Projekt geben
expo-option-two-sides-both = Beide Seiten zählen
expo-option-two-sides-once = Der Typ zählt einmal je Plättchen
expo-option-laboratory-limit = Ab wann ein verbessertes Laboratorium ein Plättchen mehr erlaubt
expo-option-laboratory-limit-fixed = Ab dem nächsten Ausspielen der Karte
expo-option-laboratory-limit-at-once = Sofort
expo-option-played-cards = Welche gespielten Karten andere sehen
expo-option-played-cards-open = Alle dieser Runde
expo-option-played-cards-strict = Nur die letzte von jedem
expo-option-ghost-journal = Solo: ob eine Zeitschrift des Geisterdecks die Geister bewegt
expo-option-ghost-journal-no = Nein, nur deine eigene Zeitschrift
expo-option-ghost-journal-yes = Ja
expo-option-solo-start = Solo: wer die Runde nach einem Konferenzraum des Geisterdecks beginnt
expo-option-solo-start-ghost = Das Geisterdeck
expo-option-solo-start-player = Der Spieler
expo-option-ghosts-lead = Ob Geister auf einem Pfad führen können
expo-option-ghosts-lead-yes = Ja, und dann führt sonst niemand
expo-option-ghosts-lead-no = Nein
expo-option-handicap-0 = Erfahrung von Platz 0
expo-option-handicap-0-scientist = Wissenschaftler: Aller Schrott bleibt
expo-option-handicap-0-lab-assistant = Laborassistent: Ein Schrott wird zum Ressourcenplättchen
expo-option-handicap-0-freshman = Erstsemester: Zwei Schrott werden zu Ressourcenplättchen
expo-option-handicap-1 = Erfahrung von Platz 1
expo-option-handicap-1-scientist = Wissenschaftler: Aller Schrott bleibt
expo-option-handicap-1-lab-assistant = Laborassistent: Ein Schrott wird zum Ressourcenplättchen
expo-option-handicap-1-freshman = Erstsemester: Zwei Schrott werden zu Ressourcenplättchen
expo-option-handicap-2 = Erfahrung von Platz 2
expo-option-handicap-2-scientist = Wissenschaftler: Aller Schrott bleibt
expo-option-handicap-2-lab-assistant = Laborassistent: Ein Schrott wird zum Ressourcenplättchen
expo-option-handicap-2-freshman = Erstsemester: Zwei Schrott werden zu Ressourcenplättchen
expo-option-handicap-3 = Erfahrung von Platz 3
expo-option-handicap-3-scientist = Wissenschaftler: Aller Schrott bleibt
expo-option-handicap-3-lab-assistant = Laborassistent: Ein Schrott wird zum Ressourcenplättchen
expo-option-handicap-3-freshman = Erstsemester: Zwei Schrott werden zu Ressourcenplättchen
