"""What is read, each in one transaction that sees one moment."""

from sqlalchemy import Connection, select

from menlo.server.rows import Line, MatchRow, SeatRow, Status, StoredMatch
from menlo.server.store_tables import (
    draft_row,
    drafts,
    line_row,
    lines,
    match_row,
    matches,
    packs,
    seat_row,
    seats,
    snapshots,
    states,
)


def load(connection: Connection, match: str) -> StoredMatch | None:
    found = connection.execute(
        select(matches, states.c.state).outerjoin(states, states.c.match == matches.c.id).where(matches.c.id == match)
    )
    row = found.mappings().one_or_none()
    if row is None:
        return None
    places = connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat)).mappings()
    steps = connection.execute(select(drafts).where(drafts.c.match == match).order_by(drafts.c.seat, drafts.c.step))
    return StoredMatch(
        match_row(row), tuple(map(seat_row, places)), row[states.c.state], tuple(map(draft_row, steps.mappings()))
    )


def log(connection: Connection, match: str, since: int) -> list[Line]:
    wanted = select(lines).where(lines.c.match == match, lines.c.number >= since).order_by(lines.c.number)
    return [line_row(found) for found in connection.execute(wanted).mappings()]


def snapshot_at(connection: Connection, match: str, version: int) -> tuple[int, bytes] | None:
    wanted = (
        select(snapshots.c.version, snapshots.c.state)
        .where(snapshots.c.match == match, snapshots.c.version <= version)
        .order_by(snapshots.c.version.desc())
        .limit(1)
    )
    found = connection.execute(wanted).one_or_none()
    return None if found is None else (found.version, found.state)


def pack(connection: Connection, digest: str) -> tuple[str, str] | None:
    found = connection.execute(select(packs.c.game, packs.c.text).where(packs.c.digest == digest)).one_or_none()
    return None if found is None else (found.game, found.text)


def listed(connection: Connection, status: Status, limit: int) -> list[tuple[MatchRow, tuple[SeatRow, ...]]]:
    """Matches that anyone may know of, newest first."""
    wanted = (
        select(matches)
        .where(matches.c.status == status, matches.c.visibility == "open")
        .order_by(matches.c.created.desc(), matches.c.id)
        .limit(limit)
    )
    found = [match_row(row) for row in connection.execute(wanted).mappings()]
    places: dict[str, list[SeatRow]] = {row.id: [] for row in found}
    for row in connection.execute(select(seats).where(seats.c.match.in_(places)).order_by(seats.c.seat)).mappings():
        places[row["match"]].append(seat_row(row))
    return [(row, tuple(places[row.id])) for row in found]


def all_ids(connection: Connection) -> list[str]:
    return list(connection.execute(select(matches.c.id).order_by(matches.c.id)).scalars())
