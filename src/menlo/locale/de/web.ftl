### Wörter der Seiten im Browser.

menlo = Menlo
loading = Einen Moment.
close = Schließen
guest = Gast

## Jede Seite

page-title = { $page } · Menlo
page-skip = Zum Inhalt
page-ways = Wohin
page-games = Spiele
page-tables = Meine Tische
page-rules = Regeln
page-settings = Einstellungen
page-waiting = { " " }Tische warten auf dich

## Was schiefgehen kann

trouble-unexpected = Etwas ist schiefgegangen. Lade die Seite neu.
trouble-said = Das ging nicht: { $reason }
trouble-unreachable = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
trouble-unavailable = Der Server konnte das nicht tun; nichts wurde geändert. Versuch es gleich noch einmal.
trouble-unknown-match = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
trouble-unknown-rules = Diese Partie lief nach Regeln, die dieser Server nicht mehr kennt.
trouble-not-seated = Das ist nicht dein Platz.
trouble-not-open = Die Partie hat begonnen, oder der Platz ist besetzt.
trouble-not-running = Die Partie hat noch nicht begonnen oder ist vorbei.
trouble-not-allowed = Dafür brauchst du eine Einladung, oder es ist Sache von jemand anderem.
trouble-stale = Die Lage hat sich inzwischen geändert. Schau noch einmal hin.
trouble-nothing-to-undo = Ohne zu fragen kannst du nichts mehr zurücknehmen.
trouble-no-proposal = Der Vorschlag ist nicht mehr offen.
trouble-too-many = Das war zu oft. Warte einen Moment, dann versuch es noch einmal.
trouble-cross-site = Die Anfrage kam von einer Seite einer anderen Adresse.
trouble-too-large = Das ist zu viel auf einmal.

## Regeln im Einzelnen

clause-open = Regeln { $clauses }
clause-all = Alle Regeln

## Die Halle

home-title = Drei große Spiele über Menschen mit Ideen.
home-lead = Setz dich zu Freunden, zu Fremden oder zum Haus. Ein Platz ist immer frei.
home-play = Gleich spielen
home-open = Tisch eröffnen
home-more = Mehr
home-rules = Regeln
home-set-up = Einen Tisch eröffnen
home-players = { $from ->
    [one] 1 bis { $to } Personen
   *[other] { $from } bis { $to } Personen
}
home-about-era = 8 bis 10 Runden. Baue, erfinde, patentiere; lebe von Tantiemen.
home-about-expo = Bis zu 10 Runden. Dampf oder Strom? Die Jury sieht zu.
home-about-smartphone = 5 Runden. Plane im Geheimen, triff den Preis, verkaufe überall.
poster-era-figure = Abb. 1
poster-era-sheet = Blatt 9 von 18
poster-expo-motto = Dampf oder Strom
home-mine = Meine Tische
home-waiting = { $count ->
    [0] niemand wartet auf dich
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
}
home-mine-none = Hier hängen Tische, an denen du sitzt; zuerst die, die auf dich warten.
home-all-mine = Alle meine Tische
home-unsure = Noch unentschlossen?
home-unsure-text = Nimm den nächsten freien Platz bei irgendeinem Spiel, oder eröffne einen Tisch und verschicke den Link.
home-bots = Bots an deinen Tischen
home-bots-level = Wie stark die Bots spielen
home-others = Offene Tische
home-others-none = Gerade keine. Eröffne einen, und alle sehen ihn hier.
home-join = Mitspielen
home-watch = Zusehen
home-foot-watch = Zusehen ohne Konto
home-foot-hands = Für Tastatur, Maus und Daumen
home-foot-plain = Der schlichte Tisch, für jeden Browser

## Tische in einer Liste

tables-free = { $free ->
    [one] 1 von { $seats } Plätzen ist frei
   *[other] { $free } von { $seats } Plätzen sind frei
}
tables-ready = Alle sind da
tables-over = Die Partie ist vorbei
tables-thinking = { $name } denkt nach
tables-several = { $count } denken nach
tables-your-turn = Am Zug
tables-look = Ansehen
tables-sit = Hinsetzen
tables-none = Noch keine Tische.
tables-find = Ein Spiel finden
tables-note = Dieser Browser bewahrt die Schlüssel zu deinen Plätzen auf. Auf einem anderen Gerät nutzt du die Einladung noch einmal.

## Ein neuer Tisch

new-title = Ein neuer Tisch
new-game = Das Spiel
new-players = Wie viele spielen
new-who = Wer auf Platz { $number } sitzt
new-name = Name auf Platz { $number }
new-me = Ich, hier
new-open-seat = Ein freier Platz
new-open-hint = Für alle, die den Link haben
new-bot = Ein Bot
new-guest = Bot: { $name }
ladder-rung = { $name }, Stufe { $level }
new-level = Wie stark der Bot auf Platz { $number } spielt
new-hot-seat = Mehrere von euch teilen sich diesen Bildschirm. Zwischen den Zügen fällt ein Vorhang, wenn es etwas zu verbergen gibt.
new-options = { $changed ->
    [0] Hausregeln
    [one] Hausregeln (1 geändert)
   *[other] Hausregeln ({ $changed } geändert)
}
new-options-hint = Wo Anleitungen sich widersprechen oder schweigen. Die übliche Lesart ist schon gewählt.
new-usual = {" "}(üblich)
new-pack = Eigenes Spielmaterial
new-pack-hint = Eine Paketdatei ändert Karten und Zahlen. Ohne sie wird mit der Schachtel gespielt, wie sie ist.
new-pack-chosen = { $file } wird benutzt.
new-time = Uhren
new-time-none = Keine Uhren
new-time-none-hint = Alle nehmen sich die Zeit, die sie brauchen.
new-time-move = Eine Grenze für jede Aktion
new-time-move-hint = Sie beginnt mit jeder Aktion von vorn; Zurücknehmen beginnt nichts von vorn.
new-time-bank = Ein Zeitvorrat
new-time-bank-hint = Für die ganze Partie, und nach jedem Zug ein wenig mehr.
new-time-limit = Wie lange
new-time-bank-size = Wie viel
new-time-bank-of = { $bank }, und { $increment } je Zug
new-time-out = Wenn die Zeit um ist
new-time-out-bot = spielt ein Bot weiter
new-time-out-pass = passt der Platz
new-hints = Tipps erlauben
new-hints-hint = Wer an der Reihe ist, darf fragen, was ein starker Bot tun würde. Alle am Tisch sehen, dass das erlaubt ist.
hint-allowed = An diesem Tisch sind Tipps erlaubt.
new-visibility = Wer kommen darf
new-visibility-invited = Mit dem Link
new-visibility-invited-hint = Wer den Link von dir bekommt, darf mitspielen oder zusehen.
new-visibility-open = Offen für alle
new-visibility-open-hint = Steht in der Halle; alle dürfen mitspielen oder zusehen.
new-visibility-private = Nur ich
new-visibility-private-hint = Sonst sieht ihn niemand. Auf jedem Platz sitzt ihr selbst oder ein Bot.
new-open = Tisch eröffnen
new-start = Partie beginnen
new-unknown = Menlo kennt das Spiel { $game } nicht.

## Mitspielen

join-title = Eine Einladung
join-to = Mitspielen: { $game }
join-free = frei
join-seated = Du hast einen Platz an diesem Tisch.
join-back = Zurück zum Tisch
join-name = Dein Name
join-seat = Dein Platz
join-any = Irgendein freier Platz
join-number = Platz { $number }
join-sit = Hinsetzen
join-full = Alle Plätze sind besetzt.
join-begun = Die Partie hat begonnen.

## Vor der Partie

wait-free = { $free ->
    [one] Ein Platz ist frei. Sobald er besetzt ist, kann die Partie beginnen.
   *[other] { $free } Plätze sind frei. Sobald sie besetzt sind, kann die Partie beginnen.
}
wait-ready = Alle sind da.
wait-host = Alle sind da. Wer den Tisch eröffnet hat, beginnt die Partie.
wait-invite = Schick diesen Link deinen Freunden
wait-invite-hint = Wer ihn öffnet, kann einen freien Platz nehmen; ein Konto ist nicht nötig.
wait-copy = Kopieren
wait-copied = Kopiert
wait-start = Partie beginnen
wait-sit = Platz nehmen
wait-leave = Platz verlassen

## Einstellungen

settings-name = Dein Name
settings-name-hint = So heißt du an Tischen, an die du dich ab jetzt setzt.
settings-language = Sprache
settings-language-hint = Für alles außer Namen, die Menschen vergeben.
settings-language-auto = Wie der Browser
settings-language-en = English
settings-language-de = Deutsch
settings-language-nl = Nederlands
settings-scheme = Hell oder dunkel
settings-scheme-hint = Papier am Tag, die Halle bei Nacht.
settings-scheme-auto = Wie das System
settings-scheme-light = Hell
settings-scheme-dark = Dunkel
settings-motion = Bewegung
settings-motion-hint = Spielsteine wandern dorthin, wo sie hingehören.
settings-motion-auto = Wie das System
settings-motion-full = An
settings-motion-none = Aus
settings-colours = Farben der Plätze
settings-colours-hint = Zeichen bleiben in jedem Fall auf den Steinen.
settings-colours-signs = Gut zu unterscheiden
settings-colours-rulebook = Wie in der Anleitung
settings-size = Schriftgröße
settings-size-hint = Für alle Wörter; Spielpläne behalten ihre Größe.
settings-size-small = Klein
settings-size-normal = Normal
settings-size-large = Groß
settings-size-largest = Sehr groß
settings-sound = Ton
settings-sound-hint = Ein kurzer Ton, wenn du am Zug bist.
settings-forced = Zwangszüge ausführen
settings-forced-hint = Gibt es nur eine Möglichkeit, wird sie von selbst gespielt.
settings-twice = Zweimal tippen
settings-twice-hint = Auf einem Touchscreen zeigt das erste Tippen, was geschehen würde, das zweite führt es aus.

## Vom eigenen Zug erfahren

notices-title = Wenn du am Zug bist
notices-hint = Du erfährst es nur, solange du nicht am Tisch bist, und nur, dass du am Zug bist.
notices-browser = Mitteilungen dieses Browsers
notices-browser-hint = Solange eine Seite von Menlo offen ist, auch im Hintergrund.
notices-browser-unable = Dieser Browser zeigt hier keine; er verlangt eine sichere Adresse.
notices-browser-refused = Der Browser erlaubt für diese Adresse keine Mitteilungen.
notices-keep = Behalten
notices-drop = Entfernen
notices-webhook = Webhook
notices-webhook-hint = Eine Adresse, die eine kurze signierte Nachricht bekommt.
notices-webhook-try = Ausprobieren
notices-webhook-taken = Die Nachricht wurde angenommen.
notices-webhook-secret = Die Nachrichten sind signiert mit
notices-email = E-Mail
notices-email-hint = Die erste E-Mail fragt, ob die Adresse dir gehört.
notices-email-sent = Eine E-Mail ist unterwegs. Öffne den Link darin mit diesem Browser.
notices-email-confirmed = Die Adresse gehört dir: Ab jetzt gehen E-Mails dorthin.
notices-email-on = E-Mails gehen dorthin.
notices-email-waits = Wartet, bis du den Link in der E-Mail öffnest.
notify-title = Du bist am Zug
notify-body = { $game } wartet auf dich.

## Programme, die spielen

tokens-title = Programme, die für dich spielen
tokens-hint = Ein Programm, das eines dieser Tokens zeigt, sitzt und spielt in deinem Namen und sieht, was du sehen würdest.
tokens-until = bis { $day }
tokens-unused = nie benutzt
tokens-used = zuletzt benutzt { $day }
tokens-revoke = Widerrufen
tokens-revoke-of = { $name } widerrufen
tokens-name = Wofür es ist
tokens-days = Wie lange
tokens-days-of = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
tokens-make = Token erstellen
tokens-fresh = Das Token
secret-copy = Kopieren
secret-copied = Kopiert
secret-once = Bewahre es jetzt auf: Es wird nicht noch einmal gezeigt.

## Regeln

rules-of = Die Regeln von { $game }
rules-find = Regeln durchsuchen
rules-sections = Abschnitte
rules-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
rules-none = In keiner Regel stehen diese Wörter.
rules-link = Link zur Regel { $clause }
rules-ruling = Warum: Entscheidung { $ruling }
rules-box = Was auf dem Material steht
rules-box-marks = { $reconstructed ->
    [one] Von den { $all } Einträgen dieser Schachtel ist 1 rekonstruiert: Keine Quelle zeigt seine Zahlen, sie sind unser Vorschlag.
   *[other] Von den { $all } Einträgen dieser Schachtel sind { $reconstructed } rekonstruiert: Keine Quelle zeigt ihre Zahlen, sie sind unser Vorschlag.
}
rules-box-correct = Wer die Schachtel besitzt, kann das richtigstellen: Lade die Paketdatei herunter, berichtige sie (jeder Eintrag sagt, wie sicher er ist und woher er kommt), und wähle sie unter „Eigenes Spielmaterial“, wenn du einen Tisch eröffnest.
rules-box-download = Paketdatei herunterladen

## Nichts da

lost-title = Hier hängt nichts
lost-text = Diese Adresse führt nirgendwohin. Vielleicht wurde der Tisch abgeräumt.
lost-home = Zur Halle

## Die Leiste eines Tisches

bar-round = Runde { $round }
bar-round-of = Runde { $round } von { $rounds }
bar-connecting = Verbinde
bar-lost = Verbindung verloren, neuer Versuch läuft
bar-watching = Zuschauer
bar-sandbox = Probepartie
bar-next = Nächster Tisch
bar-undo = Zurück
bar-restart = Zug von vorn
bar-rules = Regeln

## Der Tisch

table-title = Der Tisch
table-title-turn = ● Du bist am Zug · { $game }
table-board = Der Spielplan
table-ask = Deine Entscheidung
table-heard = Was eben geschah
table-seats = Am Tisch
table-seats-open = Plätze und Protokoll
table-you = du
table-bot = Bot · { $name }
table-points = Punkte:
table-your-turn-mark = am Zug
table-thinking-mark = denkt nach
table-lost-mark = keine Verbindung
table-your-turn = Du bist am Zug.
table-turn-of = { $name } ist am Zug.
table-thinking = { $name } denkt nach.
table-several = { $count } denken nach.
table-watching = Du siehst zu.
table-over = Die Partie ist vorbei.
table-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
table-result = Punkte ansehen
table-endings = Welche davon?
table-drop = Nicht diese
tag-again = Tippe noch einmal, um es zu tun.

## Möglichkeiten

choices-title = Was du jetzt tun darfst
choices-find = Eine Möglichkeit suchen
choices-none = In keiner Möglichkeit stehen diese Wörter.

kind-era-place = Scheibe setzen
kind-era-resolve = Aktion ausführen
kind-era-withdraw = Scheibe zurücknehmen
kind-era-finish = Fertig
kind-era-pass = Passen
kind-era-build = Bauen
kind-era-run-factory = Mit einer Fabrik produzieren
kind-era-buy-load = Kaufen
kind-era-produce = Produzieren
kind-era-produce-fake = Plagiat produzieren
kind-era-take-cog = Entwicklungsstein nehmen
kind-era-trade = Handeln
kind-era-swap = Tauschen
kind-era-buy-bonus = Bonusscheibe kaufen
kind-era-develop = Erfindung machen
kind-era-register = Patent anmelden
kind-expo-play = Karte spielen
kind-expo-buy-tile = Plättchen kaufen
kind-expo-buy-project = Projekt kaufen
kind-expo-buy-technology = Technologie kaufen
kind-expo-take-tile = Plättchen nehmen
kind-expo-choose = Plättchen zum Legen wählen
kind-expo-put = Hinlegen
kind-expo-remove = Entfernen
kind-expo-lift = Bewegen oder drehen
kind-expo-enter = Pfad betreten
kind-expo-advance = Vorrücken
kind-expo-jump = Springen
kind-expo-take-bonus = Bonusplättchen nehmen
kind-expo-confer = Beraten
kind-expo-choose-jury = Juryplättchen wählen
kind-expo-finish = Fertig
kind-smartphone-choose-colour = Farbe wählen
kind-smartphone-choose-pads = Pads wählen
kind-smartphone-lay-pad = Oberes Pad legen
kind-smartphone-lay-improvement = Upgrade legen
kind-smartphone-lay-down = Verdeckt ablegen
kind-smartphone-confirm = Bestätigen
kind-smartphone-take-improvement = Upgrade nehmen
kind-smartphone-research = Entwickeln
kind-smartphone-expand = Expandieren
kind-smartphone-sell = Verkaufen
kind-smartphone-sell-direct = Ohne Käufer verkaufen
kind-smartphone-accept = Annehmen
kind-smartphone-decline = Ablehnen
kind-smartphone-finish = Fertig

## Das Protokoll

log-title = Protokoll
log-replay = Letzte Züge zeigen
log-earlier = Früher
log-empty = Noch ist nichts geschehen.
log-since = seit deinem letzten Zug
log-undo = { $name } hat etwas zurückgenommen.
log-undone = Zurückgenommen:{" "}
log-back = zurück bis vor diesen Zug
log-back-hint = Alle fragen, deren Aktion verloren ginge
log-forked = Hier beginnt die Probepartie.
log-origin = Was vorher geschah

## Seit deinem letzten Zug

since-title = Seit deinem letzten Zug
since-replay = Zeig es mir
replay-title = Was geschehen ist:
replay-stop = Zurück zu jetzt

## Eine Partie noch einmal ansehen

reel-title = Noch einmal ansehen
reel-at = Zeile { $version } von { $last }:
reel-start = Gleich beginnt die Partie.
reel-secret = { $name } macht einen Schritt, den die anderen nicht sehen.
reel-back = Eins zurück
reel-play = Abspielen
reel-pause = Anhalten
reel-on = Eins weiter
reel-slider = Moment der Partie
reel-eyes = Mit wessen Augen
reel-spectator = Wie ein Zuschauer
reel-seat = Mit den Augen von { $name }
reel-link = Link hierher
reel-play-on = Ab hier weiterspielen
reel-close = Zurück zum Tisch
reel-watch = Noch einmal ansehen

## Gemeinsam zurück

consent-title = Zurückgehen
consent-asks = { $count ->
    [one] { $name } möchte 1 Aktion zurücknehmen.
   *[other] { $name } möchte { $count } Aktionen zurücknehmen.
}
consent-question = Bist du einverstanden?
consent-awaits = Es fehlt noch: { $names }.
consent-agree = Einverstanden
consent-refuse = Ablehnen

## Uhren

clock-of = Zeit von { $seat }
clock-low = Eile
clock-low-said = { $seconds ->
    [one] Noch eine Sekunde.
   *[other] Noch { $seconds } Sekunden.
}

## Der Vorhang

curtain-title = Gib den Bildschirm weiter: { $name }
curtain-text = Alle anderen schauen weg.
curtain-raise = Ich bin { $name }

## Das Ende

end-title = Der Endstand
end-why = Die Partie ist zu Ende: { $why }.
end-places = Plätze
end-skip = Alles zeigen
end-tie = Gleich viele Punkte: Die Regel sagt, wer vorn liegt oder dass der Platz geteilt wird.
end-points = Punkte nach Herkunft
end-source = Herkunft
end-total = Summe
end-course = Punkte im Verlauf
end-course-moment = Zeitpunkt
end-course-round = Runde { $round }
end-course-end = Ende
end-course-table = Als Tabelle
end-again = Noch einmal
end-record = Aufzeichnung herunterladen
end-home = Zur Halle

## Tasten

keys-title = Tasten
keys-number = Eine der nummerierten Möglichkeiten ausführen
keys-board = Zum Spielplan
keys-arrows = Zwischen dem wechseln, was erlaubt ist
keys-enter = Wählen
keys-escape = Abbrechen, oder die Wiederholung beenden
keys-undo = Zurücknehmen
keys-restart = Den Zug von vorn beginnen
keys-replay = Die letzten Züge noch einmal zeigen
keys-hint = Fragen, was ein starker Bot tun würde
keys-next = Zum nächsten Tisch, der auf dich wartet
keys-help = Diese Tasten

### Die Anleitung durch eine erste Partie.

home-learn = Spielend lernen
new-learn-text = Noch nie gespielt? Eine Anleitung spielt in etwa einer Viertelstunde eine erste Partie mit dir.
guide-title = Deine Anleitung
guide-progress = Schritt { $at } von { $of }
guide-back = Zurück
guide-continue = Weiter
guide-done = Gut gemacht.
guide-play-on = Weiterspielen
guide-show = Zeig mir, wo
guide-others = Die anderen spielen …
guide-read = Lies, was die Anleitung sagt, und drücke dann auf „Weiter“.
guide-leave = Anleitung verlassen
guide-leave-text = Die Partie bleibt, wie sie ist. Du kannst ohne Anleitung weiterspielen oder später von deinen Tischen aus zurückkommen.
guide-leave-play = Ohne sie weiterspielen
guide-leave-home = Zur Startseite
guide-leave-stay = Bleiben
