### Words of the table of Expo 1906 in the browser.

## Parts of the table

web-expo-parts = Parts of the table
web-expo-main-board = Main board
web-expo-part-lab = Lab
web-expo-part-station = Station
web-expo-part-academy = Academy
web-expo-part-patents = Patents
web-expo-part-jury = Jury
web-expo-jury = Jury
web-expo-patents = Patent office
web-expo-bonuses = Bonus tiles
web-expo-ghost-deck = Ghost deck
web-expo-cards = Your action cards

## The laboratory

web-expo-my-lab = My laboratory
web-expo-lab = Laboratory of { $seat }
web-expo-lab-of = Laboratory of { $seat }, { $rows } rows of { $columns } cells
web-expo-at = { $what } at row { $row }, column { $column }
web-expo-supply = My tiles
web-expo-no-tiles = No tiles are waiting.
web-expo-waiting = Waiting for a place:
web-expo-in-hand = in your hand
web-expo-operation = { $number } of { $most }
web-expo-place-help = A tile is in your hand. Arrow keys move it, R turns it, Enter lays it, Escape puts it back.
web-expo-place-here = Place here
web-expo-turn = Turn
web-expo-put-back = Put back
web-expo-remove-how = Choose a tile or scrap of your lab to remove it
web-expo-remove = Remove
web-expo-remove-it = Remove it
web-expo-completes = completes { $project }:
web-expo-gains-nothing = No project gains anything here.
web-expo-loses-nothing = No project would lose anything.
web-expo-no-room = There is no room for it here.
web-expo-seek-place = Look for a place in your laboratory.
web-expo-ledger = What your projects lack
web-expo-tally = { $count } of { $most } projects
web-expo-complete = complete
web-expo-with-this = with this tile
web-expo-lacks = lacks
web-expo-needs = needs
web-expo-enlarge = Enlarge the laboratory of { $seat }
web-expo-close = Close

## Seats

web-expo-money = money
web-expo-projects = projects
web-expo-cards-left = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}

## Cards

web-expo-card-now = in play
web-expo-card-played = played
web-expo-card-held = in hand
web-expo-upgraded = upgraded
web-expo-barred = barred
web-expo-barred-neighbour = just played before you
web-expo-barred-ghost = the ghost deck shows it
web-expo-barred-first-turn = not as your first card
web-expo-barred-last-turn = not in a last turn

## The main board

web-expo-to-come = { $count ->
    [0] complete
   *[other] { $count } to come
}
web-expo-jury-said = Jury: { $steam } lamps for Steam, { $electricity } for Electricity, { $dark } still dark
web-expo-you-lead = { $count ->
    [0] you lead no track
    [one] you lead 1 track
   *[other] you lead { $count } tracks
}
web-expo-would-lead = { $seat } would lead { $track }
web-expo-nobody-leads = { $track } would have no leader at the table
web-expo-space = { $track }, step { $step }
web-expo-pieces = Pieces on the tracks
web-expo-who = { $seat }
web-expo-ghost = ghost
web-expo-start-said = { $count ->
    [0] First step: nobody.
   *[other] First step: { $pieces }.
}
web-expo-piece-said = { $who } on step { $step }
web-expo-track-said = { $track }: { $count ->
    [0] nobody
   *[other] { $pieces }
}{ $led ->
    [0] .
   *[other] ; { $leads } leads.
}
web-expo-project-said = { $name }, { $shape }, { $energy }: needs { $needs }; { $points } points
web-expo-technology-said = { $name }: gives { $gives }
web-expo-technology-of = { $name }: taken by { $seat }
web-expo-any-for = any one for ${ $price }
web-expo-refills = refills after the Conference
web-expo-stack = { $shape }: { $count ->
    [0] no other project in the stack
    [one] 1 other project in the stack
   *[other] { $count } other projects in the stack
}
web-expo-options-left = { $left ->
    [0] no option left
    [one] 1 option left
   *[other] { $left } options left
}
web-expo-deck-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
web-expo-deck-holds = What the deck still holds
web-expo-effect-prestige = { $points } for every { $per } points, last of all
web-expo-effect-money = { $points } for every ${ $per }
web-expo-effect-scraps = { $points } for each scrap cell built over
web-expo-effect-technologies = { $points } for each technology in the lab
web-expo-effect-fixed = { $points } points
web-expo-effect-shapes = { $points } for each shape of project in the lab

## What is going on

web-expo-phase-handicap = Handicap
web-expo-phase-card = A card is played
web-expo-phase-station = Station
web-expo-phase-academy = Academy
web-expo-phase-laboratory = Laboratory
web-expo-phase-placing = Laboratory
web-expo-phase-journal = Journal
web-expo-phase-conference = Conference
web-expo-phase-rearranging = Conference
web-expo-phase-moving = Conference
web-expo-phase-stepping = Conference
web-expo-phase-bonus = A bonus tile is chosen
web-expo-phase-over = The match is over

## Keys

web-expo-keys-turn = Turn the tile in your hand

## The end

web-expo-tie = At equal points: money

## Names as small cards print them: long ones with the place where they may be cut

web-expo-plate-electrocardiograph = Electro{"\u00AD"}cardiograph
web-expo-plate-turbine-steamer = Turbine Steamer
web-expo-plate-express-locomotive = Express Locomotive
web-expo-plate-electric-locomotive = Electric Locomotive
web-expo-plate-typewriter = Type{"\u00AD"}writer
web-expo-plate-vacuum-tube = Vacuum Tube
web-expo-plate-x-ray-machine = X-Ray Machine
web-expo-plate-cruise-ship = Cruise Ship
web-expo-plate-espresso-machine = Espresso Machine
