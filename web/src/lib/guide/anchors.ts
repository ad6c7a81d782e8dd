// Where on the screen the things lie that a guide speaks of: spots of the board, or parts of the table (`region:log`).
import type { Rect, Size } from "../table/beside";

const EDGE = 4; // px around a thing
const [LEAST, MOST] = [14, 320]; // px that an arrow is long
const TIP = 6; // px between an arrow's head and the frame it points at

/** The element of an anchor, wherever it was scrolled to; null where this screen does not show such a thing. */
export function anchorElement(anchor: string): Element | null {
  const spot = `[data-spot="${CSS.escape(anchor)}"]`; // also of a board whose own regions are called so
  const named = anchor.startsWith("region:") ? `[data-part="${CSS.escape(anchor.slice(7))}"], ${spot}` : spot;
  return [...document.querySelectorAll(named)].find((one) => one.getBoundingClientRect().width > 0) ?? null;
}

export function around(element: Element): Rect {
  return grown(element.getBoundingClientRect(), EDGE);
}

export function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** One frame around all of them. */
export function union(rects: readonly Rect[]): Rect | null {
  if (!rects.length) return null;
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** From the edge of a note to the frame it speaks of, the shortest way; null where it would be a stub, or cross the board. */
export function arrow(note: { x: number; y: number } & Size, thing: Rect): { x1: number; y1: number; x2: number; y2: number } | null {
  const [x1, x2] = gap(note.x, note.width, thing.x, thing.width);
  const [y1, y2] = gap(note.y, note.height, thing.y, thing.height);
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < LEAST || length > MOST) return null;
  const back = TIP / length;
  return { x1, y1, x2: x2 - (x2 - x1) * back, y2: y2 - (y2 - y1) * back };
}

/** Along one axis: where the two come closest; the middle of what they share where they lie side by side. */
function gap(a: number, along: number, b: number, other: number): [number, number] {
  if (a + along < b) return [a + along, b];
  if (b + other < a) return [a, b + other];
  const middle = (Math.max(a, b) + Math.min(a + along, b + other)) / 2;
  return [middle, middle];
}
