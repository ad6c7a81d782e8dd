### Smartphone Inc.: Namen, Beschriftungen, Ereignisse, Ablehnungen, Optionen.

smartphone-title = Smartphone Inc.
smartphone-steve = Steve
smartphone-nothing = nichts
smartphone-goods-token = Warenplättchen

## Farben, Regionen, Technologien

smartphone-colour-green = Grün
smartphone-colour-blue = Blau
smartphone-colour-black = Schwarz
smartphone-colour-yellow = Gelb
smartphone-colour-red = Rot
smartphone-region-canada = Kanada
smartphone-region-usa = USA
smartphone-region-caribbean = Karibik
smartphone-region-south-america = Südamerika
smartphone-region-europe = Europa
smartphone-region-north-africa = Nordafrika
smartphone-region-emirates = Emirate
smartphone-region-rsa = RSA
smartphone-region-cis = GUS
smartphone-region-china = China
smartphone-region-india = Indien
smartphone-region-australia = Australien
smartphone-technology-gps = GPS
smartphone-technology-wifi = WLAN
smartphone-technology-gaming = Gaming
smartphone-technology-battery = Akku
smartphone-technology-nfc = NFC
smartphone-technology-4g = 4G

## Pads und Upgrades

smartphone-pad-a = Pad A
smartphone-pad-b = Pad B
smartphone-face-a1 = A1
smartphone-face-a2 = A2
smartphone-face-b1 = B1
smartphone-face-b2 = B2
smartphone-direction-right = nach rechts
smartphone-direction-down = nach unten
smartphone-direction-left = nach links
smartphone-direction-up = nach oben
smartphone-improvement-gear-gear = Zahnrad·Zahnrad
smartphone-improvement-truck-plus = LKW·+$
smartphone-improvement-gear-plus = Zahnrad·+$
smartphone-improvement-truck-gear = LKW·Zahnrad
smartphone-improvement-minus-crate = −$-Kiste·Kiste
smartphone-improvement-truck-truck = LKW·LKW
smartphone-improvement-crate-crate = Kiste·Kiste
smartphone-improvement-minus-gear = −$-Kiste·Zahnrad
smartphone-improvement-crate-plus = Kiste·+$
smartphone-improvement-minus-truck = −$-Kiste·LKW
smartphone-improvement-crate-gear = Kiste·Zahnrad
smartphone-improvement-truck-crate = LKW·Kiste
smartphone-result = Preis { $price }, Waren { $goods }, { $factory ->
    [0] keine Fabrik
   *[other] Fabrik
}, Zahnräder { $gears }, LKW { $trucks }

## Phasen, Herkunft, Boni

smartphone-phase-colours = Farbwahl
smartphone-phase-planning = Planung
smartphone-phase-improving = Produktion verbessern
smartphone-phase-research = Entwicklung
smartphone-phase-logistics = Logistik
smartphone-phase-sale = Verkauf
smartphone-phase-over = das Ende
smartphone-source-start = Start
smartphone-source-sales = verkaufte Waren
smartphone-source-regions = Mehrheiten
smartphone-source-purple = lila Käufer (NFC)
smartphone-source-patents = Patente
smartphone-source-retailers = Händler
smartphone-bonus-token = 1 Warenplättchen
smartphone-bonus-goods = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}
smartphone-bonus-progress = 1 Fortschritt auf einer Technologie
smartphone-bonus-improvement = 1 Upgrade

## Aktionen

smartphone-action-choose-colour = { $colour } spielen: Heimat { $region }, { $points } Punkte, Upgrade { $improvement }
smartphone-action-choose-pads = { $lower } unten, { $upper } oben
smartphone-action-lay-pad = Oberes Pad in Reihe { $row }, Spalte { $column } legen, gedreht um { $degrees }°: { $result }
smartphone-action-lay-improvement = { $improvement } ab Reihe { $row }, Spalte { $column } legen, { $direction }: { $result }
smartphone-action-lay-down = { $improvement } verdeckt ablegen für 1 Ware: { $result }
smartphone-action-confirm = Plan bestätigen: { $result }
smartphone-action-take-improvement = { $improvement } von Feld { $space } nehmen
smartphone-action-research = Fortschritt auf { $technology }: { $progress } von { $cost }{ $patent ->
    [0] {""}
   *[other] ; Patent { $patent } Punkte
}
smartphone-action-expand = Fortschritt in der Region { $region }: { $progress } von { $cost }
smartphone-action-sell-red = { $region }, Verkauf für { $price }: roter Käufer (bis { $most }){ $majority ->
    [0] {""}
   *[other] ; Mehrheit { $before } → { $majority }
}
smartphone-action-sell-purple = { $region }, Verkauf für { $price }: lila Käufer ({ $technology }){ $majority ->
    [0] {""}
   *[other] ; Mehrheit { $before } → { $majority }
}
smartphone-action-sell-nobody = { $region }, Verkauf für { $price }: niemand
smartphone-action-sell-direct = Für { $price } ohne Käufer verkaufen (noch { $left })
smartphone-action-accept = { $bonus } vom Händler nehmen ({ $region })
smartphone-action-decline = { $bonus } vom Händler ablehnen ({ $region })
smartphone-action-finish = { $phase } beenden

## Was zu entscheiden ist

smartphone-prompt-colours = Wähle deine Farbe; sie bringt eine Heimat, Punkte und ein erstes Upgrade.
smartphone-prompt-planning-pads = Plane deine Runde: Wähle, welches Pad unten liegt und welche Seite jedes Pad zeigt.
smartphone-prompt-planning-upper = Lege das obere Pad über { $least } bis { $most } Felder des unteren; Upgrades dürfen vorher darunter.
smartphone-prompt-planning-ready = { $left ->
    [0] Bestätige deinen Plan, oder verschiebe Pads und Upgrades weiter.
    [one] Bestätige deinen Plan, oder lege dein übriges Upgrade.
   *[other] Bestätige deinen Plan, oder lege einige deiner { $left } übrigen Upgrades.
}
smartphone-prompt-improving = Deine Fabrik arbeitet: Nimm ein Upgrade aus der Auslage; es gilt ab der nächsten Runde.
smartphone-prompt-tile = Nimm das Upgrade, das Gaming dir gibt.
smartphone-prompt-bonus = Nimm { $bonus } vom Händler in der Region { $region }, oder lehne ab.
smartphone-prompt-bonus-progress = Lege den Fortschritt vom Händler in der Region { $region } auf eine Technologie, oder lehne ab.
smartphone-prompt-bonus-improvement = Nimm das Upgrade vom Händler in der Region { $region }, oder lehne ab.
smartphone-prompt-research = Setze { $hand ->
    [one] deinen letzten Fortschritt
   *[other] deine { $hand } Fortschritte
} auf Technologien ein.
smartphone-prompt-logistics = Setze { $hand ->
    [one] deinen letzten Fortschritt
   *[other] deine { $hand } Fortschritte
} in Regionen ein, die mit deinen Büros verbunden sind.
smartphone-prompt-sale = Wähle eine Region zum Verkaufen: noch { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} zum Preis von { $price }, der Käufer ganz links zuerst.

## Ereignisse

smartphone-event-colour-chosen = { $seat } spielt { $colour }.
smartphone-event-region-covered = Ein Händler verdeckt { $region }.
smartphone-event-pads-chosen = { $seat } wählt die Seiten A{ $face_a } und B{ $face_b }, { $lower } unten.
smartphone-event-pad-laid = { $seat } legt das obere Pad in Reihe { $row }, Spalte { $column }, { $turn ->
    [one] 1 Vierteldrehung
   *[other] { $turn } Vierteldrehungen
}.
smartphone-event-improvement-laid = { $seat } legt { $improvement } ab Reihe { $row }, Spalte { $column }, { $direction }.
smartphone-event-laid-down = { $seat } legt { $improvement } verdeckt ab.
smartphone-event-plan-confirmed = { $seat } ist bereit.
smartphone-event-plan-revealed = { $seat } deckt auf: Preis { $price }, Waren { $goods }, { $factory ->
    [0] keine Fabrik
   *[other] Fabrik
}, Zahnräder { $gears }, LKW { $trucks }.
smartphone-event-goods-produced = { $amount ->
    [one] { $seat } produziert 1 Ware.
   *[other] { $seat } produziert { $amount } Waren.
}
smartphone-event-improvement-taken = { $seat } nimmt { $improvement }.
smartphone-event-improvement-removed = { $improvement } auf Feld { $space } kommt aus dem Spiel.
smartphone-event-token-taken = { $seat } nimmt ein Warenplättchen.
smartphone-event-progress-taken = { $amount ->
    [one] { $seat } nimmt 1 Fortschritt.
   *[other] { $seat } nimmt { $amount } Fortschritte.
}
smartphone-event-technology-progressed = { $seat } hat { $progress } Fortschritt auf { $technology }.
smartphone-event-technology-finished = { $seat } entwickelt { $technology }.
smartphone-event-patent-taken = { $seat } nimmt das Patent auf { $technology }.
smartphone-event-region-progressed = { $seat } hat { $progress } Fortschritt in der Region { $region }.
smartphone-event-office-placed = { $seat } setzt ein Büro in der Region { $region }, Feld { $slot }.
smartphone-event-progress-returned = { $amount } Fortschritt von { $seat } kommt aus der Region { $region } zurück.
smartphone-event-bonus-offered = Der Händler in der Region { $region } hat etwas für { $seat }.
smartphone-event-bonus-taken = { $seat } nimmt, was der Händler in der Region { $region } gibt.
smartphone-event-bonus-declined = { $seat } lehnt ab, was der Händler in der Region { $region } gibt.
smartphone-event-bonus-lapsed = { $seat } kann nicht brauchen, was der Händler in der Region { $region } gibt.
smartphone-event-goods-gained = { $amount ->
    [one] { $seat } bekommt 1 Ware.
   *[other] { $seat } bekommt { $amount } Waren.
}
smartphone-event-sold = { $seat } verkauft an Käufer { $customer } in der Region { $region } für { $price }.
smartphone-event-sold-direct = { $seat } verkauft eine Ware ohne Käufer für { $price }.
smartphone-event-turn-ended = Der Zug von { $seat } ist vorbei.
smartphone-event-sales-scored = { $seat } erhält { $goods } × { $price } = { $points } für Waren.
smartphone-event-region-scored = { $seat } erhält { $points } für Platz { $place } in der Region { $region }.
smartphone-event-purple-scored = { $seat } erhält { $points } für lila Käufer.
smartphone-event-round-ended = Runde { $round } ist vorbei.
smartphone-event-improvement-dealt = { $improvement } kommt auf Feld { $space }.
smartphone-event-round-began = Runde { $round } beginnt.
smartphone-event-patents-scored = { $seat } erhält { $points } für Patente.
smartphone-event-retailers-scored = { $seat } erhält { $points } für Büros bei Händlern.
smartphone-event-match-ended = Die Partie ist vorbei.

## Ablehnungen

smartphone-refusal-over = die Partie ist vorbei
smartphone-refusal-turn = { $other } ist am Zug, nicht { $seat }
smartphone-refusal-colouring = zuerst wählen alle eine Farbe
smartphone-refusal-coloured = die Farben sind schon gewählt
smartphone-refusal-colour-taken = { $colour } ist schon vergeben
smartphone-refusal-no-seat = { $seat } spielt in dieser Partie nicht mit
smartphone-refusal-planning = alle planen noch
smartphone-refusal-ready = { $seat } hat den Plan bestätigt; er steht fest
smartphone-refusal-planned = die Pläne dieser Runde stehen fest
smartphone-refusal-pads-chosen = { $seat } hat die Pads schon gewählt
smartphone-refusal-no-pads = { $seat } muss zuerst die Pads wählen
smartphone-refusal-pad-laid = { $seat } hat das obere Pad schon gelegt
smartphone-refusal-overlap = das obere Pad würde { $cells } Felder des unteren verdecken; es müssen { $least } bis { $most } sein
smartphone-refusal-token = ein Warenplättchen wird nie auf ein Pad gelegt
smartphone-refusal-no-improvement = { $seat } hat kein solches Upgrade
smartphone-refusal-used = { $seat } hat { $improvement } schon gelegt
smartphone-refusal-face-down = { $improvement } von { $seat } liegt diese Runde verdeckt
smartphone-refusal-outside = das Upgrade hätte { $cells ->
    [one] ein Feld
   *[other] beide Felder
} außerhalb der Pads
smartphone-refusal-far-outside = auch mit 4G muss ein Feld des Upgrades auf einem Pad liegen
smartphone-refusal-hidden = ein anderes Upgrade würde von Upgrades ganz verdeckt
smartphone-refusal-unfinished = { $seat } muss vor dem Bestätigen das obere Pad legen
smartphone-refusal-improving = nimm ein Upgrade aus der Auslage; anderes ist jetzt nicht möglich
smartphone-refusal-not-improving = Upgrades werden nur in Phase 4 genommen
smartphone-refusal-no-improvement-there = auf Feld { $space } liegt kein Upgrade
smartphone-refusal-tile-first = nimm zuerst das Upgrade, das Gaming gibt
smartphone-refusal-bonus-first = nimm zuerst, was der Händler gibt, oder lehne ab
smartphone-refusal-no-bonus = kein Händler hat jetzt etwas zu geben
smartphone-refusal-other-bonus = der Händler in der Region { $region } gibt etwas anderes
smartphone-refusal-not-research = dies ist nicht die Entwicklungsphase
smartphone-refusal-not-logistics = dies ist nicht die Logistikphase
smartphone-refusal-not-sale = dies ist nicht die Verkaufsphase
smartphone-refusal-no-progress = { $seat } hat keinen Fortschritt mehr einzusetzen
smartphone-refusal-own-technology = { $seat } besitzt { $technology } schon
smartphone-refusal-beyond-cost = { $technology } kostet { $cost }, und so viel Fortschritt liegt dort schon
smartphone-refusal-no-office = { $seat } hat kein Büro mehr
smartphone-refusal-own-office = { $seat } hat in der Region { $region } schon ein Büro
smartphone-refusal-third-office = { $seat } hat in der Region { $region } schon zwei Büros
smartphone-refusal-second-office = { $seat } hat diese Runde schon ein zweites Büro gesetzt
smartphone-refusal-not-linked = { $seat } hat kein Büro mit Verbindung zur Region { $region }
smartphone-refusal-region-full = kein Bürofeld ist mehr frei: { $region }
smartphone-refusal-no-goods = { $seat } hat keine Waren mehr zu verkaufen
smartphone-refusal-retailer = in der Region { $region } verkauft niemand; ein Händler verdeckt die Region
smartphone-refusal-not-present = { $seat } hat kein Büro in der Region { $region }
smartphone-refusal-price = der Preis { $price } ist zu hoch; die übrigen roten Käufer in der Region { $region } zahlen höchstens { $most }
smartphone-refusal-technology = { $seat } fehlt { $technology }, die Käufer in der Region { $region } verlangen das
smartphone-refusal-served = in der Region { $region } sind schon alle Käufer bedient
smartphone-refusal-no-direct = { $seat } kann nicht ohne Käufer verkaufen
smartphone-refusal-direct-limit = nur { $most } Waren je Runde werden ohne Käufer verkauft

## Optionen

smartphone-option-ties = Wer bei gleich vielen Verkäufen in einer Region vorn liegt
smartphone-option-ties-goods = Wer eine Ware weiter links hat
smartphone-option-ties-office = Wer ein Büro weiter links hat
smartphone-option-logistics = Was mit Fortschritt in unfertigen Regionen geschieht
smartphone-option-logistics-stay = Er bleibt liegen und sammelt sich an
smartphone-option-logistics-lost = Er geht am Ende des Zuges verloren
smartphone-option-gaming = Wie oft Gaming eine Technologie verbilligt
smartphone-option-gaming-always = Jede spätere Technologie
smartphone-option-gaming-once = Nur die nächste
smartphone-option-second-office = Was ein zweites Büro durch WLAN kostet
smartphone-option-second-office-full = So viel wie das erste
smartphone-option-second-office-one-less = Einen LKW weniger
smartphone-option-between = Ob ein über einem Upgrade verdecktes Feld eine Ware gibt
smartphone-option-between-nothing = Nein, nur direkt verdeckte Felder
smartphone-option-between-good = Ja
smartphone-option-level = Wie stark der Sologegner ist
smartphone-option-level-normal = Mittel
smartphone-option-level-easy = Leicht: eine Ware weniger je Runde
smartphone-option-level-hard = Schwer: zwei Waren mehr je Runde
smartphone-option-side-gps = Die Seite von GPS
smartphone-option-side-gps-front = Vorn: eine Ware mehr für jede −$-Kiste
smartphone-option-side-gps-back = Hinten: sofort 5 Waren
smartphone-option-side-gps-random = Zufällig
smartphone-option-side-wifi = Die Seite von WLAN
smartphone-option-side-wifi-front = Vorn: jede Runde ein zweites Büro
smartphone-option-side-wifi-back = Hinten: nicht verkaufte Waren bleiben
smartphone-option-side-wifi-random = Zufällig
smartphone-option-side-gaming = Die Seite von Gaming
smartphone-option-side-gaming-front = Vorn: Technologien kosten 1 weniger
smartphone-option-side-gaming-back = Hinten: sofort ein Upgrade
smartphone-option-side-gaming-random = Zufällig
smartphone-option-side-battery = Die Seite von Akku
smartphone-option-side-battery-front = Vorn: ein LKW mehr für jedes +$
smartphone-option-side-battery-back = Hinten: ein LKW mehr ab Preis 6
smartphone-option-side-battery-random = Zufällig
smartphone-option-side-nfc = Die Seite von NFC
smartphone-option-side-nfc-front = Vorn: 3 Waren je Runde ohne Käufer
smartphone-option-side-nfc-back = Hinten: 1 Punkt für jeden lila Käufer
smartphone-option-side-nfc-random = Zufällig
smartphone-option-side-4g = Die Seite von 4G
smartphone-option-side-4g-front = Vorn: Upgrades dürfen über die Pads hinausragen
smartphone-option-side-4g-back = Hinten: jede Runde in einer Region ohne Büro verkaufen
smartphone-option-side-4g-random = Zufällig
