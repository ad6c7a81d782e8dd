# `menlo analyse`: a match looked at again, in the terminal and as a page.

analysis-title = { $game }: analysis
analysis-result = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-how = A strong bot has looked at { $count ->
    [one] the one decision
   *[other] all { $count } decisions
} again, with { $iterations } iterations of search for each, and with the eyes of whoever made it: what was hidden then blames nobody.
analysis-curve = How likely everyone was to win, round by round. The marks are the decisions below.
analysis-curve-alone = The points to be expected, round by round. The marks are the decisions below.
analysis-trust = This is a bot's opinion: a place to look at, not a verdict.
analysis-when = round { $round }, line { $number }
