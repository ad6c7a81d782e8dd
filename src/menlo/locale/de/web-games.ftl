## Die Seite eines Spiels

game-facts = Auf einen Blick
game-players = Personen
game-length = Dauer
game-length-minutes = { $from ->
    [0] etwa { $to } Minuten
   *[other] { $from }–{ $to } Minuten
}
game-length-source = am echten Tisch
game-weight = Anspruch
game-weight-of = { $weight } von 5
game-best = Am besten zu
game-best-ours = unser eigenes Urteil
game-age = Alter
game-age-from = ab { $age }
game-year = Jahr
game-designers = { $count ->
    [one] Autor
   *[other] Autoren
}
game-publishers = { $count ->
    [one] Verlag
   *[other] Verlage
}
game-rules = Regeln
game-rules-count = { $count } nummerierte Abschnitte
game-like = Wie es sich anfühlt
game-plays = Wie es geht
game-long = Wie lange es hier dauert
game-long-hint = Gezählt in Partien unserer Bots. Die Minuten gelten für eine Person gegen schnelle Bots, bei zehn Sekunden je Entscheidung.
game-long-rounds = Runden
game-long-decisions = Deine Entscheidungen
game-long-minutes = Minuten
game-long-about = etwa { $count }
game-long-up-to = bis { $count }
game-read = Regeln lesen
game-unknown = Ein Spiel namens „{ $game }“ kennt hier niemand.
game-unofficial = Menlo ist nicht offiziell: von Liebhabern gemacht, weder von den Autoren noch von den Verlagen erstellt oder unterstützt, mit eigenen Zeichnungen und Texten. Wenn dir { $game } gefällt, kauf die Schachtel.

game-weight-3 = mittel: Ein Plan hilft, ein Fehler wird verziehen
game-weight-4 = schwer: Plane voraus und behalte die anderen im Blick

game-like-era = Die Werkstätten um 1900: Du baust Fabriken, kaufst, was die Schiffe bringen, und entscheidest, ob du herstellst, was andere erfunden haben, oder selbst erfindest. Wer eine Erfindung entwickelt, verdient an jedem Stück, das irgendwer davon herstellt. Deine besten Kunden sitzen also gegenüber. Alles liegt offen; weh tut nur, dass die Plätze knapp sind.
game-like-expo = Mailand vor der Weltausstellung: Auf einer kleinen Werkbank fügst du sperrige Projekte, Plättchen und Technologien aneinander, bis ein Projekt alles berührt, was es braucht. Sechs Karten, für alle dieselben, treiben die Runde, und die eben gespielte Karte der Nachbarin ist dir verwehrt. Währenddessen entscheidet eine Jury, ob die Zukunft mit Dampf oder mit Strom fährt.
game-like-smartphone = Ein junger Markt und bis zu fünf Hersteller von Telefonen. Verdeckt schiebst du zwei Bildschirme übereinander, und was sichtbar bleibt, ist dein Jahr: Preis, Waren, Entwicklung, Reichweite. Dann werden alle Pläne zugleich aufgedeckt und laufen fast von selbst ab, wer am billigsten ist, zuerst. Glück gibt es kaum, nur andere mit derselben Idee.

game-plays-era-1 = Setze Scheiben auf sechs Aktionsfelder mit je zwei Plätzen und führe deine dann in beliebiger Reihenfolge aus.
game-plays-era-2 = Fabriken liefern Rohstoffe, aus Rohstoffen werden Erfindungen, aus Erfindungen wird Einfluss.
game-plays-era-3 = Entwicklungssteine öffnen die goldenen und silbernen Felder von neun Erfindungen; mit einem Patent bringen dir sogar Plagiate etwas ein.
game-plays-era-4 = Nach der letzten Runde folgen ein letzter Tausch und drei Boni: für die meisten Patente, die meisten Entwicklungssteine und die größte Produktionskapazität.
game-plays-expo-1 = Spiele je Zug eine Aktionskarte: Plättchen kaufen, ein Projekt holen, bauen, Steine im Patentamt bewegen, verdienen oder die Runde beenden.
game-plays-expo-2 = Ein Projekt ist fertig, wenn alles anliegt, was es an Ressourcen verlangt.
game-plays-expo-3 = Wer beim Fertigstellen auf einem Pfad im Patentamt führt, bekommt zusätzliche Punkte.
game-plays-expo-4 = Schluss ist, wenn die Jury nach zehn Runden vollzählig ist, jemand ein fünftes Projekt fertigstellt oder auf jedem Pfad ein Stein auf dem letzten Schritt steht.
game-plays-smartphone-1 = Plane: Lege zwei Pads und deine Upgrades so, dass die richtigen Symbole sichtbar bleiben.
game-plays-smartphone-2 = Dann folgen Phase für Phase Preis, Produktion, Entwicklung, Büros und Verkauf; wer billig ist, handelt zuerst, wer teuer ist, verdient mehr.
game-plays-smartphone-3 = Käufer wollen einen Preis oder eine Technologie; Büros entscheiden, wo du verkaufen darfst.
game-plays-smartphone-4 = Punkte bringen verkaufte Waren und die Mehrheit in jeder Region, in jeder der fünf Runden.
