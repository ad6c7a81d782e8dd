### Woorden die bij geen enkel spel in het bijzonder horen.

seat = plaats { $number }
decide = Jij bent aan de beurt.
refused = { $reason } ({ $clause })
guide-read-first = Lees eerst wat de gids zegt en druk dan op ‘Verder’.
