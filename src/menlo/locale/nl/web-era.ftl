### Era of Inventions: woorden van de tafel in de browser.

## Fasen

web-era-phase-placing = schijven plaatsen
web-era-phase-choosing = acties uitvoeren
web-era-phase-acting = acties uitvoeren
web-era-phase-bonus = bonusactie
web-era-phase-closing = laatste ruil
web-era-phase-over = partij voorbij

## Delen van het bord

web-era-parts = Delen van het bord
web-era-something-here = hier kan iets
web-era-patents = Patent
web-era-workshop = Werkplaats
web-era-workshop-hint = negen uitvindingen · eerst goud, dan zilver
web-era-square = Acties
web-era-market = Markt
web-era-factories = Fabrieken
web-era-harbour = Haven
web-era-harbour-hint = een hele lading voor 1 munt · wat blijft liggen groeit elke ronde met 1
web-era-leaving = vervalt
web-era-track = Telspoor
web-era-square-number = vak { $number }

## Wie wanneer handelt

web-era-order = Volgorde
web-era-due = { $seat }: { $count ->
    [one] nog 1 schijf
   *[other] nog { $count } schijven
}

## Actievelden

web-era-hint-build = tot { $most }
web-era-hint-factories = al je eigen
web-era-hint-buy = tot { $most }
web-era-hint-produce = tot { $most }
web-era-hint-market = tot { $most }
web-era-hint-develop = tot { $cogs } blokjes
web-era-back = terugnemen
web-era-rate = { $give } { $for } voor { $take } { $what }
web-era-any = { $count ->
    [one] blokje of munt
   *[other] blokjes of munten
}
web-era-influence = invloed
web-era-or-take = of neem
web-era-take-cog = of 1 ontwikkelingsblokje nemen
web-era-used = { $square }: { $used } van de { $most } keer gebruikt

## Uitvindingen

web-era-figure = Afb. { $number }
web-era-fake = namaak
web-era-start = start
web-era-space = { $invention }, { $side }
web-era-owned = { $name }: ontwikkeld door { $owner }
web-era-open = { $name }: { $cogs } { $cogs ->
    [one] ontwikkelingsblokje
   *[other] ontwikkelingsblokjes
}, { $influence } invloed
web-era-locked = { $name }: open na goud; { $cogs } { $cogs ->
    [one] ontwikkelingsblokje
   *[other] ontwikkelingsblokjes
}, { $influence } invloed
web-era-patented = patent op { $name }
web-era-unpatented = geen patent op { $name }
web-era-stair = patent { $number }: { $coins } { $coins ->
    [one] munt
   *[other] munten
}, { $influence } invloed
web-era-unnamed = Zonder uitvinding vastleggen

## Aanbod

web-era-free = { $count ->
    [one] {" "}−1 blokje naar keuze
   *[other] {" "}−{ $count } blokjes naar keuze
}
web-era-empty-space = leeg veld { $number }
web-era-made = { $what }: deze ronde door { $seat } geproduceerd
web-era-built = { $what }: deze ronde door { $seat } gebouwd
web-era-just-now = zojuist
web-era-deck = Trekstapel
web-era-discards = Aflegstapel
web-era-news = Komen aan het eind van de ronde
web-era-discarded = { $count } afgelegd
web-era-look-through = kaarten over: bekijk de stapels
web-era-no-cards = Hier liggen geen kaarten.
web-era-load = { $load }: { $amount } { $good }

## Tweede helften

web-era-choose-cubes = Kies de blokjes voor de namaakkaart
web-era-choose-gift = Kies wat je geeft
web-era-choose-gain = Kies wat je ervoor neemt

## Eigen voorraad

web-era-my-goods = Mijn voorraad
web-era-mat-coin = munten
web-era-mat-cog = ontwikkeling
web-era-mat-wood = hout
web-era-mat-coal = steenkool
web-era-mat-metal = metaal
web-era-mat-technology = techniek
web-era-mat-tool = gereedschap
web-era-mat-bonus = bonus
web-era-my-factories = Mijn fabrieken
web-era-output = opbrengst { $count }
web-era-in-hand = Nog in de hand
web-era-tokens = { $count ->
    [one] 1 schijf
   *[other] { $count } schijven
}
web-era-markers = { $count ->
    [one] 1 marker
   *[other] { $count } markers
}
web-era-patents-left = { $count ->
    [one] 1 patent
   *[other] { $count } patenten
}
web-era-starts = start
web-era-seat = opbrengst { $output } · geïnvesteerd { $invested } · { $tokens ->
    [one] nog 1 schijf
   *[other] nog { $tokens } schijven
}

## The end

web-era-tie = Bij gelijke punten: ontwikkelde vakken
