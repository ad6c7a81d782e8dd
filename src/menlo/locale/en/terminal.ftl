### Words of the table in the terminal and of the command line.

## The course of a match

terminal-welcome = { $game }. Type a number to choose, ? for help, q to leave.
terminal-expected = { $answer }: expected a number from 1 to { $most }, or ? for help
terminal-nothing-back = Nothing to take back: a card has come to light, or another seat has acted.
terminal-back = Taken back: { $action }
terminal-undone = {" "}(taken back)
terminal-save-where = s: expected the name of a file
terminal-saved = Saved in { $file }; every further action is saved there, too.
terminal-no-rule = { $what }: no rule speaks of it
terminal-scores = Final scores
terminal-points-from = points from
terminal-total = total
terminal-place = place

## Help: what can be typed, and what it does

terminal-key-number = number
terminal-key-why = ? number
terminal-key-find = ? word
terminal-key-save = s file
terminal-help-number = choose that action
terminal-help-undo = take back your last action, as far as the last fence
terminal-help-why = the rules behind an action
terminal-help-find = one rule by its id, or all rules that speak of the word
terminal-help-board = show the board again
terminal-help-log = the log of the match
terminal-help-save = save the match; `menlo play --resume file` goes on with it
terminal-help-leave = leave

## Lists and records

terminal-game = { $name } ({ $designers }, { $year }), { $from }-{ $to } players
terminal-default = default { $value }
terminal-bots = bots: { $names }
terminal-record = { $name }, { $seats } players, rules version { $rules }, pack { $pack }
terminal-option = option { $name }: { $value }
terminal-ranked = { $place }. { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
terminal-round = Round { $round } of { $rounds }

## Era of Inventions

terminal-era-place = Place a token
terminal-era-resolve = Resolve one of your tokens
terminal-era-withdraw = Or take one back
terminal-era-build = Build a factory
terminal-era-run = Run one factory
terminal-era-buy = Buy a load
terminal-era-produce = Produce an invention
terminal-era-fake = Produce a fake
terminal-era-market = Exchange market
terminal-era-swap = Exchange market, two for one
terminal-era-develop = Develop an invention
terminal-era-register = Register a patent
terminal-era-done = Done
terminal-era-bonus = Bonus token
terminal-era-workshop = Workshop
terminal-era-workshop-hint = cogs, influence, royalty
terminal-era-inventions = Inventions
terminal-era-factories = Factories
terminal-era-harbour = Harbour
terminal-era-harbour-hint = 1 coin a load
terminal-era-areas = Areas
terminal-era-tokens = tokens
terminal-era-takes = takes → gives
terminal-era-costs = costs → makes
terminal-era-makes = makes
terminal-era-gold = gold
terminal-era-silver = silver
terminal-era-is-fake = {" "}(fake)
terminal-era-influence = infl.
terminal-era-patents = pat.
terminal-era-developed = dev.
terminal-era-capacity = cap.
terminal-era-short-coin = coin
terminal-era-short-cog = cog
terminal-era-short-metal = metal
terminal-era-short-technology = tech
terminal-era-short-tool = tool
terminal-era-short-coal = coal
terminal-era-short-wood = wood
terminal-era-short-bonus = bonus
terminal-era-cards = deck { $deck }, discards { $discards }, new { $news }
terminal-era-piles = deck { $deck }, discards { $discards }
terminal-era-start = start player { $name }
terminal-era-bonus-left = { $count ->
    [one] 1 bonus token left
   *[other] { $count } bonus tokens left
}
terminal-era-letters = { $goods }, i influence, ? any of M T L
terminal-era-signs = {"["}0] seat 0, * patented, ↑ leaves at round end, ! token not usable yet
terminal-era-ends = ^ leads or ties for an end bonus: patents, cogs in developments, capacity of factories

## Expo 1906

terminal-expo-play = Play a card
terminal-expo-station = Station
terminal-expo-free = Station, for nothing
terminal-expo-projects = Academy, projects
terminal-expo-technologies = Academy, technologies
terminal-expo-choose = Lay a tile of your supply
terminal-expo-put = Where to lay it
terminal-expo-remove = Remove from your lab
terminal-expo-lift = Move or turn a tile
terminal-expo-patents = Patent office
terminal-expo-jumps = Patent office, jumps
terminal-expo-bonus = Choose a bonus tile
terminal-expo-conference = Conference
terminal-expo-done = Done
terminal-expo-lab = Lab
terminal-expo-top-first = top of a stack first
terminal-expo-academy = Academy
terminal-expo-technologies-left = Technologies
terminal-expo-none-left = none left
terminal-expo-track = track
terminal-expo-lead = lead
terminal-expo-step-pieces = step: pieces
terminal-expo-bonus-tile = bonus
terminal-expo-step-one = step 1
terminal-expo-ghost = ghost
terminal-expo-runs-on = runs on
terminal-expo-needs = needs
terminal-expo-points = pts
terminal-expo-stack = stack
terminal-expo-project = project
terminal-expo-lacks = lacks
terminal-expo-would-score = would score
terminal-expo-complete = complete
terminal-expo-in-lab = in the lab
terminal-expo-in-supply = in supply
terminal-expo-nothing = nothing
terminal-expo-prestige = prestige
terminal-expo-now = now
terminal-expo-money = money
terminal-expo-completed = done
terminal-expo-lab-tiles = lab
terminal-expo-supply-tiles = supply
terminal-expo-hand = hand
terminal-expo-played = played
terminal-expo-jury = jury { $steam } steam, { $electricity } electricity
terminal-expo-ghost-deck = ghost deck { $count }
terminal-expo-last = just played: { $card }
terminal-expo-ending = last turns: { $end }
terminal-expo-piles = stack { $stack }, discards { $discards }
terminal-expo-supply = supply: { $tiles }
terminal-expo-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
terminal-expo-signs = EM/cu↗ 2 em north and east, 1 cu south and west; ## scrap; * completed; [0] seat 0, g ghost
terminal-expo-letters = S Station, A Academy, L Laboratory, J Journal, K Skyscraper, C Conference, + upgraded
terminal-expo-now-means = now: points if the match ended now

## Smartphone Inc.

terminal-smartphone-colour = Choose a colour
terminal-smartphone-pads = Choose the pads
terminal-smartphone-upper = Lay the upper pad
terminal-smartphone-lay = Lay an improvement
terminal-smartphone-down = Lay an improvement face down
terminal-smartphone-done = Done
terminal-smartphone-take = Take an improvement
terminal-smartphone-research = Research
terminal-smartphone-logistics = Logistics
terminal-smartphone-sell = Sell
terminal-smartphone-bonus = The retailer's bonus
terminal-smartphone-region = region
terminal-smartphone-cost = cost
terminal-smartphone-offices = offices, points
terminal-smartphone-customers = customers
terminal-smartphone-progress = progress
terminal-smartphone-retailer = retailer
terminal-smartphone-technology = technology
terminal-smartphone-side = side
terminal-smartphone-patent = patent
terminal-smartphone-owners = owners
terminal-smartphone-front = front
terminal-smartphone-back = back
terminal-smartphone-its-colour = colour
terminal-smartphone-points = points
terminal-smartphone-total = total
terminal-smartphone-price = price
terminal-smartphone-goods = goods
terminal-smartphone-gears = gears
terminal-smartphone-trucks = trucks
terminal-smartphone-factory = fact.
terminal-smartphone-tokens = tokens
terminal-smartphone-markers = prog.
terminal-smartphone-offices-left = off.
terminal-smartphone-yes = yes
terminal-smartphone-no = no
terminal-smartphone-no-improvements = no improvements
terminal-smartphone-row = row
terminal-smartphone-column = column
terminal-smartphone-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
terminal-smartphone-left = { $tokens } goods tokens, { $pile } improvements in the pile
terminal-smartphone-display = display { $tiles }
terminal-smartphone-sheet = Steve's sheet, by round: { $rows }
terminal-smartphone-plan = Your plan: { $result }
terminal-smartphone-signs = {"["}0] seat 0, ▶ acts, ✓ ready; over free slots first/second points, retailers the field's points
terminal-smartphone-customers-are = customers: highest price, or technology { $technologies }
terminal-smartphone-pads-show = pads: T truck, C crate, G gear, F factory, +$ and -$C change the price, “.” blank
