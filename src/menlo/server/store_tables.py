"""The tables as the newest migration leaves them, and rows to and from them."""

from typing import Any

from sqlalchemy import (
    JSON,
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
)

from menlo.server.rows import Draft, Line, MatchRow, SeatRow

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
    Index("matches_listed", "status", "visibility", "created"),
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

# What there is to say about the database itself.
meta = Table("meta", metadata, Column("key", String, primary_key=True), Column("value", Text, nullable=False))


def match_row(found: RowMapping) -> MatchRow:
    return MatchRow(**{column.name: found[column] for column in matches.columns})


def seat_row(found: RowMapping) -> SeatRow:
    return SeatRow(found["seat"], found["kind"], found["name"], found["bot"], found["token"])


def line_row(found: RowMapping) -> Line:
    return Line(found["number"], found["seat"], found["action"], found["undoes"])


def draft_row(found: RowMapping) -> Draft:
    return Draft(found["seat"], found["step"], found["action"])
