"""What can go wrong at the border. Every message is one line that quotes the input and says what was expected."""

from menlo.kernel.message import Refusal


def quote(value: object) -> str:
    """A found value for a message: as Python writes it, and never longer than a glance."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


class MenloError(ValueError):
    """The base of all errors that a caller can cause."""


class UnknownName(MenloError):
    """A game, bot, option or value that nobody registered."""


class BadSetup(MenloError):
    """A match that cannot be set up: the wrong number of seats, a bad seed."""


class MalformedAction(MenloError):
    """Data that is no action of this game at all."""


class MalformedState(MenloError):
    """Data that is no dumped position of this game."""


class PackError(MenloError):
    """A pack that cannot be read; names the place in the file."""


class IllegalAction(MenloError):
    """An action of this game that the rules refuse now; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"refused: {refusal.id} {refusal.args!r} ({refusal.clause})")
        self.refusal = refusal


class RecordError(MenloError):
    """A record of a match that cannot be read or does not replay; names the line."""


class CannotUndo(MenloError):
    """Nothing to take back, or a fence stands before it."""


class BotError(MenloError):
    """A bot that could not choose: whoever asked it chooses in its place."""
