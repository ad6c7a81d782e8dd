"""What the store keeps, as plain values. The store knows no game: actions are notation, positions are bytes."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from menlo.server.clock import Clock

Status: TypeAlias = Literal["open", "running", "over"]
Visibility: TypeAlias = Literal["open", "invited", "private"]
SeatKind: TypeAlias = Literal["empty", "person", "bot"]
Rated: TypeAlias = Literal["pending", "counted", "never"]


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
    revision: int = 0  # changes stored so far, private ones included: of two made at the same one, the first stands
    owner: str | None = None  # the person who made it, and may do what the host's token may
    quiet: bool = False  # only the host may write to the others
    chat: int = 0  # lines of chat so far
    time: dict[str, object] | None = None  # how much time seats have; None where nobody's is kept
    hints: bool = False  # whether seats may ask what a strong bot would do
    rated: Rated = "pending"  # whether the end has been counted for ratings and statistics
    guide: dict[str, object] | None = None  # how far a guided match has come; None for others, and once it is left


@dataclass(frozen=True)
class SeatRow:
    seat: int
    kind: SeatKind
    name: str = ""
    bot: str = ""  # the name of the bot
    token: str | None = None  # hash of the secret that lets its holder act
    person: str | None = None  # who holds the seat, when we know
    stand_in: str = ""  # the bot that plays for a person who has left and may return

    @property
    def mover(self) -> str:
        """The bot that decides for this seat now; none when a person does."""
        return self.bot if self.kind == "bot" else self.stand_in


@dataclass(frozen=True)
class PersonRow:
    """Someone we know again: a guest, or with login and password the holder of an account."""

    id: str
    name: str
    login: str | None  # the name as accounts are told apart by; None for guests
    password: str | None  # hashed
    created: float
    seen: float
    banned: float | None = None  # since when


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
    revision: int  # the one it was made at; another one there now is a conflict
    expected: int  # the version it was made at
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
    clock: Clock | None = None  # where it has changed
    guide: dict[str, object] | None = None


@dataclass(frozen=True)
class StoredMatch:
    """All that is needed to go on with a match, in one read."""

    row: MatchRow
    seats: tuple[SeatRow, ...]
    state: bytes | None  # None before the start
    drafts: tuple[Draft, ...] = field(default_factory=tuple)
    clock: Clock | None = None
