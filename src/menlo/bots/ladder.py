"""Bots by level, from someone who only looks on to the wizard: what a table offers to people.

A rung is a name for another bot; which one may depend on the game. Budgets are iterations, so that a rung plays the
same match everywhere; `docs/bots.md` shows how far each beats the one below it.
"""

from librt.vecs import vec
from mypy_extensions import i64

from menlo.kernel import registry
from menlo.kernel.bot import Bot
from menlo.kernel.game import Game, State
from menlo.kernel.rng import Rng


class RungBot(Bot):
    def __init__(self, level: int, spec: str, games: dict[str, str]) -> None:
        """`games` names other bots for some games."""
        self.blind = False
        self.level = level
        self.usual = registry.bot(spec)
        self.others: dict[str, Bot] = {game: registry.bot(other) for game, other in games.items()}

    def of(self, game: str) -> Bot:
        return self.others.get(game, self.usual)

    def choose(self, game: Game[State], sample: State, seat: i64, keys: vec[i64], rng: Rng) -> i64:
        return self.of(game.title.id).choose(game, sample, seat, keys, rng)

    def plays(self, game: str) -> bool:
        return self.of(game).plays(game)

    def hurry(self, seconds: float) -> None:
        self.usual.hurry(seconds)
        for bot in self.others.values():
            bot.hurry(seconds)


def visitor() -> Bot:
    return RungBot(1, "random", {})


def apprentice() -> Bot:
    return RungBot(2, "greedy:slips=20", {})


def mechanic() -> Bot:
    return RungBot(3, "greedy", {})


# In Expo 1906 one look ahead finds most of what there is to find, and few iterations the rest of it: 640 of them are no
# better than 160.


def engineer() -> Bot:
    return RungBot(4, "search:40", {"expo": "search:8"})


def inventor() -> Bot:
    return RungBot(5, "search:160", {"expo": "search:40"})


def wizard() -> Bot:
    return RungBot(6, "search:640", {"expo": "search:160"})
