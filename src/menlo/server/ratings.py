"""Ratings per game and number of players, tables with bots apart; and what every match meant for those who played it.

A match is counted once, in one transaction that also marks it as counted: a crash before leaves it to the next start,
a crash after changes nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, insert, select, update

from menlo.server.rows import MatchRow, SeatRow
from menlo.server.store_tables import match_row, matches, ratings, results, seat_row, seats

RATING = 0x6D656E6C72  # a lock of PostgreSQL: of two matches that end together, the second sees what the first counted


@dataclass(frozen=True)
class Placed:
    """One seat of a match that is over."""

    seat: SeatRow
    player: str | None  # a person's id, or `bot:NAME`; None for someone we do not know
    place: int
    points: int
    won: float  # a whole victory, or a share of one


def unrated(connection: Connection) -> list[str]:
    """Matches whose end has not been counted."""
    wanted = select(matches.c.id).where(matches.c.status == "over", matches.c.rated == "pending")
    return list(connection.execute(wanted.order_by(matches.c.updated)).scalars())


def count(connection: Connection, match: str) -> bool:
    """Count a match that has just ended; whether there was anything to count."""
    pending = update(matches).where(matches.c.id == match, matches.c.status == "over", matches.c.rated == "pending")
    if connection.execute(pending.values(rated="counted")).rowcount == 0:
        return False
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({RATING})")
    row = match_row(connection.execute(select(matches).where(matches.c.id == match)).mappings().one())
    found = connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat)).mappings()
    placed = _placed(row, [seat_row(seat) for seat in found])
    bots = any(one.seat.kind == "bot" for one in placed)
    after = _rate(connection, row, placed, bots) if _is_fair(placed) else {}
    for one in placed:
        if one.seat.person is None:
            continue
        mu, sigma = after.get(one.player or "", (None, None))
        connection.execute(
            insert(results).values(
                match=match, seat=one.seat.seat, person=one.seat.person, game=row.game, seats=row.seats, bots=bots,
                ended=row.updated, place=one.place, points=one.points, won=one.won, mu=mu, sigma=sigma,
            )
        )  # fmt: skip
    return True


def _placed(row: MatchRow, found: Sequence[SeatRow]) -> list[Placed]:
    outcome: Any = row.outcome
    # Whoever left and did not return comes last, whatever the bot in their place made of it.
    merit = [(1, 0) if seat.stand_in else (0, outcome["places"][seat.seat]) for seat in found]
    places = [1 + sum(other < own for other in merit) for own in merit]
    winners = places.count(1)
    return [
        Placed(seat, _player(seat), place, score, (place == 1) / winners)
        for seat, place, score in zip(found, places, outcome["scores"], strict=True)
    ]


def _player(seat: SeatRow) -> str | None:
    return f"bot:{seat.bot}" if seat.kind == "bot" else seat.person


def _is_fair(placed: Sequence[Placed]) -> bool:
    """Whether it says anything about players: two or more, all of them known, nobody in two seats."""
    people = [one.player for one in placed if one.seat.kind == "person"]
    return None not in people and len(people) == len(set(people)) and len({one.player for one in placed}) > 1


def _rate(
    connection: Connection, row: MatchRow, placed: Sequence[Placed], bots: bool
) -> dict[str, tuple[float, float]]:
    """New ratings of all who played. A bot in several seats learns the mean of what they taught."""
    model = _model()
    before = {player: _rating(connection, player, row, bots) for player in {one.player or "" for one in placed}}
    teams = [[model.create_rating(list(before[one.player or ""][:2]))] for one in placed]
    rated = model.rate(teams, ranks=[float(one.place) for one in placed])
    after: dict[str, tuple[float, float]] = {}
    for player, (_, _, played) in before.items():
        taught = [team[0] for team, one in zip(rated, placed, strict=True) if one.player == player]
        mu = sum(rating.mu for rating in taught) / len(taught)
        sigma = sum(rating.sigma for rating in taught) / len(taught)
        after[player] = (mu, sigma)
        connection.execute(delete(ratings).where(*_key(player, row, bots)))
        connection.execute(
            insert(ratings).values(
                player=player, game=row.game, seats=row.seats, bots=bots, mu=mu, sigma=sigma, matches=played + 1
            )
        )
    return after


def _rating(connection: Connection, player: str, row: MatchRow, bots: bool) -> tuple[float, float, int]:
    found = connection.execute(select(ratings).where(*_key(player, row, bots))).one_or_none()
    if found is not None:
        return found.mu, found.sigma, found.matches
    fresh = _model().rating()
    return fresh.mu, fresh.sigma, 0


def _key(player: str, row: MatchRow, bots: bool) -> tuple[Any, ...]:
    same = (ratings.c.game == row.game, ratings.c.seats == row.seats, ratings.c.bots == bots)
    return (ratings.c.player == player, *same)


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()
