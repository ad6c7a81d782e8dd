### The rules of Expo 1906, clause by clause, and the rulings behind them.


## Setup

section-expo-set-up = Setup

clause-EXPO-01 = The game is for 1 to 4 players around one main board.
clause-EXPO-02 = All 96 resource tiles are shuffled and lie face down as the draw stack.
clause-EXPO-03 = The Station shows 3 resource tiles for each player, face up, one on each space.
clause-EXPO-04 = The projects are sorted by shape; each shape is shuffled into a face-down stack of its own.
clause-EXPO-05 = One project of each shape comes face up into the slot of its shape in the Academy.
clause-EXPO-06 = All 13 technologies lie face up in the Academy.
clause-EXPO-07 = The start player is drawn at random; play goes clockwise.
clause-EXPO-08 = Each player has a lab and six action cards: Station, Academy, Laboratory, Journal, Skyscraper and Conference.
clause-EXPO-09 = Each player's three patent pieces start on step 1 of the patent office, the prestige at 0.
clause-EXPO-10 = In turn order the players start with $3, $4, $5 and $6.
clause-EXPO-11 = Each player's lab starts with 5 scraps on the marked cells.
clause-EXPO-12 = The 16 jury tiles are shuffled face down; 2 of them are drawn and placed, so that 10 of the 12 jury spaces stay empty.
clause-EXPO-13 = The 6 bonus tiles and the 5 upgraded cards lie ready beside the board.
clause-EXPO-14 = The start player takes the first turn of the first round.

## Rounds and turns

section-expo-rounds-and-turns = Rounds and turns

clause-EXPO-15 = A match lasts at most ten rounds.
clause-EXPO-16 = In a round the players take turns clockwise, as many as there are, until one of them plays the Conference.
clause-EXPO-17 = In a turn a player plays one action card from hand, face up, and carries out its action; then the next player follows.
clause-EXPO-18 = A played card stays on the table until the clean-up, so each card is played at most once in a round.
clause-EXPO-19 = The card that the right-hand neighbour has just played may not be played. The normal and the upgraded version count as the same card.
clause-EXPO-20 = The Conference may not be a player's first card of a round.
clause-EXPO-21 = A player must play a card, but may use its action only in part or not at all.
clause-EXPO-22 = All cards played in this round are open to everyone.
clause-EXPO-23 = Bought tiles lie face up before their owner until they are laid; there may be any number of them.

## Station

section-expo-station = Station

clause-EXPO-24 = The Station sells up to 3 resource tiles: the first for $1, the second for $2, the third for $3.
clause-EXPO-25 = Empty spaces of the Station stay empty until the clean-up.
clause-EXPO-26 = With the upgraded Station the three tiles cost $1, $1 and $2.

## Academy

section-expo-academy = Academy

clause-EXPO-27 = The Academy sells one project or one technology that lies there, for $2.
clause-EXPO-28 = Any technology in the Academy may be bought.
clause-EXPO-29 = Empty slots of the Academy stay empty until the clean-up.
clause-EXPO-30 = The upgraded Academy also gives one resource tile of the player's choice from the Station, for nothing.

## Laboratory

section-expo-laboratory = Laboratory

clause-EXPO-31 = The Laboratory allows up to 3 operations in any mixture: lay a tile of the supply in the lab, or remove a tile or scrap from it.
clause-EXPO-32 = The upgraded Laboratory allows up to 4 operations.
clause-EXPO-33 = A tile is laid on empty cells only, wholly inside the lab.
clause-EXPO-34 = A tile may be turned in any way before it is laid, but not flipped.
clause-EXPO-35 = Operations are carried out one tile after the other.
clause-EXPO-36 = Scrap can only be removed, never laid, moved or turned; removed scrap leaves the game.
clause-EXPO-37 = A completed project is never removed, and neither is a tile without which it would no longer be complete.
clause-EXPO-38 = A removed resource tile goes to the discards.
clause-EXPO-39 = A removed project goes under the stack of its shape.
clause-EXPO-40 = A removed technology goes back to the Academy and can be bought again.

## Journal

section-expo-journal = Journal

clause-EXPO-41 = The Journal gives 3 movement points for the player's three patent pieces, split as the player likes.
clause-EXPO-42 = The upgraded Journal gives 4 movement points, and each jump between tracks costs $1 less, but never less than nothing.

## Skyscraper

section-expo-skyscraper = Skyscraper

clause-EXPO-43 = The Skyscraper brings $4.
clause-EXPO-44 = The upgraded Skyscraper brings $6.

## Conference

section-expo-conference = Conference

clause-EXPO-45 = The Conference allows two of four options; then the round ends with the clean-up.
clause-EXPO-46 = First option: move or turn up to 3 tiles in one's lab, one after the other.
clause-EXPO-47 = This option never touches scrap, and no move may leave a completed project incomplete.
clause-EXPO-48 = Second option: gain $1.
clause-EXPO-49 = Third option: 1 movement point in the patent office.
clause-EXPO-50 = Fourth option: choose a jury tile and lay it on an empty jury space.
clause-EXPO-51 = The two options must differ. Their order is free, and the second is chosen after the first is carried out.
clause-EXPO-52 = There is no upgraded Conference.

## Projects and supply

section-expo-projects = Projects and supply

clause-EXPO-53 = A project covers 4 cells in its shape, a resource tile covers 1 cell.
clause-EXPO-54 = A resource tile shows its double type on two neighbouring sides and its single type on the other two.
clause-EXPO-55 = A side that touches a project supplies it with 2 or 1 units of the type on that side; corners do not count.
clause-EXPO-56 = One tile may supply two types to one project, and several projects at once.
clause-EXPO-57 = Resources are not used up: each project counts all that touches it.
clause-EXPO-58 = A project is complete as soon as each of its four needed amounts is reached or exceeded.
clause-EXPO-59 = Completion is checked after every single operation and move.
clause-EXPO-60 = A completed project scores its printed points at once.
clause-EXPO-61 = It also scores 1 point for each type it needs whose track the player leads at that moment, however many units it needs. Steam and Electricity have no track.
clause-EXPO-62 = A project scores only once and stays in the lab.
clause-EXPO-63 = The completed projects of each player are counted; the fifth brings the end.

## Technologies

section-expo-technologies = Technologies

clause-EXPO-64 = A technology works only when it lies in the lab, where it covers 4 cells.
clause-EXPO-65 = A resource technology gives every project it touches 2 of each of its two types.
clause-EXPO-66 = The Combustion Engine gives every project it touches 4 Steam, Batteries give 4 Electricity.
clause-EXPO-67 = What technologies give is added to what resource tiles give.
clause-EXPO-68 = An improvement works wherever it lies in the lab; it need not touch a project.
clause-EXPO-69 = When an improvement is laid, its owner's card is swapped for the upgraded one at once, whether it is in hand or played.
clause-EXPO-70 = When an improvement is removed, the swap is undone at once and the technology is back in the Academy.
clause-EXPO-71 = The card that was swapped out is set aside.
clause-EXPO-72 = Tiles in the lab move or turn only by the Conference and leave it only by the Laboratory.

## Patent office

section-expo-patent-office = Patent office

clause-EXPO-73 = The patent office has six tracks, Steel, Copper, Manual, Automated, Empirical and Theoretical, with steps 1 to 10; step 1 is common to all.
clause-EXPO-74 = From step 1 a piece enters step 2 of any track for 1 movement point.
clause-EXPO-75 = A step to the right costs 1 movement point.
clause-EXPO-76 = Pieces never move to the left.
clause-EXPO-77 = A piece changes track only at a marked place, to the same step of the other track, for 1 movement point and the marked price.
clause-EXPO-78 = A player may jump as often as points and money last.
clause-EXPO-79 = A piece that comes to an occupied space goes beneath all pieces there.
clause-EXPO-80 = The piece furthest to the right leads its track; on a shared space it is the topmost one.
clause-EXPO-81 = Whoever brings the first piece to the last step of a track chooses one of the bonus tiles that are left and lays it there.
clause-EXPO-82 = Later pieces may come to the last step, too, and share its bonus tile.

## Clean-up

section-expo-clean-up = Clean-up

clause-EXPO-83 = If no jury tile was chosen in the Conference, one is drawn at random and laid on an empty jury space.
clause-EXPO-84 = Each project in the Academy that does not run on the energy of the new jury tile goes under the stack of its shape.
clause-EXPO-85 = Then each empty slot of the Academy is filled from the stack of its shape, if there is a project left.
clause-EXPO-86 = The tiles left at the Station are discarded and 3 new ones for each player are laid out.
clause-EXPO-87 = When a tile is to be drawn and the draw stack is empty, the discards are shuffled into a new one.
clause-EXPO-88 = Everyone takes all action cards back into hand.
clause-EXPO-89 = The left neighbour of the one who played the Conference begins the new round.

## End of the game

section-expo-end-of-the-game = End of the game

clause-EXPO-90 = The end comes when all 12 jury spaces are filled, which is after ten rounds.
clause-EXPO-91 = The end comes when every track has a piece on its last step.
clause-EXPO-92 = The end comes when a player completes a fifth project.
clause-EXPO-93 = Whoever brings the end about finishes the turn and has no other; every other player, in order, has exactly one more turn.
clause-EXPO-94 = In a last turn any card in hand may be played but the Conference, also the one just played by the neighbour.
clause-EXPO-95 = After the last turns comes the final scoring.

## Final scoring

section-expo-final-scoring = Final scoring

clause-EXPO-96 = The jury prefers the energy with more jury tiles: each completed project that runs on it gives 2 points.
clause-EXPO-97 = With equally many tiles nobody scores for the jury.
clause-EXPO-98 = Each piece on step 8 or 9 gives 1 point.
clause-EXPO-99 = Each piece on step 10 gives what its bonus tile says.
clause-EXPO-100 = Pieces on steps 1 to 7 give nothing.
clause-EXPO-101 = Most points win. With equal points more money wins; if that is equal, too, the match is drawn.

## Bonus tiles

section-expo-bonus-tiles = Bonus tiles

clause-EXPO-102 = Tour Eiffel, Paris 1889: after all other points, 1 point for every 8 points, rounded up.
clause-EXPO-103 = Ferris Wheel, Chicago 1893: 1 point for every $2, rounded up.
clause-EXPO-104 = Paleis der Koloniën, Brussels 1907: 1 point for each covered cell that held scrap at the start.
clause-EXPO-105 = Paris Métro, Paris 1900: 2 points for each technology in the lab.
clause-EXPO-106 = Palais des Beaux-Arts, Liège 1905: 3 points.
clause-EXPO-107 = Simplon Tunnel, Milan 1906: 1 point for each different shape among the projects in the lab, complete or not.

## Other rules

section-expo-other = Other rules

clause-EXPO-108 = The prestige track has no end.
clause-EXPO-109 = Nobody ever has more than $12, the surplus is lost, and nobody has less than nothing.
clause-EXPO-110 = Tiles never lie on top of each other.

## Two players

section-expo-two-players = Two players

clause-EXPO-111 = With two players six ghosts join in, one for each track, on step 1.
clause-EXPO-112 = When the Journal is played, before the player moves, 2 resource tiles are drawn. Tile by tile, the double type first, the ghost of a type moves as many steps to the right as the tile shows; Steam and Electricity are ignored. Then the tiles are discarded.
clause-EXPO-113 = A ghost that is first on the last step of its track brings a random bonus tile there.
clause-EXPO-114 = Ghosts stack like other pieces and can lead a track; then no player leads it.
clause-EXPO-115 = Ghosts never score.

## Solo

section-expo-solo = Solo

clause-EXPO-116 = Alone, the rules for two players hold, but 3 tiles are drawn for the ghosts.
clause-EXPO-117 = Alone, the player starts with $4 and the Station shows 3 tiles.
clause-EXPO-118 = Alone, a ghost deck of 11 cards is shuffled each round: two each of Station, Academy, Laboratory, Journal and Skyscraper, and one Conference.
clause-EXPO-119 = The ghost deck shows a card, then the player plays one, and so on; the ghost deck begins every round.
clause-EXPO-120 = The card that the ghost deck has just shown may not be played.
clause-EXPO-121 = If the ghost deck shows the card the player has just played in this round, another one is drawn.
clause-EXPO-122 = If the first card of a round is the Conference, the ghost deck is shuffled again and another card is drawn.
clause-EXPO-123 = If the Conference is shown later, the round ends at once with the clean-up and a random jury tile.
clause-EXPO-124 = Alone, more than 30 points are a good result.

## New players

section-expo-new-player-handicap = New players

clause-EXPO-125 = Freshman: before the first turn, in turn order and one tile at a time, a random resource tile is drawn and replaces a scrap of the player's choice, turned as the player likes; two scraps are replaced.
clause-EXPO-126 = Lab assistant: the same with one scrap.
clause-EXPO-127 = Scientist: all scraps stay.

## Rulings

ruling-expo-AMB-01 = The two options of a Conference must differ. The rulebook speaks of two of the listed actions; a second jury tile would also break the count of ten rounds. The match option conference-options changes this, but never allows two jury tiles.
ruling-expo-AMB-02 = A player may use two, one or none of the options; the round ends all the same, since no action is compulsory.
ruling-expo-AMB-03 = To choose a jury tile is to name Steam or Electricity, as long as such a tile is left; the tiles lie face down, so the chooser looks through them and the rest is shuffled.
ruling-expo-AMB-04 = The left neighbour of the Conference player begins the next round, as the example of the clean-up shows; so the start moves around.
ruling-expo-AMB-05 = When the jury is full, the whole clean-up comes first and then the last turns: the last jury tile may fall only in the clean-up. The match option last-clean-up changes this.
ruling-expo-AMB-06 = When the end comes in the middle of a round, the action in progress is finished, there is no clean-up, and the others use the cards they still hold.
ruling-expo-AMB-07 = When a Conference brings the end about by patents or projects, its second option and the clean-up follow first: a Conference always ends the round.
ruling-expo-AMB-08 = What would bring the end about again in the last turns changes nothing; projects, bonus tiles and points still count.
ruling-expo-AMB-09 = Whoever holds nothing but the Conference in a last turn is passed over.
ruling-expo-AMB-10 = Whoever holds the Conference and the card just played before plays the Conference: a card must be played.
ruling-expo-AMB-11 = The rule about the neighbour's card has no effect across rounds: the last card was a Conference, which nobody may play first.
ruling-expo-AMB-12 = The upgraded card counts as the same card; nothing in the rulebook says that an upgrade lifts the ban.
ruling-expo-AMB-13 = On a shared space the earliest arrival leads, because newcomers go beneath.
ruling-expo-AMB-14 = Nobody leads a track from the first step, which belongs to no single track. The match option first-step-leads changes this.
ruling-expo-AMB-15 = Ghosts on the first step do not lead either until they move.
ruling-expo-AMB-16 = When a piece leaves a stack the others keep their order; nothing is carried along.
ruling-expo-AMB-17 = A jump leads to the same step of the other track, in either direction.
ruling-expo-AMB-18 = The movement point of the Conference may be a jump, at its price: the general rules of movement hold.
ruling-expo-AMB-19 = The upgraded Journal makes jumps cheaper only during its own action, not in a Conference.
ruling-expo-AMB-20 = A player may have two pieces on one track and on one last step; each of them scores.
ruling-expo-AMB-21 = A ghost on a last step counts for the end; whoever played the Journal has brought it about.
ruling-expo-AMB-22 = Steps of a ghost beyond the last one are lost.
ruling-expo-AMB-23 = The ghosts have the colours that nobody plays.
ruling-expo-AMB-24 = In the example of the ghosts Manual moves by two and Steel by one, as their tiles say.
ruling-expo-AMB-25 = Two sides of one type that touch the same project both count, because supply comes from sides. The match option two-sides changes this.
ruling-expo-AMB-26 = A technology counts once for a project, with however many sides it touches it.
ruling-expo-AMB-27 = Tiles are not flipped; the rulebook speaks only of turning them.
ruling-expo-AMB-28 = A completed project may not be removed, for that would undo it; this also keeps anyone from scoring it twice.
ruling-expo-AMB-29 = A completed project and its suppliers may be moved if every completed project is still complete after that single move.
ruling-expo-AMB-30 = Completion comes of itself and at once, with the leads of that instant.
ruling-expo-AMB-31 = If one operation completes two projects, both score.
ruling-expo-AMB-32 = A Laboratory improvement laid during a Laboratory action does not add an operation to it: the limit is fixed when the card is played. The match option laboratory-limit changes this.
ruling-expo-AMB-33 = The free tile of the upgraded Academy may be taken without buying anything.
ruling-expo-AMB-34 = Projects that are not complete earn nothing from the jury.
ruling-expo-AMB-35 = When the match ends early, the jury tiles laid so far decide.
ruling-expo-AMB-36 = Leading a track pays only when a project is completed; at the end only the last steps pay.
ruling-expo-AMB-37 = The lead pays for each type, not for each unit.
ruling-expo-AMB-38 = When the stack is empty and the project in the slot does not match the jury tile, it goes under the empty stack and is drawn again at once.
ruling-expo-AMB-39 = When there are too few resource tiles even after shuffling, spaces of the Station stay empty and ghosts draw what there is.
ruling-expo-AMB-40 = Removed tiles go by their kind: projects under their stack, technologies to the Academy, resource tiles to the discards, scrap out of the game.
ruling-expo-AMB-41 = For Brussels 1907 any tile in the lab covers a cell.
ruling-expo-AMB-42 = For Brussels 1907 the cells of scraps replaced by a handicap count, because scraps lay there.
ruling-expo-AMB-43 = With a handicap the owner chooses the scraps and the turn of the tiles, while the tiles are random.
ruling-expo-AMB-44 = With two pieces on the Tour Eiffel tile each pays the same, reckoned without any points of this tile.
ruling-expo-AMB-45 = Technologies and projects that wait in the supply do not count for bonus tiles.
ruling-expo-AMB-46 = A move may lead to any empty cells of one's lab, with the cells the tile leaves counted as empty, and turned in any way. The same tile may be moved again, but it must not stay as it lies.
ruling-expo-AMB-47 = Played cards are open because they were played openly. The match option played-cards shows others only the last card of each player.
ruling-expo-AMB-48 = A Journal shown by the ghost deck does not move the ghosts, only the player's own does. The match option ghost-journal changes this.
ruling-expo-AMB-49 = Alone, the player may play the own Conference, but not as first card of a round.
ruling-expo-AMB-50 = Alone, the ghost deck begins every round. The match option solo-start lets the player begin after a Conference of the ghost deck.
ruling-expo-AMB-51 = A card of the ghost deck that is passed over is set aside for the round; if its replacement is the Conference, the round ends.
ruling-expo-AMB-52 = Alone there is no last turn: the match ends after the turn that brings the end about, and after the clean-up if that was a Conference.
ruling-expo-AMB-53 = The last sentence of the example of completion breaks off and is ignored.
ruling-expo-AMB-54 = The box is for players from 14 years on, as the rulebook says.
ruling-expo-AMB-55 = The supplies of all players are open and without limit.
ruling-expo-AMB-56 = Scraps and the edge of the lab supply nothing.
ruling-expo-AMB-57 = A technology supplies only projects with which it shares a side.
ruling-expo-AMB-58 = Ghosts lead like other pieces, which keeps the tracks contested. The match option ghosts-lead changes this.
ruling-expo-AMB-59 = Should the first step lead a track, its pieces lie there in turn order at the start, those of the start player on top and ghosts beneath.
