"""One final class per choice, and the one table that maps keys to actions, both ways."""

from typing import ClassVar, Final, final

from menlo.games.smartphone.box import COLOURS, MOST_DESIGNS, MOST_DISPLAY, REGIONS, SEATS, TECHNOLOGIES
from menlo.games.smartphone.grid import COLUMNS, DIRECTIONS, FIRST_COLUMN, FIRST_ROW, ROWS, SHIFT, SHIFTS, TURNS
from menlo.kernel.action import Action
from menlo.kernel.keys import Choice, Keys, KeyTable, up_to

TOKEN: Final = 12  # in place of a design: a goods token, which never lies on a pad (SMART-29)

# Where each kind's keys begin. Literal, so that compiled code sees constants; a test holds them to the table below.
K_COLOUR: Final = 0
K_PADS: Final = 5
K_UPPER: Final = 13
K_LAY: Final = 209
K_DOWN: Final = 3953
K_CONFIRM: Final = 3965
K_TAKE: Final = 3966
K_RESEARCH: Final = 3971
K_EXPAND: Final = 3977
K_SELL: Final = 3989
K_DIRECT: Final = 4001
K_ACCEPT: Final = 4002
K_DECLINE: Final = 4003
K_FINISH: Final = 4004
NUM_KEYS: Final = 4005


@final
class ChooseColour(Action):
    """Play a colour."""

    kind: ClassVar[str] = "choose-colour"
    fields: ClassVar[tuple[str, ...]] = ("colour",)

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def args(self) -> tuple[int, ...]:
        return (self.colour,)


@final
class ChoosePads(Action):
    """Which pad lies below (0 = A, 1 = B) and which face each one shows."""

    kind: ClassVar[str] = "choose-pads"
    fields: ClassVar[tuple[str, ...]] = ("lower", "face_a", "face_b")

    def __init__(self, seat: int, lower: int, face_a: int, face_b: int) -> None:
        super().__init__(seat)
        self.lower = lower
        self.face_a = face_a
        self.face_b = face_b

    def args(self) -> tuple[int, ...]:
        return (self.lower, self.face_a, self.face_b)


@final
class LayPad(Action):
    """Lay the upper pad, turned and shifted against the lower one."""

    kind: ClassVar[str] = "lay-pad"
    fields: ClassVar[tuple[str, ...]] = ("turn", "row", "column")

    def __init__(self, seat: int, turn: int, row: int, column: int) -> None:
        super().__init__(seat)
        self.turn = turn
        self.row = row
        self.column = column

    def args(self) -> tuple[int, ...]:
        return (self.turn, self.row, self.column)


@final
class LayImprovement(Action):
    """Lay an improvement: its first cell at a place, its second cell beside it."""

    kind: ClassVar[str] = "lay-improvement"
    fields: ClassVar[tuple[str, ...]] = ("design", "row", "column", "direction")

    def __init__(self, seat: int, design: int, row: int, column: int, direction: int) -> None:
        super().__init__(seat)
        self.design = design
        self.row = row
        self.column = column
        self.direction = direction

    def args(self) -> tuple[int, ...]:
        return (self.design, self.row, self.column, self.direction)


@final
class LayDown(Action):
    """Lay an improvement face down in front of you."""

    kind: ClassVar[str] = "lay-down"
    fields: ClassVar[tuple[str, ...]] = ("design",)

    def __init__(self, seat: int, design: int) -> None:
        super().__init__(seat)
        self.design = design

    def args(self) -> tuple[int, ...]:
        return (self.design,)


@final
class Confirm(Action):
    """Be ready with the plan."""

    kind: ClassVar[str] = "confirm"


@final
class TakeImprovement(Action):
    """Take an improvement from the display."""

    kind: ClassVar[str] = "take-improvement"
    fields: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)


@final
class Research(Action):
    """Place one progress on a technology."""

    kind: ClassVar[str] = "research"
    fields: ClassVar[tuple[str, ...]] = ("technology",)

    def __init__(self, seat: int, technology: int) -> None:
        super().__init__(seat)
        self.technology = technology

    def args(self) -> tuple[int, ...]:
        return (self.technology,)


@final
class Expand(Action):
    """Place one progress on a region."""

    kind: ClassVar[str] = "expand"
    fields: ClassVar[tuple[str, ...]] = ("region",)

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def args(self) -> tuple[int, ...]:
        return (self.region,)


@final
class Sell(Action):
    """Sell one good to the leftmost customer that can be served in a region."""

    kind: ClassVar[str] = "sell"
    fields: ClassVar[tuple[str, ...]] = ("region",)

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def args(self) -> tuple[int, ...]:
        return (self.region,)


@final
class SellDirect(Action):
    """Sell one good without a customer."""

    kind: ClassVar[str] = "sell-direct"


@final
class Accept(Action):
    """Take what the retailer gives."""

    kind: ClassVar[str] = "accept"


@final
class Decline(Action):
    """Do without what the retailer gives."""

    kind: ClassVar[str] = "decline"


@final
class Finish(Action):
    """End the turn of this phase."""

    kind: ClassVar[str] = "finish"


def span(first: int, count: int) -> Choice:
    """The choice of a number from `first` on."""
    return [(first + i,) for i in range(count)]


ROWS_OF_KEYS: Final = [
    Keys(K_COLOUR, ChooseColour, up_to(COLOURS)),
    Keys(K_PADS, ChoosePads, up_to(2), up_to(2), up_to(2)),
    Keys(K_UPPER, LayPad, up_to(TURNS), span(-SHIFT, SHIFTS), span(-SHIFT, SHIFTS)),
    Keys(
        K_LAY,
        LayImprovement,
        up_to(MOST_DESIGNS + 1),
        span(FIRST_ROW, ROWS),
        span(FIRST_COLUMN, COLUMNS),
        up_to(DIRECTIONS),
    ),
    Keys(K_DOWN, LayDown, up_to(MOST_DESIGNS)),
    Keys(K_CONFIRM, Confirm),
    Keys(K_TAKE, TakeImprovement, up_to(MOST_DISPLAY)),
    Keys(K_RESEARCH, Research, up_to(TECHNOLOGIES)),
    Keys(K_EXPAND, Expand, up_to(REGIONS)),
    Keys(K_SELL, Sell, up_to(REGIONS)),
    Keys(K_DIRECT, SellDirect),
    Keys(K_ACCEPT, Accept),
    Keys(K_DECLINE, Decline),
    Keys(K_FINISH, Finish),
]

TABLE: Final = KeyTable(ROWS_OF_KEYS, max(SEATS))
