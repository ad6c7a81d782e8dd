### Smartphone Inc. im Browser: Überschriften, Legenden und Werkzeuge des Spielplans.

## Teile des Spielplans

smartphone-board-tabs = Was zu sehen ist
smartphone-board-tab-plan = Plan
smartphone-board-tab-map = Welt
smartphone-board-tab-screens = Schirme
smartphone-board-phases = Phasen der Runde
smartphone-board-round = Runde
smartphone-board-phase-planning = Planung
smartphone-board-phase-price = Preis
smartphone-board-phase-production = Produktion
smartphone-board-phase-improving = Verbessern
smartphone-board-phase-research = Entwicklung
smartphone-board-phase-logistics = Logistik
smartphone-board-phase-sale = Verkauf
smartphone-board-phase-scoring = Wertung
smartphone-board-colours = Farben zur Wahl
smartphone-board-home = Heimat
smartphone-board-points = Punkte

## Planung

smartphone-board-prompt-plan = Plane deine Runde: Schiebe ein Pad über das andere, sodass { $least } bis { $most } Felder verdeckt sind.
smartphone-board-your-plan = Dein Plan
smartphone-board-hidden = verdeckt, bis alle bereit sind
smartphone-board-pad = { $pad }, Seite { $face }, { $above ->
    [0] unten
   *[other] oben
}, gedreht um { $degrees }°
smartphone-board-tile = Upgrade { $improvement }, { $under ->
    [0] oben
   *[other] zwischen den Pads
}
smartphone-board-layers = Schichten, oberste zuerst
smartphone-board-face = Seite { $face }
smartphone-board-on = oben
smartphone-board-under = unten
smartphone-board-covers = { $cells ->
    [one] 1 Feld verdeckt
   *[other] { $cells } Felder verdeckt
}
smartphone-board-covers-allowed = { $least } bis { $most } sind erlaubt
smartphone-board-turn = Drehen
smartphone-board-flip = Wenden
smartphone-board-swap = Tausch
smartphone-board-slide = Schieben
smartphone-board-put-under = Nach unten
smartphone-board-put-on = Nach oben
smartphone-board-put-down = Verdeckt
smartphone-board-take-back = Zurück
smartphone-board-tray = Upgrades auf deiner Hand
smartphone-board-tray-tile = { $improvement } legen (Enter) oder verdeckt ablegen (D)
smartphone-board-tray-empty = Alle Upgrades sind im Einsatz.
smartphone-board-tokens = { $count ->
    [one] 1 Warenplättchen: 1 Ware je Runde
   *[other] { $count } Warenplättchen: { $count } Waren je Runde
}
smartphone-board-down = verdeckt:
smartphone-board-down-gain = +1 Ware
smartphone-board-face-up = { $improvement } auf die Hand zurücknehmen
smartphone-board-price = Preis
smartphone-board-goods = Waren
smartphone-board-research = Entwicklung
smartphone-board-logistics = Logistik
smartphone-board-factory = Fabrik
smartphone-board-yes = ja
smartphone-board-no = nein
smartphone-board-start-over = Von vorn
smartphone-board-ready = Ich bin bereit
smartphone-board-waiting = Bereit. Die anderen planen noch.
smartphone-board-is-ready = bereit
smartphone-board-plans = plant
smartphone-board-demand = Deine Käufer nach Preis
smartphone-board-earns = { $sells } × { $price } = { $points } Punkte
smartphone-board-earns-note = höchstens: Waren { $goods }, Käufer { $customers }; Mehrheiten kommen dazu.

## Was ist möglich?

smartphone-board-reach = Was ist möglich?
smartphone-board-back-to-plan = Zurück zum Plan
smartphone-board-reach-count = { $found } von { $all } Ergebnissen
smartphone-board-reach-loading = Zähle, was deine Pads zeigen können …
smartphone-board-reach-meanwhile = Mit vielen Upgrades dauert das einige Sekunden. Plane inzwischen weiter.
smartphone-board-reach-failed = Die Liste konnte nicht geladen werden.
smartphone-board-reach-none = Nichts, was du legen kannst, zeigt all das.
smartphone-board-reach-down = { $count } verdeckt
smartphone-board-again = Noch einmal
smartphone-board-filters = Nur zeigen
smartphone-board-results = Ergebnisse; eines zu wählen legt es aus
smartphone-board-any = egal
smartphone-board-at-least = ab { $value }
smartphone-board-clear = Leeren
smartphone-board-sort = Sortieren, das meiste zuerst: { $what }
smartphone-board-your-result = dein Plan

## Das Aufdecken

smartphone-board-reveal = Die Sichtschirme fallen
smartphone-board-to-map = Zur Welt
smartphone-board-by-sheet = Steve spielt nach seinem Blatt.

## Die Welt

smartphone-board-region = { $region }, { $retailer ->
    [0] kostet { $cost }, { $count ->
        [0] keine Büros
        [one] 1 Büro ({ $offices })
       *[other] { $count } Büros ({ $offices })
    }, { $sold } von { $customers } Käufern bedient
   *[other] unter einem Händler, kostet { $cost }, { $count ->
        [one] 1 Büro
       *[other] { $count } Büros
    }
}
smartphone-board-retailer = Händler
# Was ein Händler gibt, so kurz, wie die Karte breit ist.
smartphone-board-bonus-token = +{ $count } Plättchen
smartphone-board-bonus-goods = +{ $count } Waren
smartphone-board-bonus-progress = +{ $count } Entwicklung
smartphone-board-bonus-improvement = +{ $count } Upgrade
smartphone-board-zoom-in = Näher
smartphone-board-zoom-out = Weiter weg
smartphone-board-zoom-all = Die ganze Welt
smartphone-board-price-track = Preise und Reihenfolge
smartphone-board-low-first = niedrig zuerst
smartphone-board-technologies = Technologien
smartphone-board-technology = { $technology }, { $own ->
    [0] kostet { $cost }, { $laid } gelegt, Patent { $patent } Punkte
   *[other] gehört dir
}
smartphone-board-costs = kostet
smartphone-board-yours = deine
smartphone-board-display = Upgrades
smartphone-board-pile = { $count ->
    [one] 1 Upgrade im Stapel
   *[other] { $count } Upgrades im Stapel
}
smartphone-board-tokens-left = { $count ->
    [one] noch 1 Warenplättchen
   *[other] noch { $count } Warenplättchen
}
smartphone-board-steve-sheet = Steve und sein Blatt
smartphone-board-power-extra-goods = Phase 3: 1 Ware mehr für jede −$-Kiste
smartphone-board-power-second-office = Phase 6: jede Runde ein zweites Büro, wo du eines hast
smartphone-board-power-discount = Phase 5: Technologien kosten dich 1 weniger
smartphone-board-power-truck-per-plus = Phase 6: 1 LKW mehr für jedes +$
smartphone-board-power-direct-sale = Phase 7: { $amount } Waren ohne Käufer verkaufen
smartphone-board-power-overhang = Phase 1: Upgrades dürfen um ein Feld überstehen
smartphone-board-power-instant-goods = Sofort: { $amount } Waren
smartphone-board-power-keep-goods = Phase 7: nicht verkaufte Waren bleiben
smartphone-board-power-instant-improvement = Sofort: ein Upgrade
smartphone-board-power-truck-at-price = Phase 6: 1 LKW mehr ab Preis { $amount }
smartphone-board-power-purple-points = Phase 8: 1 Punkt für jeden lila Käufer
smartphone-board-power-roaming = Phase 7: in einer Region ohne Büro verkaufen

## Was ein Platz hat

smartphone-board-in-hand = einzusetzen
smartphone-board-goods-left = Waren
smartphone-board-earned = diese Runde
smartphone-board-improvements = Upgrades
smartphone-board-tokens-mine = Plättchen
smartphone-board-offices-left = Büros übrig
smartphone-board-markers = Marker übrig
smartphone-board-stock = Waren im Vorrat

## Keys

smartphone-board-keys-turn = Das gewählte Pad oder Upgrade drehen
smartphone-board-keys-flip = Das gewählte Pad umdrehen
smartphone-board-keys-swap = Die Pads tauschen, oben und unten
smartphone-board-keys-under = Das gewählte Upgrade zwischen die Pads oder obenauf legen
smartphone-board-keys-down = Das gewählte Upgrade verdeckt ablegen

## The end

smartphone-board-tie-technologies = Bei gleichen Punkten: Technologien
smartphone-board-tie-patents = Bei gleichen Punkten: Patente
