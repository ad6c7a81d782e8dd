// Measures shared by the plates of projects and technologies.
import type { Cell } from "../lab/shape";

export const CELL = 74; // the side of a cell in the drawings of a lab

/** The highest of the longest rows of cells. */
export function longestRow(cells: readonly Cell[]): Cell[] {
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell]);
  return [...rows.values()].reduce((best, row) => (row.length > best.length ? row : best), []);
}

const LETTER = 0.6; // the usual width of a letter, in sizes
const TIGHTEST = 0.6; // how far letters may be pressed together
const SOFT = "\u00ad"; // a hyphen that is written only where the line ends

/** A name cut to the room it has when its letters are pressed together. */
export function fitted(name: string, room: number, size: number): string {
  const most = Math.floor(room / (size * LETTER * TIGHTEST));
  return name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`;
}

/** The length a text must be pressed to, if it needs it. */
export function pressed(text: string, room: number, size: number): number | undefined {
  return text.length * size * LETTER > room ? room : undefined;
}

/** A name on one line or two of about equal length, cut at a space or at a soft hyphen. */
export function lines(name: string, room: number, size: number): string[] {
  const whole = uncut(name);
  if (whole.length * size * LETTER <= room) return [whole];
  const cuts = [...name.matchAll(/[ \u00ad]/g)].map(({ index, 0: at }) => [name.slice(0, index) + (at === SOFT ? "-" : ""), name.slice(index + 1)]);
  const best = cuts.map((parts) => parts.map(uncut)).sort((a, b) => longest(a) - longest(b))[0] ?? [whole];
  return best.map((line) => fitted(line, room, size));
}

/** A name without the places where it may be cut. */
export function uncut(name: string): string {
  return name.replaceAll(SOFT, "");
}

function longest(parts: string[]): number {
  return Math.max(...parts.map((part) => part.length));
}
