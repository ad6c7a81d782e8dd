"""Plays any legal action. The floor of every ladder."""

from librt.vecs import vec
from mypy_extensions import i64

from menlo.kernel.bot import Bot
from menlo.kernel.game import Game, State
from menlo.kernel.rng import Rng


class RandomBot(Bot):
    def __init__(self) -> None:
        self.blind = True

    def choose(self, game: Game[State], sample: State, seat: i64, keys: vec[i64], rng: Rng) -> i64:
        return keys[rng.below(len(keys))]


def make() -> Bot:
    return RandomBot()
