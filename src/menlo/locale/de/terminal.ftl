### Wörter des Tisches im Terminal und der Befehlszeile.

## Der Verlauf einer Partie

terminal-welcome = { $game }. Eine Zahl wählt, ? zeigt Hilfe, q verlässt den Tisch.
terminal-expected = { $answer }: erwartet wird eine Zahl von 1 bis { $most }, oder ? für Hilfe
terminal-nothing-back = Nichts zurückzunehmen: Eine Karte wurde aufgedeckt, oder ein anderer Platz hat gehandelt.
terminal-back = Zurückgenommen: { $action }
terminal-undone = {" "}(zurückgenommen)
terminal-save-where = s: erwartet wird der Name einer Datei
terminal-saved = Gespeichert in { $file }; jede weitere Aktion wird auch dort gespeichert.
terminal-no-rule = { $what }: keine Regel spricht davon
terminal-scores = Endstand
terminal-points-from = Punkte aus
terminal-total = Summe
terminal-place = Rang

## Hilfe: was man tippen kann und was es tut

terminal-key-number = Zahl
terminal-key-why = ? Zahl
terminal-key-find = ? Wort
terminal-key-save = s Datei
terminal-help-number = diese Aktion wählen
terminal-help-undo = deine letzte Aktion zurücknehmen, bis zur letzten Schranke
terminal-help-why = die Regeln hinter einer Aktion
terminal-help-find = eine Regel nach ihrer Nummer, oder alle Regeln, die vom Wort sprechen
terminal-help-board = den Spielplan noch einmal zeigen
terminal-help-log = das Protokoll der Partie
terminal-help-save = die Partie speichern; `menlo play --resume Datei` setzt sie fort
terminal-help-leave = den Tisch verlassen

## Listen und Aufzeichnungen

terminal-game = { $name } ({ $designers }, { $year }), { $from }-{ $to } Personen
terminal-default = Vorgabe { $value }
terminal-bots = Bots: { $names }
terminal-record = { $name }, { $seats } Personen, Regelfassung { $rules }, Paket { $pack }
terminal-option = Option { $name }: { $value }
terminal-ranked = { $place }. { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
terminal-round = Runde { $round } von { $rounds }

## Era of Inventions

terminal-era-place = Scheibe setzen
terminal-era-resolve = Eine deiner Scheiben ausführen
terminal-era-withdraw = Oder eine zurücknehmen
terminal-era-build = Fabrik bauen
terminal-era-run = Mit einer Fabrik produzieren
terminal-era-buy = Ladung kaufen
terminal-era-produce = Erfindung produzieren
terminal-era-fake = Plagiat produzieren
terminal-era-market = Tauschmarkt
terminal-era-swap = Tauschmarkt, zwei gegen eins
terminal-era-develop = Erfindung machen
terminal-era-register = Patent anmelden
terminal-era-done = Fertig
terminal-era-bonus = Bonusscheibe
terminal-era-workshop = Werkstatt
terminal-era-workshop-hint = Entwicklung, Einfluss, Tantieme
terminal-era-inventions = Erfindungen
terminal-era-factories = Fabriken
terminal-era-harbour = Hafen
terminal-era-harbour-hint = 1 Münze je Ladung
terminal-era-areas = Aktionen
terminal-era-tokens = Scheiben
terminal-era-takes = kostet → gibt
terminal-era-costs = kostet → bringt
terminal-era-makes = bringt
terminal-era-gold = Gold
terminal-era-silver = Silber
terminal-era-is-fake = {" "}(Plagiat)
terminal-era-influence = Einfl.
terminal-era-patents = Pat.
terminal-era-developed = Erf.
terminal-era-capacity = Kap.
terminal-era-short-coin = Mz.
terminal-era-short-cog = Ent.
terminal-era-short-metal = Met.
terminal-era-short-technology = Tech
terminal-era-short-tool = Werk
terminal-era-short-coal = Koh.
terminal-era-short-wood = Holz
terminal-era-short-bonus = Bonus
terminal-era-cards = Stapel { $deck }, Ablage { $discards }, neu { $news }
terminal-era-piles = Stapel { $deck }, Ablage { $discards }
terminal-era-start = Startspieler { $name }
terminal-era-bonus-left = { $count ->
    [one] noch 1 Bonusscheibe
   *[other] noch { $count } Bonusscheiben
}
terminal-era-letters = { $goods }, i Einfluss, ? eins von M T L
terminal-era-signs = {"["}0] Platz 0, * patentiert, ↑ fällt am Rundenende weg, ! Scheibe noch nicht nutzbar
terminal-era-ends = ^ führt oder teilt einen Schlussbonus: Patente, Entwicklungssteine, Kapazität der Fabriken

## Expo 1906

terminal-expo-play = Karte spielen
terminal-expo-station = Bahnhof
terminal-expo-free = Bahnhof, gratis
terminal-expo-projects = Akademie, Projekte
terminal-expo-technologies = Akademie, Technologien
terminal-expo-choose = Plättchen aus deinem Vorrat legen
terminal-expo-put = Wohin damit
terminal-expo-remove = Aus deinem Labor entfernen
terminal-expo-lift = Plättchen bewegen oder drehen
terminal-expo-patents = Patentamt
terminal-expo-jumps = Patentamt, Sprünge
terminal-expo-bonus = Bonusplättchen wählen
terminal-expo-conference = Konferenzraum
terminal-expo-done = Fertig
terminal-expo-lab = Labor
terminal-expo-top-first = oberster Stein zuerst
terminal-expo-academy = Akademie
terminal-expo-technologies-left = Technologien
terminal-expo-none-left = keine mehr
terminal-expo-track = Pfad
terminal-expo-lead = führt
terminal-expo-step-pieces = Schritt: Steine
terminal-expo-bonus-tile = Bonus
terminal-expo-step-one = Schritt 1
terminal-expo-ghost = Geist
terminal-expo-runs-on = läuft mit
terminal-expo-needs = braucht
terminal-expo-points = SP
terminal-expo-stack = Rest
terminal-expo-project = Projekt
terminal-expo-lacks = fehlt
terminal-expo-would-score = brächte
terminal-expo-complete = fertig
terminal-expo-in-lab = im Labor
terminal-expo-in-supply = im Vorrat
terminal-expo-nothing = nichts
terminal-expo-prestige = Prestige
terminal-expo-now = jetzt
terminal-expo-money = Geld
terminal-expo-completed = fertig
terminal-expo-lab-tiles = Labor
terminal-expo-supply-tiles = Vorrat
terminal-expo-hand = Hand
terminal-expo-played = gespielt
terminal-expo-jury = Jury { $steam } Dampfkraft, { $electricity } Elektrizität
terminal-expo-ghost-deck = Geisterdeck { $count }
terminal-expo-last = gerade gespielt: { $card }
terminal-expo-ending = letzte Züge: { $end }
terminal-expo-piles = Stapel { $stack }, Ablage { $discards }
terminal-expo-supply = Vorrat: { $tiles }
terminal-expo-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
terminal-expo-signs = EM/cu↗ 2 em Nord und Ost, 1 cu Süd und West; ## Schrott; * fertig; [0] Platz 0, g Geist
terminal-expo-letters = S Bahnhof, A Akademie, L Laboratorium, J Zeitschrift, K Wolkenkratzer, C Konferenzraum, + aufgewertet
terminal-expo-now-means = jetzt: Punkte, wenn die Partie jetzt endete

## Smartphone Inc.

terminal-smartphone-colour = Farbe wählen
terminal-smartphone-pads = Pads wählen
terminal-smartphone-upper = Oberes Pad legen
terminal-smartphone-lay = Upgrade legen
terminal-smartphone-down = Upgrade verdeckt ablegen
terminal-smartphone-done = Fertig
terminal-smartphone-take = Upgrade nehmen
terminal-smartphone-research = Entwicklung
terminal-smartphone-logistics = Logistik
terminal-smartphone-sell = Verkaufen
terminal-smartphone-bonus = Der Bonus des Händlers
terminal-smartphone-region = Region
terminal-smartphone-cost = Kosten
terminal-smartphone-offices = Büros, Punkte
terminal-smartphone-customers = Käufer
terminal-smartphone-progress = Fortschritt
terminal-smartphone-retailer = Händler
terminal-smartphone-technology = Technologie
terminal-smartphone-side = Seite
terminal-smartphone-patent = Patent
terminal-smartphone-owners = Besitzer
terminal-smartphone-front = vorn
terminal-smartphone-back = hinten
terminal-smartphone-its-colour = Farbe
terminal-smartphone-points = Punkte
terminal-smartphone-total = Summe
terminal-smartphone-price = Preis
terminal-smartphone-goods = Waren
terminal-smartphone-gears = Zahnr.
terminal-smartphone-trucks = LKW
terminal-smartphone-factory = Fabr.
terminal-smartphone-tokens = Plätt.
terminal-smartphone-markers = Forts.
terminal-smartphone-offices-left = Büros
terminal-smartphone-yes = ja
terminal-smartphone-no = nein
terminal-smartphone-no-improvements = keine Upgrades
terminal-smartphone-row = Reihe
terminal-smartphone-column = Spalte
terminal-smartphone-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
terminal-smartphone-left = { $tokens } Warenplättchen, { $pile } Upgrades im Stapel
terminal-smartphone-display = Auslage { $tiles }
terminal-smartphone-sheet = Steves Blatt, nach Runden: { $rows }
terminal-smartphone-plan = Dein Plan: { $result }
terminal-smartphone-signs = {"["}0] Platz 0, ▶ am Zug, ✓ bereit; über freien Feldern Punkte für Platz 1/2, bei Händlern die des Feldes
terminal-smartphone-customers-are = Käufer: höchster Preis, oder Technologie { $technologies }
terminal-smartphone-pads-show = Pads: T LKW, C Kiste, G Zahnrad, F Fabrik, +$ und -$C ändern den Preis, „.“ leer
