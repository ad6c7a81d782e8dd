### Smartphone Inc. in the browser: headings, legends and tools of its board.

## Parts of the board

smartphone-board-tabs = What the board shows
smartphone-board-tab-plan = Plan
smartphone-board-tab-map = World
smartphone-board-tab-screens = Screens
smartphone-board-phases = Phases of the round
smartphone-board-round = Round
smartphone-board-phase-planning = Planning
smartphone-board-phase-price = Price
smartphone-board-phase-production = Production
smartphone-board-phase-improving = Improve
smartphone-board-phase-research = Research
smartphone-board-phase-logistics = Logistics
smartphone-board-phase-sale = Sale
smartphone-board-phase-scoring = Scoring
smartphone-board-colours = Colours to choose from
smartphone-board-home = Home
smartphone-board-points = Points

## Planning

smartphone-board-prompt-plan = Plan your round: slide one pad over the other, so that { $least } to { $most } cells are covered.
smartphone-board-your-plan = Your plan
smartphone-board-hidden = hidden until all are ready
smartphone-board-pad = { $pad }, face { $face }, { $above ->
    [0] below
   *[other] on top
}, turned { $degrees }°
smartphone-board-tile = improvement { $improvement }, { $under ->
    [0] on top
   *[other] between the pads
}
smartphone-board-layers = Layers, top first
smartphone-board-face = face { $face }
smartphone-board-on = on top
smartphone-board-under = under
smartphone-board-covers = { $cells ->
    [one] 1 cell covered
   *[other] { $cells } cells covered
}
smartphone-board-covers-allowed = { $least } to { $most } are allowed
smartphone-board-turn = Turn
smartphone-board-flip = Flip
smartphone-board-swap = Swap
smartphone-board-slide = Slide
smartphone-board-put-under = Put under
smartphone-board-put-on = Put on top
smartphone-board-put-down = Face down
smartphone-board-take-back = Take back
smartphone-board-tray = Improvements in your hand
smartphone-board-tray-tile = Lay { $improvement } (Enter), or face down (D)
smartphone-board-tray-empty = All improvements are in use.
smartphone-board-tokens = { $count ->
    [one] 1 goods token: 1 good each round
   *[other] { $count } goods tokens: { $count } goods each round
}
smartphone-board-down = face down:
smartphone-board-down-gain = +1 good
smartphone-board-face-up = Take { $improvement } back into the hand
smartphone-board-price = price
smartphone-board-goods = goods
smartphone-board-research = research
smartphone-board-logistics = logistics
smartphone-board-factory = factory
smartphone-board-yes = yes
smartphone-board-no = no
smartphone-board-start-over = Start over
smartphone-board-ready = I am ready
smartphone-board-waiting = Ready. Waiting for the others.
smartphone-board-is-ready = ready
smartphone-board-plans = planning
smartphone-board-demand = Your customers by price
smartphone-board-earns = { $sells } × { $price } = { $points } points
smartphone-board-earns-note = at most: goods { $goods }, customers { $customers }; majorities come on top.

## What can I reach?

smartphone-board-reach = What can I reach?
smartphone-board-back-to-plan = Back to the plan
smartphone-board-reach-count = { $found } of { $all } results
smartphone-board-reach-loading = Counting what your pads can show …
smartphone-board-reach-meanwhile = With many improvements this takes some seconds. Go on planning meanwhile.
smartphone-board-reach-failed = The list could not be fetched.
smartphone-board-reach-none = Nothing you can lay shows all of that.
smartphone-board-reach-down = { $count } face down
smartphone-board-again = Try again
smartphone-board-filters = Show only
smartphone-board-results = Results; choosing one lays it out
smartphone-board-any = any
smartphone-board-at-least = { $value }+
smartphone-board-clear = Clear
smartphone-board-sort = Most { $what } first
smartphone-board-your-result = your plan

## The reveal

smartphone-board-reveal = The screens are lifted
smartphone-board-to-map = To the world
smartphone-board-by-sheet = Steve plays by his sheet.

## The world

smartphone-board-region = { $region }, { $retailer ->
    [0] costs { $cost }, { $count } offices{ $count ->
        [0] {""}
       *[other] { " " }({ $offices })
    }, { $sold } of { $customers } customers served
   *[other] under a retailer, costs { $cost }, { $count } offices
}
# What a retailer gives, as short as the card is wide.
smartphone-board-bonus-token = +{ $count } token
smartphone-board-bonus-goods = +{ $count } goods
smartphone-board-bonus-progress = +{ $count } research
smartphone-board-bonus-improvement = +{ $count } improvement
smartphone-board-retailer = Retailer
smartphone-board-zoom-in = Nearer
smartphone-board-zoom-out = Farther
smartphone-board-zoom-all = The whole world
smartphone-board-price-track = Prices and order
smartphone-board-low-first = low price acts first
smartphone-board-technologies = Technologies
smartphone-board-technology = { $technology }, { $own ->
    [0] costs { $cost }, { $laid } laid, patent { $patent } points
   *[other] yours
}
smartphone-board-costs = costs
smartphone-board-yours = yours
smartphone-board-display = Improvements
smartphone-board-pile = { $count ->
    [one] 1 improvement in the pile
   *[other] { $count } improvements in the pile
}
smartphone-board-tokens-left = { $count ->
    [one] 1 goods token left
   *[other] { $count } goods tokens left
}
smartphone-board-steve-sheet = Steve and his sheet
smartphone-board-power-extra-goods = Phase 3: 1 more good for each −$ crate
smartphone-board-power-second-office = Phase 6: a second office each round where you have one
smartphone-board-power-discount = Phase 5: technologies cost you 1 less
smartphone-board-power-truck-per-plus = Phase 6: 1 more truck for each +$
smartphone-board-power-direct-sale = Phase 7: sell { $amount } goods without customers
smartphone-board-power-overhang = Phase 1: improvements may overhang by a cell
smartphone-board-power-instant-goods = At once: { $amount } goods
smartphone-board-power-keep-goods = Phase 7: unsold goods stay
smartphone-board-power-instant-improvement = At once: an improvement
smartphone-board-power-truck-at-price = Phase 6: 1 more truck from price { $amount } on
smartphone-board-power-purple-points = Phase 8: 1 point for each purple customer
smartphone-board-power-roaming = Phase 7: sell in one region without an office

## What a seat has

smartphone-board-in-hand = to place
smartphone-board-goods-left = goods
smartphone-board-earned = this round
smartphone-board-improvements = improvements
smartphone-board-tokens-mine = tokens
smartphone-board-offices-left = offices left
smartphone-board-markers = progress left
smartphone-board-stock = goods in stock

## Keys

smartphone-board-keys-turn = Turn the chosen pad or improvement
smartphone-board-keys-flip = Flip the chosen pad
smartphone-board-keys-swap = Swap the pads, top and bottom
smartphone-board-keys-under = Put the chosen improvement between the pads or on top
smartphone-board-keys-down = Lay the chosen improvement face down

## The end

smartphone-board-tie-technologies = At equal points: technologies
smartphone-board-tie-patents = At equal points: patents
