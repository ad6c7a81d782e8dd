"""What an arena plays: which bots on which seats with which seeds."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import gcd

from menlo.kernel import registry
from menlo.kernel.errors import BadSetup, quote


@dataclass(frozen=True)
class ArenaPlan:
    """Plain data, since compiled objects cannot be sent to another process."""

    game: str
    players: int
    games: int
    seed: int
    bots: Sequence[str]  # the same bot twice counts for it twice
    options: Mapping[str, str] = field(default_factory=dict)
    pack: str | None = None

    def check(self) -> None:
        """Refuse what cannot be played before anything is started."""
        if self.games < 1:
            raise BadSetup(f"bad number of games {self.games!r}: expected 1 or more")
        if len(self.bots) < 1:
            raise BadSetup("no bots: expected at least one")
        registry.game(self.game, self.pack).setup(self.players, self.seed, self.options)
        for bot in self.bots:
            if not registry.hire(bot).plays(self.game):
                raise BadSetup(f"bot {quote(bot)} does not know the game {quote(self.game)}")

    @property
    def contenders(self) -> list[str]:
        """Every bot once, in the order they were named."""
        return list(dict.fromkeys(self.bots))

    def chance(self, bot: str) -> float:
        """The share of wins if all were equally strong."""
        return self.bots.count(bot) / len(self.bots)

    @property
    def block(self) -> int:
        """Games with one seed: every bot sits on every seat once."""
        return len(self.bots)


@dataclass(frozen=True)
class Seating:
    """One game of the arena."""

    plan: ArenaPlan
    index: int

    @property
    def deal(self) -> int:
        """Games of a block are dealt alike, so that luck cancels out."""
        return self.index // self.plan.block

    @property
    def bots(self) -> list[str]:
        """By seat. From block to block neighbours change as well, as far as the number of bots allows."""
        bots = self.plan.bots
        strides = [stride for stride in range(1, len(bots)) if gcd(stride, len(bots)) == 1] or [1]
        stride, turn = strides[self.deal % len(strides)], self.index % len(bots)
        return [bots[(turn + seat * stride) % len(bots)] for seat in range(self.plan.players)]


def seatings(plan: ArenaPlan) -> Iterator[Seating]:
    """Whole blocks only: at least as many games as asked for."""
    blocks = -(-plan.games // plan.block)
    return (Seating(plan, index) for index in range(blocks * plan.block))
