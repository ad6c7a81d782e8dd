"""What happened: typed things, public or for one seat, gathered while an action is carried out."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

EVERYONE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One thing that happened. `to` is the only seat that may hear of it, or EVERYONE."""

    to: int = EVERYONE
    # True when chance or hidden things came to light: nobody may take back what happened before it.
    fence: ClassVar[bool] = False

    def visible_to(self, seat: int) -> bool:
        return self.to == EVERYONE or self.to == seat


class EventLog:
    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)
