### Smartphone Inc. in de browser: koppen, legenda's en gereedschap van het bord.

## Delen van het bord

smartphone-board-tabs = Wat er te zien is
smartphone-board-tab-plan = Plan
smartphone-board-tab-map = Wereld
smartphone-board-tab-screens = Schermen
smartphone-board-phases = Fasen van de ronde
smartphone-board-round = Ronde
smartphone-board-phase-planning = Planning
smartphone-board-phase-price = Prijs
smartphone-board-phase-production = Productie
smartphone-board-phase-improving = Verbeteren
smartphone-board-phase-research = Onderzoek
smartphone-board-phase-logistics = Logistiek
smartphone-board-phase-sale = Verkoop
smartphone-board-phase-scoring = Telling
smartphone-board-colours = Kleuren om uit te kiezen
smartphone-board-home = Thuis
smartphone-board-points = Punten

## Planning

smartphone-board-prompt-plan = Plan je ronde: schuif de ene pad over de andere, zodat { $least } tot { $most } vakjes bedekt zijn.
smartphone-board-your-plan = Jouw plan
smartphone-board-hidden = verborgen tot iedereen klaar is
smartphone-board-pad = { $pad }, kant { $face }, { $above ->
    [0] onder
   *[other] boven
}, { $degrees }° gedraaid
smartphone-board-tile = upgrade { $improvement }, { $under ->
    [0] bovenop
   *[other] tussen de pads
}
smartphone-board-layers = Lagen, bovenste eerst
smartphone-board-face = kant { $face }
smartphone-board-on = bovenop
smartphone-board-under = onder
smartphone-board-covers = { $cells ->
    [one] 1 vakje bedekt
   *[other] { $cells } vakjes bedekt
}
smartphone-board-covers-allowed = { $least } tot { $most } mag
smartphone-board-turn = Draaien
smartphone-board-flip = Omkeren
smartphone-board-swap = Wisselen
smartphone-board-slide = Schuiven
smartphone-board-put-under = Eronder
smartphone-board-put-on = Erbovenop
smartphone-board-put-down = Gedekt
smartphone-board-take-back = Terug
smartphone-board-tray = Upgrades in je hand
smartphone-board-tray-tile = { $improvement } leggen (Enter), of gedekt neerleggen (D)
smartphone-board-tray-empty = Alle upgrades zijn in gebruik.
smartphone-board-tokens = { $count ->
    [one] 1 productfiche: 1 product per ronde
   *[other] { $count } productfiches: { $count } producten per ronde
}
smartphone-board-down = gedekt:
smartphone-board-down-gain = +1 product
smartphone-board-face-up = { $improvement } terug in de hand nemen
smartphone-board-price = prijs
smartphone-board-goods = producten
smartphone-board-research = onderzoek
smartphone-board-logistics = logistiek
smartphone-board-factory = fabriek
smartphone-board-yes = ja
smartphone-board-no = nee
smartphone-board-start-over = Opnieuw
smartphone-board-ready = Ik ben klaar
smartphone-board-waiting = Klaar. Wachten op de anderen.
smartphone-board-is-ready = klaar
smartphone-board-plans = plant
smartphone-board-demand = Je klanten per prijs
smartphone-board-earns = { $sells } × { $price } = { $points } punten
smartphone-board-earns-note = hoogstens: producten { $goods }, klanten { $customers }; meerderheden komen erbij.

## Wat is mogelijk?

smartphone-board-reach = Wat is mogelijk?
smartphone-board-back-to-plan = Terug naar het plan
smartphone-board-reach-count = { $found } van de { $all } uitkomsten
smartphone-board-reach-loading = Tellen wat je pads kunnen tonen …
smartphone-board-reach-meanwhile = Met veel upgrades duurt dit een paar seconden. Plan intussen verder.
smartphone-board-reach-failed = De lijst kon niet worden geladen.
smartphone-board-reach-none = Niets wat je kunt leggen toont dat alles.
smartphone-board-reach-down = { $count } gedekt
smartphone-board-again = Nog eens
smartphone-board-filters = Toon alleen
smartphone-board-results = Uitkomsten; wie er een kiest, legt die uit
smartphone-board-any = alle
smartphone-board-at-least = vanaf { $value }
smartphone-board-clear = Wissen
smartphone-board-sort = Sorteren, meeste eerst: { $what }
smartphone-board-your-result = jouw plan

## Het onthullen

smartphone-board-reveal = De schermen gaan weg
smartphone-board-to-map = Naar de wereld
smartphone-board-by-sheet = Steve speelt volgens zijn blad.

## De wereld

smartphone-board-region = { $region }, { $retailer ->
    [0] kost { $cost }, { $count ->
        [0] geen kantoren
        [one] 1 kantoor ({ $offices })
       *[other] { $count } kantoren ({ $offices })
    }, { $sold } van { $customers } klanten bediend
   *[other] onder een retailer, kost { $cost }, { $count ->
        [one] 1 kantoor
       *[other] { $count } kantoren
    }
}
smartphone-board-retailer = Retailer
# Wat een retailer geeft, zo kort als de kaart breed is.
smartphone-board-bonus-token = +{ $count } fiche
smartphone-board-bonus-goods = +{ $count } producten
smartphone-board-bonus-progress = +{ $count } onderzoek
smartphone-board-bonus-improvement = +{ $count } upgrade
smartphone-board-zoom-in = Dichterbij
smartphone-board-zoom-out = Verder weg
smartphone-board-zoom-all = De hele wereld
smartphone-board-price-track = Prijzen en volgorde
smartphone-board-low-first = laagste eerst
smartphone-board-technologies = Technologieën
smartphone-board-technology = { $technology }, { $own ->
    [0] kost { $cost }, { $laid } gelegd, patent { $patent } punten
   *[other] van jou
}
smartphone-board-costs = kost
smartphone-board-yours = van jou
smartphone-board-display = Upgrades
smartphone-board-pile = { $count ->
    [one] 1 upgrade in de stapel
   *[other] { $count } upgrades in de stapel
}
smartphone-board-tokens-left = { $count ->
    [one] nog 1 productfiche
   *[other] nog { $count } productfiches
}
smartphone-board-steve-sheet = Steve en zijn blad
smartphone-board-power-extra-goods = Fase 3: 1 product meer voor elke −$-krat
smartphone-board-power-second-office = Fase 6: elke ronde een tweede kantoor waar je er al een hebt
smartphone-board-power-discount = Fase 5: technologieën kosten jou 1 minder
smartphone-board-power-truck-per-plus = Fase 6: 1 truck meer voor elke +$
smartphone-board-power-direct-sale = Fase 7: { $amount } producten zonder klant verkopen
smartphone-board-power-overhang = Fase 1: upgrades mogen een vakje uitsteken
smartphone-board-power-instant-goods = Meteen: { $amount } producten
smartphone-board-power-keep-goods = Fase 7: onverkochte producten blijven
smartphone-board-power-instant-improvement = Meteen: een upgrade
smartphone-board-power-truck-at-price = Fase 6: 1 truck meer vanaf prijs { $amount }
smartphone-board-power-purple-points = Fase 8: 1 punt voor elke paarse klant
smartphone-board-power-roaming = Fase 7: verkoop in één regio zonder kantoor

## Wat een plaats heeft

smartphone-board-in-hand = te plaatsen
smartphone-board-goods-left = producten
smartphone-board-earned = deze ronde
smartphone-board-improvements = upgrades
smartphone-board-tokens-mine = fiches
smartphone-board-offices-left = kantoren over
smartphone-board-markers = voortgang over
smartphone-board-stock = producten in voorraad

## Keys

smartphone-board-keys-turn = De gekozen pad of upgrade draaien
smartphone-board-keys-flip = De gekozen pad omkeren
smartphone-board-keys-swap = De pads wisselen, boven en onder
smartphone-board-keys-under = De gekozen upgrade tussen de pads of bovenop leggen
smartphone-board-keys-down = De gekozen upgrade gedekt neerleggen

## The end

smartphone-board-tie-technologies = Bij gelijke punten: technologieën
smartphone-board-tie-patents = Bij gelijke punten: patenten
