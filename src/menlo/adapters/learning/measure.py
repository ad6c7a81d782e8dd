"""How the network stands against a bot while it learns: half of the seats each, as the arena seats two bots."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from menlo.adapters.batch import BatchRunner, Look
from menlo.adapters.learning.model import Model
from menlo.adapters.learning.rounds import legal_keys, play_round
from menlo.kernel.bot import Bot
from menlo.kernel.play import choose
from menlo.kernel.rng import seeded


def share_of_wins(runner: BatchRunner, model: Model, bot: Bot, seed: int) -> float:
    """Of one round, the network playing what it likes best on every other seat; half is chance."""
    rng, game = seeded(seed), runner.game

    def decide(look: Look, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        keys = np.zeros(len(rows), np.int64)
        own = (rows + look.seats[rows]) % 2 == 0
        if own.any():
            legal, real = legal_keys(look.masks[rows[own]])
            chances, _ = model.ask(look.observations[rows[own]].astype(np.int16), legal, real)
            keys[own] = legal[np.arange(len(legal)), np.where(real, chances, -np.inf).argmax(axis=1)]
        others: Sequence[int] = rows[~own].tolist()
        keys[~own] = [int(choose(game, runner.batch.states[row], int(look.seats[row]), bot, rng)) for row in others]
        return keys

    final = play_round(runner, seed, decide)
    won = final == final.max(axis=1, keepdims=True)
    own = (np.arange(runner.matches)[:, None] + np.arange(runner.players)) % 2 == 0
    return float(((won & own).sum(axis=1) / won.sum(axis=1)).mean())
