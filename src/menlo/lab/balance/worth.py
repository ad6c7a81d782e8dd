"""How often every piece is used, and what those who used it made of it."""

from collections.abc import Sequence
from math import sqrt
from typing import Any

from menlo.lab.balance.observe import Use, Watched
from menlo.lab.statistics import Z, wilson

FEW = 10  # matches in which seats differed: with fewer, nothing is said of worth


def pieces(matches: Sequence[Watched]) -> list[dict[str, Any]]:
    """For everything that was ever done with a piece: how many seats did it, how often, and how they fared.

    None of it proves a cause: who is ahead can do more.
    """
    uses = sorted({use for match in matches for did in match.did for use in did})
    return [piece(matches, use) for use in uses]


def piece(matches: Sequence[Watched], use: Use) -> dict[str, Any]:
    seats = sum(len(match.did) for match in matches)
    won = [won for match in matches for won, did in zip(match.won, match.did, strict=True) if use in did]
    times = sum(did.get(use, 0) for match in matches for did in match.did)
    share = sum(won) / len(won) if won else 0.0
    return {
        "what": use[0],
        "piece": use[1],
        "users": len(won),
        "used": round(len(won) / seats, 4),
        "times": round(times / len(matches), 3),
        "share": round(share, 4),
        "interval": [round(bound, 4) for bound in wilson(share, len(won))],
        "worth": worth(matches, use),
    }


def worth(matches: Sequence[Watched], use: Use) -> dict[str, float] | None:
    """Points more at the end for each use more than others at the same table: a regression within tables.

    Seats of a table are not independent of each other, so the interval counts tables (a cluster-robust error).
    """
    alone = len(matches[0].scores) == 1
    tables = _alone(matches, use) if alone else [_centred(match, use) for match in matches]
    tables = [table for table in tables if any(count for count, _ in table)]
    if len(tables) < FEW:
        return None
    spread = sum(count * count for table in tables for count, _ in table)
    slope = sum(count * score for table in tables for count, score in table) / spread
    errors = [sum(count * (score - slope * count) for count, score in table) for table in tables]
    half = Z * sqrt(sum(error * error for error in errors) * len(tables) / (len(tables) - 1)) / spread
    return {"mean": round(slope, 3), "low": round(slope - half, 3), "high": round(slope + half, 3)}


Table = list[tuple[float, float]]  # for each seat: uses and points, less the mean of the table


def _centred(match: Watched, use: Use) -> Table:
    counts, seats = [did.get(use, 0) for did in match.did], len(match.did)
    mean, level = sum(counts) / seats, sum(match.scores) / seats
    return [(count - mean, score - level) for count, score in zip(counts, match.scores, strict=True)]


def _alone(matches: Sequence[Watched], use: Use) -> list[Table]:
    """Who plays alone is compared with the other matches."""
    counts, scores = [match.did[0].get(use, 0) for match in matches], [match.scores[0] for match in matches]
    mean, level = sum(counts) / len(counts), sum(scores) / len(scores)
    return [[(count - mean, score - level)] for count, score in zip(counts, scores, strict=True)]
