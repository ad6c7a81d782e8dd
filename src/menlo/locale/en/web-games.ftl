## The page of a game

game-facts = In short
game-players = Players
game-length = Length
game-length-minutes = { $from ->
    [0] about { $to } minutes
   *[other] { $from }–{ $to } minutes
}
game-length-source = at a real table
game-weight = Weight
game-weight-of = { $weight } of 5
game-best = Best with
game-best-ours = our own judgement
game-age = Age
game-age-from = { $age } and up
game-year = Year
game-designers = { $count ->
    [one] Designer
   *[other] Designers
}
game-publishers = { $count ->
    [one] Publisher
   *[other] Publishers
}
game-rules = Rules
game-rules-count = { $count } numbered clauses
game-like = What it is like
game-plays = How it plays
game-long = How long it takes here
game-long-hint = Counted in matches of our bots. The minutes are for one person against quick bots, at ten seconds a decision.
game-long-rounds = Rounds
game-long-decisions = Your decisions
game-long-minutes = Minutes
game-long-about = about { $count }
game-long-up-to = up to { $count }
game-read = Read the rules
game-unknown = Nobody here knows a game called “{ $game }”.
game-unofficial = Menlo is unofficial: made by admirers, neither made nor endorsed by the designers or publishers, with drawings and texts of its own. If you like { $game }, buy the box.

game-weight-3 = middling: a plan helps, a slip is forgiven
game-weight-4 = heavy: plan ahead, and watch the others

game-like-era = The workshops of 1900: you build factories, buy what ships bring, and decide whether to make what others invented or to invent it yourself. Whoever develops an invention earns a royalty each time anyone produces it, so the best customers of your ideas sit across the table. Everything is in the open; what hurts is that the places run out.
game-like-expo = Milan before its world fair: on a small workbench you fit oddly shaped projects, tiles and technologies together until everything a project needs touches it. Six cards, the same for all, drive the round, and you may not play the one your neighbour has just played. All the while a jury decides whether the future runs on steam or on electricity.
game-like-smartphone = A young market and up to five makers of phones. In secret you push two screens over each other, and what stays in sight is your year: the price, the goods, the research, the reach. Then all plans are turned over at once and carried out almost by themselves, the cheapest first. There is nearly no luck, only others who thought of the same thing.

game-plays-era-1 = Place tokens in six action areas, two places each, then resolve yours in any order.
game-plays-era-2 = Factories make goods, goods make inventions, inventions make influence.
game-plays-era-3 = Cogs open the gold and silver spaces of nine inventions; with a patent, even copies of yours pay you.
game-plays-era-4 = After the last round come a final exchange and three bonuses for the highest patent, the most cogs and the largest output.
game-plays-expo-1 = Play one action card a turn: buy tiles, fetch a project, build, move your patent pieces, earn, or end the round.
game-plays-expo-2 = A project is complete when all the resources it asks for lie against it.
game-plays-expo-3 = Leading a patent track when you complete something brings extra points.
game-plays-expo-4 = The end comes when the jury is full after ten rounds, when someone completes a fifth project, or when every track has a piece on its last step.
game-plays-smartphone-1 = Plan: lay two pads and your improvements so that the right symbols stay in sight.
game-plays-smartphone-2 = Then price, production, research, offices and sales run phase by phase; a low price acts first, a high one earns more.
game-plays-smartphone-3 = Customers want a price, or a technology; offices decide where you may sell.
game-plays-smartphone-4 = Points come from goods sold and from the majority in each region, every one of five rounds.
