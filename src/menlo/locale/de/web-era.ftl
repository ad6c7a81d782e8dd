### Era of Inventions: Wörter des Tisches im Browser.

## Phasen

web-era-phase-placing = Scheiben setzen
web-era-phase-choosing = Aktionen ausführen
web-era-phase-acting = Aktionen ausführen
web-era-phase-bonus = Bonusaktion
web-era-phase-closing = letzter Tausch
web-era-phase-over = Partie vorbei

## Teile des Spielplans

web-era-parts = Teile des Spielplans
web-era-something-here = hier ist etwas möglich
web-era-patents = Patente
web-era-workshop = Werkstatt
web-era-workshop-hint = neun Erfindungen · erst Gold, dann Silber
web-era-square = Aktionen
web-era-market = Markt
web-era-factories = Fabriken
web-era-harbour = Hafen
web-era-harbour-hint = eine ganze Ladung für 1 Münze · was liegen bleibt, wächst jede Runde um 1
web-era-leaving = fällt weg
web-era-track = Einflussleiste
web-era-square-number = Feld { $number }

## Wer wann handelt

web-era-order = Reihenfolge
web-era-due = { $seat }: { $count ->
    [one] noch 1 Scheibe
   *[other] noch { $count } Scheiben
}

## Aktionsfelder

web-era-hint-build = bis zu { $most }
web-era-hint-factories = alle eigenen
web-era-hint-buy = bis zu { $most }
web-era-hint-produce = bis zu { $most }
web-era-hint-market = bis zu { $most }
web-era-hint-develop = bis zu { $cogs } Steine
web-era-back = zurücknehmen
web-era-rate = { $give } { $for } gegen { $take } { $what }
web-era-any = { $count ->
    [one] Quader oder Münze
   *[other] Quader oder Münzen
}
web-era-influence = Einfluss
web-era-or-take = oder nimm
web-era-take-cog = oder 1 Entwicklungsstein nehmen
web-era-used = { $square }: { $used } von { $most } Mal benutzt

## Erfindungen

web-era-figure = Abb. { $number }
web-era-fake = Plagiat
web-era-start = Start
web-era-space = { $invention }, { $side }
web-era-owned = { $name }: gemacht von { $owner }
web-era-open = { $name }: { $cogs } { $cogs ->
    [one] Entwicklungsstein
   *[other] Entwicklungssteine
}, { $influence } Einfluss
web-era-locked = { $name }: offen nach Gold; { $cogs } { $cogs ->
    [one] Entwicklungsstein
   *[other] Entwicklungssteine
}, { $influence } Einfluss
web-era-patented = Patent auf { $name }
web-era-unpatented = kein Patent auf { $name }
web-era-stair = Patent { $number }: { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}, { $influence } Einfluss
web-era-unnamed = Ohne Erfindung anmelden

## Auslagen

web-era-free = { $count ->
    [one] {" "}−1 Quader nach Wahl
   *[other] {" "}−{ $count } Quader nach Wahl
}
web-era-empty-space = leeres Feld { $number }
web-era-made = { $what }: diese Runde von { $seat } produziert
web-era-built = { $what }: diese Runde von { $seat } gebaut
web-era-just-now = gerade eben
web-era-deck = Stapel
web-era-discards = Ablage
web-era-news = Kommen am Rundenende
web-era-discarded = { $count } abgelegt
web-era-look-through = Karten übrig: Stapel durchsehen
web-era-no-cards = Hier liegen keine Karten.
web-era-load = { $load }: { $amount } { $good }

## Zweite Hälften

web-era-choose-cubes = Wähle die Quader für das Plagiat
web-era-choose-gift = Wähle, was du gibst
web-era-choose-gain = Wähle, was du dafür nimmst

## Eigener Vorrat

web-era-my-goods = Mein Vorrat
web-era-mat-coin = Münzen
web-era-mat-cog = Entwicklung
web-era-mat-wood = Holz
web-era-mat-coal = Kohle
web-era-mat-metal = Metall
web-era-mat-technology = Technik
web-era-mat-tool = Werkzeug
web-era-mat-bonus = Bonus
web-era-my-factories = Meine Fabriken
web-era-output = Ertrag { $count }
web-era-in-hand = Noch auf der Hand
web-era-tokens = { $count ->
    [one] 1 Scheibe
   *[other] { $count } Scheiben
}
web-era-markers = { $count ->
    [one] 1 Erfindungsstein
   *[other] { $count } Erfindungssteine
}
web-era-patents-left = { $count ->
    [one] 1 Patent
   *[other] { $count } Patente
}
web-era-starts = Start
web-era-seat = Ertrag { $output } · investiert { $invested } · { $tokens ->
    [one] noch 1 Scheibe
   *[other] noch { $tokens } Scheiben
}

## The end

web-era-tie = Bei gleichen Punkten: entwickelte Felder
