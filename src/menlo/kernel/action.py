"""One choice by one seat, and the plain words the contract is written in."""

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from mypy_extensions import mypyc_attr

Seat: TypeAlias = int
Data: TypeAlias = Mapping[str, object]  # plain JSON data


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One choice by one seat: ints only. Each kind of choice is a final class of its own."""

    kind: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()  # the names of the arguments, in order

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[int, ...]:
        """The arguments, in the order of `fields`."""
        return ()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Action)
            and self.kind == other.kind
            and self.seat == other.seat
            and self.args() == other.args()
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.args()))

    def __repr__(self) -> str:
        parts = [
            f"seat={self.seat}",
            *(f"{name}={value}" for name, value in zip(self.fields, self.args(), strict=True)),
        ]
        return f"{type(self).__name__}({', '.join(parts)})"
