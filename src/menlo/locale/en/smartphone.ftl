### Smartphone Inc.: names, labels, events, refusals, options.

smartphone-title = Smartphone Inc.
smartphone-steve = Steve
smartphone-nothing = nothing
smartphone-goods-token = goods token

## Colours, regions, technologies

smartphone-colour-green = green
smartphone-colour-blue = blue
smartphone-colour-black = black
smartphone-colour-yellow = yellow
smartphone-colour-red = red
smartphone-region-canada = Canada
smartphone-region-usa = USA
smartphone-region-caribbean = Caribbean
smartphone-region-south-america = South America
smartphone-region-europe = Europe
smartphone-region-north-africa = North Africa
smartphone-region-emirates = Emirates
smartphone-region-rsa = RSA
smartphone-region-cis = CIS
smartphone-region-china = China
smartphone-region-india = India
smartphone-region-australia = Australia
smartphone-technology-gps = GPS
smartphone-technology-wifi = Wi-Fi
smartphone-technology-gaming = Gaming
smartphone-technology-battery = Battery
smartphone-technology-nfc = NFC
smartphone-technology-4g = 4G

## Pads and improvements

smartphone-pad-a = pad A
smartphone-pad-b = pad B
smartphone-face-a1 = A1
smartphone-face-a2 = A2
smartphone-face-b1 = B1
smartphone-face-b2 = B2
smartphone-direction-right = right
smartphone-direction-down = down
smartphone-direction-left = left
smartphone-direction-up = up
smartphone-improvement-gear-gear = gear·gear
smartphone-improvement-truck-plus = truck·+$
smartphone-improvement-gear-plus = gear·+$
smartphone-improvement-truck-gear = truck·gear
smartphone-improvement-minus-crate = −$crate·crate
smartphone-improvement-truck-truck = truck·truck
smartphone-improvement-crate-crate = crate·crate
smartphone-improvement-minus-gear = −$crate·gear
smartphone-improvement-crate-plus = crate·+$
smartphone-improvement-minus-truck = −$crate·truck
smartphone-improvement-crate-gear = crate·gear
smartphone-improvement-truck-crate = truck·crate
smartphone-result = price { $price }, goods { $goods }, { $factory ->
    [0] no factory
   *[other] factory
}, gears { $gears }, trucks { $trucks }

## Phases, sources, bonuses

smartphone-phase-colours = choosing colours
smartphone-phase-planning = planning
smartphone-phase-improving = improving production
smartphone-phase-research = research
smartphone-phase-logistics = logistics
smartphone-phase-sale = sale
smartphone-phase-over = the end
smartphone-source-start = start
smartphone-source-sales = goods sold
smartphone-source-regions = majorities
smartphone-source-purple = purple customers (NFC)
smartphone-source-patents = patents
smartphone-source-retailers = retailers
smartphone-bonus-token = 1 goods token
smartphone-bonus-goods = { $count } goods
smartphone-bonus-progress = 1 progress on a technology
smartphone-bonus-improvement = 1 improvement

## Actions

smartphone-action-choose-colour = Play { $colour }: home { $region }, { $points } points, improvement { $improvement }
smartphone-action-choose-pads = { $lower } below, { $upper } above
smartphone-action-lay-pad = Lay the upper pad at row { $row }, column { $column }, turned { $degrees }°: { $result }
smartphone-action-lay-improvement = Lay { $improvement } from row { $row }, column { $column }, { $direction }: { $result }
smartphone-action-lay-down = Lay { $improvement } face down for 1 good: { $result }
smartphone-action-confirm = Confirm the plan: { $result }
smartphone-action-take-improvement = Take { $improvement } from space { $space }
smartphone-action-research = Progress on { $technology }: { $progress } of { $cost }{ $patent ->
    [0] {""}
   *[other] ; patent { $patent } points
}
smartphone-action-expand = Progress on { $region }: { $progress } of { $cost }
smartphone-action-sell-red = Sell in { $region } for { $price } to a red customer (up to { $most }){ $majority ->
    [0] {""}
   *[other] ; majority { $before } → { $majority }
}
smartphone-action-sell-purple = Sell in { $region } for { $price } to a purple customer ({ $technology }){ $majority ->
    [0] {""}
   *[other] ; majority { $before } → { $majority }
}
smartphone-action-sell-nobody = Sell in { $region } for { $price } to nobody
smartphone-action-sell-direct = Sell for { $price } without a customer ({ $left } left)
smartphone-action-accept = Take { $bonus } from the retailer ({ $region })
smartphone-action-decline = Decline { $bonus } from the retailer ({ $region })
smartphone-action-finish = Finish { $phase }

## Prompts

smartphone-prompt-colours = Choose the colour you play; it brings a home, points and a first improvement.
smartphone-prompt-planning-pads = Plan your round: choose the pad that lies below and the face each pad shows.
smartphone-prompt-planning-upper = Lay the upper pad over { $least } to { $most } cells of the lower one; improvements may go under it first.
smartphone-prompt-planning-ready = { $left ->
    [0] Confirm your plan, or go on sliding pads and improvements.
    [one] Confirm your plan, or lay the improvement you have left.
   *[other] Confirm your plan, or lay some of the { $left } improvements you have left.
}
smartphone-prompt-improving = Your factory works: take one improvement from the display, for use from next round on.
smartphone-prompt-tile = Take the improvement that Gaming gives you.
smartphone-prompt-bonus = Take { $bonus } from the retailer in { $region }, or decline.
smartphone-prompt-bonus-progress = Lay the progress from the retailer in { $region } on a technology, or decline.
smartphone-prompt-bonus-improvement = Take the improvement that the retailer in { $region } gives, or decline.
smartphone-prompt-research = Place { $hand ->
    [one] your last progress
   *[other] your { $hand } progress
} on technologies.
smartphone-prompt-logistics = Place { $hand ->
    [one] your last progress
   *[other] your { $hand } progress
} on regions linked to your offices.
smartphone-prompt-sale = Choose a region to sell in: { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} left at a price of { $price }, the leftmost customer first.

## Events

smartphone-event-colour-chosen = { $seat } plays { $colour }.
smartphone-event-region-covered = A retailer covers { $region }.
smartphone-event-pads-chosen = { $seat } chooses faces A{ $face_a } and B{ $face_b }, { $lower } below.
smartphone-event-pad-laid = { $seat } lays the upper pad at row { $row }, column { $column }, { $turn } quarter turns.
smartphone-event-improvement-laid = { $seat } lays { $improvement } from row { $row }, column { $column }, { $direction }.
smartphone-event-laid-down = { $seat } lays { $improvement } face down.
smartphone-event-plan-confirmed = { $seat } is ready.
smartphone-event-plan-revealed = { $seat } reveals: price { $price }, goods { $goods }, { $factory ->
    [0] no factory
   *[other] factory
}, gears { $gears }, trucks { $trucks }.
smartphone-event-goods-produced = { $seat } produces { $amount } goods.
smartphone-event-improvement-taken = { $seat } takes { $improvement }.
smartphone-event-improvement-removed = { $improvement } on space { $space } leaves the game.
smartphone-event-token-taken = { $seat } takes a goods token.
smartphone-event-progress-taken = { $seat } takes { $amount } progress.
smartphone-event-technology-progressed = { $seat } has { $progress } progress on { $technology }.
smartphone-event-technology-finished = { $seat } finishes { $technology }.
smartphone-event-patent-taken = { $seat } takes the patent of { $technology }.
smartphone-event-region-progressed = { $seat } has { $progress } progress on { $region }.
smartphone-event-office-placed = { $seat } places an office in { $region }, slot { $slot }.
smartphone-event-progress-returned = { $amount } progress of { $seat } returns from { $region }.
smartphone-event-bonus-offered = The retailer in { $region } has something for { $seat }.
smartphone-event-bonus-taken = { $seat } takes what the retailer in { $region } gives.
smartphone-event-bonus-declined = { $seat } declines what the retailer in { $region } gives.
smartphone-event-bonus-lapsed = { $seat } cannot use what the retailer in { $region } gives.
smartphone-event-goods-gained = { $seat } gains { $amount } goods.
smartphone-event-sold = { $seat } sells to customer { $customer } of { $region } for { $price }.
smartphone-event-sold-direct = { $seat } sells a good without a customer for { $price }.
smartphone-event-turn-ended = The turn of { $seat } is over.
smartphone-event-sales-scored = { $seat } scores { $goods } × { $price } = { $points } for goods.
smartphone-event-region-scored = { $seat } scores { $points } for place { $place } in { $region }.
smartphone-event-purple-scored = { $seat } scores { $points } for purple customers.
smartphone-event-round-ended = Round { $round } is over.
smartphone-event-improvement-dealt = { $improvement } comes to space { $space }.
smartphone-event-round-began = Round { $round } begins.
smartphone-event-patents-scored = { $seat } scores { $points } for patents.
smartphone-event-retailers-scored = { $seat } scores { $points } for offices at retailers.
smartphone-event-match-ended = The match is over.

## Refusals

smartphone-refusal-over = the match is over
smartphone-refusal-turn = it is the turn of { $other }, not of { $seat }
smartphone-refusal-colouring = everyone chooses a colour first
smartphone-refusal-coloured = the colours are chosen already
smartphone-refusal-colour-taken = { $colour } is taken already
smartphone-refusal-no-seat = { $seat } does not play in this match
smartphone-refusal-planning = everyone is still planning
smartphone-refusal-ready = { $seat } has confirmed the plan; it is fixed
smartphone-refusal-planned = the plans of this round are fixed
smartphone-refusal-pads-chosen = { $seat } has chosen the pads already
smartphone-refusal-no-pads = { $seat } must choose the pads first
smartphone-refusal-pad-laid = { $seat } has laid the upper pad already
smartphone-refusal-overlap = the upper pad would cover { $cells } cells of the lower one; it must cover { $least } to { $most }
smartphone-refusal-token = a goods token is never laid on a pad
smartphone-refusal-no-improvement = { $seat } has no such improvement
smartphone-refusal-used = { $seat } has laid { $improvement } already
smartphone-refusal-face-down = { $improvement } of { $seat } lies face down this round
smartphone-refusal-outside = the improvement would have { $cells ->
    [one] a cell
   *[other] both cells
} outside the pads
smartphone-refusal-far-outside = even with 4G one cell of the improvement must lie on a pad
smartphone-refusal-hidden = another improvement would be wholly hidden by improvements
smartphone-refusal-unfinished = { $seat } must lay the upper pad before confirming
smartphone-refusal-improving = take an improvement from the display; nothing else is possible now
smartphone-refusal-not-improving = improvements are taken only in phase 4
smartphone-refusal-no-improvement-there = there is no improvement on space { $space }
smartphone-refusal-tile-first = first take the improvement that Gaming gives
smartphone-refusal-bonus-first = first take or decline what the retailer gives
smartphone-refusal-no-bonus = no retailer has anything to give now
smartphone-refusal-other-bonus = the retailer in { $region } gives something else
smartphone-refusal-not-research = this is not the research phase
smartphone-refusal-not-logistics = this is not the logistics phase
smartphone-refusal-not-sale = this is not the sale phase
smartphone-refusal-no-progress = { $seat } has no progress left to place
smartphone-refusal-own-technology = { $seat } owns { $technology } already
smartphone-refusal-beyond-cost = { $technology } costs { $cost }, and that much progress lies there already
smartphone-refusal-no-office = { $seat } has no office marker left
smartphone-refusal-own-office = { $seat } has an office in { $region } already
smartphone-refusal-third-office = { $seat } has two offices in { $region } already
smartphone-refusal-second-office = { $seat } has placed a second office this round already
smartphone-refusal-not-linked = { $seat } has no office linked to { $region }
smartphone-refusal-region-full = { $region } has no free office slot
smartphone-refusal-no-goods = { $seat } has no goods left to sell
smartphone-refusal-retailer = nobody sells in { $region }; a retailer covers it
smartphone-refusal-not-present = { $seat } has no office in { $region }
smartphone-refusal-price = the price { $price } is too high; the red customers left in { $region } pay { $most } at most
smartphone-refusal-technology = { $seat } lacks { $technology }, which customers in { $region } ask for
smartphone-refusal-served = every customer in { $region } is served already
smartphone-refusal-no-direct = { $seat } cannot sell without a customer
smartphone-refusal-direct-limit = only { $most } goods a round are sold without a customer

## Options

smartphone-option-ties = Who wins equal sales in a region
smartphone-option-ties-goods = The player with a good further left
smartphone-option-ties-office = The player with an office further left
smartphone-option-logistics = What happens to progress on unfinished regions
smartphone-option-logistics-stay = It stays and adds up
smartphone-option-logistics-lost = It is lost at the end of the turn
smartphone-option-gaming = How often Gaming makes a technology cheaper
smartphone-option-gaming-always = Every later technology
smartphone-option-gaming-once = Only the next one
smartphone-option-second-office = What a second office by Wi-Fi costs
smartphone-option-second-office-full = As much as the first one
smartphone-option-second-office-one-less = One truck less
smartphone-option-between = Whether a cell covered over an improvement gives a good
smartphone-option-between-nothing = No, only cells covered directly do
smartphone-option-between-good = Yes
smartphone-option-level = How strong the solo opponent is
smartphone-option-level-normal = Normal
smartphone-option-level-easy = Easy: one good less each round
smartphone-option-level-hard = Hard: two goods more each round
smartphone-option-side-gps = The side of GPS
smartphone-option-side-gps-front = Front: one more good for each −$crate
smartphone-option-side-gps-back = Back: 5 goods at once
smartphone-option-side-gps-random = At random
smartphone-option-side-wifi = The side of Wi-Fi
smartphone-option-side-wifi-front = Front: a second office each round
smartphone-option-side-wifi-back = Back: unsold goods stay
smartphone-option-side-wifi-random = At random
smartphone-option-side-gaming = The side of Gaming
smartphone-option-side-gaming-front = Front: technologies cost 1 less
smartphone-option-side-gaming-back = Back: an improvement at once
smartphone-option-side-gaming-random = At random
smartphone-option-side-battery = The side of Battery
smartphone-option-side-battery-front = Front: one more truck for each +$
smartphone-option-side-battery-back = Back: one more truck from price 6 on
smartphone-option-side-battery-random = At random
smartphone-option-side-nfc = The side of NFC
smartphone-option-side-nfc-front = Front: 3 goods a round without a customer
smartphone-option-side-nfc-back = Back: 1 point for each purple customer
smartphone-option-side-nfc-random = At random
smartphone-option-side-4g = The side of 4G
smartphone-option-side-4g-front = Front: improvements may overhang the pads
smartphone-option-side-4g-back = Back: sell in one region a round without an office
smartphone-option-side-4g-random = At random
