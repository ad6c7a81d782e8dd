"""The grid a plan is laid on. The lower pad lies at rows 0 to 2, columns 0 and 1; a place is one number."""

from typing import Final

from mypy_extensions import i64

# Pads: three rows of two cells.
PAD_ROWS: Final = 3
PAD_COLUMNS: Final = 2
PAD_CELLS: Final = 6

# Everything an improvement can reach: both pads, and one cell beyond them.
FIRST_ROW: Final = -3
FIRST_COLUMN: Final = -3
ROWS: Final = 9
COLUMNS: Final = 8
PLACES: Final = 72

# From the first cell of an improvement to its second one.
RIGHT: Final = 0
DOWN: Final = 1
LEFT: Final = 2
UP: Final = 3
DIRECTIONS: Final = 4
DIRECTION_NAMES: Final = ("right", "down", "left", "up")

TURNS: Final = 4  # quarter turns, clockwise
SHIFT: Final = 3  # the upper pad is shifted by at most so much; from there on it cannot touch the lower one
SHIFTS: Final = 7


def place_of(row: i64, column: i64) -> i64:
    return (row + 3) * COLUMNS + column + 3


def beside(place: i64, direction: i64) -> i64:
    """The next place in a direction, -1 beyond the grid."""
    column = place % COLUMNS
    if direction == RIGHT:
        return place + 1 if column < COLUMNS - 1 else -1
    if direction == DOWN:
        return place + COLUMNS if place < PLACES - COLUMNS else -1
    if direction == LEFT:
        return place - 1 if column > 0 else -1
    return place - COLUMNS if place >= COLUMNS else -1


def upper_cell(turn: i64, row: i64, column: i64) -> i64:
    """The cell of a turned pad that lies at a row and column of its outline."""
    if turn == 0:
        return row * PAD_COLUMNS + column
    if turn == 1:
        return (PAD_ROWS - 1 - column) * PAD_COLUMNS + row
    if turn == 2:
        return (PAD_ROWS - 1 - row) * PAD_COLUMNS + PAD_COLUMNS - 1 - column
    return column * PAD_COLUMNS + PAD_COLUMNS - 1 - row


def overlap(turn: i64, row: i64, column: i64) -> i64:
    """How many cells of the lower pad an upper pad would cover."""
    rows: i64 = PAD_ROWS if turn % 2 == 0 else PAD_COLUMNS
    columns: i64 = PAD_COLUMNS if turn % 2 == 0 else PAD_ROWS
    high = min(i64(PAD_ROWS), row + rows) - max(i64(0), row)
    wide = min(i64(PAD_COLUMNS), column + columns) - max(i64(0), column)
    return high * wide if high > 0 and wide > 0 else 0
