"""What many matches tell of a game, with intervals."""

from collections.abc import Sequence
from typing import Any

from menlo.lab.balance.observe import Watched
from menlo.lab.balance.worth import pieces
from menlo.lab.statistics import mean_interval, wilson


def measure(matches: Sequence[Watched]) -> dict[str, Any]:
    players = len(matches[0].scores)
    seats = range(players)
    scores = [float(score) for match in matches for score in match.scores]
    winning = [float(max(match.scores)) for match in matches]
    return {
        "matches": len(matches),
        "players": players,
        "seats": [share(str(seat), [m.won[seat] for m in matches]) for seat in seats],
        "order": [share(str(place + 1), [m.won[m.order[place]] for m in matches]) for place in seats],
        "score": interval(scores),
        "winner": interval(winning),
        "winner_range": tenths(winning),
        "margin": interval([margin(match) for match in matches]) if players > 1 else None,
        "length": interval([float(match.decisions) for match in matches]),
        "ties": share("", [float(tied(match)) for match in matches]) if players > 1 else None,
        "ends": counted([match.end for match in matches]),
        "sources": sources(matches),
        "pieces": pieces(matches),
    }


def interval(values: list[float]) -> dict[str, float]:
    mean, low, high = mean_interval(values)
    return {"mean": round(mean, 3), "low": round(low, 3), "high": round(high, 3)}


def share(name: str, won: list[float]) -> dict[str, Any]:
    """The share of wins, with its interval."""
    mean = sum(won) / len(won) if won else 0.0
    bounds = [round(bound, 4) for bound in wilson(mean, len(won))]
    return {"name": name, "seats": len(won), "share": round(mean, 4), "interval": bounds}


def tenths(values: list[float]) -> list[float]:
    """The least and the most of the middle four fifths."""
    ordered = sorted(values)
    return [ordered[len(ordered) // 10], ordered[len(ordered) - 1 - len(ordered) // 10]]


def margin(match: Watched) -> float:
    """How far the winner is ahead of the next."""
    first, second = sorted(match.scores, reverse=True)[:2]
    return float(first - second)


def tied(match: Watched) -> bool:
    """Whether several share the victory: no rule for ties told them apart."""
    return 0 < max(match.won) < 1


def counted(ends: Sequence[str]) -> dict[str, int]:
    return {end: ends.count(end) for end in sorted(set(ends))}


def sources(matches: Sequence[Watched]) -> list[dict[str, Any]]:
    """Points by source: what they are for all, and for winners."""
    names = list(dict.fromkeys(name for match in matches for points in match.points for name in points))
    result = []
    for name in names:
        of_all = [float(points.get(name, 0)) for match in matches for points in match.points]
        of_winners = [
            float(points.get(name, 0)) for m in matches for points, won in zip(m.points, m.won, strict=True) if won
        ]
        result.append({"name": name, "all": interval(of_all), "winners": interval(of_winners)})
    return result
