"""How the outlines of two pads lie on each other, and which places improvements can cover there.

Places are numbered: first the cells of the lower pad, then those of the upper pad alone, then places outside. An owner
of 4G may lay one cell of an improvement on a place outside. Most of these touch a single cell that lies on one pad
alone: they are interchangeable, so each such cell only counts its `leaves`. The others are numbered, because it matters
whether they are taken: the corners that touch a cell of each pad, and those beside the overlap.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.smartphone.grid import (
    COLUMNS,
    DIRECTIONS,
    FIRST_COLUMN,
    FIRST_ROW,
    PAD_CELLS,
    PAD_COLUMNS,
    PAD_ROWS,
    beside,
    overlap,
    place_of,
)

MOST_OVERLAP: Final = 4  # more is possible only where a pack lets one pad cover the other wholly


class Outline:
    """One way the pads lie, up to mirror images. Sets of places are bits."""

    def __init__(self, turn: i64, row: i64, column: i64, overhang: bool) -> None:
        self.turn: i64 = turn  # 0 or 1: half a turn does not change the outline
        self.row: i64 = row
        self.column: i64 = column
        self.places: vec[i64] = vec[i64]()
        self.cells: i64 = 0  # how many of them are on the pads
        self.overlap: vec[i64] = vec[i64]()  # the cells where both pads lie
        self.lower: i64 = 0  # bits of cells of the lower pad alone
        self.upper: i64 = 0  # bits of cells of the upper pad alone
        self.near: vec[i64] = vec[i64]()  # place -> bits of those an improvement can cover with it
        self.leaves: list[vec[i64]] = []  # cell -> places on the grid outside that touch only this one
        self.beneath: i64 = 0  # bits of cells of the upper pad alone that an improvement below it can reach
        self.find_cells()
        if overhang and len(self.overlap) <= MOST_OVERLAP:
            self.find_outside()
            self.beneath = self.upper
        else:
            for _ in range(self.cells):
                self.leaves.append(vec[i64]())
        self.join()
        self.outside: i64 = len(self.places) - self.cells
        # Places that stay visible beside the lower pad, or on it, when the upper one is laid.
        self.open: i64 = self.lower | (i64(1) << len(self.places)) - (i64(1) << self.cells)
        self.between: i64 = 0  # bits of the overlap
        for cell in self.overlap:
            self.between |= i64(1) << cell

    def find_cells(self) -> None:
        rows: i64 = PAD_ROWS if self.turn == 0 else PAD_COLUMNS
        columns: i64 = PAD_CELLS // rows
        for cell in range(i64(PAD_CELLS)):
            row, column = cell // PAD_COLUMNS, cell % PAD_COLUMNS
            inside = self.row <= row and row < self.row + rows
            if inside and self.column <= column and column < self.column + columns:
                self.overlap = append(self.overlap, cell)
            else:
                self.lower |= i64(1) << cell
            self.places = append(self.places, place_of(row, column))
        for cell in range(i64(PAD_CELLS)):
            place = place_of(self.row + cell // columns, self.column + cell % columns)
            if self.number(place) < 0:
                self.upper |= i64(1) << len(self.places)
                self.places = append(self.places, place)
        self.cells = len(self.places)

    def find_outside(self) -> None:
        for cell in range(self.cells):
            leaves = vec[i64]()
            for direction in range(i64(DIRECTIONS)):
                place = beside(self.places[cell], direction)
                if self.number(place) >= 0:
                    continue
                if self.touched(place) == 1 and (self.lower | self.upper) & (i64(1) << cell):
                    leaves = append(leaves, place)
                else:
                    self.places = append(self.places, place)
            self.leaves.append(leaves)

    def touched(self, place: i64) -> i64:
        """How many cells of the pads lie beside a place."""
        count: i64 = 0
        for direction in range(i64(DIRECTIONS)):
            at = self.number(beside(place, direction))
            if at >= 0 and at < self.cells:
                count += 1
        return count

    def join(self) -> None:
        for index in range(i64(len(self.places))):
            near: i64 = 0
            for direction in range(i64(DIRECTIONS)):
                other = self.number(beside(self.places[index], direction))
                # One cell of an improvement lies on a pad.
                if other >= 0 and (index < self.cells or other < self.cells):
                    near |= i64(1) << other
            self.near = append(self.near, near)

    def number(self, place: i64) -> i64:
        for index in range(i64(len(self.places))):
            if self.places[index] == place:
                return index
        return -1


class Placement:
    """A way the pads lie as the mirror image of an outline."""

    def __init__(self, turn: i64, row: i64, column: i64) -> None:
        self.turn: i64 = turn
        self.row: i64 = row
        self.column: i64 = column
        rows: i64 = PAD_ROWS if turn == 0 else PAD_COLUMNS
        # The pads reach at least as far down as up and as far to the right as to the left in every outline.
        self.upright: bool = 2 * row + rows >= PAD_ROWS
        self.straight: bool = 2 * column + PAD_CELLS // rows >= PAD_COLUMNS
        self.outline_row: i64 = row if self.upright else PAD_ROWS - rows - row
        self.outline_column: i64 = column if self.straight else PAD_COLUMNS - PAD_CELLS // rows - column
        self.outline: i64 = -1  # its number

    def mirror(self, place: i64) -> i64:
        """From a place of the outline to the one it stands for, and back."""
        row, column = place // COLUMNS + FIRST_ROW, place % COLUMNS + FIRST_COLUMN
        if not self.upright:
            row = PAD_ROWS - 1 - row
        if not self.straight:
            column = PAD_COLUMNS - 1 - column
        return place_of(row, column)


def placements(least: i64, most: i64) -> list[Placement]:
    """Every way the outlines of the pads can lie with so many cells covered."""
    found: list[Placement] = []
    for turn in range(i64(2)):
        for row in range(i64(-PAD_ROWS), i64(PAD_ROWS + 1)):
            for column in range(i64(-PAD_ROWS), i64(PAD_ROWS + 1)):
                cells = overlap(turn, row, column)
                if cells >= least and cells <= most:
                    found.append(Placement(turn, row, column))
    return found


def outlines(ways: list[Placement], overhang: bool) -> list[Outline]:
    """The outlines of which these placements are mirror images; each placement learns the number of its own."""
    found: list[Outline] = []
    for way in ways:
        way.outline = -1
        for index in range(i64(len(found))):
            outline = found[index]
            if outline.turn == way.turn and outline.row == way.outline_row and outline.column == way.outline_column:
                way.outline = index
        if way.outline < 0:
            way.outline = len(found)
            found.append(Outline(way.turn, way.outline_row, way.outline_column, overhang))
    return found
