"""One line of a match's log."""

from menlo.kernel.action import Action
from menlo.kernel.events import Event


class Record:
    def __init__(self, number: int, action: Action, events: list[Event]) -> None:
        self.number = number
        self.action = action
        self.events = events
        self.undone_at = -1  # the number of the log's line that took it back
        self.undone_by = action.seat  # whoever asked for that

    @property
    def undone(self) -> bool:
        """Taken back, but still part of the log."""
        return self.undone_at >= 0

    @property
    def seat(self) -> int:
        return self.action.seat

    @property
    def fence(self) -> bool:
        """Chance or hidden things came to light, so this action cannot be taken back freely."""
        return any(event.fence for event in self.events)
