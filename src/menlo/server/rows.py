"""What the store keeps, as plain values. The store knows no game: actions are notation, positions are bytes."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Status: TypeAlias = Literal["open", "running", "over"]
Visibility: TypeAlias = Literal["open", "invited", "private"]
SeatKind: TypeAlias = Literal["empty", "person", "bot"]


@dataclass(frozen=True)
class MatchRow:
    """A match and what it is pinned to for life."""

    id: str
    game: str
    rules: int  # version
    pack: str  # digest
    options: dict[str, str]
    seats: int
    seed: str  # a decimal number; as secret as the deck until the match is over
    salt: str
    visibility: Visibility
    status: Status
    version: int  # lines of the log so far
    created: float  # seconds since the epoch
    updated: float
    host: str  # hash of the token that may start the match
    invitation: str | None = None  # hash of the token that seats a friend
    forked: str | None = None  # the match and version a sandbox began from
    outcome: dict[str, object] | None = None
    proposal: dict[str, object] | None = None  # an undo that awaits consent


@dataclass(frozen=True)
class SeatRow:
    seat: int
    kind: SeatKind
    name: str = ""
    bot: str = ""  # the name of the bot
    token: str | None = None  # hash of the secret that lets its holder act


@dataclass(frozen=True)
class Line:
    """One line of a match's log: an action, or an undo of an earlier line."""

    number: int
    seat: int
    action: str  # notation; empty for an undo
    undoes: int | None = None


@dataclass(frozen=True)
class Draft:
    """A private step that is not in the log yet."""

    seat: int
    step: int
    action: str


@dataclass(frozen=True)
class Change:
    """Everything one accepted action (or undo, or private step) changes. Written in one transaction, or not at all."""

    match: str
    expected: int  # the version it was made at; another one there now is a conflict
    version: int  # the version it leads to
    state: bytes  # the position, compressed
    lines: tuple[Line, ...] = ()
    snapshot: tuple[int, bytes] | None = None  # a position to keep: the version it belongs to, compressed
    add_draft: Draft | None = None
    drop_drafts: tuple[tuple[int, int], ...] = ()  # (seat, step)
    status: Status = "running"
    outcome: dict[str, object] | None = None
    proposal: dict[str, object] | None = None
    updated: float = 0.0


@dataclass(frozen=True)
class StoredMatch:
    """All that is needed to go on with a match, in one read."""

    row: MatchRow
    seats: tuple[SeatRow, ...]
    state: bytes | None  # None before the start
    drafts: tuple[Draft, ...] = field(default_factory=tuple)
