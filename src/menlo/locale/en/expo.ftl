### Expo 1906: names, labels, events, refusals, options.

expo-title = Expo 1906

## Resources and tiles

expo-resource-steel = Steel
expo-resource-copper = Copper
expo-resource-manual = Manual
expo-resource-automated = Automated
expo-resource-empirical = Empirical
expo-resource-theoretical = Theoretical
expo-resource-steam = Steam
expo-resource-electricity = Electricity
expo-tile = 2 { $two } / 1 { $one }
expo-scrap = scrap
expo-first-step = the first step
expo-amounts = { $steel ->
    [0] {""}
   *[other] {" "}{ $steel } Steel
}{ $copper ->
    [0] {""}
   *[other] {" "}{ $copper } Copper
}{ $manual ->
    [0] {""}
   *[other] {" "}{ $manual } Manual
}{ $automated ->
    [0] {""}
   *[other] {" "}{ $automated } Automated
}{ $empirical ->
    [0] {""}
   *[other] {" "}{ $empirical } Empirical
}{ $theoretical ->
    [0] {""}
   *[other] {" "}{ $theoretical } Theoretical
}{ $steam ->
    [0] {""}
   *[other] {" "}{ $steam } Steam
}{ $electricity ->
    [0] {""}
   *[other] {" "}{ $electricity } Electricity
}
expo-improves = {" "}upgrades your { $card } card
expo-price = ${ $price }
expo-prices = { $before }, ${ $price }

## Cards

expo-card-station = Station
expo-card-academy = Academy
expo-card-laboratory = Laboratory
expo-card-journal = Journal
expo-card-skyscraper = Skyscraper
expo-card-conference = Conference
expo-upgraded = upgraded { $card }
expo-promise-station = resource tiles for { $prices }
expo-promise-academy = a project or technology for ${ $price }{ $upgraded ->
    [0] {""}
   *[other] , and a resource tile for nothing
}
expo-promise-laboratory = { $count } times lay or remove a tile
expo-promise-journal = { $count } movement points{ $upgraded ->
    [0] {""}
   *[other] , jumps are cheaper
}{ $ghosts ->
    [0] {""}
   *[other] ; first { $ghosts } tiles move the ghosts
}
expo-promise-skyscraper = +${ $money }
expo-promise-conference = { $count } of four options, then the round ends
expo-conference-rearrange = rearrange the lab
expo-conference-funds = funds
expo-conference-step = patent step
expo-conference-jury = jury tile
expo-conference-rearrange-gives = move or turn up to { $moves } tiles
expo-conference-funds-gives = +${ $money }
expo-conference-step-gives = 1 movement point

## Shapes, projects, technologies, bonus tiles

expo-shape-i = I shape
expo-shape-l = L shape
expo-shape-s = S shape
expo-shape-t = T shape
expo-shape-square = square
expo-project-airship = Airship
expo-project-turbine-steamer = Turbine Steamer
expo-project-express-locomotive = Express Locomotive
expo-project-electrocardiograph = Electrocardiograph
expo-project-escalator = Escalator
expo-project-electric-locomotive = Electric Locomotive
expo-project-gramophone = Gramophone
expo-project-typewriter = Typewriter
expo-project-motor-car = Motor Car
expo-project-synthetic-rubber = Synthetic Rubber
expo-project-telegraphone = Telegraphone
expo-project-vacuum-tube = Vacuum Tube
expo-project-cellophane = Cellophane
expo-project-motorcycle = Motorcycle
expo-project-tractor = Tractor
expo-project-wireless-telegraph = Wireless Telegraph
expo-project-x-ray-machine = X-Ray Machine
expo-project-neon-lamp = Neon Lamp
expo-project-laparoscopy = Laparoscopy
expo-project-aeroplane = Aeroplane
expo-project-vacuum-cleaner = Vacuum Cleaner
expo-project-telephone = Telephone
expo-project-light-bulb = Light Bulb
expo-project-hearing-aid = Hearing Aid
expo-project-cruise-ship = Cruise Ship
expo-project-espresso-machine = Espresso Machine
expo-project-bakelite = Bakelite
expo-project-cinematograph = Cinematograph
expo-project-washing-machine = Washing Machine
expo-project-air-conditioner = Air Conditioner
expo-technology-combustion-engine = Combustion Engine
expo-technology-batteries = Batteries
expo-technology-high-speed-tool-steel = High-Speed Tool Steel
expo-technology-time-study = Time Study
expo-technology-electrolysis = Electrolysis
expo-technology-wire-drawing-mill = Wire-Drawing Mill
expo-technology-tabulating-machine = Tabulating Machine
expo-technology-steel-metallurgy = Steel Metallurgy
expo-technology-improvement-station = Improvement: Station
expo-technology-improvement-academy = Improvement: Academy
expo-technology-improvement-laboratory = Improvement: Laboratory
expo-technology-improvement-journal = Improvement: Journal
expo-technology-improvement-skyscraper = Improvement: Skyscraper
expo-bonus-eiffel = Tour Eiffel, Paris 1889
expo-bonus-ferris = Ferris Wheel, Chicago 1893
expo-bonus-colonies = Paleis der Koloniën, Brussels 1907
expo-bonus-metro = Paris Métro, Paris 1900
expo-bonus-beaux-arts = Palais des Beaux-Arts, Liège 1905
expo-bonus-simplon = Simplon Tunnel, Milan 1906

## Sources of points, ways to end

expo-source-projects = completed projects
expo-source-leads = leads while completing
expo-source-jury = verdict of the jury
expo-source-steps = pieces near the end of a track
expo-source-prestige = Tour Eiffel (prestige)
expo-source-money = Ferris Wheel (money)
expo-source-scraps = Brussels (scrap cells covered)
expo-source-technologies = Paris Métro (technologies)
expo-source-fixed = Liège
expo-source-shapes = Simplon Tunnel (shapes)
expo-end-jury = the jury is complete
expo-end-patents = every track has a piece on its last step
expo-end-projects = the last project of a player is completed

## Actions

expo-action-play = Play { $card }: { $promise }
expo-action-buy-tile = Buy { $tile }: −${ $price }
expo-action-buy-tile-nothing = Buy from an empty space
expo-action-buy-project = Buy the { $project } ({ $shape }, { $energy }), needs{ $needs }: −${ $price }, worth { $points }
expo-action-buy-project-nothing = Buy from an empty slot
expo-action-buy-technology = Buy { $technology },{ $gives }: −${ $price }
expo-action-buy-technology-nothing = Buy a technology that does not exist
expo-action-take-tile = Take { $tile } for nothing
expo-action-take-tile-nothing = Take from an empty space
expo-action-choose = Lay { $tile }
expo-action-choose-nothing = Lay a tile that does not exist
expo-action-put = { $tile } to row { $row }, column { $column }{ $turns ->
    [0] {""}
    [one] , turned once
    [2] , turned twice
   *[other] , turned { $turns } times
}{ $units ->
    [0] {""}
   *[other] : { $units } of the needed units
}{ $points ->
    [0] {""}
   *[other] , completes for +{ $points }
}
expo-action-put-nothing = Lay nothing
expo-action-remove = Remove { $tile } from row { $row }, column { $column }
expo-action-remove-nothing = Remove nothing
expo-action-lift = Move or turn { $tile } at row { $row }, column { $column }
expo-action-lift-nothing = Move nothing
expo-action-enter = Piece { $piece }: first step → { $track } 2
expo-action-advance = Piece { $piece }: { $here } { $step } → { $next }
expo-action-jump = Piece { $piece }: jump from { $here } { $step } to { $track } { $step }{ $price ->
    [0] , free
   *[other] : −${ $price }
}
expo-action-take-bonus = { $bonus }: now worth { $points } for each of your pieces there
expo-action-take-bonus-nothing = Take a bonus tile that does not exist
expo-action-confer = { $option }: { $what }
expo-action-choose-jury = Jury tile: { $energy }
expo-action-finish = Finish

## What must be decided

expo-prompt-handicap = Lay { $tile } in place of a scrap, turned as you like.
expo-prompt-card = Play one of your action cards.
expo-prompt-card-but = Play one of your action cards, but not { $card }: it was just played.
expo-prompt-last-card = Your last turn: play one of your action cards.
expo-prompt-station = Buy a tile at the Station for ${ $price }: { $left ->
    [one] 1 purchase left.
   *[other] { $left } purchases left.
}
expo-prompt-station-empty = The Station is empty: finish.
expo-prompt-poor = You have ${ $money }, the next one costs ${ $price }: finish.
expo-prompt-academy = Buy a project or a technology for ${ $price }.
expo-prompt-academy-both = Buy a project or a technology for ${ $price }, and take a resource tile for nothing.
expo-prompt-academy-free = Take a resource tile from the Station for nothing.
expo-prompt-academy-done = Nothing is left to take: finish.
expo-prompt-laboratory = Place a tile or remove one: { $left ->
    [one] 1 operation left.
   *[other] { $left } operations left.
}
expo-prompt-placing = Choose where to lay { $tile }, and turn it as you like.
expo-prompt-journal = Move your patent pieces: { $left ->
    [one] 1 point left.
   *[other] { $left } points left.
}
expo-prompt-conference = Choose { $done ->
    [0] an option
   *[other] another option
} of the Conference: { $left ->
    [one] 1 left, then the round ends.
   *[other] { $left } left, then the round ends.
}
expo-prompt-rearranging = Move or turn a tile of your laboratory: { $left ->
    [one] 1 left.
   *[other] { $left } left.
}
expo-prompt-moving = Choose a new place for { $tile }, and turn it as you like.
expo-prompt-stepping = Move one of your patent pieces: { $left ->
    [one] 1 point left.
   *[other] { $left } points left.
}
expo-prompt-bonus = Choose the bonus tile for the end of { $track }.

## Events

expo-event-card-played = { $seat } plays { $upgraded ->
    [0] {""}
   *[other] the upgraded{" "}
}{ $card }.
expo-event-money-gained = { $seat } gains ${ $amount } and has ${ $money }.
expo-event-tile-bought = { $seat } buys { $tile } for ${ $price }.
expo-event-tile-taken = { $seat } takes { $tile } for nothing.
expo-event-academy-bought = { $seat } buys { $tile } for ${ $price }.
expo-event-tile-chosen = { $seat } chooses { $tile }.
expo-event-tile-placed = { $seat } lays { $tile } to row { $row }, column { $column }.
expo-event-tile-removed = { $seat } removes { $tile } from row { $row }, column { $column }.
expo-event-scrap-removed = { $seat } removes a scrap from row { $row }, column { $column }.
expo-event-tile-lifted = { $seat } lifts { $tile } at row { $row }, column { $column }.
expo-event-tile-moved = { $seat } lays { $tile } again, to row { $row }, column { $column }.
expo-event-handicap-drawn = { $seat } draws { $tile } to replace a scrap.
expo-event-scrap-replaced = { $seat } replaces the scrap in row { $row }, column { $column } by { $tile }.
expo-event-project-completed = { $seat } completes the { $tile }: { $points } points{ $leads ->
    [0] {""}
   *[other] {" "}and { $leads } for leading
}.
expo-event-card-swapped = { $upgraded ->
    [0] { $seat } has the normal { $card } card again.
   *[other] { $seat } gets the upgraded { $card } card.
}
expo-event-piece-moved = A piece of { $seat } comes to { $track } { $step }{ $price ->
    [0] {""}
   *[other] {" "}for ${ $price }
}.
expo-event-ghost-tile-drawn = { $tile } is drawn for the ghosts.
expo-event-ghost-moved = The { $track } ghost comes to step { $step }.
expo-event-bonus-taken = { $seat } lays { $bonus } at the end of { $track }.
expo-event-bonus-drawn = { $bonus } is drawn for the end of { $track }.
expo-event-option-chosen = { $seat } chooses: { $option }.
expo-event-option-ended = { $seat } leaves the rest of the option.
expo-event-action-ended = { $seat } is done: { $card }.
expo-event-jury-chosen = { $seat } chooses a jury tile: { $energy }.
expo-event-jury-drawn = A jury tile is drawn: { $energy }.
expo-event-project-returned = The { $tile } goes under its stack.
expo-event-project-revealed = The { $tile } comes to the Academy.
expo-event-station-cleared = { $count ->
    [one] 1 tile leaves the Station.
   *[other] { $count } tiles leave the Station.
}
expo-event-station-filled = { $tile } comes to space { $space } of the Station.
expo-event-tiles-shuffled = The discards become a new draw stack of { $count }.
expo-event-round-ended = Round { $round } is over.
expo-event-round-began = Round { $round } begins with { $start }.
expo-event-end-caused = { $seat } brings the end about: { $end }.
expo-event-turn-passed = { $seat } has no card left for the last turn.
expo-event-ghost-deck-shuffled = The ghost deck is shuffled.
expo-event-ghost-revealed = The ghost deck shows { $card }.
expo-event-ghost-skipped = The ghost deck shows { $card } as well; it is set aside.
expo-event-scored = { $seat } scores { $points }: { $source }.
expo-event-match-ended = The match is over: { $end }.

## Refusals

expo-refusal-over = the match is over
expo-refusal-turn = it is the turn of { $other }, not of { $seat }
expo-refusal-no-card = { $seat } plays a card first
expo-refusal-lay-first = the tile in hand is laid first
expo-refusal-replace-first = the drawn tile replaces a scrap first
expo-refusal-bonus-first = a bonus tile is chosen first
expo-refusal-other-card = { $card } does not allow this
expo-refusal-played = { $seat } has played { $card } already this round
expo-refusal-last-conference = the Conference cannot be played in a last turn
expo-refusal-neighbour = { $card } has just been played before you
expo-refusal-first-conference = { $seat } cannot play the Conference as first card of a round
expo-refusal-money = { $seat } has ${ $money } and needs ${ $need }
expo-refusal-empty-space = there is no tile on space { $space } of the Station
expo-refusal-equal-tile = an equal tile lies on an earlier space than { $space }; take that one
expo-refusal-not-upgraded = the { $card } card of { $seat } is not upgraded
expo-refusal-taken = { $seat } has taken the free tile already
expo-refusal-empty-slot = there is no project in slot { $slot } of the Academy
expo-refusal-no-technology = this technology is not in the Academy
expo-refusal-bought = { $seat } has bought a project or technology already
expo-refusal-not-in-supply = { $seat } has no such tile in supply
expo-refusal-no-room = there is no room for { $tile } in the lab
expo-refusal-same-turn = { $tile } looks the same when turned { $turns } times; say so
expo-refusal-outside = { $tile } at row { $row }, column { $column } would not lie inside the lab
expo-refusal-occupied = { $tile } at row { $row }, column { $column } would lie on another tile or on scrap
expo-refusal-no-cell = there is no such cell in the lab
expo-refusal-empty-cell = nothing lies in row { $row }, column { $column }
expo-refusal-first-cell = the tile in row { $row }, column { $column } is called by its first cell in reading order
expo-refusal-protected = the { $project } would no longer be complete
expo-refusal-no-scrap = there is no scrap in row { $row }, column { $column }
expo-refusal-option = “{ $option }” has been chosen already
expo-refusal-nothing-to-move = { $seat } has no tile that could be moved
expo-refusal-no-piece = { $seat } has no piece that could go on
expo-refusal-no-jury = no jury tile for { $energy } is left
expo-refusal-scrap = scrap is never moved or turned
expo-refusal-immovable = { $tile } cannot be moved anywhere
expo-refusal-unmoved = { $tile } lies there already
expo-refusal-breaks = the { $project } would no longer be complete
expo-refusal-twin = piece { $piece } stands in the same place; move that one
expo-refusal-entered = this piece of { $seat } is on the { $track } track already
expo-refusal-not-entered = this piece of { $seat } has to enter a track
expo-refusal-last-step = this piece of { $seat } stands on step { $step }, the last one
expo-refusal-no-jump = there is no jump to { $track } from step { $step } where this piece stands
expo-refusal-no-bonus = this bonus tile is not there any more

## Options

expo-option-conference-options = Whether the two options of a Conference must differ
expo-option-conference-options-different = Yes
expo-option-conference-options-repeat = No, but only one jury tile may be chosen
expo-option-last-clean-up = What happens between the last Conference of the tenth round and the last turns
expo-option-last-clean-up-full = The whole clean-up, so that everyone has all cards again
expo-option-last-clean-up-skipped = Only the jury tile is laid; last turns use the cards still in hand
expo-option-first-step-leads = Whether the common first step can lead a track
expo-option-first-step-leads-no = No, a track is led from its second step on
expo-option-first-step-leads-yes = Yes, by the topmost piece, the start player's at first
expo-option-two-sides = What two sides of one type of a resource tile give to one project
expo-option-two-sides-both = Both sides count
expo-option-two-sides-once = The type counts once per tile
expo-option-laboratory-limit = When an improved Laboratory allows one more operation
expo-option-laboratory-limit-fixed = From the next time the card is played
expo-option-laboratory-limit-at-once = At once
expo-option-played-cards = Which played cards others may see
expo-option-played-cards-open = All of this round
expo-option-played-cards-strict = Only the last of each player
expo-option-ghost-journal = Solo: whether a Journal of the ghost deck moves the ghosts
expo-option-ghost-journal-no = No, only your own Journal
expo-option-ghost-journal-yes = Yes
expo-option-solo-start = Solo: who begins a round after a Conference of the ghost deck
expo-option-solo-start-ghost = The ghost deck
expo-option-solo-start-player = The player
expo-option-ghosts-lead = Whether ghosts can lead a track
expo-option-ghosts-lead-yes = Yes, and then nobody else does
expo-option-ghosts-lead-no = No
expo-option-handicap-0 = Experience of seat 0
expo-option-handicap-0-scientist = Scientist: all scraps stay
expo-option-handicap-0-lab-assistant = Lab assistant: one scrap becomes a resource tile
expo-option-handicap-0-freshman = Freshman: two scraps become resource tiles
expo-option-handicap-1 = Experience of seat 1
expo-option-handicap-1-scientist = Scientist: all scraps stay
expo-option-handicap-1-lab-assistant = Lab assistant: one scrap becomes a resource tile
expo-option-handicap-1-freshman = Freshman: two scraps become resource tiles
expo-option-handicap-2 = Experience of seat 2
expo-option-handicap-2-scientist = Scientist: all scraps stay
expo-option-handicap-2-lab-assistant = Lab assistant: one scrap becomes a resource tile
expo-option-handicap-2-freshman = Freshman: two scraps become resource tiles
expo-option-handicap-3 = Experience of seat 3
expo-option-handicap-3-scientist = Scientist: all scraps stay
expo-option-handicap-3-lab-assistant = Lab assistant: one scrap becomes a resource tile
expo-option-handicap-3-freshman = Freshman: two scraps become resource tiles
