"""How long a search may think: so many iterations, so many seconds, or whichever ends first."""

from time import monotonic

from librt.vecs import vec
from mypy_extensions import i64

RESERVE = 0.02  # of the time, for what comes after the last iteration
ALL = 1 << 40
# A lead of a third of what is left is hardly ever lost, and nothing with it: bench/settling.py.
CLEAR = 3
EARLY = 100  # iterations up to which it does happen


class Budget:
    """The same iterations give the same choice everywhere; the same time does not."""

    def __init__(self, iterations: i64, seconds: float) -> None:
        self.iterations: i64 = iterations if iterations > 0 else i64(ALL)
        self.seconds = seconds  # 0.0 is no limit
        self.begun = monotonic() if seconds > 0.0 else 0.0
        self.done: i64 = 0

    def spend(self) -> bool:
        """Whether another iteration may be made; it is counted."""
        if self.done >= self.iterations:
            return False
        # The first one is always made: a choice needs a reason.
        if self.seconds > 0.0 and self.done > 0:
            used = monotonic() - self.begun
            # Leave room for one more like the longest that was usual so far.
            if used + 2.0 * used / float(self.done) > self.seconds * (1.0 - RESERVE):
                return False
        self.done += 1
        return True

    def allows(self, more: float) -> bool:
        """Whether there is time for so many times the work that was done so far."""
        if self.seconds <= 0.0:
            return True
        return (monotonic() - self.begun) * (1.0 + more) < self.seconds * (1.0 - RESERVE)

    def left(self) -> i64:
        """How many more iterations there may be, at the pace so far."""
        left = self.iterations - self.done
        if self.seconds > 0.0 and self.done > 0:
            used = max(monotonic() - self.begun, 1e-6)
            pace = float(self.done) / used
            left = min(left, i64(pace * max(0.0, self.seconds - used)))
        return left

    def settles(self, visits: vec[i64]) -> bool:
        """Whether what was tried most is as good as chosen."""
        first: i64 = 0
        second: i64 = 0
        for count in visits:
            if count > first:
                second = first
                first = count
            elif count > second:
                second = count
        lead = (first - second) * CLEAR if self.done >= EARLY else first - second
        return lead > self.left()
