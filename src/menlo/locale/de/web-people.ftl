# Menschen am Tisch: Konten, Gespräch, Plätze, die den Besitzer wechseln, Statistik.

trouble-unknown-person = Du bist hier nicht mehr angemeldet. Lade die Seite neu und melde dich an.
trouble-wrong-password = Es gibt kein Konto dieses Namens mit diesem Passwort.
trouble-name-taken = Ein Konto dieses Namens gibt es schon. Wähle einen anderen.
trouble-banned = Wer diesen Server betreibt, hat dich ausgeschlossen.
trouble-muted = Der Gastgeber hat den Tisch stumm geschaltet.

account-title = Konto
account-why = Du spielst als Gast: Dieser Browser kennt dich, kein anderer. Ein Konto behält deine Plätze, Partien und Wertungen auf jedem Gerät.
account-is = Du bist als { $name } angemeldet.
account-register = Konto anlegen
account-login = Anmelden
account-logout = Abmelden
account-delete = Konto löschen
account-forget = Vergesst mich
account-name = Name
account-password = Passwort
account-old-password = Bisheriges Passwort
account-new-password = Neues Passwort
account-password-hint = Mindestens 8 Zeichen. Es kann dir nicht zugeschickt werden: Bewahre es gut auf.
account-delete-hint = Deine Plätze, Worte, Ergebnisse und Wertungen sind dann für immer weg. Bots spielen für dich weiter; in beendeten Partien bleibt dein Platz ohne Namen.
account-forget-hint = Deine Plätze, Worte und Ergebnisse sind dann für immer weg. Bots spielen für dich weiter; in beendeten Partien bleibt dein Platz ohne Namen.
account-do-register = Konto anlegen
account-do-login = Anmelden
account-do-password = Passwort ändern
account-do-delete = Alles löschen
account-cancel = Abbrechen
account-done-register = Dein Konto ist angelegt. Was du als Gast gespielt hast, gehört dazu.
account-done-login = Willkommen zurück.
account-done-password = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
account-done-delete = Von dir ist nichts mehr gespeichert.
account-done-logout = Du bist abgemeldet.

chat-title = Gespräch
chat-lines = Was gesagt wurde
chat-unread = Gespräch, { $count } ungelesen
chat-none = Noch hat niemand etwas gesagt. Zuschauer können mitlesen.
chat-none-yet = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-spectator = Wer zuschaut, liest mit; wer am Tisch sitzt, schreibt.
chat-silenced = Der Gastgeber hat den Tisch stumm geschaltet.
chat-silence = Nur ich darf schreiben
chat-refused = Das wurde nicht gesendet. Versuch es gleich noch einmal.

seat-more = Was sich an { $name } ändern lässt
seat-deleted = gelöschter Spieler
seat-stand-in = Bot spielt
seat-level = Bot
seat-resign = Einem Bot überlassen
seat-resign-hint = Der Bot spielt sofort weiter. Du kannst jederzeit zurückkehren; tust du es nicht, zählt die Partie als verloren.
seat-return = An den Tisch zurückkehren
seat-return-hint = Ein Bot spielt für dich. Du machst weiter, wo die Partie gerade steht.
seat-link = Auf einem anderen Gerät spielen
seat-link-hint = Ein Link, der diesen Platz öffnet und sonst nichts. Der vorige Link gilt dann nicht mehr; behalte ihn für dich.
seat-link-make = Link erstellen
seat-mute = Stumm schalten
seat-unmute = Wieder hören
seat-mute-hint = Nur du siehst nicht mehr, was diese Person schreibt, an keinem Tisch.
seat-remove = Platz neu besetzen
seat-remove-hint = Wer dort sitzt, ist draußen, und die Partie wird nicht mehr gewertet.
seat-replace-hint = Als Gastgeber bestimmst du, wer dort sitzt.
seat-remove-bot = Bot spielen lassen
seat-remove-open = Platz freigeben
away = { $bot } spielt für dich.
away-for = { $bot } spielt für { $name }.
wait-renew = Neuen Link erstellen; der alte gilt dann nicht mehr

me-title = Partien und Statistik
me-none = Noch keine beendeten Partien.
me-statistics = Statistik
me-matches = Beendete Partien
me-people = { $seats } Personen, keine Bots
me-with-bots = { $seats } am Tisch, Bots darunter
me-played = gespielt
me-won = gewonnen
me-best = Bestwert
me-mean = im Mittel
me-share = { NUMBER($percent, maximumFractionDigits: 0) } %
me-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
me-rating = Wertung
me-curve = Die Wertung über { $count } Partien, von { $from } bis { NUMBER($to, maximumFractionDigits: 1) }
me-rating-note = Die Linie zeigt, was die Ergebnisse über deine Stärke sagen, das Band, wie sicher das ist. Alle beginnen bei 25. Tische mit Bots zählen für sich.
me-place = { $place ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
   *[other] { $place }.
}
me-unrated = nicht gewertet
me-left = einem Bot überlassen
me-removed = Die Partie wurde entfernt.
me-more = Mehr zeigen
