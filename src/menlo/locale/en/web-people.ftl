# People at tables: accounts, chat, seats that change hands, statistics.

trouble-unknown-person = You are no longer logged in here. Load the page again, then log in.
trouble-wrong-password = There is no account of this name with this password.
trouble-name-taken = Somebody else has an account of this name. Choose another.
trouble-banned = Whoever runs this server has shut you out.
trouble-muted = The host has silenced the table.

account-title = Account
account-why = You play as a guest: this browser knows you, no other does. An account keeps your seats, matches and ratings on every device.
account-is = You are logged in as { $name }.
account-register = Make an account
account-login = Log in
account-logout = Log out
account-delete = Delete the account
account-forget = Forget me
account-name = Name
account-password = Password
account-old-password = Present password
account-new-password = New password
account-password-hint = At least 8 characters. It cannot be sent to you: keep it somewhere safe.
account-delete-hint = Your seats, chat, results and ratings go for good. Bots play on for you; in matches that are over your place stays without a name.
account-forget-hint = Your seats, chat and results go for good. Bots play on for you; in matches that are over your place stays without a name.
account-do-register = Make the account
account-do-login = Log in
account-do-password = Change the password
account-do-delete = Delete everything
account-cancel = Cancel
account-done-register = Your account is made. What you played as a guest is in it.
account-done-login = Welcome back.
account-done-password = The password is changed. All other devices are logged out.
account-done-delete = Nothing of you is kept any more.
account-done-logout = You are logged out.

chat-title = Chat
chat-lines = What was said
chat-unread = Chat, { $count } unread
chat-none = Nobody has said anything yet. Spectators can read along.
chat-none-yet = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-spectator = Spectators read; those who sit at the table write.
chat-silenced = The host has silenced the table.
chat-silence = Only I may write
chat-refused = That was not sent. Try again in a moment.

seat-more = What can be done about { $name }
seat-deleted = deleted player
seat-stand-in = bot plays
seat-level = Bot
seat-resign = Leave it to a bot
seat-resign-hint = The bot plays on at once. You may return any time; if you do not, the match counts as lost.
seat-return = Return to the table
seat-return-hint = A bot plays for you. You go on from the position as it is.
seat-link = Play on another device
seat-link-hint = A link that holds this seat and nothing else. The link before stops working; keep it to yourself.
seat-link-make = Make a link
seat-mute = Mute
seat-unmute = Hear again
seat-mute-hint = You alone no longer see what this player writes, at any table.
seat-remove = Fill the seat anew
seat-remove-hint = Whoever sits there is out, and the match is no longer rated.
seat-replace-hint = As the host you decide who sits there.
seat-remove-bot = Let the bot play
seat-remove-open = Open the seat
away = { $bot } plays for you.
away-for = { $bot } plays for { $name }.
wait-renew = Make a new link; the old one stops working

me-title = Matches and statistics
me-none = No finished matches yet.
me-statistics = Statistics
me-matches = Finished matches
me-people = { $seats } players, people only
me-with-bots = { $seats } players, bots among them
me-played = played
me-won = won
me-best = best score
me-mean = mean score
me-share = { NUMBER($percent, maximumFractionDigits: 0) } %
me-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
me-rating = Rating
me-curve = The rating over { $count } matches, from { $from } to { NUMBER($to, maximumFractionDigits: 1) }
me-rating-note = The line is what the results say of your strength, the band how sure that is. Everyone begins at 25. Tables with bots are counted apart.
me-place = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] { $place }th
}
me-unrated = not rated
me-left = left to a bot
me-removed = The match has been removed.
me-more = Show more
