"""One final class per choice, and the one table that maps keys to actions, both ways."""

from typing import ClassVar, Final, final

from menlo.games.expo.box import (
    CARDS,
    MOST_BONUSES,
    MOST_SHAPES,
    MOST_STATION,
    MOST_TECHNOLOGIES,
    PIECES,
    SEATS,
    TILE_CODES,
)
from menlo.games.expo.geometry import MOST_CELLS, TURNS
from menlo.games.expo.resources import TRACKS
from menlo.games.expo.state import JURY
from menlo.kernel.action import Action
from menlo.kernel.keys import Keys, KeyTable, up_to

# Where each kind's keys begin. Literal, so that compiled code sees constants; a test holds them to the table below.
K_PLAY: Final = 0
K_BUY: Final = 6
K_PROJECT: Final = 22
K_TECHNOLOGY: Final = 30
K_TAKE: Final = 62
K_CHOOSE: Final = 78
K_PUT: Final = 238
K_REMOVE: Final = 478
K_LIFT: Final = 538
K_ENTER: Final = 598
K_ADVANCE: Final = 616
K_JUMP: Final = 619
K_BONUS: Final = 637
K_CONFER: Final = 645
K_JURY: Final = 648
K_FINISH: Final = 650
NUM_KEYS: Final = 651


@final
class Play(Action):
    """Play an action card."""

    kind: ClassVar[str] = "play"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.card,)


@final
class BuyTile(Action):
    """Buy the resource tile on a space of the Station."""

    kind: ClassVar[str] = "buy-tile"
    fields: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)


@final
class BuyProject(Action):
    """Buy the project in a slot of the Academy."""

    kind: ClassVar[str] = "buy-project"
    fields: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def args(self) -> tuple[int, ...]:
        return (self.slot,)


@final
class BuyTechnology(Action):
    """Buy a technology in the Academy."""

    kind: ClassVar[str] = "buy-technology"
    fields: ClassVar[tuple[str, ...]] = ("technology",)

    def __init__(self, seat: int, technology: int) -> None:
        super().__init__(seat)
        self.technology = technology

    def args(self) -> tuple[int, ...]:
        return (self.technology,)


@final
class TakeTile(Action):
    """Take the resource tile on a space of the Station for nothing."""

    kind: ClassVar[str] = "take-tile"
    fields: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)


@final
class Choose(Action):
    """Choose a tile of one's supply, by its code, to lay it next."""

    kind: ClassVar[str] = "choose"
    fields: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def args(self) -> tuple[int, ...]:
        return (self.tile,)


@final
class Put(Action):
    """Lay the chosen, lifted or drawn tile: where its bounding box begins, and its quarter turns."""

    kind: ClassVar[str] = "put"
    fields: ClassVar[tuple[str, ...]] = ("cell", "rotation")

    def __init__(self, seat: int, cell: int, rotation: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.rotation = rotation

    def args(self) -> tuple[int, ...]:
        return (self.cell, self.rotation)


@final
class Remove(Action):
    """Remove the tile or scrap whose first cell, in reading order, this is."""

    kind: ClassVar[str] = "remove"
    fields: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def args(self) -> tuple[int, ...]:
        return (self.cell,)


@final
class Lift(Action):
    """Lift the tile whose first cell, in reading order, this is, to lay it elsewhere."""

    kind: ClassVar[str] = "lift"
    fields: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def args(self) -> tuple[int, ...]:
        return (self.cell,)


@final
class Enter(Action):
    """Let a piece leave the common first step for a track."""

    kind: ClassVar[str] = "enter"
    fields: ClassVar[tuple[str, ...]] = ("piece", "track")

    def __init__(self, seat: int, piece: int, track: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.track = track

    def args(self) -> tuple[int, ...]:
        return (self.piece, self.track)


@final
class Advance(Action):
    """Move a piece one step to the right."""

    kind: ClassVar[str] = "advance"
    fields: ClassVar[tuple[str, ...]] = ("piece",)

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def args(self) -> tuple[int, ...]:
        return (self.piece,)


@final
class Jump(Action):
    """Let a piece change to another track."""

    kind: ClassVar[str] = "jump"
    fields: ClassVar[tuple[str, ...]] = ("piece", "track")

    def __init__(self, seat: int, piece: int, track: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.track = track

    def args(self) -> tuple[int, ...]:
        return (self.piece, self.track)


@final
class TakeBonus(Action):
    """Choose the bonus tile for the last step of a track."""

    kind: ClassVar[str] = "take-bonus"
    fields: ClassVar[tuple[str, ...]] = ("bonus",)

    def __init__(self, seat: int, bonus: int) -> None:
        super().__init__(seat)
        self.bonus = bonus

    def args(self) -> tuple[int, ...]:
        return (self.bonus,)


@final
class Confer(Action):
    """Choose an option of the Conference: rearrange, funds or step."""

    kind: ClassVar[str] = "confer"
    fields: ClassVar[tuple[str, ...]] = ("option",)

    def __init__(self, seat: int, option: int) -> None:
        super().__init__(seat)
        self.option = option

    def args(self) -> tuple[int, ...]:
        return (self.option,)


@final
class ChooseJury(Action):
    """Choose a jury tile by its energy, as an option of the Conference."""

    kind: ClassVar[str] = "choose-jury"
    fields: ClassVar[tuple[str, ...]] = ("energy",)

    def __init__(self, seat: int, energy: int) -> None:
        super().__init__(seat)
        self.energy = energy

    def args(self) -> tuple[int, ...]:
        return (self.energy,)


@final
class Finish(Action):
    """Leave the rest of the action or option unused."""

    kind: ClassVar[str] = "finish"


ROWS: Final = [
    Keys(K_PLAY, Play, up_to(CARDS)),
    Keys(K_BUY, BuyTile, up_to(MOST_STATION)),
    Keys(K_PROJECT, BuyProject, up_to(MOST_SHAPES)),
    Keys(K_TECHNOLOGY, BuyTechnology, up_to(MOST_TECHNOLOGIES)),
    Keys(K_TAKE, TakeTile, up_to(MOST_STATION)),
    Keys(K_CHOOSE, Choose, up_to(TILE_CODES)),
    Keys(K_PUT, Put, up_to(MOST_CELLS), up_to(TURNS)),
    Keys(K_REMOVE, Remove, up_to(MOST_CELLS)),
    Keys(K_LIFT, Lift, up_to(MOST_CELLS)),
    Keys(K_ENTER, Enter, up_to(PIECES), up_to(TRACKS)),
    Keys(K_ADVANCE, Advance, up_to(PIECES)),
    Keys(K_JUMP, Jump, up_to(PIECES), up_to(TRACKS)),
    Keys(K_BONUS, TakeBonus, up_to(MOST_BONUSES)),
    Keys(K_CONFER, Confer, up_to(JURY)),
    Keys(K_JURY, ChooseJury, up_to(2)),
    Keys(K_FINISH, Finish),
]

TABLE: Final = KeyTable(ROWS, max(SEATS))
