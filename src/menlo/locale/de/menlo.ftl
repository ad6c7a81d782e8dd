### Wörter, die zu keinem einzelnen Spiel gehören.

seat = Platz { $number }
decide = Du bist am Zug.
refused = { $reason } ({ $clause })
guide-read-first = Lies zuerst, was die Anleitung sagt, und drücke dann auf „Weiter“.
