# Mensen aan tafel: accounts, gesprek, plaatsen die van eigenaar wisselen, statistieken.

trouble-unknown-person = Je bent hier niet meer ingelogd. Laad de pagina opnieuw en log in.
trouble-wrong-password = Er is geen account met deze naam en dit wachtwoord.
trouble-name-taken = Er is al een account met deze naam. Kies een andere.
trouble-banned = Wie deze server beheert, heeft je buitengesloten.
trouble-muted = De gastheer heeft de tafel stil gezet.

account-title = Account
account-why = Je speelt als gast: deze browser kent je, een andere niet. Een account bewaart je plaatsen, partijen en ratings op elk apparaat.
account-is = Je bent ingelogd als { $name }.
account-register = Account maken
account-login = Inloggen
account-logout = Uitloggen
account-delete = Account verwijderen
account-forget = Vergeet mij
account-name = Naam
account-password = Wachtwoord
account-old-password = Huidig wachtwoord
account-new-password = Nieuw wachtwoord
account-password-hint = Minstens 8 tekens. Het kan je niet worden toegestuurd: bewaar het goed.
account-delete-hint = Je plaatsen, berichten, uitslagen en ratings zijn dan voorgoed weg. Bots spelen voor je verder; in afgelopen partijen blijft je plaats zonder naam.
account-forget-hint = Je plaatsen, berichten en uitslagen zijn dan voorgoed weg. Bots spelen voor je verder; in afgelopen partijen blijft je plaats zonder naam.
account-do-register = Account maken
account-do-login = Inloggen
account-do-password = Wachtwoord wijzigen
account-do-delete = Alles verwijderen
account-cancel = Annuleren
account-done-register = Je account is gemaakt. Wat je als gast speelde, hoort erbij.
account-done-login = Welkom terug.
account-done-password = Het wachtwoord is gewijzigd. Alle andere apparaten zijn uitgelogd.
account-done-delete = Er is niets meer van je bewaard.
account-done-logout = Je bent uitgelogd.

chat-title = Gesprek
chat-lines = Wat er is gezegd
chat-unread = Gesprek, { $count } ongelezen
chat-none = Nog niemand heeft iets gezegd. Toeschouwers kunnen meelezen.
chat-none-yet = Nog niemand heeft iets gezegd.
chat-say = Zeg iets
chat-send = Versturen
chat-spectator = Wie toekijkt, leest mee; wie aan tafel zit, schrijft.
chat-silenced = De gastheer heeft de tafel stil gezet.
chat-silence = Alleen ik mag schrijven
chat-refused = Dat is niet verstuurd. Probeer het zo nog eens.

seat-more = Wat er met { $name } kan
seat-deleted = verwijderde speler
seat-stand-in = bot speelt
seat-level = Bot
seat-resign = Aan een bot overlaten
seat-resign-hint = De bot speelt meteen verder. Je kunt altijd terugkomen; doe je dat niet, dan telt de partij als verloren.
seat-return = Terug naar de tafel
seat-return-hint = Een bot speelt voor je. Je gaat verder waar de partij nu staat.
seat-link = Op een ander apparaat spelen
seat-link-hint = Een link die deze plaats opent en verder niets. De vorige link werkt dan niet meer; houd hem voor jezelf.
seat-link-make = Link maken
seat-mute = Dempen
seat-unmute = Weer horen
seat-mute-hint = Alleen jij ziet niet meer wat deze speler schrijft, aan geen enkele tafel.
seat-remove = Plaats opnieuw bezetten
seat-remove-hint = Wie daar zit, ligt eruit, en de partij telt niet meer mee voor de rating.
seat-replace-hint = Als gastheer bepaal je wie daar zit.
seat-remove-bot = De bot laten spelen
seat-remove-open = Plaats vrijmaken
away = { $bot } speelt voor je.
away-for = { $bot } speelt voor { $name }.
wait-renew = Nieuwe link maken; de oude werkt dan niet meer

me-title = Partijen en statistieken
me-none = Nog geen afgelopen partijen.
me-statistics = Statistieken
me-matches = Afgelopen partijen
me-people = { $seats } spelers, alleen mensen
me-with-bots = { $seats } spelers, met bots
me-played = gespeeld
me-won = gewonnen
me-best = beste score
me-mean = gemiddeld
me-share = { NUMBER($percent, maximumFractionDigits: 0) } %
me-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
me-rating = Rating
me-curve = De rating over { $count } partijen, van { $from } tot { NUMBER($to, maximumFractionDigits: 1) }
me-rating-note = De lijn is wat de uitslagen over je sterkte zeggen, de band hoe zeker dat is. Iedereen begint op 25. Tafels met bots tellen apart.
me-place = { $place ->
    [1] Eerste
    [2] Tweede
    [3] Derde
   *[other] { $place }e
}
me-unrated = telt niet mee
me-left = aan een bot overgelaten
me-removed = De partij is verwijderd.
me-more = Meer tonen
