"""Many matches stepped together, observed as NumPy arrays. The stepping runs in the engine, compiled or not."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from librt.vecs import vec
from mypy_extensions import i64

from menlo.adapters.extras import NotInstalled
from menlo.adapters.rewards import Reward, check_reward, rewards
from menlo.adapters.tensors import layout, tensor
from menlo.kernel import registry
from menlo.kernel.batch import Batch
from menlo.kernel.game import Game, State
from menlo.kernel.rng import seeded

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise NotInstalled(missing, "pettingzoo") from None

CHOICES = 1  # the stream of random keys under the runner's seed


@dataclass(frozen=True)
class Look:
    """What lies before a learner: one row per match. The arrays are its own; later steps leave them alone."""

    observations: NDArray[np.float32]  # (matches, features), as the seat that decides sees it
    masks: NDArray[np.bool_]  # (matches, num_keys), its legal keys
    seats: NDArray[np.int64]  # (matches,), who decides
    ended: NDArray[np.bool_]  # (matches,), whether the last step ended a match; this row then shows the next one
    rewards: NDArray[np.float32]  # (matches, players), of matches that just ended; 0 else


class BatchRunner:
    """Steps all its matches with one call; a match that ends is followed at once by another, with a seed of its own.

    The n-th match in a row is always the same for the same seed, whatever happens in the other rows.
    """

    def __init__(
        self,
        game: str | Game[State],
        players: int,
        matches: int,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        reward: Reward = "place",
    ) -> None:
        check_reward(reward)
        self.game = registry.game(game) if isinstance(game, str) else game
        self.players = players
        self.matches = matches
        self.options = dict(options or {})
        self.reward: Reward = reward
        self.num_keys = self.game.num_keys
        self.reset(seed)

    @cached_property
    def names(self) -> list[str]:
        """What each number of an observation is."""
        return layout(self.game)

    def reset(self, seed: int) -> Look:
        """Begin all matches anew."""
        self.batch = Batch(self.game, self.players, self.matches, seed, self.options)
        self._chance = seeded(seed, CHOICES)
        self._rewards = np.zeros((self.matches, self.players), np.float32)
        return self.look()

    def step(self, keys: Sequence[int] | NDArray[np.int64]) -> Look:
        """One action in every match; MenloError when a key is not legal, and then no match has changed."""
        self.batch.step(vec[i64](np.asarray(keys).tolist()))
        self._rewards = np.zeros((self.matches, self.players), np.float32)
        ended = np.frombuffer(memoryview(self.batch.ended), np.int64)
        for row in np.flatnonzero(ended).tolist():
            part = slice(row * self.players, (row + 1) * self.players)
            places, scores = list(self.batch.places[part]), list(self.batch.scores[part])
            self._rewards[row] = rewards(self.reward, places, scores)
        return self.look()

    def look(self) -> Look:
        batch = self.batch
        masks = np.frombuffer(memoryview(batch.masks), np.bool_).reshape(self.matches, self.num_keys)
        return Look(
            observations=self._observations(),
            masks=masks.copy(),
            seats=np.array(batch.seats),
            ended=np.frombuffer(memoryview(batch.ended), np.int64) != 0,
            rewards=self._rewards,
        )

    def random_keys(self) -> NDArray[np.int64]:
        """A legal key for every match, to warm up with or to measure by."""
        return np.array(self.batch.any_keys(self._chance))

    def _observations(self) -> NDArray[np.float32]:
        batch, game = self.batch, self.game
        if game.features:
            flat = np.frombuffer(memoryview(batch.observations), np.int64)
            return flat.reshape(self.matches, game.features).astype(np.float32)
        # A game without `observe`: by way of its views, which costs more than playing.
        views = [game.view(state, int(seat)) for state, seat in zip(batch.states, batch.seats, strict=True)]
        return np.array([tensor(game, view) for view in views], np.float32)
