"""Numbers in a fixed order, written one after the other: what a learnt evaluation looks at."""

from librt.vecs import vec
from mypy_extensions import i64


class Sheet:
    def __init__(self, size: i64) -> None:
        self.values: vec[float] = vec[float]([0.0] * size)
        self.at: i64 = 0

    def put(self, value: float) -> None:
        self.values[self.at] = value
        self.at += 1

    def flag(self, yes: bool) -> None:
        if yes:
            self.values[self.at] = 1.0
        self.at += 1

    def skip(self, count: i64) -> None:
        self.at += count
