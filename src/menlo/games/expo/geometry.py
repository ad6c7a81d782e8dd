"""The plane geometry behind the tables of the box: shapes, quarter turns, and the sides that touch them."""

from typing import Final, TypeAlias

MOST_CELLS: Final = 60  # of a lab: its cells are bits of a number below 2**63
TILE_CELLS: Final = 4  # of projects and technologies
TURNS: Final = 4  # quarter turns clockwise; and the sides of a tile: north, east, south, west

Cells: TypeAlias = list[tuple[int, int]]  # rows and columns, in reading order


def normal(cells: Cells) -> Cells:
    """The same form, moved to begin at row 0 and column 0."""
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return sorted((row - top, column - left) for row, column in cells)


def turned(cells: Cells) -> Cells:
    """A quarter turn clockwise."""
    return normal([(column, -row) for row, column in cells])


def beside(row: int, column: int) -> Cells:
    """The cells north, east, south and west of a cell."""
    return [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]


def connected(cells: Cells) -> bool:
    """Whether every cell is reached from the first one by sides."""
    reached, frontier = {cells[0]}, [cells[0]]
    while frontier:
        for cell in beside(*frontier.pop()):
            if cell in cells and cell not in reached:
                reached.add(cell)
                frontier.append(cell)
    return len(reached) == len(set(cells))


def offsets_of(cells: Cells, columns: int) -> list[int]:
    """Numbers of the cells when the form is anchored, with the top left of its bounding box, at cell 0."""
    return [row * columns + column for row, column in cells]


def anchors_inside(cells: Cells, rows: int, columns: int) -> int:
    """Mask of the anchors at which the form lies wholly inside the lab."""
    height, width = max(row for row, _ in cells), max(column for _, column in cells)
    mask = 0
    for row in range(rows - height):
        for column in range(columns - width):
            mask |= 1 << (row * columns + column)
    return mask


def edges_around(cells: Cells, anchor: int, rows: int, columns: int) -> list[int]:
    """Every side from which a tile beside the form touches it: cell * TURNS + side of that tile, cell by cell."""
    at_row, at_column = divmod(anchor, columns)
    found: list[int] = []
    for row, column in cells:
        for direction, (r, c) in enumerate(beside(row, column)):
            inside = 0 <= r + at_row < rows and 0 <= c + at_column < columns
            if inside and (r, c) not in cells:
                found.append(((r + at_row) * columns + c + at_column) * TURNS + (direction + 2) % TURNS)
    return sorted(found)
