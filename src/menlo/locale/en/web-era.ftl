### Era of Inventions: words of the table in the browser.

## Phases

web-era-phase-placing = placing tokens
web-era-phase-choosing = resolving tokens
web-era-phase-acting = resolving tokens
web-era-phase-bonus = bonus step
web-era-phase-closing = last exchanges
web-era-phase-over = match over

## Parts of the board

web-era-parts = Parts of the board
web-era-something-here = something can be done here
web-era-patents = Patents
web-era-workshop = Workshop
web-era-workshop-hint = nine inventions · gold first, then silver
web-era-square = Square
web-era-market = Market
web-era-factories = Factories
web-era-harbour = Harbour
web-era-harbour-hint = a whole load for 1 coin · loads left here grow by 1 each round
web-era-leaving = leaving
web-era-track = Influence track
web-era-square-number = square { $number }

## Who acts when

web-era-order = Order of play
web-era-due = { $seat }: { $count ->
    [one] 1 token to go
   *[other] { $count } tokens to go
}

## Areas

web-era-hint-build = up to { $most }
web-era-hint-factories = all of yours
web-era-hint-buy = up to { $most }
web-era-hint-produce = up to { $most }
web-era-hint-market = up to { $most }
web-era-hint-develop = up to { $cogs } cogs
web-era-back = take back
web-era-rate = { $give } { $for } for { $take } { $what }
web-era-any = { $count ->
    [one] cube or coin
   *[other] cubes or coins
}
web-era-influence = influence
web-era-or-take = or take
web-era-take-cog = or take 1 cog
web-era-used = { $square }: used { $used } of { $most } times

## Inventions

web-era-figure = Fig. { $number }
web-era-fake = fake
web-era-start = start
web-era-space = { $invention }, { $side }
web-era-owned = { $name }: developed by { $owner }
web-era-open = { $name }: { $cogs } { $cogs ->
    [one] cog
   *[other] cogs
}, { $influence } influence
web-era-locked = { $name }: opens after gold; { $cogs } { $cogs ->
    [one] cog
   *[other] cogs
}, { $influence } influence
web-era-patented = patent on { $name }
web-era-unpatented = no patent on { $name }
web-era-stair = patent { $number }: { $coins } { $coins ->
    [one] coin
   *[other] coins
}, { $influence } influence
web-era-unnamed = Register it for no invention

## Displays

web-era-free = { $count ->
    [one] {" "}−1 cube of your choice
   *[other] {" "}−{ $count } cubes of your choice
}
web-era-empty-space = empty space { $number }
web-era-made = { $what }: made by { $seat } this round
web-era-built = { $what }: built by { $seat } this round
web-era-just-now = just now
web-era-deck = Deck
web-era-discards = Discards
web-era-news = Coming in at round end
web-era-discarded = { $count } discarded
web-era-look-through = cards left: look through the piles
web-era-no-cards = No cards here.
web-era-load = { $load }: { $amount } { $good }

## Second halves

web-era-choose-cubes = Choose the cubes for the fake card
web-era-choose-gift = Choose what to give
web-era-choose-gain = Choose what to take for it

## Mats

web-era-my-goods = My goods
web-era-mat-coin = coins
web-era-mat-cog = cogs
web-era-mat-wood = wood
web-era-mat-coal = coal
web-era-mat-metal = metal
web-era-mat-technology = technology
web-era-mat-tool = tools
web-era-mat-bonus = bonus
web-era-my-factories = My factories
web-era-output = output { $count }
web-era-in-hand = Still in hand
web-era-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
web-era-markers = { $count ->
    [one] 1 marker
   *[other] { $count } markers
}
web-era-patents-left = { $count ->
    [one] 1 patent
   *[other] { $count } patents
}
web-era-starts = start
web-era-seat = output { $output } · invested { $invested } · { $tokens ->
    [one] 1 token to go
   *[other] { $tokens } tokens to go
}

## The end

web-era-tie = At equal points: developed spaces
