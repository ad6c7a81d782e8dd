"""Which tiles of a lab supply which projects, side by side: the sums of `touching`, taken apart for a picture."""

from typing import final

from mypy_extensions import i64

from menlo.games.expo.box import FIRST_PROJECT, FIRST_TECHNOLOGY
from menlo.games.expo.resources import RESOURCE_NAMES, amounts_of
from menlo.games.expo.state import ExpoState, Mat


@final
class Contact:
    """A side of a tile's cell through which it supplies a project."""

    def __init__(self, project: int, cell: int, side: int, gives: int) -> None:
        self.project = project
        self.cell = cell
        self.side = side
        self.gives = gives  # packed amounts

    def same(self, other: "Contact") -> bool:
        return (self.project, self.cell, self.side, self.gives) == (other.project, other.cell, other.side, other.gives)


def contacts(s: ExpoState, mat: Mat) -> list[Contact]:
    found: list[Contact] = []
    for value in mat.projects:
        found += _around(s, mat, value)
    return found


def _around(s: ExpoState, mat: Mat, value: i64) -> list[Contact]:
    """The contacts of one laid project: each side of a resource tile, each technology once, where it first touches."""
    box, found = s.box, list[Contact]()
    at = (box.tile_shape[value >> 8] * 4 + ((value >> 6) & 3)) * box.cells + (value & 63)
    counted: set[tuple[int, int]] = set()
    for i in range(box.edge_first[at], box.edge_first[at + 1]):
        edge = int(box.edges[i])
        cell, side = edge >> 2, edge & 3
        neighbour = int(mat.grid[cell])
        tile = neighbour >> 8
        if neighbour < 0 or FIRST_PROJECT <= tile < FIRST_TECHNOLOGY:
            continue
        if tile < FIRST_PROJECT:
            gives = int(box.side_gives[((neighbour >> 6) << 2) + side])
            source, repeats = (cell, gives), s.rulings.once_per_tile == 0
        else:
            gives = int(box.technology_gives[tile - FIRST_TECHNOLOGY])
            source, repeats = (-tile, gives), False
        if gives and (repeats or source not in counted):
            counted.add(source)
            found.append(Contact(int(value >> 8) - FIRST_PROJECT, cell, side, gives))
    return found


def named_amounts(packed: int) -> dict[str, int]:
    """The amounts that are not zero, by resource."""
    return {name: amount for name, amount in zip(RESOURCE_NAMES, amounts_of(packed), strict=True) if amount}
