"""How good a position looks to a seat. Each game brings its own; others register theirs by entry points."""

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr

from menlo.kernel.game import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(ABC):
    @abstractmethod
    def value(self, state: State, seat: i64) -> float:
        """In points of the final score, more or less: what the seat has and may expect."""
