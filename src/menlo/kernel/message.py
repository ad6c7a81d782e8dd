"""Text as data: a message id of the catalogue with its arguments, rendered at the border in the reader's language."""

from collections.abc import Mapping
from typing import TypeAlias

# A number, the id of another message (the name of a card, a good), or a message of its own: those are rendered first.
Arg: TypeAlias = "int | str | Message"


class Message:
    def __init__(self, id: str, args: Mapping[str, Arg] | None = None) -> None:
        self.id = id
        self.args: dict[str, Arg] = dict(args) if args is not None else {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"


class Refusal(Message):
    """Why an action is not allowed: a message and the clause that forbids it."""

    def __init__(self, id: str, clause: str, args: Mapping[str, Arg] | None = None) -> None:
        super().__init__(id, args)
        self.clause = clause

    def __repr__(self) -> str:
        return f"Refusal({self.id!r}, {self.clause!r}, {self.args!r})"
