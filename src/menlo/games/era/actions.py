"""One final class per choice, and the one table that maps keys to actions, both ways."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from menlo.games.era.box import (
    CARD_SPACES,
    DEVELOPMENTS,
    FACTORY_SPACES,
    MOST_FACTORIES,
    MOST_FREE,
    MOST_LOADS,
    NONE,
    SEATS,
)
from menlo.games.era.goods import TRADED
from menlo.games.era.state import AREAS
from menlo.kernel.action import Action
from menlo.kernel.keys import Keys, KeyTable, up_to

# Trades of the market's upper and middle square.
COINS_FOR_COG: Final = 0
COG_FOR_COINS: Final = 1
COINS_FOR_INFLUENCE: Final = 2
COG_FOR_INFLUENCE: Final = 3
TRADES: Final = 4
TRADE_NAMES: Final = ("coins-for-cog", "cog-for-coins", "coins-for-influence", "cog-for-influence")

MIXES: Final = 165  # ways to take 0 to MOST_FREE cubes of three kinds
PAIRS: Final = 21  # unordered pairs of traded goods

# Where each kind's keys begin. Literal, so that compiled code sees constants; a test holds them to the table below.
K_PLACE: Final = 0
K_RESOLVE: Final = 6
K_WITHDRAW: Final = 12
K_FINISH: Final = 18
K_PASS: Final = 19
K_BUILD: Final = 20
K_RUN: Final = 25
K_BUY: Final = 57
K_PRODUCE: Final = 73
K_FAKE: Final = 80
K_COG: Final = 1235
K_TRADE: Final = 1236
K_SWAP: Final = 1240
K_BONUS: Final = 1366
K_DEVELOP: Final = 1367
K_REGISTER: Final = 1385
NUM_KEYS: Final = 1404


def mix_index(metal: i64, technology: i64, tool: i64) -> i64:
    """Mixes in order of size, then metal, then technology."""
    n = metal + technology + tool
    return n * (n + 1) * (n + 2) // 6 + metal * (n + 1) - metal * (metal - 1) // 2 + technology


def mix_of(index: i64) -> tuple[i64, i64, i64]:
    """The inverse of `mix_index`: metal, technology, tool."""
    n: i64 = 0
    while index >= (n + 1) * (n + 2) * (n + 3) // 6:
        n += 1
    rest = index - n * (n + 1) * (n + 2) // 6
    metal: i64 = 0
    while rest > n - metal:
        rest -= n - metal + 1
        metal += 1
    return metal, rest, n - metal - rest


def pair_index(low: i64, high: i64) -> i64:
    """Unordered pairs of traded goods, low <= high."""
    return low * TRADED - low * (low - 1) // 2 + high - low


def pair_of(index: i64) -> tuple[i64, i64]:
    low: i64 = 0
    while index >= TRADED - low:
        index -= TRADED - low
        low += 1
    return low, low + index


class InArea(Action):
    """A choice of an area."""

    fields: ClassVar[tuple[str, ...]] = ("area",)

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area = area

    def args(self) -> tuple[int, ...]:
        return (self.area,)


class OnSpace(Action):
    """A choice of a space: of a display, or for development."""

    fields: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)


@final
class Place(InArea):
    """Put an action token into an area."""

    kind: ClassVar[str] = "place"


@final
class Resolve(InArea):
    """Begin the action of one's token in an area."""

    kind: ClassVar[str] = "resolve"


@final
class Withdraw(InArea):
    """Take a token back without acting."""

    kind: ClassVar[str] = "withdraw"


@final
class Finish(Action):
    """End the action, or the last visit to the market."""

    kind: ClassVar[str] = "finish"


@final
class Pass(Action):
    """Use no bonus token."""

    kind: ClassVar[str] = "pass"


@final
class Build(OnSpace):
    """Build the factory on a space of the display."""

    kind: ClassVar[str] = "build"


@final
class RunFactory(Action):
    """Let one of one's factories of a design produce (with a bonus token)."""

    kind: ClassVar[str] = "run-factory"
    fields: ClassVar[tuple[str, ...]] = ("factory",)

    def __init__(self, seat: int, factory: int) -> None:
        super().__init__(seat)
        self.factory = factory

    def args(self) -> tuple[int, ...]:
        return (self.factory,)


@final
class BuyLoad(Action):
    """Buy all that lies on a ship or in a house."""

    kind: ClassVar[str] = "buy-load"
    fields: ClassVar[tuple[str, ...]] = ("load",)

    def __init__(self, seat: int, load: int) -> None:
        super().__init__(seat)
        self.load = load

    def args(self) -> tuple[int, ...]:
        return (self.load,)


@final
class Produce(OnSpace):
    """Produce the start or official card on a space of the display."""

    kind: ClassVar[str] = "produce"


@final
class ProduceFake(Action):
    """Produce the fake card on a space of the display with cubes of one's choice."""

    kind: ClassVar[str] = "produce-fake"
    fields: ClassVar[tuple[str, ...]] = ("space", "metal", "technology", "tool")

    def __init__(self, seat: int, space: int, metal: int, technology: int, tool: int) -> None:
        super().__init__(seat)
        self.space = space
        self.metal = metal
        self.technology = technology
        self.tool = tool

    def args(self) -> tuple[int, ...]:
        return (self.space, self.metal, self.technology, self.tool)


@final
class TakeCog(Action):
    """Take one cog at the market instead of exchanging."""

    kind: ClassVar[str] = "take-cog"


@final
class Trade(Action):
    """One exchange in the upper or middle square."""

    kind: ClassVar[str] = "trade"
    fields: ClassVar[tuple[str, ...]] = ("trade",)

    def __init__(self, seat: int, trade: int) -> None:
        super().__init__(seat)
        self.trade = trade

    def args(self) -> tuple[int, ...]:
        return (self.trade,)


@final
class Swap(Action):
    """One exchange in the lower square: two cubes or coins for one of another kind. `give` is not above `also`."""

    kind: ClassVar[str] = "swap"
    fields: ClassVar[tuple[str, ...]] = ("give", "also", "take")

    def __init__(self, seat: int, give: int, also: int, take: int) -> None:
        super().__init__(seat)
        self.give = give
        self.also = also
        self.take = take

    def args(self) -> tuple[int, ...]:
        return (self.give, self.also, self.take)


@final
class BuyBonus(Action):
    """Buy a bonus token in the lower square."""

    kind: ClassVar[str] = "buy-bonus"


@final
class Develop(OnSpace):
    """Develop a gold (even) or silver (odd) space."""

    kind: ClassVar[str] = "develop"


@final
class Register(OnSpace):
    """Register a patent for one of one's own spaces, or for none (-1)."""

    kind: ClassVar[str] = "register"


_TARGETS: Final[list[tuple[int, ...]]] = [*up_to(DEVELOPMENTS), (NONE,)]
_MIXES: Final[list[tuple[int, ...]]] = [
    (metal, technology, n - metal - technology)
    for n in range(MOST_FREE + 1)
    for metal in range(n + 1)
    for technology in range(n - metal + 1)
]
_PAIRS: Final[list[tuple[int, ...]]] = [(low, high) for low in range(TRADED) for high in range(low, TRADED)]

ROWS: Final = [
    Keys(K_PLACE, Place, up_to(AREAS)),
    Keys(K_RESOLVE, Resolve, up_to(AREAS)),
    Keys(K_WITHDRAW, Withdraw, up_to(AREAS)),
    Keys(K_FINISH, Finish),
    Keys(K_PASS, Pass),
    Keys(K_BUILD, Build, up_to(FACTORY_SPACES)),
    Keys(K_RUN, RunFactory, up_to(MOST_FACTORIES)),
    Keys(K_BUY, BuyLoad, up_to(MOST_LOADS)),
    Keys(K_PRODUCE, Produce, up_to(CARD_SPACES)),
    Keys(K_FAKE, ProduceFake, up_to(CARD_SPACES), _MIXES),
    Keys(K_COG, TakeCog),
    Keys(K_TRADE, Trade, up_to(TRADES)),
    Keys(K_SWAP, Swap, _PAIRS, up_to(TRADED)),
    Keys(K_BONUS, BuyBonus),
    Keys(K_DEVELOP, Develop, up_to(DEVELOPMENTS)),
    Keys(K_REGISTER, Register, _TARGETS),
]

TABLE: Final = KeyTable(ROWS, max(SEATS))
