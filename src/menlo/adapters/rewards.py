"""What the end of a match is worth to a learner. Nothing is given before the end.

`place`: 1 for the first, −1 for the last, evenly spaced between; seats that share places share their rewards, so that
all rewards of a match sum to 0. Alone against the game: 1 for winning, −1 for losing.
`score`: the final score as it is.
"""

from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

from menlo.kernel.errors import UnknownName, quote

Reward: TypeAlias = Literal["place", "score"]


def check_reward(kind: str) -> None:
    if kind not in get_args(Reward):
        raise UnknownName(f"unknown reward {quote(kind)}: expected one of {', '.join(get_args(Reward))}")


def rewards(kind: Reward, places: Sequence[int], scores: Sequence[int]) -> list[float]:
    """By seat."""
    if kind == "score":
        return [float(score) for score in scores]
    return [by_place(place, places) for place in places]


def by_place(place: int, places: Sequence[int]) -> float:
    last = len(places)
    if last == 1:
        return 1.0 if place == 1 else -1.0
    # Seats that share a place stand for it and those behind it.
    middle = place + (places.count(place) - 1) / 2
    return 1.0 - 2.0 * (middle - 1) / (last - 1)
