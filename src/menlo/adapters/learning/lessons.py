"""The two ways of learning: from a teacher's choices, and from how one's own matches went.

Both play a round and go over the notes of it a few times. The chances of all keys and the expected reward are learnt
together: they share the body of the network.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from menlo.adapters.batch import BatchRunner, Look
from menlo.adapters.learning.model import Model, to_tensors
from menlo.adapters.learning.rounds import Notes, play_round
from menlo.kernel.bot import Bot
from menlo.kernel.play import choose
from menlo.kernel.rng import seed_under, seeded

SLIPS = 0.2  # of the decisions in a lesson are chance, so that the teacher also shows what to do after a mistake
TRUST = 0.95  # in what was expected, against what came of it
CLIP = 0.2  # how far one round may change a choice's chance (proximal policy optimisation)
BREADTH = 0.01  # what is paid for not settling too early: entropy
VALUE = 0.5  # the weight of expecting rightly, against choosing well
STEEPEST = 0.5  # of all gradients together
PASSES = 2  # over the notes of a round
LOT = 1024  # decisions per step of the optimiser


@dataclass(frozen=True)
class Report:
    """What a round taught."""

    decisions: int
    choosing: float  # the loss of the choices
    expecting: float  # the mean squared error of the expected rewards
    breadth: float  # the entropy of the choices


class School:
    def __init__(self, runner: BatchRunner, model: Model, optimiser: torch.optim.Optimizer) -> None:
        self.runner = runner
        self.model = model
        self.optimiser = optimiser
        self.device = model.policy.weight.device

    def lesson(self, teacher: Bot, seed: int) -> Report:
        """Watch the teacher play all seats, with slips, and learn what it would do and how it ends."""
        runner, notes, rng, chance = self.runner, Notes(), seeded(seed), np.random.default_rng(seed)

        def decide(look: Look, rows: NDArray[np.int64]) -> NDArray[np.int64]:
            legal, real = notes.look(look, rows)
            states = runner.batch.states
            advice = [int(choose(runner.game, states[row], int(look.seats[row]), teacher, rng)) for row in rows]
            best = (legal == np.array(advice)[:, None]) & real
            notes.chosen.append(best.argmax(axis=1))
            slip = (chance.random(len(rows)) * real.sum(axis=1)).astype(np.int64)
            done = np.where(chance.random(len(rows)) < SLIPS, slip, notes.chosen[-1])
            return legal[np.arange(len(rows)), done].astype(np.int64)

        final = play_round(runner, seed_under(seed, 0), decide)
        got, advised = self._wide(notes.outcomes(final)), self._wide(np.concatenate(notes.chosen))

        def loss(lot: Tensor, chances: Tensor, values: Tensor) -> tuple[Tensor, Tensor]:
            return nn.functional.nll_loss(chances, advised[lot]), (values - got[lot]).square().mean()

        return self._learn(notes, seed, loss, breadth=0.0)

    def match_of_its_own(self, seed: int) -> Report:
        """Play all seats, as it now thinks best but with open eyes, and learn from how it went."""
        runner, model, notes = self.runner, self.model, Notes()
        chance = np.random.default_rng(seed)

        def decide(look: Look, rows: NDArray[np.int64]) -> NDArray[np.int64]:
            legal, real = notes.look(look, rows)
            chances, values = model.ask(notes.seen[-1], legal, real)
            # Gumbel's way to draw each key with its chance.
            drawn = np.where(real, chances + chance.gumbel(size=chances.shape), -np.inf).argmax(axis=1)
            every = np.arange(len(rows))
            notes.chosen.append(drawn)
            notes.chances.append(chances[every, drawn])
            notes.values.append(values)
            keys: NDArray[np.int64] = legal[every, drawn].astype(np.int64)
            return keys

        final = play_round(runner, seed_under(seed, 0), decide)
        gains = notes.advantages(final, TRUST)
        expected = self._wide((gains + np.concatenate(notes.values)).astype(np.float32))
        before, drawn = self._wide(np.concatenate(notes.chances)), self._wide(np.concatenate(notes.chosen))
        gain = self._wide(((gains - gains.mean()) / (gains.std() + 1e-8)).astype(np.float32))

        def loss(lot: Tensor, chances: Tensor, values: Tensor) -> tuple[Tensor, Tensor]:
            ratio = (chances.gather(1, drawn[lot, None]).squeeze(1) - before[lot]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            choosing = -torch.minimum(ratio * gain[lot], clipped * gain[lot]).mean()
            return choosing, (values - expected[lot]).square().mean()

        return self._learn(notes, seed, loss, breadth=BREADTH)

    def _wide(self, part: NDArray[np.float32] | NDArray[np.int64]) -> Tensor:
        return torch.from_numpy(part).to(self.device)

    def _learn(
        self, notes: Notes, seed: int, loss: Callable[[Tensor, Tensor, Tensor], tuple[Tensor, Tensor]], breadth: float
    ) -> Report:
        seen, legal, real = (notes.together(part) for part in (notes.seen, notes.legal, notes.real))
        sums = np.zeros(3)
        steps = 0
        for lot in lots(len(seen), seed):
            chances, values = self.model(*to_tensors(seen[lot], legal[lot], real[lot], self.device))
            choosing, expecting = loss(torch.from_numpy(lot).to(self.device), chances, values)
            entropy = -(chances.exp() * chances).sum(dim=1).mean()
            self.optimiser.zero_grad()
            (choosing + VALUE * expecting - breadth * entropy).backward()
            nn.utils.clip_grad_norm_(self.model.parameters(), STEEPEST)
            self.optimiser.step()
            sums += [choosing.item(), expecting.item(), entropy.item()]
            steps += 1
        return Report(len(seen), *(float(part) for part in sums / steps))


def lots(decisions: int, seed: int) -> Iterator[NDArray[np.int64]]:
    """All decisions in random order, in parts of the same size; several times."""
    chance = np.random.default_rng([seed, 1])
    for _ in range(PASSES):
        yield from np.array_split(chance.permutation(decisions), -(-decisions // LOT))
