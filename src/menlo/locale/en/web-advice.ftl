# Hints at the table, matches looked at again, and finding the better action.

advice-percent = { $percent } %
advice-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

hint-ask = What would you do?
hint-title = What a strong bot would do
hint-thinking = Thinking it over
hint-found = { $count ->
    [one] One way to go on.
   *[other] { $count } ways to go on, the best first.
}
hint-do = Do it
hint-lay = Lay out this plan
hint-note = How likely each seat is to win behind it, judged only by what you can see.
hint-note-alone = The points you may expect behind it, judged only by what you can see.

look-title = Analysis
look-why = A strong bot can look at every decision again: who was ahead when, and which decisions cost most.
look-start = Analyse the match
look-again = Try again
look-failed = The analysis could not be finished.
look-running = Looking at every decision
look-ahead = { $count ->
    [one] One match comes first.
   *[other] { $count } matches come first.
}
look-progress = Progress of the analysis
look-done = { $done } of { $total } decisions
look-nothing = No decision cost much.
look-costly = Decisions that cost most
look-choose = The marks are the decisions that cost most. Choose one.
look-line = line { $number }
look-played = Played
look-best = Better
look-also = Also better
look-find = Find the better action
look-reveal = Show the better action
look-curve = How likely each seat was to win, line by line; at the end: { $ends }

find-title = Find the better action
find-task = { $name } could have done better here. Try something: it is judged, not done.
find-task-plain = Something better can be done here. Try something: it is judged, not done.
find-judging = Judging it
find-good = { $tries ->
    [one] As good as the best at once: { $worth }.
   *[other] As good as the best, at try { $tries }: { $worth }.
}
find-worse = There is something better: { $lost }. Try again.
find-back = Back to the analysis
