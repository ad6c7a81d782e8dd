### Die Bots, mit Namen und in einer Zeile für alle, die einen Gegner wählen.

bot-random = Zufall
about-bot-random = Macht irgendeinen erlaubten Zug.
bot-greedy = Gierig
about-bot-greedy = Schaut eine Aktion voraus und nimmt, was am besten aussieht.
bot-search = Suche
about-bot-search = Denkt so weit voraus, wie die Zeit reicht.
bot-net = Netz
about-bot-net = Ein kleines neuronales Netz, das im Spiel gegen sich selbst gelernt hat.
bot-visitor = Der Besucher
about-bot-visitor = Schaut sich um und fasst alles an. Für eine erste Partie, um die Aktionen zu lernen.
bot-apprentice = Der Lehrling
about-bot-apprentice = Weiß, was gut ist, und tut es meistens auch. Für eine zweite Partie.
bot-mechanic = Der Mechaniker
about-bot-mechanic = Nimmt, was gerade am besten ist, und plant nie. Schnell und nicht zu unterschätzen.
bot-engineer = Der Ingenieur
about-bot-engineer = Denkt ein paar Züge voraus, ehe er etwas anfasst. Für alle, die das Spiel kennen.
bot-inventor = Der Erfinder
about-bot-inventor = Wägt viele Wege ab und erwartet von dir dasselbe.
bot-wizard = Der Zauberer von Menlo Park
about-bot-wizard = Unser Stärkster. Denkt am längsten und verzeiht wenig.
