# `menlo analyse`: eine Partie noch einmal betrachtet, im Terminal und als Seite.

analysis-title = { $game }: Analyse
analysis-result = { $place }. { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
analysis-how = Ein starker Bot hat { $count ->
    [one] die eine Entscheidung
   *[other] alle { $count } Entscheidungen
} noch einmal geprüft, jede mit { $iterations } Durchläufen der Suche und mit den Augen dessen, der sie traf: Was da noch verdeckt war, wird niemandem angelastet.
analysis-curve = Wie wahrscheinlich jeder gewann, Runde für Runde. Die Marken sind die Entscheidungen unten.
analysis-curve-alone = Die zu erwartenden Punkte, Runde für Runde. Die Marken sind die Entscheidungen unten.
analysis-trust = Das ist die Meinung eines Bots: Hier lohnt sich das Hinsehen, ein Urteil ist es nicht.
analysis-when = Runde { $round }, Zeile { $number }
