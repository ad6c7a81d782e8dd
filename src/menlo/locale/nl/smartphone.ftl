### Smartphone Inc.: namen, labels, gebeurtenissen, weigeringen, opties.

smartphone-title = Smartphone Inc.
smartphone-steve = Steve
smartphone-nothing = niets
smartphone-goods-token = productfiche

## Kleuren, regio's, technologieën

smartphone-colour-green = groen
smartphone-colour-blue = blauw
smartphone-colour-black = zwart
smartphone-colour-yellow = geel
smartphone-colour-red = rood
smartphone-region-canada = Canada
smartphone-region-usa = VS
smartphone-region-caribbean = Caraïben
smartphone-region-south-america = Zuid-Amerika
smartphone-region-europe = Europa
smartphone-region-north-africa = Noord-Afrika
smartphone-region-emirates = Emiraten
smartphone-region-rsa = RSA
smartphone-region-cis = GOS
smartphone-region-china = China
smartphone-region-india = India
smartphone-region-australia = Australië
smartphone-technology-gps = GPS
smartphone-technology-wifi = Wifi
smartphone-technology-gaming = Gaming
smartphone-technology-battery = Batterij
smartphone-technology-nfc = NFC
smartphone-technology-4g = 4G

## Pads en upgrades

smartphone-pad-a = pad A
smartphone-pad-b = pad B
smartphone-face-a1 = A1
smartphone-face-a2 = A2
smartphone-face-b1 = B1
smartphone-face-b2 = B2
smartphone-direction-right = naar rechts
smartphone-direction-down = omlaag
smartphone-direction-left = naar links
smartphone-direction-up = omhoog
smartphone-improvement-gear-gear = tandwiel·tandwiel
smartphone-improvement-truck-plus = truck·+$
smartphone-improvement-gear-plus = tandwiel·+$
smartphone-improvement-truck-gear = truck·tandwiel
smartphone-improvement-minus-crate = −$-krat·krat
smartphone-improvement-truck-truck = truck·truck
smartphone-improvement-crate-crate = krat·krat
smartphone-improvement-minus-gear = −$-krat·tandwiel
smartphone-improvement-crate-plus = krat·+$
smartphone-improvement-minus-truck = −$-krat·truck
smartphone-improvement-crate-gear = krat·tandwiel
smartphone-improvement-truck-crate = truck·krat
smartphone-result = prijs { $price }, producten { $goods }, { $factory ->
    [0] geen fabriek
   *[other] fabriek
}, tandwielen { $gears }, trucks { $trucks }

## Fasen, herkomst, bonussen

smartphone-phase-colours = kleurkeuze
smartphone-phase-planning = planning
smartphone-phase-improving = productie verbeteren
smartphone-phase-research = onderzoek
smartphone-phase-logistics = logistiek
smartphone-phase-sale = verkoop
smartphone-phase-over = het einde
smartphone-source-start = start
smartphone-source-sales = verkochte producten
smartphone-source-regions = meerderheden
smartphone-source-purple = paarse klanten (NFC)
smartphone-source-patents = patenten
smartphone-source-retailers = retailers
smartphone-bonus-token = 1 productfiche
smartphone-bonus-goods = { $count ->
    [one] 1 product
   *[other] { $count } producten
}
smartphone-bonus-progress = 1 voortgang op een technologie
smartphone-bonus-improvement = 1 upgrade

## Acties

smartphone-action-choose-colour = Met { $colour } spelen: thuis { $region }, { $points } punten, upgrade { $improvement }
smartphone-action-choose-pads = { $lower } onder, { $upper } boven
smartphone-action-lay-pad = Bovenste pad leggen op rij { $row }, kolom { $column }, { $degrees }° gedraaid: { $result }
smartphone-action-lay-improvement = { $improvement } leggen vanaf rij { $row }, kolom { $column }, { $direction }: { $result }
smartphone-action-lay-down = { $improvement } gedekt neerleggen voor 1 product: { $result }
smartphone-action-confirm = Plan bevestigen: { $result }
smartphone-action-take-improvement = { $improvement } nemen van veld { $space }
smartphone-action-research = Voortgang op { $technology }: { $progress } van { $cost }{ $patent ->
    [0] {""}
   *[other] ; patent { $patent } punten
}
smartphone-action-expand = Voortgang in regio { $region }: { $progress } van { $cost }
smartphone-action-sell-red = { $region }, verkoop voor { $price }: rode klant (tot { $most }){ $majority ->
    [0] {""}
   *[other] ; meerderheid { $before } → { $majority }
}
smartphone-action-sell-purple = { $region }, verkoop voor { $price }: paarse klant ({ $technology }){ $majority ->
    [0] {""}
   *[other] ; meerderheid { $before } → { $majority }
}
smartphone-action-sell-nobody = { $region }, verkoop voor { $price }: niemand
smartphone-action-sell-direct = Voor { $price } zonder klant verkopen (nog { $left })
smartphone-action-accept = { $bonus } aannemen van de retailer ({ $region })
smartphone-action-decline = { $bonus } van de retailer afslaan ({ $region })
smartphone-action-finish = Klaar met { $phase }

## Wat er te beslissen is

smartphone-prompt-colours = Kies je kleur; die brengt een thuisregio, punten en een eerste upgrade.
smartphone-prompt-planning-pads = Plan je ronde: kies welke pad onderop ligt en welke kant elke pad toont.
smartphone-prompt-planning-upper = Leg de bovenste pad over { $least } tot { $most } vakjes van de onderste; upgrades mogen er eerst onder.
smartphone-prompt-planning-ready = { $left ->
    [0] Bevestig je plan, of schuif nog met pads en upgrades.
    [one] Bevestig je plan, of leg de upgrade die je over hebt.
   *[other] Bevestig je plan, of leg enkele van de { $left } upgrades die je over hebt.
}
smartphone-prompt-improving = Je fabriek werkt: neem een upgrade uit het aanbod, te gebruiken vanaf de volgende ronde.
smartphone-prompt-tile = Neem de upgrade die Gaming je geeft.
smartphone-prompt-bonus = Neem { $bonus } van de retailer in regio { $region }, of sla af.
smartphone-prompt-bonus-progress = Leg de voortgang van de retailer in regio { $region } op een technologie, of sla af.
smartphone-prompt-bonus-improvement = Neem de upgrade van de retailer in regio { $region }, of sla af.
smartphone-prompt-research = Zet { $hand ->
    [one] je laatste voortgang
   *[other] je { $hand } voortgang
} in op technologieën.
smartphone-prompt-logistics = Zet { $hand ->
    [one] je laatste voortgang
   *[other] je { $hand } voortgang
} in op regio's die met je kantoren verbonden zijn.
smartphone-prompt-sale = Kies een regio om te verkopen: nog { $goods ->
    [one] 1 product
   *[other] { $goods } producten
} voor een prijs van { $price }, de meest linkse klant eerst.

## Gebeurtenissen

smartphone-event-colour-chosen = { $seat } speelt met { $colour }.
smartphone-event-region-covered = Een retailer bedekt { $region }.
smartphone-event-pads-chosen = { $seat } kiest de kanten A{ $face_a } en B{ $face_b }, { $lower } onder.
smartphone-event-pad-laid = { $seat } legt de bovenste pad op rij { $row }, kolom { $column }, { $turn ->
    [one] 1 kwartslag
   *[other] { $turn } kwartslagen
} gedraaid.
smartphone-event-improvement-laid = { $seat } legt { $improvement } vanaf rij { $row }, kolom { $column }, { $direction }.
smartphone-event-laid-down = { $seat } legt { $improvement } gedekt neer.
smartphone-event-plan-confirmed = { $seat } is klaar.
smartphone-event-plan-revealed = { $seat } onthult: prijs { $price }, producten { $goods }, { $factory ->
    [0] geen fabriek
   *[other] fabriek
}, tandwielen { $gears }, trucks { $trucks }.
smartphone-event-goods-produced = { $amount ->
    [one] { $seat } produceert 1 product.
   *[other] { $seat } produceert { $amount } producten.
}
smartphone-event-improvement-taken = { $seat } neemt { $improvement }.
smartphone-event-improvement-removed = { $improvement } op veld { $space } gaat uit het spel.
smartphone-event-token-taken = { $seat } neemt een productfiche.
smartphone-event-progress-taken = { $seat } neemt { $amount } voortgang.
smartphone-event-technology-progressed = { $seat } heeft { $progress } voortgang op { $technology }.
smartphone-event-technology-finished = { $seat } voltooit { $technology }.
smartphone-event-patent-taken = { $seat } neemt het patent op { $technology }.
smartphone-event-region-progressed = { $seat } heeft { $progress } voortgang in regio { $region }.
smartphone-event-office-placed = { $seat } plaatst een kantoor in regio { $region }, veld { $slot }.
smartphone-event-progress-returned = { $amount } voortgang van { $seat } komt terug uit regio { $region }.
smartphone-event-bonus-offered = De retailer in regio { $region } heeft iets voor { $seat }.
smartphone-event-bonus-taken = { $seat } neemt wat de retailer in regio { $region } geeft.
smartphone-event-bonus-declined = { $seat } slaat af wat de retailer in regio { $region } geeft.
smartphone-event-bonus-lapsed = { $seat } kan niet gebruiken wat de retailer in regio { $region } geeft.
smartphone-event-goods-gained = { $amount ->
    [one] { $seat } ontvangt 1 product.
   *[other] { $seat } ontvangt { $amount } producten.
}
smartphone-event-sold = { $seat } verkoopt aan klant { $customer } in regio { $region } voor { $price }.
smartphone-event-sold-direct = { $seat } verkoopt een product zonder klant voor { $price }.
smartphone-event-turn-ended = De beurt van { $seat } is voorbij.
smartphone-event-sales-scored = { $seat } scoort { $goods } × { $price } = { $points } voor producten.
smartphone-event-region-scored = { $seat } scoort { $points } voor plaats { $place } in regio { $region }.
smartphone-event-purple-scored = { $seat } scoort { $points } voor paarse klanten.
smartphone-event-round-ended = Ronde { $round } is voorbij.
smartphone-event-improvement-dealt = { $improvement } komt op veld { $space }.
smartphone-event-round-began = Ronde { $round } begint.
smartphone-event-patents-scored = { $seat } scoort { $points } voor patenten.
smartphone-event-retailers-scored = { $seat } scoort { $points } voor kantoren bij retailers.
smartphone-event-match-ended = De partij is voorbij.

## Weigeringen

smartphone-refusal-over = de partij is voorbij
smartphone-refusal-turn = { $other } is aan de beurt, niet { $seat }
smartphone-refusal-colouring = eerst kiest iedereen een kleur
smartphone-refusal-coloured = de kleuren zijn al gekozen
smartphone-refusal-colour-taken = { $colour } is al bezet
smartphone-refusal-no-seat = { $seat } doet niet mee aan deze partij
smartphone-refusal-planning = iedereen is nog aan het plannen
smartphone-refusal-ready = { $seat } heeft het plan bevestigd; het ligt vast
smartphone-refusal-planned = de plannen van deze ronde liggen vast
smartphone-refusal-pads-chosen = { $seat } heeft de pads al gekozen
smartphone-refusal-no-pads = { $seat } moet eerst de pads kiezen
smartphone-refusal-pad-laid = { $seat } heeft de bovenste pad al gelegd
smartphone-refusal-overlap = de bovenste pad zou { $cells } vakjes van de onderste bedekken; dat moeten er { $least } tot { $most } zijn
smartphone-refusal-token = een productfiche wordt nooit op een pad gelegd
smartphone-refusal-no-improvement = { $seat } heeft zo'n upgrade niet
smartphone-refusal-used = { $seat } heeft { $improvement } al gelegd
smartphone-refusal-face-down = { $improvement } van { $seat } ligt deze ronde gedekt
smartphone-refusal-outside = de upgrade zou { $cells ->
    [one] een vakje
   *[other] beide vakjes
} buiten de pads hebben
smartphone-refusal-far-outside = ook met 4G moet één vakje van de upgrade op een pad liggen
smartphone-refusal-hidden = een andere upgrade zou helemaal door upgrades bedekt zijn
smartphone-refusal-unfinished = { $seat } moet de bovenste pad leggen voor het bevestigen
smartphone-refusal-improving = neem een upgrade uit het aanbod; iets anders kan nu niet
smartphone-refusal-not-improving = upgrades worden alleen in fase 4 genomen
smartphone-refusal-no-improvement-there = er ligt geen upgrade op veld { $space }
smartphone-refusal-tile-first = neem eerst de upgrade die Gaming geeft
smartphone-refusal-bonus-first = neem eerst wat de retailer geeft, of sla af
smartphone-refusal-no-bonus = geen enkele retailer heeft nu iets te geven
smartphone-refusal-other-bonus = de retailer in regio { $region } geeft iets anders
smartphone-refusal-not-research = dit is niet de onderzoeksfase
smartphone-refusal-not-logistics = dit is niet de logistieke fase
smartphone-refusal-not-sale = dit is niet de verkoopfase
smartphone-refusal-no-progress = { $seat } heeft geen voortgang meer om in te zetten
smartphone-refusal-own-technology = { $seat } bezit { $technology } al
smartphone-refusal-beyond-cost = { $technology } kost { $cost }, en zoveel voortgang ligt er al
smartphone-refusal-no-office = { $seat } heeft geen kantoor meer over
smartphone-refusal-own-office = { $seat } heeft al een kantoor in regio { $region }
smartphone-refusal-third-office = { $seat } heeft al twee kantoren in regio { $region }
smartphone-refusal-second-office = { $seat } heeft deze ronde al een tweede kantoor geplaatst
smartphone-refusal-not-linked = { $seat } heeft geen kantoor dat met regio { $region } verbonden is
smartphone-refusal-region-full = er is geen kantoorveld meer vrij: { $region }
smartphone-refusal-no-goods = { $seat } heeft geen producten meer om te verkopen
smartphone-refusal-retailer = niemand verkoopt in regio { $region }; een retailer bedekt die regio
smartphone-refusal-not-present = { $seat } heeft geen kantoor in regio { $region }
smartphone-refusal-price = de prijs { $price } is te hoog; de rode klanten die in regio { $region } over zijn betalen hoogstens { $most }
smartphone-refusal-technology = { $seat } mist { $technology }, waar klanten in regio { $region } om vragen
smartphone-refusal-served = elke klant in regio { $region } is al bediend
smartphone-refusal-no-direct = { $seat } kan niet zonder klant verkopen
smartphone-refusal-direct-limit = er worden maar { $most } producten per ronde zonder klant verkocht

## Opties

smartphone-option-ties = Wie wint bij evenveel verkopen in een regio
smartphone-option-ties-goods = De speler met een product verder naar links
smartphone-option-ties-office = De speler met een kantoor verder naar links
smartphone-option-logistics = Wat er gebeurt met voortgang op onvoltooide regio's
smartphone-option-logistics-stay = Die blijft liggen en telt op
smartphone-option-logistics-lost = Die gaat aan het eind van de beurt verloren
smartphone-option-gaming = Hoe vaak Gaming een technologie goedkoper maakt
smartphone-option-gaming-always = Elke latere technologie
smartphone-option-gaming-once = Alleen de volgende
smartphone-option-second-office = Wat een tweede kantoor door Wifi kost
smartphone-option-second-office-full = Evenveel als het eerste
smartphone-option-second-office-one-less = Eén truck minder
smartphone-option-between = Of een vakje dat over een upgrade heen bedekt is een product geeft
smartphone-option-between-nothing = Nee, alleen direct bedekte vakjes
smartphone-option-between-good = Ja
smartphone-option-level = Hoe sterk de solotegenstander is
smartphone-option-level-normal = Normaal
smartphone-option-level-easy = Makkelijk: één product minder per ronde
smartphone-option-level-hard = Moeilijk: twee producten meer per ronde
smartphone-option-side-gps = De kant van GPS
smartphone-option-side-gps-front = Voor: één product meer voor elke −$-krat
smartphone-option-side-gps-back = Achter: meteen 5 producten
smartphone-option-side-gps-random = Willekeurig
smartphone-option-side-wifi = De kant van Wifi
smartphone-option-side-wifi-front = Voor: elke ronde een tweede kantoor
smartphone-option-side-wifi-back = Achter: onverkochte producten blijven
smartphone-option-side-wifi-random = Willekeurig
smartphone-option-side-gaming = De kant van Gaming
smartphone-option-side-gaming-front = Voor: technologieën kosten 1 minder
smartphone-option-side-gaming-back = Achter: meteen een upgrade
smartphone-option-side-gaming-random = Willekeurig
smartphone-option-side-battery = De kant van Batterij
smartphone-option-side-battery-front = Voor: één truck meer voor elke +$
smartphone-option-side-battery-back = Achter: één truck meer vanaf prijs 6
smartphone-option-side-battery-random = Willekeurig
smartphone-option-side-nfc = De kant van NFC
smartphone-option-side-nfc-front = Voor: 3 producten per ronde zonder klant
smartphone-option-side-nfc-back = Achter: 1 punt voor elke paarse klant
smartphone-option-side-nfc-random = Willekeurig
smartphone-option-side-4g = De kant van 4G
smartphone-option-side-4g-front = Voor: upgrades mogen buiten de pads uitsteken
smartphone-option-side-4g-back = Achter: elke ronde in één regio zonder kantoor verkopen
smartphone-option-side-4g-random = Willekeurig
