"""Looks one action ahead and takes what looks best to it; with slips, now and then anything."""

from librt.vecs import vec
from mypy_extensions import i64

from menlo.bots.evaluation import Evaluation
from menlo.kernel import registry
from menlo.kernel.bot import Bot
from menlo.kernel.errors import BadSetup, quote
from menlo.kernel.game import Game, State
from menlo.kernel.rng import Rng


class GreedyBot(Bot):
    def __init__(self, slips: i64) -> None:
        self.blind = False
        self.slips: i64 = slips  # of a hundred decisions
        self.evaluations: dict[str, Evaluation] = {}

    def choose(self, game: Game[State], sample: State, seat: i64, keys: vec[i64], rng: Rng) -> i64:
        if len(keys) == 1:
            return keys[0]
        if self.slips > 0 and rng.below(100) < self.slips:
            return keys[rng.below(len(keys))]
        evaluation = self.evaluation(game.title.id)
        best: i64 = keys[0]
        best_value = -1e9
        ties: i64 = 0
        for key in keys:
            trial = game.copy(sample)
            game.apply_key(trial, seat, key, None)
            value = evaluation.value(trial, seat)
            if value > best_value:
                best, best_value, ties = key, value, 1
            elif value == best_value:
                # Each of several equals is kept with the same chance.
                ties += 1
                if rng.below(ties) == 0:
                    best = key
        return best

    def evaluation(self, game: str) -> Evaluation:
        if game not in self.evaluations:
            self.evaluations[game] = registry.evaluation(game)
        return self.evaluations[game]

    def plays(self, game: str) -> bool:
        return game in registry.evaluations()


def make(options: str = "slips=0") -> Bot:
    name, _, value = options.partition("=")
    if name != "slips" or not (value.isascii() and value.isdigit() and len(value) < 4 and int(value) <= 100):
        raise BadSetup(f"bad options {quote(options)} of bot 'greedy': expected slips=0 to slips=100, of a hundred")
    return GreedyBot(int(value))
