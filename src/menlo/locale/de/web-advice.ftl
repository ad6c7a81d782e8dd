# Tipps am Tisch, Partien noch einmal betrachtet, und die bessere Aktion finden.

advice-percent = { $percent } %
advice-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

hint-ask = Was würdest du tun?
hint-title = Was ein starker Bot tun würde
hint-thinking = Er denkt nach
hint-found = { $count ->
    [one] Ein Weg weiter.
   *[other] { $count } Wege weiter, der beste zuerst.
}
hint-do = So machen
hint-lay = Diesen Plan auslegen
hint-note = Wie wahrscheinlich jeder Platz danach gewinnt, nur nach dem beurteilt, was du sehen kannst.
hint-note-alone = Die Punkte, die du danach erwarten kannst, nur nach dem beurteilt, was du sehen kannst.

look-title = Analyse
look-why = Ein starker Bot kann jede Entscheidung noch einmal prüfen: wer wann vorne lag und welche am meisten gekostet haben.
look-start = Partie analysieren
look-again = Noch einmal versuchen
look-failed = Die Analyse konnte nicht beendet werden.
look-running = Jede Entscheidung wird geprüft
look-ahead = { $count ->
    [one] Eine Partie kommt zuerst.
   *[other] { $count } Partien kommen zuerst.
}
look-progress = Fortschritt der Analyse
look-done = { $done } von { $total } Entscheidungen
look-nothing = Keine Entscheidung hat viel gekostet.
look-costly = Die teuersten Entscheidungen
look-choose = Die Marken sind die teuersten Entscheidungen. Wähle eine.
look-line = Zeile { $number }
look-played = Gespielt
look-best = Besser
look-also = Auch besser
look-find = Die bessere Aktion finden
look-reveal = Die bessere Aktion zeigen
look-curve = Wie wahrscheinlich jeder Platz gewann, Zeile für Zeile; am Ende: { $ends }

find-title = Finde die bessere Aktion
find-task = { $name } hätte hier etwas Besseres gehabt. Probiere etwas: Es wird beurteilt, nicht ausgeführt.
find-task-plain = Hier gibt es etwas Besseres. Probiere etwas: Es wird beurteilt, nicht ausgeführt.
find-judging = Wird beurteilt
find-good = { $tries ->
    [one] Auf Anhieb so gut wie das Beste: { $worth }.
   *[other] So gut wie das Beste, beim { $tries }. Versuch: { $worth }.
}
find-worse = Es gibt etwas Besseres: { $lost }. Versuche es noch einmal.
find-back = Zurück zur Analyse
