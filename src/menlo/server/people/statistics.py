"""My matches and statistics: what was played, how it came out, and how the ratings moved."""

from collections.abc import Sequence

from litestar import get
from litestar.datastructures import State as AppState
from litestar.params import FromQuery
from msgspec import Struct
from sqlalchemy import Connection, func, select

from menlo.server.faults import Refuse
from menlo.server.people.door import Asker, need
from menlo.server.protocol import Code
from menlo.server.store import Store
from menlo.server.store_tables import matches, ratings, results, seat_row, seats

MOST_MATCHES = 50  # of one answer
MOST_POINTS = 200  # of one curve


class Opponent(Struct):
    seat: int
    name: str  # empty for a person who has deleted their account
    bot: str  # empty for a person
    place: int
    points: int


class Played(Struct):
    """One match of mine that is over."""

    match: str
    game: str
    ended: float  # seconds since 1970
    seat: int  # mine
    place: int
    points: int
    bots: bool  # whether bots took part
    rated: bool
    seats: list[Opponent]  # all of them, mine included; none when the match has been removed


class MyMatches(Struct):
    matches: list[Played]  # the latest first
    more: bool


class RatingPoint(Struct):
    ended: float  # seconds since 1970
    mu: float
    sigma: float


class Tally(Struct):
    """What I did in one game with so many players, with or without bots."""

    game: str
    seats: int
    bots: bool
    played: int
    won: float  # victories; one that is shared counts for its share
    best: int  # points
    mean: float  # points
    mu: float | None  # the rating, once there is one
    sigma: float | None
    curve: list[RatingPoint]  # after every rated match


class Statistics(Struct):
    tallies: list[Tally]


@get("/matches")
async def my_matches(state: AppState, person: Asker, before: FromQuery[float] = 0.0) -> MyMatches:
    """My matches that are over, the latest first; with `before`, those that ended before that moment."""
    me, store = need(person), _store(state)
    return await store.read(lambda connection: _matches(connection, me.id, before))


@get("/statistics")
async def my_statistics(state: AppState, person: Asker) -> Statistics:
    """Per game and number of players, tables with bots apart."""
    me, store = need(person), _store(state)
    return Statistics(await store.read(lambda connection: _tallies(connection, me.id)))


def _store(state: AppState) -> Store:
    store: Store = state.hosts.store
    return store


def _matches(connection: Connection, person: str, before: float) -> MyMatches:
    if before < 0:
        raise Refuse(Code.MALFORMED, "before: expected seconds since 1970")
    wanted = select(results).where(results.c.person == person)
    if before:
        wanted = wanted.where(results.c.ended < before)
    wanted = wanted.order_by(results.c.ended.desc(), results.c.match, results.c.seat).limit(MOST_MATCHES + 1)
    found = connection.execute(wanted).all()
    opponents = _opponents(connection, [row.match for row in found])
    mine = [
        Played(
            row.match, row.game, row.ended, row.seat, row.place, row.points, row.bots, row.mu is not None,
            opponents.get(row.match, []),
        )
        for row in found[:MOST_MATCHES]
    ]  # fmt: skip
    return MyMatches(mine, len(found) > MOST_MATCHES)


def _opponents(connection: Connection, ids: Sequence[str]) -> dict[str, list[Opponent]]:
    ends = dict(connection.execute(select(matches.c.id, matches.c.outcome).where(matches.c.id.in_(ids))).tuples().all())
    tables: dict[str, list[Opponent]] = {}
    for row in connection.execute(select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.seat)).mappings():
        seat, outcome = seat_row(row), ends[row["match"]]
        place, points = outcome["places"][seat.seat], outcome["scores"][seat.seat]
        tables.setdefault(row["match"], []).append(Opponent(seat.seat, seat.name, seat.bot, place, points))
    return tables


def _tallies(connection: Connection, person: str) -> list[Tally]:
    kinds = (results.c.game, results.c.seats, results.c.bots)
    counted = connection.execute(
        select(
            *kinds,
            func.count().label("played"),
            func.sum(results.c.won).label("won"),
            func.max(results.c.points).label("best"),
            func.avg(results.c.points).label("mean"),
        )
        .where(results.c.person == person)
        .group_by(*kinds)
        .order_by(*kinds)
    ).all()
    rated = {
        (row.game, row.seats, row.bots): row
        for row in connection.execute(select(ratings).where(ratings.c.player == person))
    }
    tallies = []
    for row in counted:
        rating = rated.get((row.game, row.seats, row.bots))
        mu, sigma = (rating.mu, rating.sigma) if rating is not None else (None, None)
        curve = _curve(connection, person, row.game, row.seats, row.bots)
        tallies.append(
            Tally(
                row.game, row.seats, row.bots, row.played, float(row.won), row.best, float(row.mean), mu, sigma, curve
            )
        )
    return tallies


def _curve(connection: Connection, person: str, game: str, players: int, bots: bool) -> list[RatingPoint]:
    wanted = (
        select(results.c.ended, results.c.mu, results.c.sigma)
        .where(
            results.c.person == person,
            results.c.game == game,
            results.c.seats == players,
            results.c.bots == bots,
            results.c.mu.is_not(None),
        )
        .order_by(results.c.ended.desc())
        .limit(MOST_POINTS)
    )
    return [RatingPoint(row.ended, row.mu, row.sigma) for row in reversed(connection.execute(wanted).all())]
