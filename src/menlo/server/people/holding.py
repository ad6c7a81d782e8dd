"""What people hold at tables, in the store: each function is one step of a transaction about one match."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, and_, delete, or_, select, update

from menlo.server.rows import SeatRow
from menlo.server.store_errors import Conflict, UnknownMatch
from menlo.server.store_tables import chat, matches, ratings, results, seat_row, seats

_RAISED: Mapping[str, Any] = {"revision": matches.c.revision + 1}


def matches_of(connection: Connection, person: str) -> list[str]:
    """Where the person sits, or which they made."""
    sat = select(seats.c.match).where(seats.c.person == person)
    wanted = select(matches.c.id).where(or_(matches.c.owner == person, matches.c.id.in_(sat))).order_by(matches.c.id)
    return list(connection.execute(wanted).scalars())


def sat_at(connection: Connection, person: str, limit: int) -> list[str]:
    """Where the person sits or which they made, the latest first."""
    sat = select(seats.c.match).where(seats.c.person == person)
    wanted = (
        select(matches.c.id)
        .where(or_(matches.c.owner == person, matches.c.id.in_(sat)))
        .order_by(matches.c.updated.desc(), matches.c.id)
        .limit(limit)
    )
    return list(connection.execute(wanted).scalars())


def change_seat(connection: Connection, match: str, was: SeatRow, seat: SeatRow, updated: float, **values: Any) -> None:
    """Another holder, or a bot that stands in. What awaited the seat's consent is dropped; the rest goes on."""
    _touch(connection, match, updated=updated, proposal=None, **values)
    same = and_(
        seats.c.match == match,
        seats.c.seat == was.seat,
        seats.c.kind == was.kind,
        seats.c.person.is_not_distinct_from(was.person),
        seats.c.token.is_not_distinct_from(was.token),
        seats.c.stand_in == was.stand_in,
    )
    if _set(connection, [same], seat) == 0:
        raise Conflict(f"seat {seat.seat} of match {match!r} has another holder by now")


def set_invitation(connection: Connection, match: str, invitation: str | None, updated: float) -> None:
    _touch(connection, match, invitation=invitation, updated=updated)


def set_quiet(connection: Connection, match: str, quiet: bool, updated: float) -> None:
    _touch(connection, match, quiet=quiet, updated=updated)


def set_unrated(connection: Connection, match: str, updated: float) -> None:
    _touch(connection, match, rated="never", updated=updated)


def claim(connection: Connection, match: str, person: str, tokens: Sequence[str]) -> int:
    """Seats that are held by these hashes of tokens alone become the person's; how many."""
    found = connection.execute(
        update(seats)
        .where(seats.c.match == match, seats.c.token.in_(tokens), seats.c.person.is_(None), seats.c.kind == "person")
        .values(person=person)
    ).rowcount
    mine = and_(matches.c.id == match, matches.c.host.in_(tokens), matches.c.owner.is_(None))
    owned = connection.execute(update(matches).where(mine).values(owner=person)).rowcount
    if found or owned:
        _touch(connection, match)
    return found


def move(connection: Connection, match: str, person: str, to: str) -> None:
    """From a guest to the account they logged in to."""
    connection.execute(update(seats).where(seats.c.match == match, seats.c.person == person).values(person=to))
    connection.execute(update(chat).where(chat.c.match == match, chat.c.person == person).values(person=to))
    connection.execute(update(matches).where(matches.c.id == match, matches.c.owner == person).values(owner=to))
    _touch(connection, match)


def move_results(connection: Connection, person: str, to: str) -> None:
    """What was played counts for the account; ratings do not add up, so the account's own stands."""
    connection.execute(update(results).where(results.c.person == person).values(person=to, mu=None, sigma=None))
    connection.execute(delete(ratings).where(ratings.c.player == person))


def vacate(connection: Connection, match: str, person: str, bot: str, fresh_host: str, now: float) -> None:
    """Take a person out of a match for good: their name, their seats, their words.

    A match that waits for players loses its seats again, or goes altogether with whoever made it; in one that runs a
    bot plays on; in one that is over the seat keeps its result, without a name.
    """
    row = connection.execute(select(matches).where(matches.c.id == match)).mappings().one_or_none()
    if row is None:
        return
    if row["status"] == "open" and row["owner"] == person:
        connection.execute(delete(matches).where(matches.c.id == match))
        return
    connection.execute(delete(chat).where(chat.c.match == match, chat.c.person == person))
    values: dict[str, Any] = {"owner": None, "host": fresh_host} if row["owner"] == person else {}
    for seat in seats_of(connection, match, person):
        left = SeatRow(seat.seat, "empty")
        if row["status"] == "running":
            left = SeatRow(seat.seat, "bot", f"{bot} {seat.seat}", bot)
            values = {**values, "proposal": None, "rated": "never", "updated": now}
        elif row["status"] == "over":
            left = SeatRow(seat.seat, "person")
        _set(connection, [seats.c.match == match, seats.c.seat == seat.seat], left)
    _touch(connection, match, **values)


def suspend(connection: Connection, match: str, person: str, bot: str, fresh_host: str, now: float) -> None:
    """Whoever is banned holds their seats on, but no link opens them, and bots play on for them."""
    row = connection.execute(select(matches).where(matches.c.id == match)).mappings().one_or_none()
    if row is None:
        return
    playing = bot if row["status"] == "running" else ""
    for seat in seats_of(connection, match, person):
        left = SeatRow(seat.seat, "person", seat.name, "", None, person, seat.stand_in or playing)
        if row["status"] == "open":
            left = SeatRow(seat.seat, "empty")
        _set(connection, [seats.c.match == match, seats.c.seat == seat.seat], left)
    _touch(connection, match, proposal=None, updated=now, **({"host": fresh_host} if row["owner"] == person else {}))


def erase(connection: Connection, person: str) -> None:
    """Results and ratings, once no match names the person any more."""
    connection.execute(delete(results).where(results.c.person == person))
    connection.execute(delete(ratings).where(ratings.c.player == person))


def seats_of(connection: Connection, match: str, person: str) -> list[SeatRow]:
    wanted = select(seats).where(seats.c.match == match, seats.c.person == person).order_by(seats.c.seat)
    return [seat_row(row) for row in connection.execute(wanted).mappings()]


def games_of(connection: Connection, ids: Sequence[str]) -> dict[str, str]:
    found = connection.execute(select(matches.c.id, matches.c.game).where(matches.c.id.in_(ids)))
    return {row.id: row.game for row in found}


def abandoned(connection: Connection, before: float, limit: int) -> list[str]:
    """Tables nobody has touched since: unfinished ones, and finished ones that nobody holds a seat of or made."""
    held = (
        select(seats.c.seat)
        .where(seats.c.match == matches.c.id, or_(seats.c.person.is_not(None), seats.c.token.is_not(None)))
        .exists()
    )
    nobodys = and_(matches.c.status == "over", matches.c.owner.is_(None), ~held)
    wanted = (
        select(matches.c.id)
        .where(matches.c.updated < before, or_(matches.c.status != "over", nobodys))
        .order_by(matches.c.updated)
        .limit(limit)
    )
    return list(connection.execute(wanted).scalars())


def expire(connection: Connection, match: str, before: float) -> bool:
    """Remove a match unless somebody has come back to it."""
    gone = delete(matches).where(matches.c.id == match, matches.c.updated < before)
    return connection.execute(gone).rowcount > 0


def _set(connection: Connection, where: Sequence[Any], seat: SeatRow) -> int:
    values = {
        "kind": seat.kind, "name": seat.name, "bot": seat.bot, "token": seat.token, "person": seat.person,
        "stand_in": seat.stand_in,
    }  # fmt: skip
    return connection.execute(update(seats).where(*where).values(values)).rowcount


def _touch(connection: Connection, match: str, **values: Any) -> None:
    if connection.execute(update(matches).where(matches.c.id == match).values(**values, **_RAISED)).rowcount == 0:
        raise UnknownMatch(f"no match {match!r} is stored")
