"""What a bot is to the rest: someone who picks one of the legal keys."""

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from menlo.kernel.game import Game, State
from menlo.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    blind: bool = False  # never looks at the sample, so none need be dealt
    failures: int = 0  # decisions others had to make for it
    level: int = 0  # on the ladder offered to people, 1 for beginners; 0 is not on it

    @abstractmethod
    def choose(self, game: Game[State], sample: State, seat: i64, keys: vec[i64], rng: Rng) -> i64:
        """One of `keys`.

        `sample` is never the true position but one dealt by `game.determinize`: equal to it in everything the seat
        may see (`game.view(sample, seat)` is the seat's own view), random in the rest. A bot may change it, and deal
        itself more with `game.determinize(sample, seat, rng)`. All chance must come from `rng`. A bot that depends on
        something that can fail raises BotError, and an action is chosen for it.
        """

    def plays(self, game: str) -> bool:
        """Whether the bot knows this game; by its id."""
        return True

    def hurry(self, seconds: float) -> None:
        """Never think longer than this about one decision, whatever was asked before."""
        return None
