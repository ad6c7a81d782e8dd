### Letters to people who are away.

letter-turn-subject = Your turn: { $game }
letter-turn =
    Hello { $name },

    { $game } waits for your decision:
    { $link }

    You get this letter because you asked Menlo to write to you when it is your turn. The settings page ends it.
letter-confirm-subject = Is this address yours?
letter-confirm =
    Hello { $name },

    someone, probably you, asked Menlo to write to this address when it is their turn. If that was you, open this link with
    the browser you play in:
    { $link }

    If not, do nothing, and no further letter comes.
