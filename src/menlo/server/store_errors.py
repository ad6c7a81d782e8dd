"""What the store refuses, and what it cannot promise."""

from menlo.kernel.errors import MenloError


class StoreError(MenloError):
    """A request the store cannot carry out, or a database it cannot work with."""


class Conflict(StoreError):
    """Somebody else was there first. Nothing was written: load the match again and check again."""


class UnknownMatch(StoreError):
    """A match that was never created, or has been removed."""


class NotDurable(RuntimeError):
    """The database failed under a write, so it must not be taken as written. Load the match to see what is true."""
