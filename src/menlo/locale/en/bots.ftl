### The bots, by name and in a line for whoever chooses an opponent.

bot-random = Random
about-bot-random = Plays any legal action.
bot-greedy = Greedy
about-bot-greedy = Looks one action ahead and takes what looks best.
bot-search = Search
about-bot-search = Thinks ahead for as long as it is allowed to.
bot-net = Network
about-bot-net = A small neural network that learnt by playing against itself.
bot-visitor = The visitor
about-bot-visitor = Has come to look around and touches everything. For a first match, to learn the actions.
bot-apprentice = The apprentice
about-bot-apprentice = Knows what is good and does it more often than not. For a second match.
bot-mechanic = The mechanic
about-bot-mechanic = Takes what is best right now and never plans. Quick, and no pushover.
bot-engineer = The engineer
about-bot-engineer = Thinks a few moves ahead before touching anything. For players who know the game.
bot-inventor = The inventor
about-bot-inventor = Weighs many lines of play and expects you to do the same.
bot-wizard = The wizard of Menlo Park
about-bot-wizard = Our strongest. Thinks longest and forgives little.
