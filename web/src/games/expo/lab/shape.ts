// The outline of a tile: the border of its cells as one path, drawn a little inside and with rounded corners.

export interface Cell {
  row: number;
  column: number;
}

interface Point {
  x: number;
  y: number;
}

/** A closed path around the cells, each `size` wide, `inset` inside their border. */
export function outline(cells: readonly Cell[], size: number, inset: number, radius: number): string {
  const corners = border(cells);
  const count = corners.length;
  const moved = corners.map((corner, at) => {
    const before = direction(corners[(at + count - 1) % count]!, corner);
    const after = direction(corner, corners[(at + 1) % count]!);
    // Inside lies to the right of the way around.
    return {
      x: corner.x * size - inset * (before.y + after.y),
      y: corner.y * size + inset * (before.x + after.x),
      before,
      after,
    };
  });
  const parts = moved.map(({ x, y, before, after }, at) => {
    const turn = before.x * after.y - before.y * after.x > 0 ? 1 : 0;
    const start = `${round(x - before.x * radius)} ${round(y - before.y * radius)}`;
    const end = `${round(x + after.x * radius)} ${round(y + after.y * radius)}`;
    return `${at === 0 ? "M" : "L"}${start}A${radius} ${radius} 0 0 ${turn} ${end}`;
  });
  return `${parts.join("")}Z`;
}

/** The corners of the border, clockwise. Tiles hang together by their sides and have no holes. */
function border(cells: readonly Cell[]): Point[] {
  const filled = new Set(cells.map(({ row, column }) => `${row},${column}`));
  const next = new Map<string, Point>();
  const edge = (from: Point, to: Point): void => void next.set(`${from.x},${from.y}`, to);
  for (const { row, column } of cells) {
    const [left, right, top, bottom] = [column, column + 1, row, row + 1];
    if (!filled.has(`${row - 1},${column}`)) edge({ x: left, y: top }, { x: right, y: top });
    if (!filled.has(`${row},${column + 1}`)) edge({ x: right, y: top }, { x: right, y: bottom });
    if (!filled.has(`${row + 1},${column}`)) edge({ x: right, y: bottom }, { x: left, y: bottom });
    if (!filled.has(`${row},${column - 1}`)) edge({ x: left, y: bottom }, { x: left, y: top });
  }
  const first = next.entries().next().value;
  if (!first) return [];
  const around: Point[] = [];
  let [, at] = first;
  do {
    around.push(at);
    at = next.get(`${at.x},${at.y}`)!;
  } while (at !== first[1]);
  return around.filter((point, i) => {
    const before = direction(around[(i + around.length - 1) % around.length]!, point);
    const after = direction(point, around[(i + 1) % around.length]!);
    return before.x !== after.x || before.y !== after.y;
  });
}

function direction(from: Point, to: Point): Point {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
