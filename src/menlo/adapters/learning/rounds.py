"""A round: many whole matches from their openings to their ends, stepped together, and notes of all decisions in them.

Rounds of whole matches need no guess at how a match would have gone on, and each depends on its own seed alone: a
training that is broken off and taken up again goes on as if nothing had happened.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from menlo.adapters.batch import BatchRunner, Look

# The keys for some rows of a look.
Decide: TypeAlias = Callable[[Look, NDArray[np.int64]], NDArray[np.int64]]


def play_round(runner: BatchRunner, seed: int, decide: Decide) -> NDArray[np.float32]:
    """Every row's first match under this seed; returns the rewards (matches, players). Only real choices are asked."""
    look = runner.reset(seed)
    final = np.zeros((runner.matches, runner.players), np.float32)
    playing = np.ones(runner.matches, np.bool_)
    while playing.any():
        keys = look.masks.argmax(axis=1)  # the only one, or any where the first match is over
        rows = np.flatnonzero(playing & (look.masks.sum(axis=1) > 1))
        if len(rows):
            keys[rows] = decide(look, rows)
        look = runner.step(keys)
        over = playing & look.ended
        final[over] = look.rewards[over]
        playing &= ~over
    return final


def legal_keys(masks: NDArray[np.bool_]) -> tuple[NDArray[np.int16], NDArray[np.bool_]]:
    """The legal keys of every row, side by side from the left, and which of these places are filled."""
    counts = masks.sum(axis=1)
    real = np.arange(counts.max()) < counts[:, None]
    keys = np.zeros(real.shape, np.int16)
    keys[real] = np.nonzero(masks)[1]
    return keys, real


@dataclass
class Notes:
    """What was decided in a round, decision by decision."""

    rows: list[NDArray[np.int64]] = field(default_factory=list)  # of each step: in which matches
    seats: list[NDArray[np.int64]] = field(default_factory=list)
    seen: list[NDArray[np.int16]] = field(default_factory=list)
    legal: list[NDArray[np.int16]] = field(default_factory=list)
    real: list[NDArray[np.bool_]] = field(default_factory=list)
    chosen: list[NDArray[np.int64]] = field(default_factory=list)  # places among the legal keys
    chances: list[NDArray[np.float32]] = field(default_factory=list)  # logarithms of what the choice was likely
    values: list[NDArray[np.float32]] = field(default_factory=list)  # what was expected then

    def look(self, look: Look, rows: NDArray[np.int64]) -> tuple[NDArray[np.int16], NDArray[np.bool_]]:
        keys, real = legal_keys(look.masks[rows])
        self.rows.append(rows)
        self.seats.append(look.seats[rows])
        self.seen.append(look.observations[rows].astype(np.int16))
        self.legal.append(keys)
        self.real.append(real)
        return keys, real

    @property
    def decisions(self) -> int:
        return sum(len(rows) for rows in self.rows)

    def together(self, parts: list[NDArray[Any]]) -> NDArray[Any]:
        """All steps in one array, filled up on the right where they are of different widths."""
        if parts[0].ndim == 1:
            return np.concatenate(parts)
        widest = max(part.shape[1] for part in parts)
        return np.concatenate([np.pad(part, ((0, 0), (0, widest - part.shape[1]))) for part in parts])

    def outcomes(self, final: NDArray[np.float32]) -> NDArray[np.float32]:
        """What each decision's seat got in the end."""
        got: NDArray[np.float32] = final[np.concatenate(self.rows), np.concatenate(self.seats)]
        return got

    def advantages(self, final: NDArray[np.float32], trust: float) -> NDArray[np.float32]:
        """How much better than expected it went on: from one decision of a seat to its next, and, fading by `trust`,
        beyond (generalised advantage estimation)."""
        later, gained = final.copy(), np.zeros_like(final)
        found: list[NDArray[np.float32]] = []
        for rows, seats, values in zip(self.rows[::-1], self.seats[::-1], self.values[::-1], strict=True):
            gain = later[rows, seats] - values + trust * gained[rows, seats]
            later[rows, seats], gained[rows, seats] = values, gain
            found.append(gain)
        return np.concatenate(found[::-1])
