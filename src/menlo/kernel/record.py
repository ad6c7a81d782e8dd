"""One line of a match's log."""

from menlo.kernel.events import Event
from menlo.kernel.game import Action


class Record:
    def __init__(self, number: int, action: Action, events: list[Event]) -> None:
        self.number = number
        self.action = action
        self.events = events
        self.undone = False  # taken back, but still part of the log

    @property
    def seat(self) -> int:
        return self.action.seat

    @property
    def fence(self) -> bool:
        """Chance or hidden things came to light, so this action cannot be taken back freely."""
        return any(event.fence for event in self.events)
