"""The table that maps keys to actions, both ways: small ints inside, typed actions and plain data at the border."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from menlo.kernel.action import Action, Data
from menlo.kernel.errors import MalformedAction, quote

# The values that one or several arguments of an action may take together, in the order of their keys.
Choice: TypeAlias = Sequence[tuple[int, ...]]


def up_to(n: int) -> list[tuple[int, ...]]:
    """The choice of a number below n."""
    return [(i,) for i in range(n)]


class Keys:
    """One row: a kind, where its keys begin, and the choices its keys run through, the last one fastest."""

    def __init__(self, first: int, kind: type[Action], *choices: Choice) -> None:
        self.first = first
        self.kind = kind.kind
        self.fields = kind.fields
        self.build: Callable[..., Action] = kind
        self.choices = choices
        self.count = 1
        for choice in choices:
            self.count *= len(choice)

    def key(self, args: tuple[int, ...]) -> int:
        key, at = 0, 0
        for choice in self.choices:
            width = len(choice[0])
            part = args[at : at + width]
            if part not in choice:
                names = ", ".join(self.fields[at : at + width])
                raise MalformedAction(f"{self.kind}: {names} is {_plain(part)}: expected {_span(choice)}")
            key = key * len(choice) + choice.index(part)
            at += width
        return self.first + key

    def args(self, key: int) -> tuple[int, ...]:
        rest = key - self.first
        parts: list[tuple[int, ...]] = []
        for choice in reversed(self.choices):
            parts.append(choice[rest % len(choice)])
            rest //= len(choice)
        return tuple(arg for part in reversed(parts) for arg in part)


class KeyTable:
    """All rows of a game, end to end."""

    def __init__(self, rows: Sequence[Keys], most_seats: int) -> None:
        self.rows = list(rows)
        self.most_seats = most_seats
        self.num_keys = sum(row.count for row in rows)

    def row(self, kind: object) -> Keys:
        for row in self.rows:
            if row.kind == kind:
                return row
        kinds = ", ".join(row.kind for row in self.rows)
        raise MalformedAction(f"unknown kind {quote(kind)}: expected one of {kinds}")

    def key(self, action: Action) -> int:
        for row in self.rows:
            if row.kind == action.kind:
                return row.key(action.args())
        raise MalformedAction(f"{action!r} is no action of this game")

    def action(self, seat: int, key: int) -> Action:
        for row in self.rows:
            if row.first <= key < row.first + row.count:
                return row.build(seat, *row.args(key))
        raise MalformedAction(f"key {key!r}: expected 0 to {self.num_keys - 1}")

    def encode(self, action: Action) -> Data:
        data: dict[str, object] = {"kind": action.kind, "seat": action.seat}
        data.update(zip(action.fields, action.args(), strict=True))
        return data

    def decode(self, data: object) -> Action:
        if not isinstance(data, dict):
            raise MalformedAction(f"{quote(data)} is no action: expected an object with kind and seat")
        row, seat = self.row(data.get("kind")), data.get("seat")
        kind = row.kind
        if type(seat) is not int or not 0 <= seat < self.most_seats:
            raise MalformedAction(f"{kind}: seat is {quote(seat)}: expected 0 to {self.most_seats - 1}")
        args: list[int] = []
        for field in row.fields:
            value = data.get(field)
            if type(value) is not int:
                raise MalformedAction(f"{kind}: {field} is {quote(value)}: expected a whole number")
            args.append(value)
        for name in data:
            if name != "kind" and name != "seat" and name not in row.fields:
                raise MalformedAction(f"{kind}: unknown field {quote(name)}: expected {', '.join(row.fields)}")
        row.key(tuple(args))  # refuses arguments out of range
        return row.build(seat, *args)


def _plain(part: tuple[int, ...]) -> str:
    return ", ".join(str(value) for value in part)


def _span(choice: Choice) -> str:
    low, high = choice[0], choice[len(choice) - 1]
    if len(low) == 1:
        values = [value for (value,) in choice]
        return f"{min(values)} to {max(values)}"
    return f"one of {len(choice)} combinations from {_plain(low)} to {_plain(high)}"
