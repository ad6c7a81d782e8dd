"""Plans of any shape, looked at layer by layer: an account of the rules that shares nothing with the engine's."""

from collections import Counter

import pytest

from menlo.games.smartphone.actions import ChoosePads, LayDown, LayImprovement, LayPad
from menlo.kernel.message import Message
from menlo.kernel.rng import Rng, seeded
from tests.games.smartphone.table import RESULT, SMARTPHONE, Table
from tests.games.smartphone.test_planning import FACES

Cell = tuple[int, int]
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # right, down, left, up
HOLD = ("gear-gear", "crate-plus", "minus-truck", "truck-gear", "minus-crate")
GRID = [(row, column) for row in range(-3, 6) for column in range(-3, 5)]


class Layers:
    """What lies on the table, from the bottom up."""

    def __init__(self, overhang: bool) -> None:
        self.overhang = overhang
        self.lower: dict[Cell, str] = {}
        self.upper: dict[Cell, str] = {}
        self.below: list[list[tuple[Cell, str]]] = []  # improvements under the upper pad
        self.above: list[list[tuple[Cell, str]]] = []
        self.faces = ["", ""]
        self.down = 0

    def choose(self, action: ChoosePads) -> None:
        faces = [f"a{action.face_a + 1}", f"b{action.face_b + 1}"]
        self.faces = [faces[action.lower], faces[1 - action.lower]]
        self.lower = {(i, j): FACES[self.faces[0]][i][j] for i in range(3) for j in range(2)}

    def cover(self, action: LayPad) -> None:
        face = FACES[self.faces[1]]
        for _ in range(action.turn):
            face = [list(line) for line in zip(*face[::-1], strict=True)]
        self.upper = {
            (action.row + i, action.column + j): sign for i, line in enumerate(face) for j, sign in enumerate(line)
        }

    def lay(self, action: LayImprovement) -> None:
        (self.above if self.upper else self.below).append(self.tile(action))

    def tile(self, action: LayImprovement) -> list[tuple[Cell, str]]:
        signs = SMARTPHONE.box.tile_ids[action.design].split("-")
        down, right = STEPS[action.direction]
        return [
            ((action.row, action.column), signs[0]),
            ((action.row + down, action.column + right), signs[1]),
        ]

    def allows(self, action: LayImprovement) -> bool:
        """SMART-23, SMART-24, SMART-26, SMART-33."""
        cells = [cell for cell, _ in self.tile(action)]
        outside = sum(cell not in self.lower and cell not in self.upper for cell in cells)
        if any(cell not in GRID for cell in cells) or outside > (1 if self.overhang else 0):
            return False
        below, above = [[cell for cell, _ in tile] for tile in self.below], [
            [cell for cell, _ in tile] for tile in self.above
        ]  # fmt: skip
        (above if self.upper else below).append(cells)
        for i, tile in enumerate(below):
            higher = {cell for other in below[i + 1 :] for cell in other}
            higher |= {cell for other in above for cell in other if cell not in self.upper}
            if set(tile) <= higher:
                return False
        return not any(
            set(tile) <= {cell for other in above[i + 1 :] for cell in other} for i, tile in enumerate(above)
        )

    def result(self) -> RESULT:
        """SMART-32, SMART-35, SMART-36, SMART-39 to SMART-43, without technologies."""
        seen = dict(self.lower)
        for tile in self.below:
            seen.update(tile)
        seen.update(self.upper)
        for tile in self.above:
            seen.update(tile)
        between = {cell for tile in self.below for cell, _ in tile}
        covered = sum(cell in self.upper and cell not in between for cell in self.lower)
        signs = Counter(seen.values())
        price = max(2, min(8, 5 + signs["plus"] - signs["minus"]))
        goods = signs["crate"] + signs["minus"] + covered + self.down
        return price, goods, signs["factory"], signs["gear"], signs["truck"]


def play(table: Table, layers: Layers, rng: Rng) -> bool:
    """One random step of a plan, on both; False when there is none but to confirm."""
    legal = [action for action in table.legal(0) if action.kind != "confirm"]
    kinds = sorted({action.kind for action in legal})
    if not kinds:
        return False
    # Kinds first: else improvements would crowd out everything.
    kind = kinds[rng.below(len(kinds))]
    choices = [action for action in legal if action.kind == kind]
    action = choices[rng.below(len(choices))]
    told = table.game.label(table.state, action).args.get("result")
    table.act(action)
    if not isinstance(action, ChoosePads):
        assert isinstance(told, Message) and tuple(told.args.values()) == table.result(0)
    if isinstance(action, ChoosePads):
        layers.choose(action)
    elif isinstance(action, LayPad):
        layers.cover(action)
    elif isinstance(action, LayImprovement):
        layers.lay(action)
    elif isinstance(action, LayDown):
        layers.down += 1
    return True


@pytest.mark.clause("SMART-23", "SMART-24", "SMART-25", "SMART-26", "SMART-27", "SMART-32", "SMART-33", "SMART-41")
@pytest.mark.parametrize("overhang", [False, True], ids=["inside", "overhang"])
@pytest.mark.parametrize("seed", range(12))
def test_every_plan_shows_and_allows_what_its_layers_do(seed: int, overhang: bool) -> None:
    table, layers, rng = Table(2).hold(0, *HOLD), Layers(overhang), seeded(seed)
    if overhang:
        table.own(0, "4g")
    while play(table, layers, rng):
        if not layers.lower:
            continue
        assert table.result(0) == layers.result()
        offered = {action for action in table.legal(0) if isinstance(action, LayImprovement)}
        designs = sorted({action.design for action in offered})[:1]
        spots = [
            LayImprovement(0, design, *place, direction)
            for design in designs
            for place in GRID
            for direction in range(4)
        ]
        assert {action for action in offered if action.design in designs} == {
            action for action in spots if layers.allows(action)
        }
    assert layers.upper and len(layers.below) + len(layers.above) + layers.down == len(HOLD)
