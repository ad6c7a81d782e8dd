"""What is written, each as one step of the writer's transaction. Who loses a race hears of a conflict."""

from dataclasses import asdict

from sqlalchemy import Connection, Table, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from menlo.server.rows import Change, Line, MatchRow, SeatKind, SeatRow, Visibility
from menlo.server.store_errors import Conflict, StoreError, UnknownMatch
from menlo.server.store_tables import drafts, lines, matches, packs, seats, snapshots, states

# Built once: the statements of every single action.
_ADVANCE = (
    update(matches)
    .where(matches.c.id == bindparam("match"), matches.c.version == bindparam("expected"))
    .values({name: bindparam(name) for name in ("version", "status", "outcome", "proposal", "updated")})
)
_LINE = insert(lines)
_STATE = update(states).where(states.c.match == bindparam("owner")).values(state=bindparam("state"))
_NEW_STATE = insert(states)
_DRAFT = insert(drafts)
_DROP = delete(drafts).where(
    drafts.c.match == bindparam("owner"), drafts.c.seat == bindparam("by"), drafts.c.step == bindparam("at")
)


def create(connection: Connection, match: MatchRow, taken: list[SeatRow], pack_text: str) -> None:
    _keep(connection, packs, digest=match.pack, game=match.game, text=pack_text)
    try:
        connection.execute(insert(matches), asdict(match))
    except IntegrityError:
        raise Conflict(f"match {match.id!r} is there already: expected a new id") from None
    if taken:
        connection.execute(insert(seats), [{"match": match.id, **asdict(seat)} for seat in taken])


def set_seat(connection: Connection, match: str, seat: SeatRow, updated: float, was: SeatKind | None) -> None:
    _touch(connection, match, updated=updated)
    place = (seats.c.match == match, seats.c.seat == seat.seat)
    values = {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "token": seat.token}
    wanted = place if was is None else (*place, seats.c.kind == was)
    if connection.execute(update(seats).where(*wanted).values(values)).rowcount == 0:
        found = connection.execute(select(seats.c.kind).where(*place)).scalar_one_or_none()
        if found is None:
            raise StoreError(f"match {match!r} has no seat {seat.seat!r}")
        raise Conflict(f"seat {seat.seat} of match {match!r} is {found!r} by now: expected {was!r}")


def start(connection: Connection, match: str, state: bytes, updated: float) -> None:
    opening = update(matches).where(matches.c.id == match, matches.c.status == "open")
    if connection.execute(opening.values(status="running", version=0, updated=updated)).rowcount == 0:
        raise Conflict(f"match {match!r} is {_status(connection, match)!r} by now: expected 'open'")
    connection.execute(_NEW_STATE, {"match": match, "state": state})
    _keep(connection, snapshots, match=match, version=0, state=state)


def set_visibility(connection: Connection, match: str, visibility: Visibility, updated: float) -> None:
    _touch(connection, match, visibility=visibility, updated=updated)


def set_proposal(
    connection: Connection, match: str, expected: int, proposal: dict[str, object] | None, updated: float
) -> None:
    unchanged = update(matches).where(matches.c.id == match, matches.c.version == expected)
    if connection.execute(unchanged.values(proposal=proposal, updated=updated)).rowcount == 0:
        raise _overtaken(connection, match, expected)


def commit(connection: Connection, change: Change) -> None:
    advance = {
        "match": change.match,
        "expected": change.expected,
        "version": change.version,
        "status": change.status,
        "outcome": change.outcome,
        "proposal": change.proposal,
        "updated": change.updated,
    }
    # First, because on PostgreSQL it locks the match against other nodes until the end of the transaction.
    if connection.execute(_ADVANCE, advance).rowcount == 0:
        raise _overtaken(connection, change.match, change.expected)
    try:
        if change.lines:
            connection.execute(_LINE, [_values(change.match, line) for line in change.lines])
        for seat, step in change.drop_drafts:
            connection.execute(_DROP, {"owner": change.match, "by": seat, "at": step})
        if change.add_draft is not None:
            connection.execute(_DRAFT, {"match": change.match, **asdict(change.add_draft)})
    except IntegrityError:
        # Told apart only by the words of each database, and the caller does the same for both.
        raise Conflict(
            f"a line or draft of match {change.match!r} at version {change.expected} is there already"
        ) from None
    if connection.execute(_STATE, {"owner": change.match, "state": change.state}).rowcount == 0:
        connection.execute(_NEW_STATE, {"match": change.match, "state": change.state})
    if change.snapshot is not None:
        version, state = change.snapshot
        _keep(connection, snapshots, match=change.match, version=version, state=state)


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


def _keep(connection: Connection, table: Table, **values: object) -> None:
    """Insert what is not there yet: a pack or a position of the past never changes."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(dialect.insert(table).on_conflict_do_nothing(), values)


def _touch(connection: Connection, match: str, **values: object) -> None:
    if connection.execute(update(matches).where(matches.c.id == match).values(values)).rowcount == 0:
        raise _unknown(match)


def _values(match: str, line: Line) -> dict[str, object]:
    return {"match": match, "number": line.number, "seat": line.seat, "action": line.action, "undoes": line.undoes}


def _status(connection: Connection, match: str) -> str:
    status = connection.execute(select(matches.c.status).where(matches.c.id == match)).scalar_one_or_none()
    if status is None:
        raise _unknown(match)
    return str(status)


def _overtaken(connection: Connection, match: str, expected: int) -> StoreError:
    found = connection.execute(select(matches.c.version).where(matches.c.id == match)).scalar_one_or_none()
    if found is None:
        return _unknown(match)
    return Conflict(f"match {match!r} is at version {found} by now: expected {expected!r}")


def _unknown(match: str) -> UnknownMatch:
    return UnknownMatch(f"no match {match!r} is stored")
