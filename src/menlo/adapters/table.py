"""A match as PettingZoo's environments see it: agents, arrays, rewards."""

from collections.abc import Mapping
from secrets import randbits
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from menlo.adapters.extras import NotInstalled
from menlo.adapters.rewards import Reward, check_reward, rewards
from menlo.adapters.tensors import layout, tensor
from menlo.kernel import registry
from menlo.kernel.game import Game, State
from menlo.kernel.rng import seed_under

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise NotInstalled(missing, "pettingzoo") from None

LEAST, MOST = -1024.0, 1023.0  # no number of any view comes near


class Table:
    """A match as both kinds of environment see it."""

    def __init__(
        self, game: str | Game[State], players: int, options: Mapping[str, str] | None, reward: Reward, waiting: bool
    ) -> None:
        check_reward(reward)
        self.game = registry.game(game) if isinstance(game, str) else game
        self.players = players
        self.options = dict(options or {})
        self.reward: Reward = reward
        self.keys = self.game.num_keys + waiting  # a seat that waits has a key for it, behind all others
        self.waiting = waiting
        self.features = self.game.features or len(layout(self.game))
        self.agents = [f"seat_{seat}" for seat in range(players)]
        # As the library has it: who names no seed gets matches nobody else gets.
        self.seed, self.number = randbits(64), 0
        self.state = self.game.setup(players, 0, self.options)  # refuses what cannot be played
        self._numbers: vec[i64] = vec[i64]([0] * self.features)

    @property
    def names(self) -> list[str]:
        return layout(self.game)

    def begin(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """The next match; a seed makes it, and all that follow it, the same again. Options change readings of rules."""
        if seed is not None:
            self.seed, self.number = seed, 0
        rulings = {**self.options, **((options or {}).get("rules") or {})}
        self.state = self.game.setup(self.players, seed_under(self.seed, self.number), rulings)
        self.number += 1

    def numbers(self, seat: int) -> NDArray[np.float32]:
        game = self.game
        if not game.features:
            return np.array(tensor(game, game.view(self.state, seat)), np.float32)
        game.observe(self.state, seat, self._numbers, 0)
        return np.frombuffer(memoryview(self._numbers), np.int64).astype(np.float32)

    def mask(self, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(self.keys, np.int8)
        legal = self.game.legal_keys(self.state, seat)
        if len(legal):
            mask[np.frombuffer(memoryview(legal), np.int64)] = 1
        elif self.waiting:
            mask[-1] = 1
        return mask

    def rewards(self) -> dict[str, float] | None:
        """By agent, once the match is over."""
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return None
        return dict(zip(self.agents, rewards(self.reward, outcome.places, outcome.scores), strict=True))

    def spaces(self) -> tuple[dict[str, Dict], dict[str, Discrete]]:
        return (
            {
                agent: Dict(
                    {
                        "observation": Box(LEAST, MOST, (self.features,), np.float32),
                        "action_mask": Box(0, 1, (self.keys,), np.int8),
                    }
                )
                for agent in self.agents
            },
            {agent: Discrete(self.keys) for agent in self.agents},
        )
