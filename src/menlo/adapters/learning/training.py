"""A training from its first lesson to the exported network, with checkpoints on the way."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from menlo.adapters.batch import BatchRunner, Look
from menlo.adapters.learning.lessons import Report, School
from menlo.adapters.learning.measure import share_of_wins
from menlo.adapters.learning.model import Model, export
from menlo.adapters.learning.network import Network
from menlo.adapters.learning.rounds import play_round
from menlo.kernel import registry
from menlo.kernel.errors import BadSetup, quote
from menlo.kernel.rng import seed_under

# Streams under the seed of a training.
WEIGHTS, RANGES, LESSONS, MATCHES, MEASURES = range(5)
SAVE_EVERY = 10  # rounds


@dataclass(frozen=True)
class Settings:
    game: str
    players: int
    seed: int
    lessons: int  # rounds of the teacher's play
    rounds: int  # rounds of self-play
    matches: int  # in a round
    hidden: int  # the width of the hidden layers
    rate: float  # of learning, in lessons; in self-play it falls from half to a twentieth of it
    teacher: str  # whom it imitates and is measured against


@dataclass(frozen=True)
class Step:
    """Where a training stands."""

    stage: str
    number: int
    decisions: int  # made in self-play so far
    seconds: float
    report: Report
    share: float | None  # of wins against the teacher, where it was measured


class Training:
    def __init__(
        self, settings: Settings, device: str = "cpu", threads: int = 1, checkpoint: Path | None = None
    ) -> None:
        torch.set_num_threads(threads)
        self.settings = settings
        self.checkpoint = checkpoint
        self.device = find_device(device)
        self.runner = BatchRunner(settings.game, settings.players, settings.matches)
        torch.manual_seed(self.seed(WEIGHTS))
        game = self.runner.game
        self.model = Model(game.features, game.num_keys, settings.hidden)
        self.model.scale[:] = torch.from_numpy(1.0 / ranges(self.runner, self.seed(RANGES)))
        self.model.to(self.device)
        self.optimiser = torch.optim.Adam(self.model.parameters(), lr=settings.rate)
        self.teacher = registry.bot(settings.teacher)
        self.done = 0  # lessons and rounds
        self.decisions = 0
        self.seconds = 0.0
        self.curve: list[list[float]] = []  # decisions of self-play, share of wins against the teacher
        if checkpoint is not None and checkpoint.exists():
            self.load(checkpoint)

    def seed(self, *path: int) -> int:
        """63 bits, as much as the libraries take."""
        return seed_under(self.settings.seed, *path) % 2**63

    def run(self, minutes: float | None, measure_every: int, tell: Callable[[Step], None]) -> Network:
        """To the end, or until the time is up; what was learnt until then is exported."""
        settings, begun, before = self.settings, monotonic(), self.seconds
        school = School(self.runner, self.model, self.optimiser)
        while self.done < settings.lessons + settings.rounds:
            if minutes is not None and self.seconds > 60 * minutes:
                break
            number = self.done - settings.lessons
            if number < 0:
                self.set_rate(1.0)
                report = school.lesson(self.teacher, self.seed(LESSONS, self.done))
            else:
                self.set_rate(0.5 - 0.45 * number / settings.rounds)
                report = school.match_of_its_own(self.seed(MATCHES, number))
                self.decisions += report.decisions
            self.done += 1
            self.seconds = before + monotonic() - begun
            share = self.measure() if (number + 1) % measure_every == 0 and number >= -1 else None
            if self.done % SAVE_EVERY == 0:
                self.save()
            stage = "lesson" if number < 0 else "round"
            tell(Step(stage, self.done if number < 0 else number + 1, self.decisions, self.seconds, report, share))
        self.save()
        return export(self.model, self.runner, self.story())

    def set_rate(self, share: float) -> None:
        for group in self.optimiser.param_groups:
            group["lr"] = self.settings.rate * share

    def measure(self) -> float:
        share = share_of_wins(self.runner, self.model, self.teacher, self.seed(MEASURES, self.done))
        self.curve.append([self.decisions, share])
        return share

    def story(self) -> dict[str, Any]:
        return {
            "settings": asdict(self.settings),
            "done": self.done,
            "decisions": self.decisions,
            "torch": torch.__version__,
            "numpy": np.__version__,
            "curve": self.curve,
        }

    def save(self) -> None:
        if self.checkpoint is None:
            return
        data = {
            "settings": asdict(self.settings),
            "model": self.model.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "done": self.done,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "curve": self.curve,
        }
        fresh = self.checkpoint.with_suffix(".new")
        torch.save(data, fresh)
        fresh.replace(self.checkpoint)  # whole or not at all

    def load(self, checkpoint: Path) -> None:
        try:
            data = torch.load(checkpoint, map_location=self.device, weights_only=True)
        except Exception as error:  # whatever the library makes of a file that is none of its own
            raise BadSetup(f"{checkpoint}: no checkpoint ({type(error).__name__})") from None
        if not isinstance(data, dict) or data.get("settings") != asdict(self.settings):
            found = quote(data.get("settings") if isinstance(data, dict) else data)
            raise BadSetup(f"{checkpoint}: a checkpoint of another training: {found}")
        self.model.load_state_dict(data["model"])
        self.optimiser.load_state_dict(data["optimiser"])
        self.done, self.decisions, self.seconds = data["done"], data["decisions"], data["seconds"]
        self.curve = data["curve"]


def find_device(name: str) -> torch.device:
    if name.startswith("cuda") and not torch.cuda.is_available():
        raise BadSetup(f"device {quote(name)}: PyTorch finds none here")
    try:
        return torch.device(name)
    except RuntimeError:
        raise BadSetup(f"unknown device {quote(name)}: expected cpu or cuda") from None


def ranges(runner: BatchRunner, seed: int) -> NDArray[np.float32]:
    """How large each number of an observation gets in matches of chance; 1 at least."""
    most = np.ones(runner.game.features, np.float32)
    chance = np.random.default_rng(seed)

    def decide(look: Look, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        np.maximum(most, np.abs(look.observations[rows]).max(axis=0), out=most)
        keys: NDArray[np.int64] = (chance.random((len(rows), look.masks.shape[1])) * look.masks[rows]).argmax(axis=1)
        return keys

    play_round(runner, seed, decide)
    return most
