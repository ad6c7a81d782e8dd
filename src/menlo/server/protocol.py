"""The wire: every message between server and client, and every code a refusal can carry.

HTTP carries the lobby and the records, one WebSocket per watcher carries play. Messages are JSON objects told apart by
`type`. Every message of a client that has an `id` gets exactly one answer with that id: accepted or refused, and pong
for a ping.
"""

from enum import StrEnum
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

PROTOCOL = 1
MOST_BYTES = 64 * 1024  # of one message from a client


class Code(StrEnum):
    """Why something was refused."""

    MALFORMED = "malformed"  # no JSON, an unknown type, a missing or wrong field, no action of this game
    TOO_LARGE = "too-large"  # more bytes than a message may have
    UNKNOWN_MATCH = "unknown-match"  # there is no such match, or not for you
    NOT_SEATED = "not-seated"  # the seat is not yours
    NOT_OPEN = "not-open"  # the match has begun, or the seat is taken
    NOT_RUNNING = "not-running"  # the match has not begun, or is over
    STALE = "stale"  # the decision has been made already; a newer update tells the position
    ILLEGAL = "illegal"  # the rules forbid it; clause and message say why
    NOTHING_TO_UNDO = "nothing-to-undo"  # a fence stands before your last action
    NO_PROPOSAL = "no-proposal"  # nothing awaits your consent
    NOT_ALLOWED = "not-allowed"  # you may not do this
    UNKNOWN_RULES = "unknown-rules"  # the match was played by rules or a pack this server does not know
    UNAVAILABLE = "unavailable"  # the server failed; nothing was changed


class Words(Struct, omit_defaults=True):
    """A message of the catalogue with its arguments; `text` is its rendering when the client asked for a language."""

    id: str
    args: dict[str, Any] = field(default_factory=dict)
    text: str = ""


# From the client.


class Enter(Struct, tag_field="type", tag="enter"):
    """The first message: who is watching, and from which version to resume."""

    tokens: list[str] = field(default_factory=list)  # of the seats held in this browser; none = spectator
    since: int | None = None  # the last version seen
    language: str = ""  # render texts on the server


class Act(Struct, tag_field="type", tag="act"):
    id: int
    seat: int
    decision: str  # as the last update gave it
    action: dict[str, Any]


class Undo(Struct, tag_field="type", tag="undo"):
    """Take back the seat's last action, or with `turn` all of its turn."""

    id: int
    seat: int
    turn: bool = False


class Propose(Struct, tag_field="type", tag="propose"):
    """Ask everyone whose action is lost to go back to an earlier version."""

    id: int
    seat: int
    version: int


class Consent(Struct, tag_field="type", tag="consent"):
    id: int
    seat: int
    agree: bool


class Ping(Struct, tag_field="type", tag="ping"):
    id: int


FromClient = Enter | Act | Undo | Propose | Consent | Ping


# To the client.


class SeatInfo(Struct):
    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    bot: str = ""


class MatchInfo(Struct):
    """What anyone who may see the match may know of it. The seed is secret until the end; its salted hash is not."""

    id: str
    game: str
    rules: int
    pack: str
    options: dict[str, str]
    seats: list[SeatInfo]
    visibility: Literal["open", "invited", "private"]
    status: Literal["open", "running", "over"]
    version: int
    seed_hash: str
    seed: str | None = None
    salt: str | None = None
    forked: str | None = None


class Hello(Struct, tag_field="type", tag="hello"):
    match: MatchInfo
    seats: list[int]  # held by this watcher
    protocol: int = PROTOCOL


class Choice(Struct):
    """One legal action."""

    action: dict[str, Any]
    label: Words


class Eye(Struct):
    """The match as one seat sees it; seat -1 is the spectator's."""

    seat: int
    view: dict[str, Any]
    decision: str | None  # set when the seat owes a decision
    legal: list[Choice]
    undoable: int  # actions the seat may take back without asking


class Happened(Struct):
    """One line of the log with what this watcher may hear of it."""

    number: int
    seat: int
    action: str  # notation; empty for an undo
    undoes: int | None
    events: list[dict[str, Any]]
    told: list[Words]


class Proposal(Struct):
    by: int
    version: int
    awaits: list[int]


class Update(Struct, tag_field="type", tag="update"):
    """The position after a change, for each pair of eyes this watcher has."""

    version: int
    match: MatchInfo
    happened: list[Happened]  # since the last update
    eyes: list[Eye]
    deciders: list[int]  # seats that owe a decision
    outcome: dict[str, Any] | None = None
    proposal: Proposal | None = None


class Accepted(Struct, tag_field="type", tag="accepted"):
    id: int
    version: int


class Refused(Struct, tag_field="type", tag="refused", omit_defaults=True):
    id: int | None
    code: Code
    reason: str  # one line in English, for logs and developers
    clause: str = ""
    message: Words | None = None  # for the player, when a rule refused


class Pong(Struct, tag_field="type", tag="pong"):
    id: int


ToClient = Hello | Update | Accepted | Refused | Pong


# HTTP bodies.


class SeatWish(Struct):
    """Who is to sit where: `me` takes the seat for the maker, `open` leaves it free, `bot` names one."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    bot: str = ""


class NewMatch(Struct):
    game: str
    seats: list[SeatWish]
    options: dict[str, str] = field(default_factory=dict)
    pack: str | None = None  # the text of a pack
    visibility: Literal["open", "invited", "private"] = "private"
    start: bool = False  # at once; every seat must be taken


class Held(Struct):
    """A seat and the secret that lets its holder act."""

    seat: int
    token: str


class Made(Struct):
    match: MatchInfo
    host: str  # the secret that lets its holder start the match
    held: list[Held]
    invitation: str | None


class Join(Struct):
    name: str
    seat: int | None = None
    invitation: str | None = None


class Token(Struct):
    token: str


class Fork(Struct):
    """A sandbox from a position: the maker holds `me`, bots the other seats."""

    version: int
    me: list[int]
    bot: str
    token: str | None = None


class Imported(Struct):
    record: str


decode_client = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
