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
    GUIDED = "guided"  # legal, but the guide of this match wants something else now; the message says what and why
    NOTHING_TO_UNDO = "nothing-to-undo"  # a fence stands before your last action
    NO_PROPOSAL = "no-proposal"  # nothing awaits your consent
    NOT_ALLOWED = "not-allowed"  # you may not do this
    UNKNOWN_PERSON = "unknown-person"  # a cookie that is forged, expired or revoked, or none where one is needed
    WRONG_PASSWORD = "wrong-password"  # there is no such account, or its password is another one
    NAME_TAKEN = "name-taken"  # another account has this name
    BANNED = "banned"  # whoever runs the server has shut you out
    MUTED = "muted"  # the host has silenced the table
    CROSS_SITE = "cross-site"  # a page of another site asked in your name
    TOO_MANY = "too-many"  # you ask too often; HTTP says in Retry-After when to ask again
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


class Say(Struct, tag_field="type", tag="say"):
    """A line of chat, in the name of a seat one holds: plain text, shown as it is."""

    id: int
    seat: int
    text: str


class Mute(Struct, tag_field="type", tag="mute"):
    """Do not tell me what the person at that seat writes, at any table; or tell me again."""

    id: int
    seat: int
    mute: bool


class Resign(Struct, tag_field="type", tag="resign"):
    """Let a bot play for the seat."""

    id: int
    seat: int
    bot: str = ""  # which; by default the middle of the ladder


class Return(Struct, tag_field="type", tag="return"):
    """Play for the seat oneself again."""

    id: int
    seat: int


class Guided(Struct, tag_field="type", tag="guided"):
    """In a guided match: what the guide says has been read, or one plays on without it."""

    id: int
    seat: int
    step: str  # of the guide, as the last update gave it
    leave: bool = False


FromClient = Enter | Act | Undo | Propose | Consent | Ping | Say | Mute | Resign | Return | Guided


# To the client.


class SeatInfo(Struct):
    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str  # empty for a person who has deleted their account
    bot: str = ""
    stand_in: str = ""  # the bot that plays for a person who has left and may return


class TimeControl(Struct):
    """How much time seats have, and what happens to one that uses it up. Kept by the server, never by the rules."""

    kind: Literal["move", "bank"]  # so much for every action, or for the whole match
    seconds: float
    increment: float = 0.0  # added to a bank after every turn
    out: Literal["bot", "pass"] = "bot"  # a bot plays on until the person is back, or the seat passes this turn


class SeatClock(Struct):
    seat: int
    left: float  # seconds, when the update was sent
    running: bool  # whether it is counting down


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
    quiet: bool = False  # the host has silenced the table
    time: TimeControl | None = None  # None: nobody's time is kept
    hints: bool = False  # seats may ask what a strong bot would do


class Hello(Struct, tag_field="type", tag="hello"):
    match: MatchInfo
    seats: list[int]  # held by this watcher
    host: bool = False  # whether this watcher may do what the maker of the match may
    muted: list[int] = field(default_factory=list)  # seats whose words this watcher does not want to hear
    protocol: int = PROTOCOL


class Choice(Struct):
    """One legal action."""

    action: dict[str, Any]
    label: Words
    preview: dict[str, Any] | None = None  # what it would change, where the label does not say enough


class Eye(Struct):
    """The match as one seat sees it; seat -1 is the spectator's."""

    seat: int
    view: dict[str, Any]
    decision: str | None  # set when the seat owes a decision
    legal: list[Choice]
    undoable: int  # actions the seat may take back without asking
    prompt: Words | None = None  # what the seat must decide, when it owes a decision


class Happened(Struct):
    """One line of the log with what this watcher may hear of it."""

    number: int
    seat: int
    action: str  # notation; empty for an undo
    undoes: int | None
    events: list[dict[str, Any]]
    told: list[Words]
    clauses: list[str] = field(default_factory=list)  # that govern the action


class Proposal(Struct):
    by: int
    version: int
    awaits: list[int]


class GuideNow(Struct):
    """Where the guide of a match stands."""

    step: str  # the step or tip that is said; empty when there is nothing to say
    waits: Literal["read", "action", "others", "nothing"]  # for what the match waits
    want: list[dict[str, Any]]  # actions that lead on, where it waits for one; none: any
    led: bool  # whether the opening is still led


class Update(Struct, tag_field="type", tag="update"):
    """The position after a change, for each pair of eyes this watcher has."""

    version: int
    match: MatchInfo
    happened: list[Happened]  # since the last update
    eyes: list[Eye]
    deciders: list[int]  # seats that owe a decision
    outcome: dict[str, Any] | None = None
    proposal: Proposal | None = None
    clocks: list[SeatClock] | None = None  # per seat, where time is kept
    guide: GuideNow | None = None  # in a guided match, until it is left


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


class ChatLine(Struct):
    number: int
    seat: int
    name: str  # of whoever wrote it, as it was then
    at: float  # seconds since 1970
    text: str  # plain: never to be read as markup


class Said(Struct, tag_field="type", tag="said"):
    """What was written at the table since this watcher last heard of it."""

    lines: list[ChatLine]


ToClient = Hello | Update | Said | Accepted | Refused | Pong


# HTTP bodies.


class SeatWish(Struct):
    """Who is to sit where: `me` takes the seat for the maker, `open` leaves it free, `bot` names one."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    bot: str = ""


class TimeWish(Struct):
    """How much time seats are to have: so much for every action, or a bank for the whole match."""

    kind: Literal["move", "bank"]
    seconds: float
    increment: float = 0.0  # added to a bank after every turn
    out: Literal["bot", "pass"] = "bot"


class NewMatch(Struct):
    game: str
    seats: list[SeatWish]
    options: dict[str, str] = field(default_factory=dict)
    pack: str | None = None  # the text of a pack
    visibility: Literal["open", "invited", "private"] = "private"
    start: bool = False  # at once; every seat must be taken
    time: TimeWish | None = None  # none is kept unless told
    hints: bool | None = None  # whether seats may ask for hints; unless told, where one person plays against bots


class Learner(Struct):
    """Who wants to be guided through a first match."""

    name: str


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


class Mine(Struct):
    """A match and the tokens a browser holds of it."""

    match: str
    tokens: list[str]


class MyTables(Struct):
    tables: list[Mine]


class Standing(Struct):
    """How one of my tables stands."""

    match: MatchInfo
    mine: list[int]  # seats these tokens hold
    deciders: list[int]  # seats that owe a decision
    prompt: Words | None  # what one of mine must decide
    updated: float  # seconds since 1970


class Stand(Struct):
    """The points of every seat after so many lines."""

    version: int
    round: int
    points: list[int]


class Course(Struct):
    """Every change of points or round from first to last; empty where a game keeps no score in play."""

    stands: list[Stand]


class Named(Struct):
    """A guest says their name."""

    name: str


class Credentials(Struct):
    """Of an account."""

    name: str
    password: str


class NewPassword(Struct):
    old: str
    new: str


class Farewell(Struct):
    """Delete everything that is kept of a person; an account needs its password."""

    password: str = ""


class Me(Struct):
    name: str
    account: bool  # or a guest


class Known(Struct):
    """Whom the cookie speaks for."""

    me: Me | None


class Claimed(Struct):
    seats: int  # that are mine now, wherever I log in


class RemoveSeat(Struct):
    """By the host: who sits there instead, a bot or, with null, whoever comes next."""

    bot: str | None = None  # by default whoever comes; an empty name is the middle of the ladder


class Invite(Struct):
    """By the host: a new invitation, or none. The one before leads nowhere from then on."""

    wanted: bool = True


class Invitation(Struct):
    invitation: str | None


class Quiet(Struct):
    """By the host: only the host may write, or everyone who sits there."""

    quiet: bool


decode_client = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
