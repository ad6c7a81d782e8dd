### Era of Inventions: Namen, Beschriftungen, Ereignisse, Ablehnungen, Optionen.
### $count ist die Anzahl, neben der der Name eines Gutes steht.

era-title = Era of Inventions

## Güter

era-good-coin = { $count ->
    [one] Münze
   *[other] Münzen
}
era-good-metal = Metall
era-good-technology = Technik
era-good-tool = Werkzeug
era-good-coal = Kohle
era-good-wood = Holz
era-good-cog = { $count ->
    [one] Entwicklungsstein
   *[other] Entwicklungssteine
}
era-good-bonus = { $count ->
    [one] Bonusscheibe
   *[other] Bonusscheiben
}

## Aktionsfelder und Orte

era-area-build = Fabriken bauen
era-area-factories = Rohstoffe produzieren
era-area-buy = Rohstoffe kaufen
era-area-produce = Erfindungen produzieren
era-area-market = Tauschmarkt
era-area-develop = Erfinden oder patentieren
era-square-upper = obere Zeile
era-square-middle = mittlere Zeile
era-square-lower = untere Zeile
era-side-gold = Gold
era-side-silver = Silber
era-deck-inventions = Erfindungsstapel
era-deck-factories = Fabrikstapel
era-next-patent = das nächste Patent
era-no-invention = keine Erfindung
era-no-side = für spätere verloren

## Erfindungen

era-invention-cash-register = Kasse
era-invention-sewing-machine = Nähmaschine
era-invention-typewriter = Schreibmaschine
era-invention-telephone = Telefon
era-invention-gramophone = Grammophon
era-invention-camera = Fotoapparat
era-invention-car = Auto
era-invention-steam-locomotive = Dampflokomotive
era-invention-airplane = Flugzeug

## Start-Erfindungen

era-card-light-bulb = Glühbirne
era-card-pocket-watch = Taschenuhr
era-card-music-box = Spieldose
era-card-telegraph = Telegraf
era-card-bicycle = Fahrrad
era-card-microscope = Mikroskop

## Fabriken

era-factory-start-factory = Start-Fabrik
era-factory-small-coal-mine = Kleine Kohlegrube
era-factory-large-coal-mine = Große Kohlegrube
era-factory-sawmill = Sägewerk
era-factory-large-sawmill = Großes Sägewerk
era-factory-small-ironworks = Kleine Eisenhütte
era-factory-ironworks = Eisenhütte
era-factory-steelworks = Stahlwerk
era-factory-small-laboratory = Kleines Labor
era-factory-laboratory = Labor
era-factory-research-institute = Institut
era-factory-small-toolshop = Kleine Schmiede
era-factory-toolshop = Schmiede
era-factory-machine-works = Maschinenbau
era-factory-savings-bank = Sparkasse
era-factory-trading-house = Handelshaus
era-factory-bank = Bank
era-factory-workshop = Werkstatt
era-factory-engineering-office = Ingenieurbüro

## Schiffe und Lagerhallen

era-load-ship-1 = Schiff 1
era-load-ship-2 = Schiff 2
era-load-ship-3 = Schiff 3
era-load-ship-4 = Schiff 4
era-load-ship-5 = Schiff 5
era-load-ship-6 = Schiff 6
era-load-house-1 = Lagerhalle 1
era-load-house-2 = Lagerhalle 2
era-load-house-3 = Lagerhalle 3
era-load-house-4 = Lagerhalle 4

## Woher Einfluss kommt

era-source-building = Bauen
era-source-producing = Produktion
era-source-royalties = Tantiemen
era-source-exchanging = Tauschmarkt
era-source-developing = Erfindungen
era-source-patents = Patente
era-source-closing = letzter Tausch
era-award-most-patents = am höchsten auf der Patentanzeige
era-award-most-cogs = die meisten Entwicklungssteine investiert
era-award-largest-capacity = größte Produktionskapazität

## Was eine Aktion kostet und bringt; Nullen fallen weg

era-cost = { $coin ->
    [0] {""}
    [one] {" "}−1 Münze
   *[other] {" "}−{ $coin } Münzen
}{ $cog ->
    [0] {""}
    [one] {" "}−1 Entwicklungsstein
   *[other] {" "}−{ $cog } Entwicklungssteine
}{ $metal ->
    [0] {""}
   *[other] {" "}−{ $metal } Metall
}{ $technology ->
    [0] {""}
   *[other] {" "}−{ $technology } Technik
}{ $tool ->
    [0] {""}
   *[other] {" "}−{ $tool } Werkzeug
}{ $coal ->
    [0] {""}
   *[other] {" "}−{ $coal } Kohle
}{ $wood ->
    [0] {""}
   *[other] {" "}−{ $wood } Holz
}
era-profit = { $influence ->
    [0] {""}
   *[other] {" "}+{ $influence } Einfluss
}{ $coin ->
    [0] {""}
    [one] {" "}+1 Münze
   *[other] {" "}+{ $coin } Münzen
}{ $cog ->
    [0] {""}
    [one] {" "}+1 Entwicklungsstein
   *[other] {" "}+{ $cog } Entwicklungssteine
}{ $metal ->
    [0] {""}
   *[other] {" "}+{ $metal } Metall
}{ $technology ->
    [0] {""}
   *[other] {" "}+{ $technology } Technik
}{ $tool ->
    [0] {""}
   *[other] {" "}+{ $tool } Werkzeug
}{ $coal ->
    [0] {""}
   *[other] {" "}+{ $coal } Kohle
}{ $wood ->
    [0] {""}
   *[other] {" "}+{ $wood } Holz
}{ $bonus ->
    [0] {""}
    [one] {" "}+1 Bonusscheibe
   *[other] {" "}+{ $bonus } Bonusscheiben
}

## Aktionen

era-action-place = Scheibe setzen: { $area }
era-action-resolve = Ausführen: { $area }
era-action-run-all = Ausführen: Rohstoffe produzieren:{ $profit }
era-action-withdraw = Scheibe zurücknehmen: { $area }
era-action-finish = Fertig
era-action-pass = Keine Bonusscheibe einsetzen
era-action-build = { $factory } bauen:{ $cost }, bringt{ $profit }{ $influence ->
    [0] {""}
   *[other] ; sofort +{ $influence } Einfluss
}
era-action-build-nothing = Auf einem leeren Feld bauen
era-action-run-factory = Mit einer Fabrik produzieren, { $factory }:{ $profit }
era-action-run-factory-nothing = Mit einer Fabrik produzieren, die es nicht gibt
era-action-buy-load = Von { $load } kaufen:{ $cost }{ $profit }
era-action-buy-load-nothing = Von einem Schiff kaufen, das es nicht gibt
era-action-produce = { $card } produzieren:{ $cost }{ $profit }
era-action-produce-nothing = Auf einem leeren Feld produzieren
era-action-produce-fake = Plagiat produzieren, { $card }:{ $cost }{ $profit }
era-action-produce-fake-nothing = Auf einem leeren Feld produzieren
era-action-take-cog = Entwicklungsstein nehmen:{ $profit }
era-action-trade = Tauschen:{ $cost }{ $profit }
era-action-swap = Tauschen:{ $cost }{ $profit }
era-action-buy-bonus = Tauschen:{ $cost }{ $profit }
era-action-develop = { $invention } erfinden, { $side }:{ $cost } +{ $influence } Einfluss; Tantieme{ $royalty }
era-action-register = Patent anmelden für: { $invention } ({ $side }):{ $cost } +{ $influence } Einfluss

## Was zu entscheiden ist

era-prompt-place = Setze eine Scheibe auf eine der sechs Aktionen{ $left ->
    [one] , deine letzte in dieser Runde.
   *[other] ; du hast { $left } auf der Hand.
}
era-prompt-choose = { $left ->
    [one] Führe die Aktion deiner letzten Scheibe aus, oder nimm sie zurück.
   *[other] Wähle, welche deiner { $left } Scheiben du ausführst, oder nimm eine zurück.
}
era-prompt-build = { $done ->
    [0] Wähle eine Fabrik, die du baust, bis zu { $left }.
   *[other] Wähle eine weitere Fabrik, noch bis zu { $left }, oder beende die Aktion.
}
era-prompt-buy = { $done ->
    [0] Wähle ein Schiff oder eine Lagerhalle, bis zu { $left } (je 1 Münze).
   *[other] Wähle noch ein Schiff oder eine Lagerhalle, noch bis zu { $left } (je 1 Münze), oder beende die Aktion.
}
era-prompt-produce = { $done ->
    [0] Wähle eine Erfindung, die du produzierst, bis zu { $left }.
   *[other] Wähle eine weitere Erfindung, noch bis zu { $left }, oder beende die Aktion.
}
era-prompt-exchange-or-cog = Nimm 1 Entwicklungsstein, oder tausche bis zu { $left } Mal.
era-prompt-exchange = { $left ->
    [one] Tausche noch einmal, oder beende die Aktion.
   *[other] Tausche noch bis zu { $left } Mal, oder beende die Aktion.
}
era-prompt-develop-or-register = Mache Erfindungen mit bis zu { $cogs } Entwicklungssteinen, oder melde bis zu { $patents } Patente an.
era-prompt-develop = { $left ->
    [one] Mache noch eine Erfindung mit 1 weiteren Entwicklungsstein, oder beende die Aktion.
   *[other] Mache noch eine Erfindung mit bis zu { $left } weiteren Entwicklungssteinen, oder beende die Aktion.
}
era-prompt-register = { $left ->
    [one] Melde noch ein Patent an, oder beende die Aktion.
   *[other] Melde noch bis zu { $left } Patente an, oder beende die Aktion.
}
era-prompt-finish = Hier geht nichts mehr: Beende die Aktion.
era-prompt-bonus = Setze eine Bonusscheibe für einen weiteren Schritt beliebiger Art ein, oder passe; du hast { $left }.
era-prompt-closing = Tausche ein letztes Mal, { $left ->
    [one] noch einmal
   *[other] bis zu { $left } Mal
}, dann bist du fertig.
era-prompt-closing-finish = Es lässt sich nichts mehr tauschen: Beende den Tausch.

## Ereignisse

era-event-token-placed = { $seat } setzt eine Scheibe: { $area }.
era-event-action-began = { $seat } führt aus: { $area }.
era-event-action-ended = { $seat } nimmt die Scheibe zurück: { $area }.
era-event-token-withdrawn = { $seat } verzichtet: { $area }.
era-event-bonus-used = { $seat } setzt eine Bonusscheibe ein.
era-event-bonus-passed = { $seat } setzt keine Bonusscheibe ein.
era-event-paid = { $seat } zahlt { $amount } { $good }.
era-event-gained = { $seat } bekommt { $amount } { $good }.
era-event-influence-gained = { $seat } bekommt { $amount } Einfluss ({ $source }), jetzt auf Feld { $square }.
era-event-symbol-reached = { $seat } trifft auf Feld { $square } ein Symbol: { $good }.
era-event-factory-built = { $seat } baut: { $factory }.
era-event-factory-ran = { $count ->
    [one] { $seat } produziert mit: { $factory }.
   *[other] { $seat } produziert mit: { $count } × { $factory }.
}
era-event-load-bought = { $seat } kauft alles von { $load }.
era-event-card-produced = { $seat } produziert: { $card }.
era-event-royalty-due = { $owner } bekommt eine Tantieme für { $invention } ({ $side }), produziert von { $seat }.
era-event-cog-taken = { $seat } nimmt am Markt einen Entwicklungsstein.
era-event-exchanged = { $seat } tauscht: { $square }.
era-event-invention-developed = { $seat } erfindet: { $invention } ({ $side }).
era-event-patent-registered = { $seat } meldet Patent { $square } an für { $invention } ({ $side }).
era-event-patent-registered-nothing = { $seat } meldet Patent { $square } an, für keine Erfindung.
era-event-round-ended = Runde { $round } ist vorbei.
era-event-card-removed = { $card } kommt aus dem Spiel.
era-event-card-discarded = { $card } kommt auf die Ablage.
era-event-card-moved = { $card } rückt weiter auf Feld { $to_space }.
era-event-card-drawn = { $card } kommt auf Feld { $space }.
era-event-factory-discarded = { $factory } kommt auf die Ablage.
era-event-factory-moved = { $factory } rückt weiter auf Feld { $to_space }.
era-event-factory-drawn = { $factory } kommt auf Feld { $space }.
era-event-deck-shuffled = { $count ->
    [one] Neu gemischt: { $deck } (1 Karte).
   *[other] Neu gemischt: { $deck } ({ $count } Karten).
}
era-event-load-filled = { $load }: { $amount } dazu.
era-event-round-began = Runde { $round } beginnt; { $start } setzt zuerst.
era-event-closing-began = Die letzte Runde ist vorbei: Alle gehen noch einmal auf den Tauschmarkt, { $start } zuerst.
era-event-closing-finished = { $seat } ist mit dem Tauschmarkt fertig.
era-event-awarded = { $seat } bekommt { $points } Punkte für: { $award }.
era-event-match-ended = Die Partie ist vorbei.

## Ablehnungen

era-refusal-over = die Partie ist vorbei
era-refusal-turn = { $other } ist am Zug, nicht { $seat }
era-refusal-placing = zuerst werden alle Scheiben gesetzt
era-refusal-all-placed = alle Scheiben dieser Runde sind schon gesetzt
era-refusal-choosing = wähle zuerst eine deiner Scheiben, die du ausführst oder zurücknimmst
era-refusal-busy = beende, was du begonnen hast, ehe du dich einer anderen Scheibe zuwendest
era-refusal-finished = die Aktion ist beendet; setze eine Bonusscheibe ein oder passe
era-refusal-no-bonus-step = eine Bonusscheibe kommt nur direkt nach einer normalen Aktion
era-refusal-bonus-only = eine einzelne Fabrik produziert nur mit einer Bonusscheibe
era-refusal-market-only = am Ende ist nur der Tauschmarkt offen
era-refusal-other-area = deine Scheibe liegt auf „{ $area }“, und das erlaubt dies nicht
era-refusal-own-token = { $seat } hat schon eine Scheibe auf „{ $area }“
era-refusal-area-full = auf „{ $area }“ liegen schon zwei Scheiben
era-refusal-no-token = { $seat } hat keine Scheibe auf „{ $area }“
era-refusal-nothing-to-do = { $seat } kann auf „{ $area }“ nichts tun; nimm die Scheibe zurück
era-refusal-nothing-done = { $seat } hat noch nichts getan
era-refusal-lacks = { $seat } hat { $have } { $good }, nötig für { $what }: { $need }
era-refusal-supply = im Vorrat ist zu wenig übrig: { $good }
era-refusal-builds = { $seat } hat schon { $most } Fabriken gebaut, mehr erlaubt diese Aktion nicht
era-refusal-no-factory = auf Feld { $space } liegt keine Fabrik
era-refusal-not-own-factory = { $seat } besitzt keine solche Fabrik
era-refusal-loads = { $seat } hat schon { $most } Ladungen gekauft, mehr erlaubt diese Aktion nicht
era-refusal-no-load = so ein Schiff oder so eine Lagerhalle gibt es nicht
era-refusal-empty-load = { $load } ist leer
era-refusal-productions = { $seat } hat schon { $most } Karten produziert, mehr erlaubt diese Aktion nicht
era-refusal-no-card = auf Feld { $space } liegt keine Karte
era-refusal-fake-needs-mix = für das Plagiat „{ $card }“ musst du Quader wählen
era-refusal-not-fake = „{ $card }“ ist kein Plagiat; es kostet genau die abgebildeten Quader
era-refusal-own-fake = { $seat } hat „{ $card }“ erfunden und darf das Plagiat nicht produzieren
era-refusal-mix = das Plagiat „{ $card }“ kostet { $need } Quader deiner Wahl, nicht { $given }
era-refusal-cog-or-exchanges = entweder einen Entwicklungsstein nehmen oder tauschen, nicht beides
era-refusal-cog-as-bonus = mit einer Bonusscheibe darf kein Entwicklungsstein genommen werden
era-refusal-cog-at-end = am Ende darf kein Entwicklungsstein genommen werden
era-refusal-bonus-at-end = am Ende darf keine Bonusscheibe gekauft werden
era-refusal-no-bonus-left = es ist keine Bonusscheibe mehr zu kaufen
era-refusal-same-kind = { $good } lässt sich nicht gegen dieselbe Sorte tauschen
era-refusal-exchanges = { $seat } hat schon { $most } Mal getauscht, mehr erlaubt diese Aktion nicht
era-refusal-square = { $seat } hat schon { $most } Mal getauscht: { $square }
era-refusal-develop-or-register = eine Aktion ist zum Erfinden oder zum Patentieren da, nicht für beides
era-refusal-developed = { $owner } hat dieses Feld schon: { $invention }
era-refusal-gold-first = das goldene Feld kommt vor dem silbernen: { $invention }
era-refusal-markers = { $seat } hat keinen Erfindungsstein mehr
era-refusal-cogs = eine Aktion kostet höchstens { $most } Entwicklungssteine: { $spent } sind ausgegeben, dies kostet noch { $need }
era-refusal-all-patents = { $seat } hat schon alle { $most } Patente angemeldet
era-refusal-patents = { $seat } hat schon { $most } Patente angemeldet, mehr erlaubt diese Aktion nicht
era-refusal-not-own-invention = dieses Feld gehört nicht { $seat }: { $invention }
era-refusal-patented = auf diesem Feld liegt schon ein Patent: { $invention }

## Optionen

era-option-bought-bonus = Ab wann eine gekaufte Bonusscheibe gilt
era-option-bought-bonus-next-action = Nach deiner nächsten normalen Aktion
era-option-bought-bonus-next-round = Ab der nächsten Runde
era-option-short-deck = Was geschieht, wenn ein Stapel zu wenige Karten hat
era-option-short-deck-discards-later = Stapel aufbrauchen und die Ablage mischen, sobald eine Karte fehlt
era-option-short-deck-merge = Ablage mit dem Rest des Stapels mischen
era-option-short-deck-discards-at-once = Ablage mischen, sobald die letzte Erfindungskarte gezogen ist
era-option-royalty-symbols = Ob Einfluss aus Tantiemen Symbole der Leiste auslöst
era-option-royalty-symbols-no = Nein, nur Einfluss aus eigenen Aktionen
era-option-royalty-symbols-yes = Ja
era-option-supply = Wie viele Güter es gibt
era-option-supply-unlimited = So viele wie nötig; nur Bonusscheiben sind gezählt
era-option-supply-box = Nur was in der Schachtel ist
era-option-capacity = Welche Fabriken für die größte Kapazität zählen
era-option-capacity-all = Alle
era-option-capacity-resources = Nur solche für Rohstoffe, nicht für Münzen oder Entwicklungssteine
era-option-bonus-cog = Ob eine Bonusscheibe einen Entwicklungsstein erlaubt
era-option-bonus-cog-no = Nein
era-option-bonus-cog-yes = Ja
era-option-cog-ends-turn = Ob das Nehmen eines Entwicklungssteins den ganzen Zug beendet
era-option-cog-ends-turn-no = Nein, eine Bonusscheibe darf folgen
era-option-cog-ends-turn-yes = Ja, keine Bonusscheibe darf folgen
era-option-build-limit = Wofür die Grenze von drei Fabriken gilt
era-option-build-limit-action = Für die normale Aktion; eine Bonusscheibe darf eine vierte bauen
era-option-build-limit-turn = Für den ganzen Zug samt Bonusscheibe
era-option-patent-limit = Wofür die Grenze von zwei Patenten gilt
era-option-patent-limit-action = Für die normale Aktion; eine Bonusscheibe darf ein drittes anmelden
era-option-patent-limit-turn = Für den ganzen Zug samt Bonusscheibe
