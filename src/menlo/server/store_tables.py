"""The tables as the newest migration leaves them, and rows to and from them."""

from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    RowMapping,
    String,
    Table,
    Text,
    false,
)

from menlo.server.rows import Draft, Line, MatchRow, PersonRow, SeatRow

metadata = MetaData()


def _match() -> Column[str]:
    """Rows belong to a match and go when it goes."""
    return Column("match", String, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


def _json(name: str, nullable: bool = True) -> Column[Any]:
    return Column(name, JSON(none_as_null=True), nullable=nullable)


packs = Table(
    "packs",
    metadata,
    Column("digest", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("text", Text, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("pack", String, ForeignKey("packs.digest"), nullable=False),
    _json("options", nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String, nullable=False),
    Column("salt", String, nullable=False),
    Column("visibility", String, nullable=False),
    Column("status", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("host", String, nullable=False),
    Column("invitation", String),
    Column("forked", String),
    _json("outcome"),
    _json("proposal"),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("owner", String),
    Column("quiet", Boolean, nullable=False, server_default=false()),
    Column("chat", Integer, nullable=False, server_default="0"),
    Column("rated", String, nullable=False, server_default="never"),
    _json("time"),
    _json("guide"),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Index("matches_listed", "status", "visibility", "created"),
    Index("matches_owner", "owner"),
    Index("matches_updated", "status", "updated"),
)

seats = Table(
    "seats",
    metadata,
    _match(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("bot", String, nullable=False),
    Column("token", String),
    Column("person", String),
    Column("stand_in", String, nullable=False, server_default=""),
    Index("seats_person", "person"),
)

lines = Table(
    "lines",
    metadata,
    _match(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("undoes", Integer),
)

drafts = Table(
    "drafts",
    metadata,
    _match(),
    Column("seat", Integer, primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("action", Text, nullable=False),
)

states = Table("states", metadata, _match(), Column("state", LargeBinary, nullable=False))

snapshots = Table(
    "snapshots",
    metadata,
    _match(),
    Column("version", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
)

# One row per match whose time is kept; none runs where there is no deadline.
clocks = Table(
    "clocks",
    metadata,
    _match(),
    _json("left", nullable=False),
    _json("marks", nullable=False),
    _json("running", nullable=False),
    Column("since", Double, nullable=False),
    Column("standing", Integer, nullable=False),
    Column("deadline", Double),
    Index("clocks_deadline", "deadline"),
)

# A match looked at again: how far that has come, and what was found of each decision, part by part.
analyses = Table(
    "analyses",
    metadata,
    _match(),
    Column("created", Double, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("failures", Integer, nullable=False),
    Index("analyses_created", "created"),
)

analysis_parts = Table(
    "analysis_parts",
    metadata,
    _match(),
    Column("first", Integer, primary_key=True),
    _json("judged", nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("login", String, unique=True),
    Column("password", String),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("banned", Double),
)


def _person(name: str, *, key: bool) -> Column[str]:
    """Rows that go when a person goes."""
    return Column(name, String, ForeignKey("people.id", ondelete="CASCADE"), primary_key=key, nullable=False)


sessions = Table(
    "sessions",
    metadata,
    Column("hash", String, primary_key=True),
    _person("person", key=False),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
    Index("sessions_person", "person"),
)

mutes = Table("mutes", metadata, _person("person", key=True), _person("other", key=True))

chat = Table(
    "chat",
    metadata,
    _match(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("person", String),
    Column("name", String, nullable=False),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    Index("chat_person", "person"),
)

# Where people want to be told that it is their turn.
notices = Table(
    "notices",
    metadata,
    _person("person", key=True),
    Column("webhook", String),
    Column("secret", String),
    Column("email", String),
    Column("language", String, nullable=False),
    Column("code", String),
    Column("code_until", Double, nullable=False),
)

# What programs show that play in someone's name.
api_tokens = Table(
    "api_tokens",
    metadata,
    Column("hash", String, primary_key=True),
    Column("id", String, nullable=False),
    _person("person", key=False),
    Column("name", String, nullable=False),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
    Column("used", Double),
    Index("api_tokens_person", "person", "id", unique=True),
)

# Of people, and of bots as `bot:NAME`.
ratings = Table(
    "ratings",
    metadata,
    Column("player", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("bots", Boolean, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
)

# What a match meant for one who played it; stays when the match is removed.
results = Table(
    "results",
    metadata,
    Column("match", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String, nullable=False),
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("bots", Boolean, nullable=False),
    Column("ended", Double, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Double, nullable=False),
    Column("mu", Double),
    Column("sigma", Double),
    Index("results_person", "person", "ended"),
)

# What there is to say about the database itself.
meta = Table("meta", metadata, Column("key", String, primary_key=True), Column("value", Text, nullable=False))


def match_row(found: RowMapping) -> MatchRow:
    return MatchRow(**{column.name: found[column] for column in matches.columns})


def seat_row(found: RowMapping) -> SeatRow:
    return SeatRow(**{name: found[name] for name in ("seat", "kind", "name", "bot", "token", "person", "stand_in")})


def person_row(found: RowMapping) -> PersonRow:
    return PersonRow(**{column.name: found[column] for column in people.columns})


def line_row(found: RowMapping) -> Line:
    return Line(found["number"], found["seat"], found["action"], found["undoes"])


def draft_row(found: RowMapping) -> Draft:
    return Draft(found["seat"], found["step"], found["action"])
