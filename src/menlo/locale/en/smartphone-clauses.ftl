### The rules of Smartphone Inc., clause by clause, and the rulings behind them.


## Setup

section-smartphone-setup = Setup

clause-SMART-01 = The game is for 1 to 5 players. Whoever has most points after round V wins.
clause-SMART-02 = The game lasts 5 rounds. Each has the phases 1 to 8 in order; round V has no phase 4.
clause-SMART-03 = The map is laid out. The first round begins with phase 1.
clause-SMART-04 = With 2 players or alone, retailers cover China, Canada and Caribbean; with 3 players Europe and RSA; with 4 players Canada. With 1 to 4 players they also cover every home that nobody plays. With 5 players there are none.
clause-SMART-05 = The 6 patents lie on their fields.
clause-SMART-06 = The 6 technologies lie beside their patents, all with the front up. Match options turn single ones to the back or leave it to chance.
clause-SMART-07 = The 27 improvements are shuffled. 5 lie face up on the display, the rest is the face-down pile.
clause-SMART-08 = The 20 goods tokens lie ready.
clause-SMART-09 = Seat by seat, each player chooses a colour that is still free and takes two pads, 12 progress, 18 offices and 20 goods.
clause-SMART-10 = Each player takes the start improvement of the colour: green gear·+$, blue truck·+$, black crate·gear, yellow −$crate·truck, red truck·crate.
clause-SMART-11 = Each player places 1 office on the leftmost slot of the home: green North Africa, blue South America, black Australia, yellow India, red CIS.
clause-SMART-12 = Each player marks the start points with 1 good: green 3, blue 4, black 5, yellow 6, red 7.
clause-SMART-13 = Each player marks price 5 with 1 good. The order there is green, blue, black, yellow, red.
clause-SMART-14 = These markers come from the player's own pieces: 18 goods and 17 offices remain.
clause-SMART-15 = Colours that nobody plays are out of the game. Retailers cover their homes.

## Phase 1: planning

section-smartphone-planning = Phase 1: planning

clause-SMART-16 = All players plan at once and in secret, with both pads and any of their improvements.
clause-SMART-17 = Each pad may show either face.
clause-SMART-18 = Either pad may lie on top.
clause-SMART-19 = All cells lie on one grid. The pads lie parallel or at right angles, in any quarter turn.
clause-SMART-20 = The upper pad covers at least 1 and at most 4 cells of the lower pad.
clause-SMART-21 = Blank cells count as cells for the overlap.
clause-SMART-22 = Every round anew, each improvement may be laid on the pads, be laid face down, or stay unused.
clause-SMART-23 = On the pads an improvement covers exactly 2 cells side by side, in any of the four directions.
clause-SMART-24 = Both its cells must lie on pad cells, unless 4G allows otherwise. One laid before the upper pad needs cells of the lower pad.
clause-SMART-25 = It may be laid on the lower pad before the upper one, which may then cover it partly or wholly.
clause-SMART-26 = Improvements may overlap, but none may have both cells hidden by improvements. A pad does not count as hiding, nor does an improvement above the upper pad for one below it.
clause-SMART-27 = Improvements may cover any number of cells of both pads.
clause-SMART-28 = A face-down improvement cannot lie on the pads in the same round.
clause-SMART-29 = Goods tokens are never laid on pads.
clause-SMART-30 = Improvements gained this round can be used from the next round on.
clause-SMART-31 = When all players are ready, all plans are revealed together. They are fixed then.
clause-SMART-32 = Visible symbols are active, hidden ones are not.
clause-SMART-33 = With the front of 4G one cell of each improvement may lie outside the pads, and is active. One laid on the lower pad may overhang it; what then lies under the upper pad is hidden.

## Phase 2: price

section-smartphone-price = Phase 2: price

clause-SMART-34 = Every round the price starts at 5.
clause-SMART-35 = Each active +$ raises the price by 1, each active −$crate lowers it by 1. This is compulsory.
clause-SMART-36 = The price never falls below 2 or rises above 8.
clause-SMART-37 = In phases 4 to 7 the players act one after another, the lowest price first.
clause-SMART-38 = At equal prices the player with fewer points goes first, then the one with fewer points at the start.

## Phase 3: production

section-smartphone-production = Phase 3: production

clause-SMART-39 = Each active crate gives 1 good.
clause-SMART-40 = Each active −$crate gives 1 good.
clause-SMART-41 = Each cell of the lower pad that the upper pad covers directly gives 1 good. By the match option between, an improvement in between does not matter.
clause-SMART-42 = Cells covered by improvements give nothing, whether a pad lies above them or not.
clause-SMART-43 = Each face-down improvement gives 1 good.
clause-SMART-44 = Each goods token gives 1 good, from the round after it was gained.
clause-SMART-45 = With the front of GPS each active −$crate gives 1 more good.
clause-SMART-46 = Goods come from the player's stock, and no more than it holds.

## Phase 4: improve production

section-smartphone-improving = Phase 4: improve production

clause-SMART-47 = A player with an active factory takes 1 improvement of his choice from the display.
clause-SMART-48 = A player without an active factory takes 1 goods token.
clause-SMART-49 = There is no choice between the two.
clause-SMART-50 = The display is not refilled during the phase.
clause-SMART-51 = What was taken works from the next round on.
clause-SMART-52 = Improvements and goods tokens are kept for the whole match.
clause-SMART-53 = If the display is empty, a player with an active factory takes a goods token in phase 4. An improvement given as a bonus lapses then.

## Phase 5: research

section-smartphone-research = Phase 5: research

clause-SMART-54 = The player takes 1 progress from the box for each active gear.
clause-SMART-55 = It is placed on technologies the player lacks, split freely.
clause-SMART-56 = No technology gets more progress than it still needs.
clause-SMART-57 = Placed progress stays over the rounds and adds up.
clause-SMART-58 = Placed progress cannot be moved or taken back.
clause-SMART-59 = Unplaced progress returns to the box at the end of the turn.
clause-SMART-60 = Technologies cost: GPS 3, Wi-Fi 3, Gaming 4, Battery 4, NFC 5, 4G 6.
clause-SMART-61 = A technology costs 1 less once its patent is taken.
clause-SMART-62 = As soon as a player's progress reaches the cost during the own research turn, the technology is his: the progress returns to the box and 1 office is placed beside it.
clause-SMART-63 = The first player to finish a technology takes its patent.
clause-SMART-64 = Patents give 6, 6, 8, 8, 10 and 12 points, at the end of the match only.
clause-SMART-65 = Any number of players may own the same technology.
clause-SMART-66 = Several technologies may be finished in one turn.
clause-SMART-67 = Instant bonuses happen at once and must be taken as far as possible.
clause-SMART-68 = Standing powers hold from then on, in the same round too if their phase is still to come.
clause-SMART-69 = A technology allows sales to its purple customers from phase 7 of the same round.
clause-SMART-70 = With the front of Gaming later technologies cost 1 less, at least 1, besides the patent's discount. By the match option gaming only the next one does.
clause-SMART-71 = A discount that arises outside the own research turn acts at the start of the next one, before progress is taken. Progress from a retailer completes only the technology it is laid on.

## Phase 6: logistics

section-smartphone-logistics = Phase 6: logistics

clause-SMART-72 = The player takes 1 progress from the box for each active truck.
clause-SMART-73 = With the front of Battery each active +$ gives 1 more.
clause-SMART-74 = It is placed on regions linked to one with an own office, split freely.
clause-SMART-75 = Regions are linked by the printed lines. Lines that leave the map join CIS and Canada, India and Canada, Australia and USA, Australia and Caribbean.
clause-SMART-76 = An office costs 2 progress in a small region, 3 in a medium one and 4 in a large one.
clause-SMART-77 = When the progress on a region equals the cost, it returns to the box and 1 office is placed on the leftmost free slot.
clause-SMART-78 = Progress placed on a region stays over the rounds, unless the match option logistics says otherwise. Unplaced progress is lost at the end of the turn.
clause-SMART-79 = Each player has one office at most in a region. Wi-Fi is the exception.
clause-SMART-80 = A region without a free slot takes neither offices nor progress. Small regions have 3 slots, medium ones 4, large ones 5.
clause-SMART-81 = A player may expand to any number of regions in a turn.
clause-SMART-82 = A new office serves as a base at once.
clause-SMART-83 = When a region becomes full, all progress on it returns to its owners.
clause-SMART-84 = With the front of Wi-Fi a player may place a second office once a round, in a region where he has one, at the normal cost, on a free slot. No link is needed, and progress for it adds up over the rounds. After that no more progress goes to own regions this round. There is never a third office. By the match option second-office it costs one less.
clause-SMART-85 = Offices stay for the whole match.

## Retailers

section-smartphone-retailers = Retailers

clause-SMART-86 = In a region under a retailer nobody sells, and no majority is scored.
clause-SMART-87 = Offices there cost the region's trucks and go on the leftmost free field of the retailer.
clause-SMART-88 = Links through such regions work as usual.
clause-SMART-89 = Each office placed there gives the retailer's bonus at once. It may be declined, and lapses if it cannot be used.
clause-SMART-90 = At the end of the match each office there gives the points beside its field: small 11, 8, 5; medium 13, 10, 7, 4; large 16, 13, 10, 7, 4.

## Phase 7: sale

section-smartphone-sale = Phase 7: sale

clause-SMART-91 = In his turn a player sells any number of his produced goods.
clause-SMART-92 = He sells only in regions with an own office and without a retailer.
clause-SMART-93 = Each customer takes 1 good a round.
clause-SMART-94 = A red customer buys if the price is at most his number. He pays the price.
clause-SMART-95 = A purple customer buys at any price from an owner of his technology. He pays the price.
clause-SMART-96 = In a region each good goes to the leftmost free customer that can be served. The others are skipped.
clause-SMART-97 = A goods marker lies on each customer served.
clause-SMART-98 = A player may stop at any time.
clause-SMART-99 = With the front of NFC up to 3 goods a round may be sold without a customer and without a region.
clause-SMART-100 = Unsold goods return to the stock at the end of the turn, unless the back of Wi-Fi keeps them.

## Phase 8: scoring

section-smartphone-scoring = Phase 8: scoring

clause-SMART-101 = Each player scores the number of goods sold times the own price, goods sold by NFC included.
clause-SMART-102 = In each region with sales, whoever sold most goods scores the upper number over the rightmost office. Without any office there is no majority.
clause-SMART-103 = The second scores the lower number there, if one is printed.
clause-SMART-104 = The offices of all players count for the rightmost one.
clause-SMART-105 = Only players who sold at least 1 good in the region score there.
clause-SMART-106 = At equal numbers, for either place, the player with a good further left is ahead. By the match option ties it is the one with an office further left.
clause-SMART-107 = The upper numbers are 1, 2, 4 in small regions, 2, 3, 5, 6 in medium and 3, 4, 5, 6, 8 in large ones. The lower numbers begin at the third slot: 2; 2, 3; 2, 3, 4.
clause-SMART-108 = Goods sold by NFC count for no region.

## End of a round

section-smartphone-round-end = End of a round

clause-SMART-109 = All goods return from the map to their owners' stocks.
clause-SMART-110 = Improvements left on the display leave the game, and 5 new ones are dealt. None are dealt for round V.
clause-SMART-111 = All prices return to 5.
clause-SMART-112 = Pads, improvements and goods tokens return to their owners' hands.
clause-SMART-113 = The next round begins with phase 1.
clause-SMART-114 = Offices, technologies, placed progress and points stay.

## End of the match

section-smartphone-end = End of the match

clause-SMART-115 = The match ends after phase 8 of round V.
clause-SMART-116 = Patents add their points.
clause-SMART-117 = Offices at retailers add theirs.
clause-SMART-118 = Unfinished progress, goods, goods tokens and improvements give nothing.
clause-SMART-119 = Whoever has most points wins.
clause-SMART-120 = At equal points more technologies win, then more patents. Otherwise the victory is shared.

## Backs of technologies

section-smartphone-backs = Backs of technologies

clause-SMART-121 = The back of GPS: gain 5 goods at once.
clause-SMART-122 = The back of Wi-Fi: unsold goods stay for the next round.
clause-SMART-123 = The back of Gaming: take 1 improvement from the display at once.
clause-SMART-124 = The back of Battery: 1 more progress in phase 6 if the price is 6 or more.
clause-SMART-125 = The back of NFC: in phase 8, 1 point for each good sold to a purple customer.
clause-SMART-126 = The back of 4G: each round, one region without an own office counts as if there were one, for selling.

## Solo

section-smartphone-solo = Solo

clause-SMART-127 = A single player meets Steve on the map for 2 players. The player picks a colour. Steve takes the one whose home lies the most links away; of equals the earlier of green, blue, black, yellow, red. The level is easy, normal or hard.
clause-SMART-128 = Steve's price, goods, gears and trucks stand on a public sheet. On level easy he makes 1 good less each round, on level hard 2 more. He has no pads and no start improvement, takes no goods tokens and declines what retailers give.
clause-SMART-129 = Steve researches the technology he needs least for; of equals the earlier of GPS, Wi-Fi, Gaming, Battery, NFC, 4G. He takes patents and ignores powers.
clause-SMART-130 = Steve expands to the region within reach that he needs least for; of equals the one with more customers he can serve, then the earlier in the table.
clause-SMART-131 = In phase 4 Steve removes the leftmost improvement from the game.
clause-SMART-132 = Steve sells region by region, from left to right, first where he can serve most customers; of equals the earlier in the table.
clause-SMART-133 = Steve scores like a player, with patents and retailers. The player wins with more points than Steve; equal points are a loss.

## Limits

section-smartphone-limits = Limits

clause-SMART-134 = A player takes only as much progress as lies in the box.
clause-SMART-135 = Without an office marker no technology or region can be finished: the progress that would complete it may not be laid.
clause-SMART-136 = All pieces are limited to what is in the box.

## Rulings

ruling-smartphone-Q1 = A tie for a majority goes to the good further left. The rulebook says so and a working version agrees; one summary says the office further left, which is the match option ties.
ruling-smartphone-Q2 = A region must be filled from the left: each sale takes the leftmost free customer that can be served, and skips the others.
ruling-smartphone-Q3 = A player may sell fewer goods than possible or skip a region. The number per region is free.
ruling-smartphone-Q4 = No purple customer stands left of a red one on the map. The rule would be the same.
ruling-smartphone-Q5 = Progress placed on a region stays and adds up, as every region has a printed field for it. Only unplaced progress is lost. The match option logistics reads it otherwise.
ruling-smartphone-Q6 = Progress may be split over any technologies and any regions within reach.
ruling-smartphone-Q7 = An office placed now opens its neighbours at once, so a player may expand twice in a turn. Nothing forbids it.
ruling-smartphone-Q8 = Placed progress lies until it is complete. It is neither moved nor taken back.
ruling-smartphone-Q9 = Nobody gets more progress than lies in the own box of 12. There are no substitutes.
ruling-smartphone-Q10 = 18 goods and 17 offices can be used. Goods beyond that are lost, and without an office nothing can be finished.
ruling-smartphone-Q11 = Progress on a region returns when its last slot is taken, for it can never be completed. Slots are not reserved by progress.
ruling-smartphone-Q12 = The turn order decides a race for a technology. The first to finish takes the patent, and the next ones pay 1 less in the same phase already.
ruling-smartphone-Q13 = If a discount makes stored progress sufficient after the turn, the technology is finished at the start of the next research turn, even without gears. A surplus marker returns.
ruling-smartphone-Q14 = The holder of a patent has the technology already, so its cost does not matter to him.
ruling-smartphone-Q15 = The discount of Gaming is permanent: a single one would be far weaker than the other powers. The match option gaming makes it single.
ruling-smartphone-Q16 = NFC is used in phase 7, the only moment of selling, although its box shows phase 6.
ruling-smartphone-Q17 = The second office by Wi-Fi costs as much as the first, since no waiver is printed. It is placed once a round, where one stands, and there is never a third. The match option second-office makes it one cheaper.
ruling-smartphone-Q18 = A second office does not raise sales. It moves the rightmost office on and takes a slot; at a retailer it scores its own points and gives the bonus again.
ruling-smartphone-Q19 = With 4G each improvement may have one of its two cells outside. That cell is active.
ruling-smartphone-Q20 = Battery counts active +$ symbols, not the price.
ruling-smartphone-Q21 = GPS counts −$crates only, neither tokens nor covered cells.
ruling-smartphone-Q22 = An improvement may lie between the pads. Its hidden cells are inactive, and the place counts for the overlap but gives no good, for the lower pad is not covered directly there. The match option between gives the good all the same.
ruling-smartphone-Q23 = An improvement on top of the overlap does not change the number of covered cells.
ruling-smartphone-Q24 = An improvement may lie across both pads if both its cells lie on pad cells.
ruling-smartphone-Q25 = One cell of an improvement may be hidden by others, never both, not even by two of them.
ruling-smartphone-Q26 = An improvement need not be used: on the pads, face down, or laid aside.
ruling-smartphone-Q27 = Nobody with an active factory may take a token instead.
ruling-smartphone-Q28 = A price beyond the track stays at 2 or 8.
ruling-smartphone-Q29 = Ties in the order: fewer points first, then fewer points at the start.
ruling-smartphone-Q30 = The order is fixed after phase 2. Points do not change before phase 8.
ruling-smartphone-Q31 = A single seller scores the first place alone. The second place needs at least one good sold.
ruling-smartphone-Q32 = Any office counts for the rightmost one, also of a player without sales.
ruling-smartphone-Q33 = A retailer covers the home of a colour that nobody plays.
ruling-smartphone-Q34 = A bonus that cannot be used lapses, and it may always be declined.
ruling-smartphone-Q35 = An instant bonus of a technology must be taken as far as possible.
ruling-smartphone-Q36 = Round V has no phase 4: the board crosses the factory out.
ruling-smartphone-Q37 = With an empty display a goods token is taken instead.
ruling-smartphone-Q38 = Without a goods token left there is nothing to take.
ruling-smartphone-Q39 = Points beyond the end of the score track count on.
ruling-smartphone-Q40 = After the reveal plans are open.
ruling-smartphone-Q41 = The overlap is 1 to 4 cells. One page says up to 6; the rulebook and four others say 4.
ruling-smartphone-Q42 = 4G costs 6. A report of 4G in the first turn is taken for a slip.
ruling-smartphone-Q43 = All quarter turns are allowed, not only unturned pads.
ruling-smartphone-Q44 = Any red customer with a number of at least the price can be served. Cheap phones also serve dear customers, at the cheap price.
ruling-smartphone-Q45 = Costs are always the current ones, also for progress from a retailer. If stored progress suffices already, no more may be laid; the technology is finished at the start of the next research turn.
ruling-smartphone-Q46 = The outside cell of one improvement may lie on that of another, as inside the pads.
ruling-smartphone-Q47 = Technologies completed at the same moment are finished in table order. It matters only for the last office.
ruling-smartphone-Q48 = After round V the end-of-round steps are not done. Nothing depends on them.
