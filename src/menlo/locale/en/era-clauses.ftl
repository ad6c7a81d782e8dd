### The rules of Era of Inventions, clause by clause, and the rulings behind them.


## Setup

section-era-setup = Setup

clause-ERA-01 = The game is for 3, 4 or 5 players. Each player takes one colour: orange, brown, green, yellow or one more.
clause-ERA-02 = Each player has 3 action tokens with 3 players, and 2 with 4 or 5 players. The other action tokens are out of play.
clause-ERA-03 = Each player starts with 2 coins, 1 wood, 1 metal, 1 technology, 1 tool, 3 coal and 1 cog.
clause-ERA-04 = Each player starts with 3 bonus tokens in a game of 3 players, 5 in a game of 4 and 1 in a game of 5. The rest of the 20 bonus tokens form the supply.
clause-ERA-05 = Each player has 15 invention markers.
clause-ERA-06 = Each player's patent marker starts below square 1 of the patent track, which means 0 patents.
clause-ERA-07 = Each player owns the start factory of their colour. It produces 1 wood.
clause-ERA-08 = The start factories of colours that nobody plays are out of the game.
clause-ERA-09 = The 24 other factories are shuffled. 5 of them lie face up on the display, from left to right, and the rest are the face-down factory deck.
clause-ERA-10 = The 12 start inventions are shuffled. 7 lie face up on the display along its path from P1 to P7: P1 to P3 run from right to left through the lower row, P4 to P7 from left to right through the upper row. The other 5 are the face-down invention deck.
clause-ERA-11 = The 27 invention cards lie sorted and face up beside the board. They are not yet in play.
clause-ERA-12 = Each coal house starts with 3 coal. Every other ship or house starts with 2 cubes of the resource printed on it.
clause-ERA-13 = The round marker starts on round 1.
clause-ERA-14 = All pawns start on square 0 of the influence track.
clause-ERA-15 = The start player is drawn at random and holds the start pawn.
clause-ERA-16 = Everything else is the supply. Normally only the bonus tokens are limited, to 20. If the match option supply limits everything to the box, a gain takes what is left, an exchange whose result is missing is refused, the producer is served before royalties and gold before silver, and loads are refilled in their listed order.
clause-ERA-17 = All stocks, displays and discards are open. Decks lie face down, but anyone can work out which cards they hold.

## Round structure

section-era-round = Round structure

clause-ERA-18 = A round has three parts: placement, then resolution, then the preparation of the next round.
clause-ERA-19 = The game lasts 9 rounds with 3 players, 8 rounds with 4 and 10 rounds with 5.

## Placement

section-era-placement = Placement

clause-ERA-20 = Clockwise from the start player, each player places one action token. This is repeated until all tokens are placed, which takes 2 or 3 passes.
clause-ERA-21 = There are six action areas with two spaces each.
clause-ERA-22 = An area holds at most two action tokens.
clause-ERA-23 = A player may have at most one action token in an area.
clause-ERA-24 = Every action token must be placed. There is always a legal space: before the last token, 3 spaces are free with 5 players and 4 spaces with 3 players.
clause-ERA-25 = A player may place an action token even where they cannot carry out the action.
clause-ERA-26 = The two spaces of an area are equal. They do not decide who acts first.

## Resolution

section-era-resolution = Resolution

clause-ERA-27 = Clockwise from the start player, each player resolves exactly one of their action tokens. This is repeated until no token is left.
clause-ERA-28 = The player freely chooses which of their action tokens to resolve, whatever the order of placement was.
clause-ERA-29 = After the action, the action token goes back to the player.
clause-ERA-30 = Instead of acting, a player may take the action token back. This costs nothing and gains nothing.
clause-ERA-31 = Only the active player acts in the area. Anyone else there waits for their own turn.
clause-ERA-32 = After a regular action, and before the next player's turn, the player may use one bonus token.
clause-ERA-33 = A player who forgoes an action may not use a bonus token after it.

## Area 1: build factories

section-era-build = Area 1: build factories

clause-ERA-34 = The player builds up to 3 of the face-up factories, from any spaces of the display.
clause-ERA-35 = The player pays the wood at the bottom of the card to the supply, and on most cards coal as well.
clause-ERA-36 = Each factory must be paid in full when it is built. Factories are built one after another.
clause-ERA-37 = A built factory lies open before its owner and can produce from then on.
clause-ERA-38 = A factory with the influence mark gives 1 influence at once. This step may land on a track symbol.
clause-ERA-39 = Empty spaces of the factory display stay empty until the round ends.
clause-ERA-40 = A player may own any number and any kind of factories.

## Area 2: factory production

section-era-factories = Area 2: factory production

clause-ERA-41 = All factories of the active player produce, the start factory included.
clause-ERA-42 = Each factory gives the number and kind shown at its top, taken from the supply: cubes, coins or cogs.
clause-ERA-43 = The factories of the other players do not produce.
clause-ERA-44 = Factory production costs nothing.

## Area 3: buy resources

section-era-buy = Area 3: buy resources

clause-ERA-45 = The player buys 1, 2 or 3 loads from ships, houses or both, for 1 coin each.
clause-ERA-46 = A load is everything that lies on the ship or house. It goes to the player's stock.
clause-ERA-47 = The coins paid go to the supply.
clause-ERA-48 = A player buys at most 3 loads in one action.
clause-ERA-49 = An empty ship or house cannot be bought.
clause-ERA-50 = Ships and houses are refilled only when the round ends.

## Area 4: produce inventions

section-era-produce = Area 4: produce inventions

clause-ERA-51 = The player produces 1 to 3 face-up cards of the display, one after another, from any spaces.
clause-ERA-52 = The player pays the cost at the bottom of the card in full. Without these cubes they cannot produce the card.
clause-ERA-53 = The cost is made of metal, technology, tool and coal. It never includes wood.
clause-ERA-54 = Then the player takes the profit at the top of the card: coins or cogs from the supply, or influence on the influence track.
clause-ERA-55 = The produced card goes to the open discards. A second player in the area can no longer use it.
clause-ERA-56 = Start inventions are produced in the same way. They have no inventor and pay no royalty.
clause-ERA-57 = An official card costs exactly the cubes printed on it.
clause-ERA-58 = A fake card costs one cube for each cube with a question mark, in any mix of metal, technology and tool, plus the printed coal.
clause-ERA-59 = A player with a marker on the gold space or silver space of an invention may not produce its fake card, with or without a patent.
clause-ERA-60 = When another player produces an official card, the owner of the gold space gets the gold royalty in influence, and the owner of the silver space gets the silver royalty in coins.
clause-ERA-61 = The owners of the gold space and the silver space are paid separately. A player who owns both gets both royalties.
clause-ERA-62 = The producer never gets a royalty from their own space. A different owner of the other space is still paid.
clause-ERA-63 = A fake card produced by another player pays a royalty only to an owner with a patent on their space.
clause-ERA-64 = Royalties come from the supply. The producer loses nothing.
clause-ERA-65 = Influence from a royalty moves the pawn at once but gives no track symbol.
clause-ERA-66 = A card may be produced in any round in which it lies on the display. It can come back when the discards are reshuffled.

## Area 5: exchange market

section-era-market = Area 5: exchange market

clause-ERA-67 = The player chooses one of two: (a) take 1 cog from the supply, or (b) make up to 5 exchanges.
clause-ERA-68 = The upper square offers 2 coins → 1 cog, or 1 cog → 2 coins.
clause-ERA-69 = The middle square offers 2 coins → 1 influence, or 1 cog → 1 influence.
clause-ERA-70 = The lower square offers 2 cubes or coins in any mix → 1 cube or 1 coin of a kind that was not given. Cogs are excluded.
clause-ERA-71 = The lower square also offers 2 coins → 1 bonus token.
clause-ERA-72 = Each square allows at most 3 exchanges. Both uses of the lower square count together.
clause-ERA-73 = The player makes at most 5 exchanges in all, in any order. Fewer are allowed.
clause-ERA-74 = Whatever a step brings, be it from an exchange, a profit or a track symbol, is in hand at once and may pay for the next step of the same action.
clause-ERA-75 = A bonus token can be bought only while the supply has one.

## Area 6: develop inventions or register patents

section-era-develop = Area 6: develop inventions or register patents

clause-ERA-76 = The player chooses one of the two and cannot do both in one action. A bonus token may then do the other.
clause-ERA-77 = The player develops any number of inventions, with at most 7 cogs in the action.
clause-ERA-78 = The player chooses the inventions freely and may leave cheaper ones aside.
clause-ERA-79 = Each gold space and each silver space can be developed only once, by one player.
clause-ERA-80 = A silver space is open only after its gold space has been developed, by any player.
clause-ERA-81 = One player may own both spaces of an invention. Both may be developed in one action, the gold space first.
clause-ERA-82 = The player pays the blue number in cogs, in full, to the supply.
clause-ERA-83 = The player puts a marker on the left number and gains that much influence at once.
clause-ERA-84 = When a gold space is developed, the three cards of the invention leave the reserve and lie face up beside the deck and the discards. They come in when the round ends, so they can be produced from the next round at the earliest.
clause-ERA-85 = A silver space brings no cards into play.
clause-ERA-86 = The right number is the royalty: influence on a gold space, coins on a silver space.
clause-ERA-87 = The player registers 1 or 2 patents in the action. For each one their patent marker moves one square up, they pay the coins of the new square, and they gain its influence at once.
clause-ERA-88 = Two patents cost the sum of both squares. They are registered one after the other.
clause-ERA-89 = With each registration the player may put a marker on the patent circle of one of their own spaces without a patent, gold or silver.
clause-ERA-90 = A player cannot patent another player's space. Each development and each placed patent uses one of the player's 15 markers. With none left they cannot develop, and they can register patents only without placing them.
clause-ERA-91 = A player may register a patent without a free invention of their own. Coins, influence and patent track work as usual, but that patent cannot be placed on a later invention.
clause-ERA-92 = A player can register at most 6 patents in the whole game.
clause-ERA-93 = Several patent markers may stand on the same square.
clause-ERA-94 = A placed patent stays for the whole game.

## Bonus tokens

section-era-bonus = Bonus tokens

clause-ERA-95 = A player uses a bonus token only directly after their own regular action, and only one per regular action.
clause-ERA-96 = So a player uses at most 2 bonus tokens per round with 4 or 5 players, and at most 3 with 3 players.
clause-ERA-97 = A bonus token allows one of these: produce 1 invention, let 1 own factory produce, buy 1 load for 1 coin, make 1 exchange, develop 1 invention, register 1 patent, or build 1 factory.
clause-ERA-98 = A bonus token cannot be used to take 1 cog at the exchange market.
clause-ERA-99 = Any of these choices is open, whichever area the player has just used and however full an area is.
clause-ERA-100 = Normal costs and rules apply, but the bonus step has limits of its own. It may be a 4th factory, load or card, a 6th exchange or a 4th in one square, a 3rd patent, an invention beyond the 7 cogs, or the other half of area 6.
clause-ERA-101 = The used bonus token goes back to the supply after the bonus step.
clause-ERA-102 = A bonus token that was just bought may be used at the earliest after the player's next regular action. Bonus tokens are all alike, so the player may use one now if they held one when the turn began.
clause-ERA-103 = A bonus action is not a regular action. No second bonus token may follow it.

## Influence track

section-era-track = Influence track

clause-ERA-104 = For each influence gained, the player's pawn moves one square forward.
clause-ERA-105 = If the pawn ends exactly on a symbol, the player at once takes 1 of that resource or 1 coin.
clause-ERA-106 = Passing over a symbol gives nothing.
clause-ERA-107 = Every gain is moved on its own, so one action can bring several symbols.
clause-ERA-108 = Symbols count only for influence that a player gains in their own action, regular or bonus.
clause-ERA-109 = Pawns may share a square. Every player who lands there gets the symbol, and it is never used up.

## Round end

section-era-round-end = Round end

clause-ERA-110 = The round ends when every action token has been resolved or taken back.
clause-ERA-111 = Step 1a: All start inventions still on the display leave the game.
clause-ERA-112 = Start inventions in the deck or in the discards stay in the game.
clause-ERA-113 = Step 1b: Other cards on the last three spaces of the path, P5, P6 and P7 at the right of the upper row, go to the discards.
clause-ERA-114 = The remaining cards slide along the path to its end and keep their order.
clause-ERA-115 = Step 1c: If any gold space was developed this round, the new cards, the deck and the discards are shuffled into a new deck. The display is left out.
clause-ERA-116 = The display is filled up to 7 cards.
clause-ERA-117 = Step 1d: If no gold space was developed, the display is filled from the deck. Only when the deck is empty and a card is needed are the discards shuffled into a new deck.
clause-ERA-118 = If the cards run out, spaces of the display stay empty.
clause-ERA-119 = Step 2: Factories on the three right-hand spaces of the display, F3, F4 and F5, go to the factory discards. The rest slide to the right, and the display is filled up to 5. If the deck is empty and a card is needed, the factory discards are shuffled. If none are left, spaces stay empty.
clause-ERA-120 = Step 3: Empty ships and houses get 2 cubes, empty coal houses 3. All others get 1 more, without limit.
clause-ERA-121 = Step 4: The round marker moves one space on.
clause-ERA-122 = Step 5: The start pawn goes to the left neighbour, who is the start player of the next round and places first.
clause-ERA-123 = Players keep their goods and bonus tokens from round to round, without limit.

## Game end and scoring

section-era-scoring = Game end and scoring

clause-ERA-124 = The game ends after its last round, which depends on the number of players: round 9 with 3, round 8 with 4 and round 10 with 5.
clause-ERA-125 = The final score adds three parts: (a) the player's square on the influence track, (b) the final exchange and (c) the end bonuses.
clause-ERA-126 = In the final exchange (b), each player in turn, from the start player of the last round, may use the exchange market once more. They make at most 5 exchanges and at most 3 per square. They can neither buy bonus tokens nor take 1 cog.
clause-ERA-127 = So the final exchange (b) gives a player at most 3 influence.
clause-ERA-128 = The final exchange (b) and the end bonuses (c) give no track symbols.
clause-ERA-129 = First end bonus (c1): The player highest on the patent track gains 5 influence.
clause-ERA-130 = Second end bonus (c2): The player who has invested the most cogs gains 5 influence. The blue numbers of all their gold spaces and silver spaces are added. The number of inventions does not matter.
clause-ERA-131 = Third end bonus (c3): The player with the largest production capacity gains 5 influence. The numbers at the top of all their factories are added. The number of cards does not matter.
clause-ERA-132 = If players tie for an end bonus, 2 players gain 3 influence each, 3 players gain 2 each, and 4 or 5 players gain 1 each.
clause-ERA-133 = Second places score nothing. Goods that are left over score nothing beyond the final exchange (b).
clause-ERA-134 = The player with the most influence wins.
clause-ERA-135 = If players tie, the one among them with more developed inventions wins. Gold spaces and silver spaces both count.
clause-ERA-136 = If players are still tied, they share the victory.

## Rulings where the rulebooks differ

ruling-era-C1 = Developing the gold space of the sewing machine gives 1 influence. The English and Dutch examples say 1, the German one says 2. Two of three agree, Dutch is the original language, and the German text has other slips.
ruling-era-C2 = There are 7 large cubes each of coal and wood. The English and Dutch rulebooks say 7, the German one says 5. With 15 small cubes, 7 makes the stated total of 22, and a German page on Yucata says 7 too.
ruling-era-C3 = There are 9 inventions. The English and Dutch introductions name 9, the German one names 8 and leaves out the typewriter. The German rulebook uses the typewriter later on.
ruling-era-C4 = The eighth invention is the steam locomotive. The English rulebook calls it a steam engine, the German one a steam locomotive, the Dutch one a steam train. German and Dutch agree on a train.
ruling-era-C5 = A player builds up to 3 factories per action, and a bonus token can add a 4th. The English text limits it per round, though its margin just says 3; the German limits it per action, the Dutch per turn. German and Dutch outweigh the round. The match option build-limit counts per turn.
ruling-era-C6 = Official cards cost only cubes. The English text also allows for coins, while the German and Dutch texts speak of resources. Two of three agree, and no example has a cost in coins.
ruling-era-C7 = A player may develop any number of inventions in one action, within 7 cogs. The German text says so, the Dutch example of 4 + 3 implies it, and the English text only gives the limit of 7 cogs. The German text is the clearest.
ruling-era-C8 = A gold space pays its royalty in influence, a silver space in coins, both from the supply. The Dutch text says so, while the English and German texts leave open which space pays what. The only exact text decides.
ruling-era-C9 = A bonus token allows one exchange at the market, but not taking 1 cog. The English and Dutch texts rule the cog out, the German text makes no exception. Two of three agree. The match option bonus-cog allows it.
ruling-era-C10 = A bought bonus token may be used after the player's next regular action, even in the same round. The English text says so, the Dutch asks for a later turn, the German for the next round. Two of three agree. The match option bought-bonus follows the German text.
ruling-era-C11 = A player uses at most as many bonus tokens per round as they have action tokens, 2 or 3, one after each regular action. The English and Dutch texts give 2, or 3 with 3 players. The German text gives only 2, but its margin agrees with the others.
ruling-era-C12 = Bonus tokens cannot be bought in the final exchange. The English and Dutch texts forbid it, the German text does not mention it. Two of three agree, and such a token would be useless anyway.
ruling-era-C13 = The telephone in the example costs 1 metal, 1 technology, 1 tool and 2 coal. The English and Dutch texts list these 5 cubes. The German text says 5 but lists only 4, without the tool. Only the full list adds up to 5.
ruling-era-C14 = A symbol pays only for influence from the player's own action, regular or bonus, and only on exact landing. The English and Dutch texts say whose action it is, the German leaves it open. Two of three agree. The match option royalty-symbols lets royalties count too.
ruling-era-C15 = The deck is used up first; the discards are shuffled only when a card is needed. This is nearest to the Dutch text, which covers both decks, and to the German, which is silent on factories. The English merges deck and discards, which shifts the odds. The match option short-deck offers other readings.
ruling-era-C16 = After a new gold space, the new cards, the deck and the discards are shuffled together. The German and Dutch texts say so, the English names only deck and discards here. But the English text says earlier that the three new cards come in.
ruling-era-C17 = Capacity adds the top numbers of all factories: coin, cog and start factories too. All three rulebooks add the top numbers, but German and Dutch speak of resources. Their name for factory production covers coins and cogs as well. The match option capacity counts resources only.
ruling-era-C18 = Taking 1 cog ends the action, and a bonus token may follow. The English text ends the whole turn there, the German and Dutch texts only the action. Two of three agree. The match option cog-ends-turn follows the English text.
ruling-era-C19 = Any two cubes or coins pay in the lower square, also two cubes of different kinds. All three rulebooks let cubes and coins be combined, and the Dutch adds the case of 1 coin and 1 cube for 1 other cube. The Dutch text is explicit, and the others fit it.
ruling-era-C20 = Wood never pays for an invention. The English and German texts exclude it for fake cards, the Dutch text for all inventions. The Dutch text is explicit.
ruling-era-C21 = The start player is drawn at random. The English text lets the players choose, the German names the most inventive player, the Dutch leaves the way open. None of this is a rule of play.
ruling-era-C22 = The 7 start inventions follow the path: the lower row from right to left, then the upper row from left to right. The English text says so, the Dutch starts at the lower right and follows the arrow, the German gives no order. The two that give an order agree.
ruling-era-C23 = The 5 factories are laid out from left to right. The English and Dutch texts begin at the left, the German gives no order. The two that give an order agree.
ruling-era-C24 = An area takes at most two action tokens, at most one of each player. The English and Dutch texts count tokens in 6 areas. The German counts 12 spaces for one token each and never gives a player both spaces of an area. Both say the same thing.
ruling-era-C25 = The 27 invention cards lie in nine visible stacks. The English text makes one pile, the German several piles, the Dutch one pile sorted by kind. This is only a matter of presentation.
ruling-era-C26 = The cogs are paid first, then the influence is gained. The English and German texts have this order, the Dutch gives the influence before the payment. It makes no difference, because symbols never give cogs.
ruling-era-C27 = The round marker moves first, then the start pawn passes on. The English text has these as steps 4 and 5, the German and Dutch texts as one step. The order has no effect.
ruling-era-C28 = The tie-break holds for any number of tied players. The English text speaks of two players, the German and Dutch texts of 2 or more. The English wording is just loose.
ruling-era-C29 = Action tokens that are not needed are out of play. The Dutch text puts them back in the box, the English and German texts are silent. This does no harm.
ruling-era-C30 = Buying a load with a bonus token costs 1 coin. The English and Dutch texts say so, the German only says that normal costs apply. All three fit together.
ruling-era-C31 = Developing for 4 + 3 = 7 cogs in one action is taken as a fact, with 4 for the steam locomotive and 3 for the car. The German and Dutch rulebooks have this example, the English one lacks it. Two sources are enough.
ruling-era-C32 = Every factory costs wood, and most cost coal as well. The English text allows wood, coal or both, the German only speaks of a cost, the Dutch has wood and possibly coal. The Dutch text is the most exact, and a published review agrees.
ruling-era-C33 = A player registers up to 2 patents per regular action, and a bonus token can add a third. The English and German texts limit it per action, the Dutch per turn, though its margin says per action. A bonus token may also register 1 patent. The match option patent-limit counts per turn.
ruling-era-C34 = The patent marker starts below square 1, with 0 patents. The English and Dutch texts put it at the bottom of the track, the German on the lowest square. In the examples the first patent reaches the first square, so the start lies below it.

## Rulings where the rulebooks are silent

ruling-era-A = Bonus tokens are limited to 20; cubes, coins and cogs are unlimited. No rulebook says what happens in a shortage. 4 players with 5 bonus tokens use exactly 20, and the large cubes worth 3 are there so that cubes do not run out. The match option supply limits everything.
ruling-era-B = Royalty influence, gained in another player's action, gives no symbol. No rulebook names this case, but the English and Dutch texts tie symbols to the player's own action. The match option royalty-symbols changes this.
ruling-era-C = No bonus token may follow a forgone action; at least one step must have been carried out. No rulebook names this case, but a bonus token comes directly after a regular action, and a forgone action is none.
ruling-era-D = A player may develop the gold space and the silver space of one invention in the same action, gold first, within 7 cogs. The German and Dutch texts put silver after gold, and no rulebook forbids doing both at once.
ruling-era-E = The start factories of colours that nobody plays are out of the game. The rulebooks do not mention them. Their backs are coloured, so the cards that remain to be shuffled must be the other 24.
ruling-era-F = If there are fewer than 7 invention cards, all are laid out and the other spaces stay empty. This can leave 5 cards for round 2, if nothing is developed or produced. The rulebooks are silent, and there are no more cards to use.
ruling-era-G = A display is filled from the start of its path, as in the setup. The rulebooks give no order for refilling. The cards are random, so no player gains from it.
ruling-era-H = A ship or house holds any number of cubes. The rulebooks add 1 cube per round and name no limit.
ruling-era-I = A player who has used all 15 markers can place no more, neither for inventions nor for patents. The rulebooks are silent. There are no more pieces, and in practice this almost never happens.
ruling-era-J = If every player has zero for an end bonus, the tie rule applies: all gain the same, and the ranking does not change. The rulebooks do not name this case. The highest value can be 0 only if all players tie.
ruling-era-K = The final exchange gives no symbols. The rulebooks do not name this case. The final exchange is not an action.
ruling-era-L = Taking 1 cog is not possible in the final exchange. The rulebooks do not name this case. The final exchange is about exchanges only, 5 in all and 3 per square.
ruling-era-M = A bonus action may buy a bonus token if the supply has one. The token being spent goes back only afterwards. The rulebooks do not name this case, but they return the spent token after the bonus action.
ruling-era-N = Only one bonus token may follow an action. The English and Dutch rulebooks say so plainly, and the limit per round in the German one fits.
ruling-era-O = A bonus action may be any of the seven choices, also the one just used, and the token limits of the areas do not matter. The rulebooks do not name this case. No action token is placed, so no area fills up.
ruling-era-P = The player decides whether to put a new patent on an invention, and only when registering it. The rulebooks treat this as a choice, and they rule out placing the patent later.
ruling-era-Q = A patent is never moved or lost. The rulebooks are silent, and nothing in them takes a patent away.
ruling-era-R = All stocks are open. The rulebooks are silent. The game has no screens to hide anything, and open stocks make play on a device easier.
ruling-era-S = A player who owns the silver space and produces the official card takes its profit; another player who owns the gold space gets influence, and the own silver space pays nothing. The rulebooks do not name this mix, but royalties are due only when another player produces.
ruling-era-T = After the last round, the preparation of the next round (steps 1 to 5) is skipped. The rulebooks are silent, and these steps would have no effect.
ruling-era-U = The tie-break counts every developed space, gold and silver. The rulebooks only speak of inventions in general. A silver space is a developed invention too.
ruling-era-V = A player may place an action token where they cannot act. The rulebooks do not name this case. The player may forgo the action later, and the token can also block others.
ruling-era-W = Coin and cog factories count for the capacity bonus. No rulebook says so directly: German and Dutch speak of resources, yet all three add the numbers at the top of the cards. The match option capacity counts resources only.
ruling-era-X = An action of several steps does not end by itself when nothing more can be done: the player finishes it, or the app does so for them. The rulebooks are silent. This way all such actions work alike.
