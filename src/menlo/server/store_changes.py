"""What is written, each as one step of the writer's transaction. Who loses a race hears of a conflict."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Executable, Table, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from menlo.server.clock import Clock
from menlo.server.rows import Change, Line, MatchRow, SeatKind, SeatRow, Visibility
from menlo.server.store_errors import Conflict, StoreError, UnknownMatch
from menlo.server.store_tables import clocks, drafts, lines, matches, packs, seats, snapshots, states

_RAISED: Mapping[str, Any] = {"revision": matches.c.revision + 1}  # by every change of a match

# Built once: the statements of every single action.
_ADVANCE = (
    update(matches)
    .where(
        matches.c.id == bindparam("match"),
        matches.c.version == bindparam("expected"),
        matches.c.revision == bindparam("made_at"),
    )
    .values({name: bindparam(name) for name in ("version", "status", "outcome", "proposal", "updated", "guide")})
    .values(_RAISED)
)
_LINE = insert(lines)
_DRAFT = insert(drafts)
_DROP = delete(drafts).where(
    drafts.c.match == bindparam("owner"), drafts.c.seat == bindparam("by"), drafts.c.step == bindparam("at")
)
_INSERT: Mapping[str, Callable[[Table], sqlite.Insert | postgresql.Insert]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}


def _upsert(fresh: sqlite.Insert | postgresql.Insert, key: str) -> Executable:
    rest = {column.name: fresh.excluded[column.name] for column in fresh.table.columns if column.name != key}
    return fresh.on_conflict_do_update(index_elements=[key], set_=rest)


_STATE = {name: _upsert(fresh(states), "match") for name, fresh in _INSERT.items()}
_CLOCK = {name: _upsert(fresh(clocks), "match") for name, fresh in _INSERT.items()}
# What is not there yet: a position of the past never changes.
_SNAPSHOT = {name: fresh(snapshots).on_conflict_do_nothing() for name, fresh in _INSERT.items()}


def create(connection: Connection, match: MatchRow, taken: list[SeatRow], pack_text: str) -> None:
    keep(connection, packs, digest=match.pack, game=match.game, text=pack_text)
    try:
        connection.execute(insert(matches), asdict(match))
    except IntegrityError:
        raise Conflict(f"match {match.id!r} is there already: expected a new id") from None
    if taken:
        connection.execute(insert(seats), [{"match": match.id, **asdict(seat)} for seat in taken])


def set_seat(connection: Connection, match: str, seat: SeatRow, updated: float, was: SeatKind | None) -> None:
    _touch(connection, match, updated=updated)
    place = (seats.c.match == match, seats.c.seat == seat.seat)
    values = {name: value for name, value in asdict(seat).items() if name != "seat"}
    wanted = place if was is None else (*place, seats.c.kind == was)
    if connection.execute(update(seats).where(*wanted).values(values)).rowcount == 0:
        found = connection.execute(select(seats.c.kind).where(*place)).scalar_one_or_none()
        if found is None:
            raise StoreError(f"match {match!r} has no seat {seat.seat!r}")
        raise Conflict(f"seat {seat.seat} of match {match!r} is {found!r} by now: expected {was!r}")


def start(connection: Connection, match: str, state: bytes, updated: float, clock: Clock | None = None) -> None:
    opening = update(matches).where(matches.c.id == match, matches.c.status == "open")
    if connection.execute(opening.values(status="running", version=0, updated=updated, **_RAISED)).rowcount == 0:
        raise Conflict(f"match {match!r} is {_status(connection, match)!r} by now: expected 'open'")
    connection.execute(insert(states), {"match": match, "state": state})
    keep(connection, snapshots, match=match, version=0, state=state)
    if clock is not None:
        upsert(connection, clocks, "match", clock.values(match))


def set_clock(connection: Connection, match: str, revision: int, clock: Clock) -> None:
    unchanged = update(matches).where(matches.c.id == match, matches.c.revision == revision)
    if connection.execute(unchanged.values(**_RAISED)).rowcount == 0:
        raise _overtaken(connection, match, revision)
    upsert(connection, clocks, "match", clock.values(match))


def set_visibility(connection: Connection, match: str, visibility: Visibility, updated: float) -> None:
    _touch(connection, match, visibility=visibility, updated=updated)


def set_proposal(
    connection: Connection, match: str, revision: int, proposal: dict[str, object] | None, updated: float
) -> None:
    unchanged = update(matches).where(matches.c.id == match, matches.c.revision == revision)
    if connection.execute(unchanged.values(proposal=proposal, updated=updated, **_RAISED)).rowcount == 0:
        raise _overtaken(connection, match, revision)


def set_guide(
    connection: Connection, match: str, revision: int, guide: dict[str, object] | None, updated: float
) -> None:
    unchanged = update(matches).where(matches.c.id == match, matches.c.revision == revision)
    if connection.execute(unchanged.values(guide=guide, updated=updated, **_RAISED)).rowcount == 0:
        raise _overtaken(connection, match, revision)


def commit(connection: Connection, changes: Sequence[Change]) -> None:
    """Changes of different matches, all of them or none; one that fails is named when it comes alone."""
    first = changes[0]
    # First, because on PostgreSQL it locks the matches against other nodes until the end of the transaction.
    if _many(connection, _ADVANCE, [_advance(change) for change in changes]) < len(changes):
        raise _overtaken(connection, first.match, first.revision, first.expected)
    try:
        _many(connection, _LINE, [_line(change.match, line) for change in changes for line in change.lines])
        dropped = [(change.match, seat, step) for change in changes for seat, step in change.drop_drafts]
        _many(connection, _DROP, [{"owner": match, "by": seat, "at": step} for match, seat, step in dropped])
        added = [(change.match, change.add_draft) for change in changes if change.add_draft is not None]
        _many(connection, _DRAFT, [{"match": match, **asdict(draft)} for match, draft in added])
    except IntegrityError:
        # Told apart only by the words of each database, and the caller does the same for both.
        raise Conflict(
            f"a line or draft of match {first.match!r} at version {first.expected} is there already"
        ) from None
    dialect = connection.dialect.name
    _many(connection, _STATE[dialect], [{"match": change.match, "state": change.state} for change in changes])
    timed = [change.clock.values(change.match) for change in changes if change.clock is not None]
    _many(connection, _CLOCK[dialect], timed)
    kept = [(change.match, *change.snapshot) for change in changes if change.snapshot is not None]
    _many(connection, _SNAPSHOT[dialect], [dict(zip(("match", "version", "state"), one, strict=True)) for one in kept])


def thin(connection: Connection, match: str, keep_every: int) -> None:
    status = _status(connection, match)
    if status != "over":
        raise StoreError(f"match {match!r} is {status!r}: expected 'over', as play may still go back to its snapshots")
    own = snapshots.c.match == match
    versions = list(connection.execute(select(snapshots.c.version).where(own).order_by(snapshots.c.version)).scalars())
    spare = [version for index, version in enumerate(versions[:-1]) if index % keep_every]
    if spare:
        connection.execute(
            delete(snapshots).where(own, snapshots.c.version == bindparam("v")), [{"v": v} for v in spare]
        )


def remove(connection: Connection, match: str) -> None:
    """The rows that belong to the match go with it; its pack may serve others."""
    if connection.execute(delete(matches).where(matches.c.id == match)).rowcount == 0:
        raise _unknown(match)


def _many(connection: Connection, statement: Executable, rows: list[dict[str, Any]]) -> int:
    """How many rows were changed."""
    return connection.execute(statement, rows).rowcount if rows else 0


def upsert(connection: Connection, table: Table, key: str, values: dict[str, Any]) -> None:
    """Write a row over the one with the same key, if there is one."""
    connection.execute(_upsert(_INSERT[connection.dialect.name](table), key), values)


def keep(connection: Connection, table: Table, **values: object) -> None:
    """Insert what is not there yet: a pack or a position of the past never changes."""
    connection.execute(_INSERT[connection.dialect.name](table).on_conflict_do_nothing(), values)


def _touch(connection: Connection, match: str, **values: object) -> None:
    if connection.execute(update(matches).where(matches.c.id == match).values(**values, **_RAISED)).rowcount == 0:
        raise _unknown(match)


def _advance(change: Change) -> dict[str, Any]:
    return {
        "match": change.match,
        "made_at": change.revision,
        "expected": change.expected,
        "version": change.version,
        "status": change.status,
        "outcome": change.outcome,
        "proposal": change.proposal,
        "updated": change.updated,
        "guide": change.guide,
    }


def _line(match: str, line: Line) -> dict[str, Any]:
    return {"match": match, "number": line.number, "seat": line.seat, "action": line.action, "undoes": line.undoes}


def _status(connection: Connection, match: str) -> str:
    status = connection.execute(select(matches.c.status).where(matches.c.id == match)).scalar_one_or_none()
    if status is None:
        raise _unknown(match)
    return str(status)


def _overtaken(connection: Connection, match: str, revision: int, version: int | None = None) -> StoreError:
    found = connection.execute(select(matches.c.version, matches.c.revision).where(matches.c.id == match)).one_or_none()
    if found is None:
        return _unknown(match)
    if version is not None and found.version != version:
        return Conflict(f"match {match!r} is at version {found.version} by now: expected {version!r}")
    return Conflict(f"match {match!r} is at revision {found.revision} by now: expected {revision!r}")


def _unknown(match: str) -> UnknownMatch:
    return UnknownMatch(f"no match {match!r} is stored")
