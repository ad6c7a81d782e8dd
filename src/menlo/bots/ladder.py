"""Bots by level, from someone who only looks on to the wizard: what a table offers to people.

A rung is a name for another bot; which one may depend on the game. Budgets are iterations, so that a rung plays the
same match everywhere; `docs/bots.md` shows how far each beats the one below it, and where it does not yet.
"""

from librt.vecs import vec
from mypy_extensions import i64

from menlo.kernel import registry
from menlo.kernel.bot import Bot
from menlo.kernel.game import Game, State
from menlo.kernel.rng import Rng


class RungBot(Bot):
    def __init__(self, level: int, spec: str) -> None:
        self.blind = False
        self.level = level
        self.bot = registry.bot(spec)

    def choose(self, game: Game[State], sample: State, seat: i64, keys: vec[i64], rng: Rng) -> i64:
        return self.bot.choose(game, sample, seat, keys, rng)

    def plays(self, game: str) -> bool:
        return self.bot.plays(game)

    def hurry(self, seconds: float) -> None:
        self.bot.hurry(seconds)


def visitor() -> Bot:
    return RungBot(1, "random")


def apprentice() -> Bot:
    return RungBot(2, "greedy:slips=20")


def mechanic() -> Bot:
    return RungBot(3, "greedy")


def engineer() -> Bot:
    return RungBot(4, "search:40")


def inventor() -> Bot:
    return RungBot(5, "search:160")


def wizard() -> Bot:
    return RungBot(6, "search:640")
