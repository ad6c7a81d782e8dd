### Words of the pages in the browser.

menlo = Menlo
loading = One moment.
close = Close
guest = Guest

## Every page

page-title = { $page } · Menlo
page-skip = To the content
page-ways = Where to go
page-games = Games
page-tables = My tables
page-rules = Rules
page-settings = Settings
page-waiting = { " " }tables wait for you

## What can go wrong

trouble-unexpected = Something went wrong. Load the page again.
trouble-said = That did not work: { $reason }
trouble-unreachable = The server cannot be reached. Try again in a moment.
trouble-unavailable = The server could not do that; nothing was changed. Try again in a moment.
trouble-unknown-match = There is no such table, or it is not yours to see.
trouble-unknown-rules = This match was played by rules this server no longer knows.
trouble-not-seated = That seat is not yours.
trouble-not-open = The match has begun, or the seat is taken.
trouble-not-running = The match has not begun yet, or is over.
trouble-not-allowed = That needs an invitation, or is for someone else to do.
trouble-stale = The position has changed in the meantime. Have another look.
trouble-nothing-to-undo = There is nothing left to take back without asking.
trouble-no-proposal = The proposal is no longer open.
trouble-too-many = That was too often. Wait a moment, then try again.
trouble-cross-site = The request came from a page of another site.
trouble-too-large = That is too much at once.

## Clauses

clause-open = Rules { $clauses }
clause-all = All rules

## The hall

home-title = Three great games about people with ideas.
home-lead = Sit down with friends, with strangers or with the house. A seat is always free.
home-play = Play now
home-open = Open a table
home-more = More
home-rules = Rules
home-set-up = Set up a table
home-players = { $from ->
    [one] 1 to { $to } players
   *[other] { $from } to { $to } players
}
home-about-era = 8 to 10 rounds. Build, invent, patent; live on royalties.
home-about-expo = Up to 10 rounds. Steam or electricity? The jury is watching.
home-about-smartphone = 5 rounds. Plan in secret, price it right, sell everywhere.
poster-era-figure = Fig. 1
poster-era-sheet = Sheet 9 of 18
poster-expo-motto = steam or electricity
home-mine = My tables
home-waiting = { $count ->
    [0] nobody waits for you
    [one] 1 waits for you
   *[other] { $count } wait for you
}
home-mine-none = Tables you sit down at hang here, those that wait for you first.
home-all-mine = All my tables
home-unsure = Not sure yet?
home-unsure-text = Take the next free seat at any game, or open a table and send the link.
home-bots = Bots at your tables
home-bots-level = How strong the bots play
home-others = Open tables
home-others-none = None just now. Open one, and everyone sees it here.
home-join = Join
home-watch = Watch
home-foot-watch = Watch without an account
home-foot-hands = Made for keyboard, mouse and thumb
home-foot-plain = The plain table, for any browser

## Tables in a list

tables-free = { $free ->
    [one] 1 of { $seats } seats is free
   *[other] { $free } of { $seats } seats are free
}
tables-ready = Everyone is here
tables-over = The match is over
tables-thinking = { $name } is thinking
tables-several = { $count } players are thinking
tables-your-turn = Your turn
tables-look = Look
tables-sit = Sit down
tables-none = No tables yet.
tables-find = Find a game
tables-note = This browser keeps the keys to your seats. On another device, join by the invitation again.

## A new table

new-title = A new table
new-game = The game
new-players = How many play
new-who = Who sits in seat { $number }
new-name = Name of seat { $number }
new-me = Me, at this screen
new-open-seat = A free seat
new-open-hint = For whoever has the link
new-bot = A bot
new-guest = Bot: { $name }
ladder-rung = { $name }, level { $level }
new-level = How strong the bot in seat { $number } plays
new-hot-seat = Several of you share this screen. A curtain falls between turns whenever there is something to hide.
new-options = { $changed ->
    [0] House rules
    [one] House rules (1 changed)
   *[other] House rules ({ $changed } changed)
}
new-options-hint = Where rulebooks disagree or are silent. The usual reading is chosen already.
new-usual = {" "}(usual)
new-pack = Components of your own
new-pack-hint = A pack file changes cards and numbers. Without one, the box is played as it is.
new-pack-chosen = { $file } will be used.
new-time = Clocks
new-time-none = No clocks
new-time-none-hint = Everyone takes the time they need.
new-time-move = A limit for every action
new-time-move-hint = It starts anew with each action; taking back starts nothing anew.
new-time-bank = A bank of time
new-time-bank-hint = For the whole match, and a little more after every turn.
new-time-limit = How long
new-time-bank-size = How much
new-time-bank-of = { $bank }, and { $increment } per turn
new-time-out = When time is up
new-time-out-bot = a bot plays on
new-time-out-pass = the seat passes
new-hints = Allow hints
new-hints-hint = Whoever must decide may ask what a strong bot would do. Everyone at the table sees that this is allowed.
hint-allowed = Hints are allowed at this table.
new-visibility = Who may come
new-visibility-invited = With the link
new-visibility-invited-hint = Whoever you send the link can sit down or watch.
new-visibility-open = Open to everyone
new-visibility-open-hint = Listed in the hall; anyone may sit down or watch.
new-visibility-private = Only me
new-visibility-private-hint = Nobody else sees it. Every seat must be taken by you or a bot.
new-open = Open the table
new-start = Start the match
new-unknown = Menlo does not know the game { $game }.

## Joining

join-title = An invitation
join-to = Join { $game }
join-free = free
join-seated = You have a seat at this table.
join-back = Back to the table
join-name = Your name
join-seat = Your seat
join-any = Any free seat
join-number = Seat { $number }
join-sit = Sit down
join-full = Every seat is taken.
join-begun = The match has begun.

## Before the match

wait-free = { $free ->
    [one] One seat is free. The match can start when it is taken.
   *[other] { $free } seats are free. The match can start when they are taken.
}
wait-ready = Everyone is here.
wait-host = Everyone is here. Whoever opened the table starts the match.
wait-invite = Send this link to your friends
wait-invite-hint = Whoever opens it can take a free seat; no account is needed.
wait-copy = Copy
wait-copied = Copied
wait-start = Start the match
wait-sit = Take a seat
wait-leave = Leave the seat

## Settings

settings-name = Your name
settings-name-hint = Shown at tables you sit down at from now on.
settings-language = Language
settings-language-hint = For everything but names people give.
settings-language-auto = As the browser
settings-language-en = English
settings-language-de = Deutsch
settings-language-nl = Nederlands
settings-scheme = Light or dark
settings-scheme-hint = Paper by day, the hall by night.
settings-scheme-auto = As the system
settings-scheme-light = Light
settings-scheme-dark = Dark
settings-motion = Motion
settings-motion-hint = Pieces travel to where they go.
settings-motion-auto = As the system
settings-motion-full = On
settings-motion-none = Off
settings-colours = Colours of the seats
settings-colours-hint = Signs stay on every piece either way.
settings-colours-signs = Easy to tell apart
settings-colours-rulebook = As in the rulebook
settings-size = Text size
settings-size-hint = For all words; boards keep their size.
settings-size-small = Small
settings-size-normal = Normal
settings-size-large = Large
settings-size-largest = Largest
settings-sound = Sound
settings-sound-hint = A short tone when it is your turn.
settings-forced = Play what is forced
settings-forced-hint = A decision with one choice plays itself.
settings-twice = Tap twice
settings-twice-hint = On a touch screen the first tap shows what would happen, the second does it.

## Being told of one's turn

notices-title = When it is your turn
notices-hint = You are told only while you are not at the table, and only that it is your turn.
notices-browser = Notifications of this browser
notices-browser-hint = While a page of Menlo is open, even in the background.
notices-browser-unable = This browser shows none here; it wants a secure address.
notices-browser-refused = The browser does not allow notifications for this address.
notices-keep = Keep
notices-drop = Remove
notices-webhook = Webhook
notices-webhook-hint = An address that gets a short signed message.
notices-webhook-try = Try it
notices-webhook-taken = The message was taken.
notices-webhook-secret = The messages are signed with
notices-email = E-mail
notices-email-hint = The first mail asks whether the address is yours.
notices-email-sent = A mail is on its way. Open the link in it with this browser.
notices-email-confirmed = The address is yours: mails go there from now on.
notices-email-on = Mails go there.
notices-email-waits = Waits for you to open the link in the mail.
notify-title = Your turn
notify-body = { $game } waits for you.

## Programs that play

tokens-title = Programs that play for you
tokens-hint = A program that shows one of these tokens sits and plays in your name, and sees what you would see.
tokens-until = until { $day }
tokens-unused = never used
tokens-used = last used { $day }
tokens-revoke = Revoke
tokens-revoke-of = Revoke { $name }
tokens-name = What it is for
tokens-days = For how long
tokens-days-of = { $days ->
    [one] 1 day
   *[other] { $days } days
}
tokens-make = Make a token
tokens-fresh = The token
secret-copy = Copy
secret-copied = Copied
secret-once = Keep it now: it is not shown again.

## Rules

rules-of = The rules of { $game }
rules-find = Search the rules
rules-sections = Sections
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-none = No rule has these words.
rules-link = Link to rule { $clause }
rules-ruling = Why: ruling { $ruling }
rules-box = What is printed on the pieces
rules-box-marks = { $reconstructed ->
    [one] Of the { $all } entries of this box 1 is reconstructed: no source shows its numbers, so they are our proposal.
   *[other] Of the { $all } entries of this box { $reconstructed } are reconstructed: no source shows their numbers, so they are our proposal.
}
rules-box-correct = Whoever owns the box can put them right: download the pack, correct it (every entry says how sure it is and where it comes from), and choose it under “Components of your own” when you open a table.
rules-box-download = Download the pack

## Nothing there

lost-title = Nothing hangs here
lost-text = This address leads nowhere. Perhaps the table was cleared.
lost-home = To the hall

## The bar of a table

bar-round = round { $round }
bar-round-of = round { $round } of { $rounds }
bar-connecting = Connecting
bar-lost = Connection lost, trying again
bar-watching = Watching
bar-sandbox = Sandbox
bar-next = Next table
bar-undo = Undo
bar-restart = Restart turn
bar-rules = Rules

## The table

table-title = The table
table-title-turn = ● Your turn · { $game }
table-board = The board
table-ask = Your decision
table-heard = What happened just now
table-seats = At the table
table-seats-open = Seats and log
table-you = you
table-bot = bot · { $name }
table-points = points:
table-your-turn-mark = your turn
table-thinking-mark = thinking
table-lost-mark = no connection
table-your-turn = Your turn.
table-turn-of = { $name }’s turn.
table-thinking = { $name } is thinking.
table-several = { $count } players are thinking.
table-watching = You are watching.
table-over = The match is over.
table-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
table-result = See the points
table-endings = Which one?
table-drop = Not this
tag-again = Tap again to do it.

## Choices

choices-title = What you may do now
choices-find = Find a choice
choices-none = No choice has these words.

kind-era-place = Place a token
kind-era-resolve = Act
kind-era-withdraw = Take a token back
kind-era-finish = Finish
kind-era-pass = Pass
kind-era-build = Build
kind-era-run-factory = Run a factory
kind-era-buy-load = Buy
kind-era-produce = Produce
kind-era-produce-fake = Produce a fake
kind-era-take-cog = Take a cog
kind-era-trade = Trade
kind-era-swap = Exchange
kind-era-buy-bonus = Buy a bonus token
kind-era-develop = Develop
kind-era-register = Register a patent
kind-expo-play = Play a card
kind-expo-buy-tile = Buy a tile
kind-expo-buy-project = Buy a project
kind-expo-buy-technology = Buy a technology
kind-expo-take-tile = Take a tile
kind-expo-choose = Choose a tile to lay
kind-expo-put = Lay it
kind-expo-remove = Remove
kind-expo-lift = Move or turn
kind-expo-enter = Enter a track
kind-expo-advance = Advance
kind-expo-jump = Jump
kind-expo-take-bonus = Take a bonus tile
kind-expo-confer = Confer
kind-expo-choose-jury = Choose a jury tile
kind-expo-finish = Finish
kind-smartphone-choose-colour = Choose a colour
kind-smartphone-choose-pads = Choose the pads
kind-smartphone-lay-pad = Lay the upper pad
kind-smartphone-lay-improvement = Lay an improvement
kind-smartphone-lay-down = Lay face down
kind-smartphone-confirm = Confirm
kind-smartphone-take-improvement = Take an improvement
kind-smartphone-research = Research
kind-smartphone-expand = Expand
kind-smartphone-sell = Sell
kind-smartphone-sell-direct = Sell without a customer
kind-smartphone-accept = Accept
kind-smartphone-decline = Decline
kind-smartphone-finish = Finish

## The log

log-title = Log
log-replay = Show the last turns
log-earlier = Earlier
log-empty = Nothing has happened yet.
log-since = since your last turn
log-undo = { $name } took something back.
log-undone = Taken back:{" "}
log-back = go back to before this
log-back-hint = Ask everyone whose action would be lost
log-forked = The sandbox begins here.
log-origin = What came before

## Since your last turn

since-title = Since your last turn
since-replay = Show me
replay-title = What happened:
replay-stop = Back to now

## Watching a match again

reel-title = Watching again
reel-at = Line { $version } of { $last }:
reel-start = The match is about to begin.
reel-secret = { $name } takes a step that the others do not see.
reel-back = One back
reel-play = Play
reel-pause = Pause
reel-on = One on
reel-slider = Moment of the match
reel-eyes = Through whose eyes
reel-spectator = As a spectator
reel-seat = Through the eyes of { $name }
reel-link = Link to this moment
reel-play-on = Play on from here
reel-close = Back to the table
reel-watch = Watch it again

## Going back together

consent-title = Going back
consent-asks = { $count ->
    [one] { $name } asks to take back 1 action.
   *[other] { $name } asks to take back { $count } actions.
}
consent-question = Do you agree?
consent-awaits = Waiting for { $names }.
consent-agree = Agree
consent-refuse = Refuse

## Clocks

clock-of = Time of { $seat }
clock-low = hurry
clock-low-said = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
}

## The curtain

curtain-title = Hand the screen to { $name }
curtain-text = Everyone else looks away.
curtain-raise = I am { $name }

## The end

end-title = The final points
end-why = The match ended because { $why }.
end-places = Places
end-skip = Show all
end-tie = Equal points: the rule tells who is ahead, or that the place is shared.
end-points = Points by source
end-source = Source
end-total = Total
end-course = How the points went
end-course-moment = Moment of the match
end-course-round = Round { $round }
end-course-end = End
end-course-table = As a table
end-again = Once more
end-record = Download the record
end-home = To the hall

## Keys

keys-title = Keys
keys-number = Do one of the numbered choices
keys-board = Go to the board
keys-arrows = Move between what is legal
keys-enter = Choose it
keys-escape = Back out, or stop the replay
keys-undo = Undo
keys-restart = Restart the turn
keys-replay = Show the last turns again
keys-hint = Ask what a strong bot would do
keys-next = Go to the next table that waits for you
keys-help = These keys

### The guide through a first match.

home-learn = Learn it by playing
new-learn-text = Never played it? A guide plays a first match with you, in about a quarter of an hour.
guide-title = Your guide
guide-progress = Step { $at } of { $of }
guide-back = Back
guide-continue = Continue
guide-done = Well done.
guide-play-on = Play on
guide-show = Show me where
guide-others = The others are playing …
guide-read = Read what the guide says, then press Continue.
guide-leave = Leave the guide
guide-leave-text = The match stays as it is. You can play on without the guide, or come back to it later from your tables.
guide-leave-play = Play on without it
guide-leave-home = To the start page
guide-leave-stay = Stay
