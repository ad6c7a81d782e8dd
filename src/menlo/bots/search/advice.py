"""What a search found out about a choice: how often it was tried, and what it brought every seat."""

from librt.vecs import append, vec
from mypy_extensions import i64


class Advice:
    """One way to go on. Several keys are a whole plan, meant as one choice."""

    def __init__(self, keys: list[int], visits: int, shares: list[float]) -> None:
        self.keys = keys
        self.visits = visits
        self.shares = shares  # of the win, by seat; alone, the points by a scale


class Tally:
    """Values of every seat, summed up per choice."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.visits: vec[i64] = vec[i64]()
        self.sums: vec[float] = vec[float]()

    def add(self, choice: i64, values: vec[float]) -> None:
        while len(self.visits) <= choice:
            self.visits = append(self.visits, 0)
            for _ in range(self.seats):
                self.sums = append(self.sums, 0.0)
        self.visits[choice] += 1
        for seat in range(self.seats):
            self.sums[choice * self.seats + seat] += values[seat]

    def shares(self, choice: i64) -> list[float]:
        """The mean per seat; of a choice that was tried."""
        count = float(self.visits[choice])
        return [self.sums[choice * self.seats + seat] / count for seat in range(self.seats)]

    def tried(self, choice: i64) -> i64:
        return self.visits[choice] if choice < len(self.visits) else 0
