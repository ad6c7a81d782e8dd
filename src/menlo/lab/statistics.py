"""Intervals and tests for shares of wins."""

from dataclasses import dataclass
from math import log, sqrt

Z = 1.959964  # 95 %
ERROR = 0.025  # of either kind, on either side
BETTER, WORSE, EVEN, OPEN = "better", "worse", "even", "open"


def wilson(share: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score; sensible also near 0 and 1 and for few trials."""
    if trials == 0:
        return 0.0, 1.0
    centre = (share + Z * Z / (2 * trials)) / (1 + Z * Z / trials)
    half = Z / (1 + Z * Z / trials) * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    # Rounding may put a bound at 0 or 1 just inside of the share itself.
    return max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half))


def mean_interval(values: list[float]) -> tuple[float, float, float]:
    """Mean and its 95 % interval."""
    count = len(values)
    mean = sum(values) / count if count else 0.0
    if count < 2:
        return mean, mean, mean
    half = Z * sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    return mean, mean - half, mean + half


@dataclass
class Verdict:
    """Wald's sequential test, once for 'better than chance' and once for 'worse', each against chance.

    A difference counts when it multiplies the odds of winning by `odds`; smaller ones are called even. Asked after
    every game, it is wrong in about one case of twenty.
    """

    chance: float
    odds: float = 1.5
    up: float = 0.0
    down: float = 0.0
    trials: int = 0

    def add(self, won: float) -> None:
        """A game, with the share of it that was won: 1, 0, or between for a tie."""
        self.trials += 1
        self.up += self._evidence(won, self._shifted(self.odds))
        self.down += self._evidence(won, self._shifted(1 / self.odds))

    def _shifted(self, odds: float) -> float:
        ratio = odds * self.chance / (1 - self.chance)
        return ratio / (1 + ratio)

    def _evidence(self, won: float, share: float) -> float:
        return won * log(share / self.chance) + (1 - won) * log((1 - share) / (1 - self.chance))

    @property
    def answer(self) -> str:
        enough, refuted = log((1 - ERROR) / ERROR), log(ERROR / (1 - ERROR))
        if self.up >= enough:
            return BETTER
        if self.down >= enough:
            return WORSE
        return EVEN if self.up <= refuted and self.down <= refuted else OPEN
