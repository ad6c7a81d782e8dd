"""What is read, each in one transaction that sees one moment."""

from collections.abc import Sequence

from sqlalchemy import Connection, func, select

from menlo.server.rows import Line, MatchRow, SeatRow, Status, StoredMatch
from menlo.server.store_clocks import clock_row
from menlo.server.store_tables import (
    clocks,
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

MOST_ASKED = 1000  # matches of one question: databases take only so many parameters


def load(connection: Connection, match: str) -> StoredMatch | None:
    found = connection.execute(
        select(matches, states.c.state).outerjoin(states, states.c.match == matches.c.id).where(matches.c.id == match)
    )
    row = found.mappings().one_or_none()
    if row is None:
        return None
    places = connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat)).mappings()
    steps = connection.execute(select(drafts).where(drafts.c.match == match).order_by(drafts.c.seat, drafts.c.step))
    timed = connection.execute(select(clocks).where(clocks.c.match == match)).mappings().one_or_none()
    return StoredMatch(
        match_row(row),
        tuple(map(seat_row, places)),
        row[states.c.state],
        tuple(map(draft_row, steps.mappings())),
        None if timed is None else clock_row(timed),
    )


def revisions(connection: Connection, wanted: Sequence[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for start in range(0, len(wanted), MOST_ASKED):
        some = wanted[start : start + MOST_ASKED]
        rows = connection.execute(select(matches.c.id, matches.c.revision).where(matches.c.id.in_(some)))
        found.update({row.id: row.revision for row in rows})
    return found


def counts(connection: Connection) -> dict[str, int]:
    rows = connection.execute(select(matches.c.status, func.count()).group_by(matches.c.status))
    return {str(status): int(count) for status, count in rows}


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
