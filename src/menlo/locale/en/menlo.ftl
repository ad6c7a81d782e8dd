### Words that belong to no single game.

seat = seat { $number }
refused = { $reason } ({ $clause })
