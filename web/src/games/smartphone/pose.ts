// Where pads and improvements lie on the grid, and how a quarter turn moves them. Geometry alone: what is allowed, the
// server says.

export const PAD_ROWS = 3;
export const PAD_COLUMNS = 2;
export const DIRECTIONS = ["right", "down", "left", "up"] as const;

export interface Cell {
  row: number;
  column: number;
}

/** Something turned clockwise by quarters, with the first cell of its outline at a place. */
export interface Pose extends Cell {
  turn: number;
}

export const quarter = (turn: number): number => ((turn % 4) + 4) % 4;

/** Rows and columns a pad takes up when turned. */
export function outline(turn: number): { rows: number; columns: number } {
  return turn % 2 === 0 ? { rows: PAD_ROWS, columns: PAD_COLUMNS } : { rows: PAD_COLUMNS, columns: PAD_ROWS };
}

export function padCells(pose: Pose): Cell[] {
  const { rows, columns } = outline(pose.turn);
  const cells: Cell[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      cells.push({ row: pose.row + row, column: pose.column + column });
  return cells;
}

export const same = (a: Cell, b: Cell): boolean => a.row === b.row && a.column === b.column;

export const onPad = (pose: Pose, cell: Cell): boolean => padCells(pose).some((other) => same(cell, other));

/** The two cells of an improvement. */
export function tileCells(tile: Cell & { direction: number }): [Cell, Cell] {
  const step = [
    { row: 0, column: 1 },
    { row: 1, column: 0 },
    { row: 0, column: -1 },
    { row: -1, column: 0 },
  ][quarter(tile.direction)] ?? { row: 0, column: 1 };
  return [
    { row: tile.row, column: tile.column },
    { row: tile.row + step.row, column: tile.column + step.column },
  ];
}

/** A cell of the table in the frame of a pad: its own first cell is 0, 0 and it is not turned. */
export function toPad(pad: Pose, cell: Cell): Cell {
  const row = cell.row - pad.row;
  const column = cell.column - pad.column;
  switch (quarter(pad.turn)) {
    case 0:
      return { row, column };
    case 1:
      return { row: PAD_ROWS - 1 - column, column: row };
    case 2:
      return { row: PAD_ROWS - 1 - row, column: PAD_COLUMNS - 1 - column };
    default:
      return { row: column, column: PAD_COLUMNS - 1 - row };
  }
}

/** The way back: a cell in the frame of a pad as it lies on the table. */
export function fromPad(pad: Pose, cell: Cell): Cell {
  const { row, column } = cell;
  const turned = [
    { row, column },
    { row: column, column: PAD_ROWS - 1 - row },
    { row: PAD_ROWS - 1 - row, column: PAD_COLUMNS - 1 - column },
    { row: PAD_COLUMNS - 1 - column, column: row },
  ][quarter(pad.turn)] ?? { row, column };
  return { row: pad.row + turned.row, column: pad.column + turned.column };
}

/** The first cell of the outline of some cells. */
export function corner(cells: Cell[]): Cell {
  return {
    row: Math.min(...cells.map((cell) => cell.row)),
    column: Math.min(...cells.map((cell) => cell.column)),
  };
}

/** A clockwise quarter turn about a cell. */
export function turnAbout(pivot: Cell, cell: Cell): Cell {
  return {
    row: pivot.row + cell.column - pivot.column,
    column: pivot.column - (cell.row - pivot.row),
  };
}
