"""A sheet of named whole numbers, written piece by piece."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

M = TypeVar("M")


class Sheet:
    def __init__(self) -> None:
        self.names: list[str] = []
        self.values: list[int] = []
        self._own = 0
        self._players = 1
        self._most = 1

    def seats(self, watcher: int, players: int, most: int) -> None:
        """Who looks, at how many others, and how many there may ever be: the ground for all that concerns seats."""
        self._own, self._players, self._most = max(watcher, 0), players, most

    def number(self, name: str, value: int | None) -> None:
        """A count, or a yes or no; nothing is 0."""
        self.names.append(name)
        self.values.append(0 if value is None else int(value))

    def one_of(self, name: str, kinds: Sequence[str], chosen: str | None) -> None:
        """1 for the chosen of several kinds, 0 for the others, and for all when there is none."""
        for kind in kinds:
            self.number(f"{name}={kind}", kind == chosen)

    def bag(self, name: str, kinds: Sequence[str], items: Iterable[str]) -> None:
        """How many there are of each kind."""
        held = list(items)
        for kind in kinds:
            self.number(f"{name}[{kind}]", held.count(kind))

    def seat(self, name: str, seat: int | None) -> None:
        """1 for a seat, counted from the watcher."""
        for place in range(self._most):
            self.number(f"{name}={place}", seat is not None and (seat - self._own) % self._players == place)

    def each_seat(self, name: str, items: Sequence[M], write: Callable[[str, int, M], None]) -> None:
        """What belongs to each seat, the watcher's first; zeros for seats that are not there."""
        start, block = len(self.names), 0
        for place in range(self._most):
            if place < self._players:
                seat = (self._own + place) % self._players
                write(f"{name}[{place}]", seat, items[seat])
                block = len(self.names) - start if place == 0 else block
            else:
                prefix = f"{name}[0]"
                for i in range(block):
                    self.number(f"{name}[{place}]{self.names[start + i].removeprefix(prefix)}", 0)
