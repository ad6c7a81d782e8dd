### Era of Inventions: names, labels, events, refusals, options.
### $count is the amount a good's name stands beside.

era-title = Era of Inventions

## Goods

era-good-coin = { $count ->
    [one] coin
   *[other] coins
}
era-good-metal = metal
era-good-technology = technology
era-good-tool = { $count ->
    [one] tool
   *[other] tools
}
era-good-coal = coal
era-good-wood = wood
era-good-cog = { $count ->
    [one] cog
   *[other] cogs
}
era-good-bonus = { $count ->
    [one] bonus token
   *[other] bonus tokens
}

## Areas and places

era-area-build = Build factories
era-area-factories = Factory production
era-area-buy = Buy resources
era-area-produce = Produce inventions
era-area-market = Exchange market
era-area-develop = Develop or patent
era-square-upper = upper square
era-square-middle = middle square
era-square-lower = lower square
era-side-gold = gold
era-side-silver = silver
era-deck-inventions = invention deck
era-deck-factories = factory deck
era-next-patent = next patent
era-no-invention = no invention
era-no-side = lost for later ones

## Inventions

era-invention-cash-register = cash register
era-invention-sewing-machine = sewing machine
era-invention-typewriter = typewriter
era-invention-telephone = telephone
era-invention-gramophone = gramophone
era-invention-camera = camera
era-invention-car = car
era-invention-steam-locomotive = steam locomotive
era-invention-airplane = airplane

## Start inventions

era-card-light-bulb = light bulb
era-card-pocket-watch = pocket watch
era-card-music-box = music box
era-card-telegraph = telegraph
era-card-bicycle = bicycle
era-card-microscope = microscope

## Factories

era-factory-start-factory = start factory
era-factory-small-coal-mine = small coal mine
era-factory-large-coal-mine = large coal mine
era-factory-sawmill = sawmill
era-factory-large-sawmill = large sawmill
era-factory-small-ironworks = small ironworks
era-factory-ironworks = ironworks
era-factory-steelworks = steelworks
era-factory-small-laboratory = small laboratory
era-factory-laboratory = laboratory
era-factory-research-institute = research institute
era-factory-small-toolshop = small toolshop
era-factory-toolshop = toolshop
era-factory-machine-works = machine works
era-factory-savings-bank = savings bank
era-factory-trading-house = trading house
era-factory-bank = bank
era-factory-workshop = workshop
era-factory-engineering-office = engineering office

## Ships and houses

era-load-ship-1 = ship 1
era-load-ship-2 = ship 2
era-load-ship-3 = ship 3
era-load-ship-4 = ship 4
era-load-ship-5 = ship 5
era-load-ship-6 = ship 6
era-load-house-1 = house 1
era-load-house-2 = house 2
era-load-house-3 = house 3
era-load-house-4 = house 4

## Sources of influence

era-source-building = building
era-source-producing = production
era-source-royalties = royalties
era-source-exchanging = exchange market
era-source-developing = development
era-source-patents = patents
era-source-closing = closing exchange
era-award-most-patents = highest on the patent track
era-award-most-cogs = most cogs invested
era-award-largest-capacity = largest production capacity

## What an action costs and gives; zeroes are left out

era-cost = { $coin ->
    [0] {""}
    [one] {" "}−1 coin
   *[other] {" "}−{ $coin } coins
}{ $cog ->
    [0] {""}
    [one] {" "}−1 cog
   *[other] {" "}−{ $cog } cogs
}{ $metal ->
    [0] {""}
   *[other] {" "}−{ $metal } metal
}{ $technology ->
    [0] {""}
   *[other] {" "}−{ $technology } technology
}{ $tool ->
    [0] {""}
    [one] {" "}−1 tool
   *[other] {" "}−{ $tool } tools
}{ $coal ->
    [0] {""}
   *[other] {" "}−{ $coal } coal
}{ $wood ->
    [0] {""}
   *[other] {" "}−{ $wood } wood
}
era-profit = { $influence ->
    [0] {""}
   *[other] {" "}+{ $influence } influence
}{ $coin ->
    [0] {""}
    [one] {" "}+1 coin
   *[other] {" "}+{ $coin } coins
}{ $cog ->
    [0] {""}
    [one] {" "}+1 cog
   *[other] {" "}+{ $cog } cogs
}{ $metal ->
    [0] {""}
   *[other] {" "}+{ $metal } metal
}{ $technology ->
    [0] {""}
   *[other] {" "}+{ $technology } technology
}{ $tool ->
    [0] {""}
    [one] {" "}+1 tool
   *[other] {" "}+{ $tool } tools
}{ $coal ->
    [0] {""}
   *[other] {" "}+{ $coal } coal
}{ $wood ->
    [0] {""}
   *[other] {" "}+{ $wood } wood
}{ $bonus ->
    [0] {""}
    [one] {" "}+1 bonus token
   *[other] {" "}+{ $bonus } bonus tokens
}

## Actions

era-action-place = Place a token: { $area }
era-action-resolve = Act: { $area }
era-action-run-all = Act: Factory production:{ $profit }
era-action-withdraw = Take your token back: { $area }
era-action-finish = Finish
era-action-pass = Use no bonus token
era-action-build = Build the { $factory }:{ $cost }, makes{ $profit }{ $influence ->
    [0] {""}
   *[other] ; +{ $influence } influence now
}
era-action-build-nothing = Build on an empty space
era-action-run-factory = Run the { $factory }:{ $profit }
era-action-run-factory-nothing = Run a factory that does not exist
era-action-buy-load = Buy { $load }:{ $cost }{ $profit }
era-action-buy-load-nothing = Buy from a ship that does not exist
era-action-produce = Produce the { $card }:{ $cost }{ $profit }
era-action-produce-nothing = Produce on an empty space
era-action-produce-fake = Produce the fake { $card }:{ $cost }{ $profit }
era-action-produce-fake-nothing = Produce on an empty space
era-action-take-cog = Take a cog:{ $profit }
era-action-trade = Exchange:{ $cost }{ $profit }
era-action-swap = Exchange:{ $cost }{ $profit }
era-action-buy-bonus = Exchange:{ $cost }{ $profit }
era-action-develop = Develop the { $invention }, { $side }:{ $cost } +{ $influence } influence; royalty{ $royalty }
era-action-register = Register a patent, for: { $invention } ({ $side }):{ $cost } +{ $influence } influence

## Prompts: what is to be decided

era-prompt-place = Place a token in one of the six areas{ $left ->
    [one] , your last one this round.
   *[other] ; you have { $left } in hand.
}
era-prompt-choose = { $left ->
    [one] Resolve your last token, or take it back.
   *[other] Choose which of your { $left } tokens to resolve, or take one back.
}
era-prompt-build = { $done ->
    [0] Choose a factory to build, up to { $left }.
   *[other] Choose another factory to build, up to { $left } more, or finish.
}
era-prompt-buy = { $done ->
    [0] Choose a ship or house to buy from, up to { $left } (1 coin each).
   *[other] Choose another ship or house, up to { $left } more (1 coin each), or finish.
}
era-prompt-produce = { $done ->
    [0] Choose an invention to produce, up to { $left }.
   *[other] Choose another invention to produce, up to { $left } more, or finish.
}
era-prompt-exchange-or-cog = Take 1 cog, or exchange up to { $left } times.
era-prompt-exchange = { $left ->
    [one] Exchange once more, or finish.
   *[other] Exchange up to { $left } more times, or finish.
}
era-prompt-develop-or-register = Develop inventions with up to { $cogs } cogs, or register up to { $patents } patents.
era-prompt-develop = { $left ->
    [one] Develop another invention with 1 more cog, or finish.
   *[other] Develop another invention with up to { $left } more cogs, or finish.
}
era-prompt-register = { $left ->
    [one] Register one more patent, or finish.
   *[other] Register up to { $left } more patents, or finish.
}
era-prompt-finish = Nothing more can be done here: finish the action.
era-prompt-bonus = Use a bonus token for one more step of any kind, or pass; you have { $left }.
era-prompt-closing = Exchange for the last time, up to { $left ->
    [one] once more
   *[other] { $left } times
}, then finish.
era-prompt-closing-finish = Nothing more can be exchanged: finish.

## Events

era-event-token-placed = { $seat } places a token: { $area }.
era-event-action-began = { $seat } acts: { $area }.
era-event-action-ended = { $seat } takes the token back from { $area }.
era-event-token-withdrawn = { $seat } withdraws from { $area }.
era-event-bonus-used = { $seat } uses a bonus token.
era-event-bonus-passed = { $seat } uses no bonus token.
era-event-paid = { $seat } pays { $amount } { $good }.
era-event-gained = { $seat } gains { $amount } { $good }.
era-event-influence-gained = { $seat } gains { $amount } influence ({ $source }), now on square { $square }.
era-event-symbol-reached = { $seat } lands on a symbol on square { $square }: { $good }.
era-event-factory-built = { $seat } builds the { $factory }.
era-event-factory-ran = { $count ->
    [one] The { $factory } of { $seat } produces.
   *[other] { $count } × { $factory } of { $seat } produce.
}
era-event-load-bought = { $seat } buys all that lies at { $load }.
era-event-card-produced = { $seat } produces the { $card }.
era-event-royalty-due = { $owner } earns a royalty for the { $invention } ({ $side }), produced by { $seat }.
era-event-cog-taken = { $seat } takes a cog at the market.
era-event-exchanged = { $seat } exchanges in the { $square }.
era-event-invention-developed = { $seat } develops the { $invention } ({ $side }).
era-event-patent-registered = { $seat } registers patent { $square } for the { $invention } ({ $side }).
era-event-patent-registered-nothing = { $seat } registers patent { $square } for no invention.
era-event-round-ended = Round { $round } is over.
era-event-card-removed = The { $card } leaves the game.
era-event-card-discarded = The { $card } goes to the discards.
era-event-card-moved = The { $card } moves on to space { $to_space }.
era-event-card-drawn = The { $card } comes to space { $space }.
era-event-factory-discarded = The { $factory } goes to the discards.
era-event-factory-moved = The { $factory } moves on to space { $to_space }.
era-event-factory-drawn = The { $factory } comes to space { $space }.
era-event-deck-shuffled = The { $deck } is shuffled anew ({ $count } cards).
era-event-load-filled = { $amount } more at { $load }.
era-event-round-began = Round { $round } begins; { $start } places first.
era-event-closing-began = The last round is over: everyone visits the market once more, { $start } first.
era-event-closing-finished = { $seat } is done with the market.
era-event-awarded = { $seat } scores { $points } for: { $award }.
era-event-match-ended = The match is over.

## Refusals

era-refusal-over = the match is over
era-refusal-turn = it is the turn of { $other }, not of { $seat }
era-refusal-placing = all tokens are placed first
era-refusal-all-placed = all tokens of this round are placed already
era-refusal-choosing = first choose one of your tokens to resolve or take back
era-refusal-busy = finish what you have begun before you turn to another token
era-refusal-finished = the action is finished; use a bonus token or pass
era-refusal-no-bonus-step = a bonus token is used or passed only right after a regular action
era-refusal-bonus-only = a single factory runs only with a bonus token
era-refusal-market-only = only the exchange market is open at the end
era-refusal-other-area = your token lies in “{ $area }”, which does not allow this
era-refusal-own-token = { $seat } has a token in “{ $area }” already
era-refusal-area-full = two tokens lie in “{ $area }” already
era-refusal-no-token = { $seat } has no token in “{ $area }”
era-refusal-nothing-to-do = { $seat } can do nothing in “{ $area }”; take the token back
era-refusal-nothing-done = { $seat } has done nothing yet
era-refusal-lacks = { $seat } has { $have } { $good }, the { $what } costs { $need }
era-refusal-supply = the supply has too little left: { $good }
era-refusal-builds = { $seat } has built { $most } factories already, no more fit in this action
era-refusal-no-factory = there is no factory on space { $space }
era-refusal-not-own-factory = { $seat } owns no such factory
era-refusal-loads = { $seat } has bought { $most } loads already, no more fit in this action
era-refusal-no-load = there is no such ship or house
era-refusal-empty-load = { $load } is empty
era-refusal-productions = { $seat } has produced { $most } cards already, no more fit in this action
era-refusal-no-card = there is no card on space { $space }
era-refusal-fake-needs-mix = the fake { $card } needs a choice of cubes
era-refusal-not-fake = the { $card } is no fake card; it takes exactly the printed cubes
era-refusal-own-fake = { $seat } developed the { $card } and may not produce its fake card
era-refusal-mix = the fake { $card } takes { $need } cubes of your choice, not { $given }
era-refusal-cog-or-exchanges = take a cog or exchange, not both
era-refusal-cog-as-bonus = a bonus token does not allow taking a cog
era-refusal-cog-at-end = no cog can be taken at the end
era-refusal-bonus-at-end = no bonus token can be bought at the end
era-refusal-no-bonus-left = no bonus token is left to buy
era-refusal-same-kind = { $good } cannot be exchanged for the same kind
era-refusal-exchanges = { $seat } has made { $most } exchanges already, no more fit in this action
era-refusal-square = { $seat } has used the { $square } { $most } times already
era-refusal-develop-or-register = one action develops or registers, not both
era-refusal-developed = { $owner } has developed this space of the { $invention } already
era-refusal-gold-first = the gold space of the { $invention } must be developed before its silver space
era-refusal-markers = { $seat } has no invention marker left
era-refusal-cogs = one action spends at most { $most } cogs: { $spent } are spent, this costs { $need } more
era-refusal-all-patents = { $seat } has registered all { $most } patents already
era-refusal-patents = { $seat } has registered { $most } patents already, no more fit in this action
era-refusal-not-own-invention = { $seat } has not developed this space of the { $invention }
era-refusal-patented = this space of the { $invention } carries a patent already

## Options

era-option-bought-bonus = When a bought bonus token may be used
era-option-bought-bonus-next-action = After your next regular action
era-option-bought-bonus-next-round = From the next round on
era-option-short-deck = What happens when a deck has too few cards
era-option-short-deck-discards-later = Use up the deck, then shuffle the discards when a card is needed
era-option-short-deck-merge = Shuffle the discards together with the rest of the deck
era-option-short-deck-discards-at-once = Shuffle the discards as soon as the last invention card is drawn
era-option-royalty-symbols = Whether influence from royalties triggers symbols of the track
era-option-royalty-symbols-no = No, only influence from your own actions
era-option-royalty-symbols-yes = Yes
era-option-supply = How many goods there are
era-option-supply-unlimited = As many as needed; only bonus tokens are counted
era-option-supply-box = Only what is in the box
era-option-capacity = Which factories count for the largest capacity
era-option-capacity-all = All of them
era-option-capacity-resources = Only those that make resources, not coins or cogs
era-option-bonus-cog = Whether a bonus token allows taking a cog
era-option-bonus-cog-no = No
era-option-bonus-cog-yes = Yes
era-option-cog-ends-turn = Whether taking a cog ends the whole turn
era-option-cog-ends-turn-no = No, a bonus token may follow
era-option-cog-ends-turn-yes = Yes, no bonus token may follow
era-option-build-limit = What the limit of three factories covers
era-option-build-limit-action = The regular action; a bonus token may build a fourth
era-option-build-limit-turn = The whole turn, bonus token included
era-option-patent-limit = What the limit of two patents covers
era-option-patent-limit-action = The regular action; a bonus token may register a third
era-option-patent-limit-turn = The whole turn, bonus token included
