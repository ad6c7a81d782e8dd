"""What a changed pack or option does: differences on the same deals, with intervals."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from menlo.lab.balance.measure import interval, margin, tied
from menlo.lab.balance.observe import Use, Watched

Figure = Callable[[Watched], float]


def effects(base: Sequence[Watched], changed: Sequence[Watched]) -> list[dict[str, Any]]:
    """Every figure of a match in both, and the mean of its differences deal by deal."""
    found = []
    for (kind, name), figure in figures([*base, *changed]).items():
        before, after = [figure(match) for match in base], [figure(match) for match in changed]
        change = interval([new - old for old, new in zip(before, after, strict=True)])
        found.append(
            {
                "kind": kind,
                "name": name,
                "before": round(sum(before) / len(before), 3),
                "after": round(sum(after) / len(after), 3),
                "change": change,
                "clear": change["low"] > 0 or change["high"] < 0,
            }
        )
    return found


def figures(matches: Sequence[Watched]) -> Mapping[tuple[str, str], Figure]:
    players = len(matches[0].scores)
    found: dict[tuple[str, str], Figure] = {
        ("match", "score"): lambda match: sum(match.scores) / players,
        ("match", "winner's score"): lambda match: float(max(match.scores)),
        ("match", "decisions"): lambda match: float(match.decisions),
    }
    if players > 1:
        found["match", "margin"] = margin
        found["match", "ties"] = lambda match: float(tied(match))
    for seat in range(players):
        found["wins", f"seat {seat}"] = _wins(seat)
    for name in dict.fromkeys(name for match in matches for points in match.points for name in points):
        found["points", name] = _points(name)
    for use in sorted({use for match in matches for did in match.did for use in did}):
        found[use] = _uses(use)
    return found


def _wins(seat: int) -> Figure:
    return lambda match: match.won[seat]


def _points(name: str) -> Figure:
    return lambda match: sum(points.get(name, 0) for points in match.points) / len(match.points)


def _uses(use: Use) -> Figure:
    return lambda match: float(sum(did.get(use, 0) for did in match.did))
