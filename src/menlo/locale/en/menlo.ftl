### Words that belong to no single game.

seat = seat { $number }
decide = Your turn.
refused = { $reason } ({ $clause })
guide-read-first = First read what the guide says, then press Continue.
