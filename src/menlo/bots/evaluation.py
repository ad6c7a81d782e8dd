"""How good a position looks to a seat. Each game brings its own; others register theirs by entry points."""

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from menlo.bots.weights import Weights
from menlo.kernel.game import State


class Plan:
    """Several keys in a row that make sense as one choice only, and how good the choice looks, in points."""

    def __init__(self, keys: vec[i64], value: float) -> None:
        self.keys: vec[i64] = keys
        self.value = value


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(ABC):
    @abstractmethod
    def value(self, state: State, seat: i64) -> float:
        """In points of the final score, more or less: what the seat has and may expect."""

    def reweighted(self, weights: Weights) -> "Evaluation":
        """The same judgement by other weights, for whoever tunes them."""
        raise NotImplementedError("this evaluation has no weights to tune")

    # What follows is for a search. Whoever only looks one action ahead can do without.

    def seats(self, state: State) -> i64:
        """How many play."""
        raise NotImplementedError("a search needs an evaluation that knows the number of seats")

    def search_settings(self) -> dict[str, float]:
        """What measurements favoured for a search of this game, by the names of its settings."""
        return {}

    def stake(self, state: State) -> float:
        """How many points ahead make a likely winner; less and less towards the end."""
        return 8.0

    def quiet(self, state: State) -> bool:
        """Whether nothing is half done, so that the value can be trusted."""
        return True

    def planning(self, state: State) -> bool:
        """Whether seats plan in secret, so that looking further ahead means guessing what nobody has chosen yet."""
        return False

    def plans(self, state: State, seat: i64, most: i64) -> list[Plan]:
        """While a seat plans in secret: whole plans that go on from its draft, the best looking first."""
        return []

    def forget_plan(self, state: State, seat: i64) -> None:
        """Take a seat's secret plan back, so that another one can be tried in its place."""
        raise NotImplementedError("whoever lists plans also forgets them")
