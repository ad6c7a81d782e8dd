// Where a note about something goes: next to it, within the screen, never on top of it.

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something that may be looked at; worth = how bad it is to cover it, 1 where it can be chosen. */
export interface Wanted extends Rect {
  worth: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;
const FOOT = 0.75; // of the screen
const BOARD = 0.05; // worth of what cannot be chosen now
const ASKED = '[data-part="prompt"] .says, [data-choice], [data-kind]'; // the sentence that asks, and what answers it
const OWN = 1000; // how much worse it is to cover the thing itself than another

/** The first side with room: right, left, below, above; above first at the foot of the screen, where neighbours lie on
 * both sides. A side where the note would lie on something else that may be wanted counts as having less room, and
 * along each side it may slide, around the middle of a part of the thing if one is given. Where no place is free, the one
 * that covers least. */
export function beside(thing: Rect, note: Size, screen: Size, wanted: readonly Wanted[] = [], part: Rect = thing): { x: number; y: number } {
  const inX = (x: number): number => Math.max(EDGE, Math.min(x, screen.width - note.width - EDGE));
  const inY = (y: number): number => Math.max(EDGE, Math.min(y, screen.height - note.height - EDGE));
  const slides = (from: number, length: number, own: number): number[] =>
    [from + (length - own) / 2, from, from + length - own];
  const ys = slides(part.y, part.height, note.height).map(inY);
  const xs = slides(part.x, part.width, note.width).map(inX);
  const sides = [
    ys.map((y) => ({ x: thing.x + thing.width + GAP, y })),
    ys.map((y) => ({ x: thing.x - note.width - GAP, y })),
    xs.map((x) => ({ x, y: thing.y + thing.height + GAP })),
    xs.map((x) => ({ x, y: thing.y - note.height - GAP })),
  ];
  if (thing.y > screen.height * FOOT) sides.unshift(...sides.splice(3));
  const places = sides.flat().map(({ x, y }) => ({ x: inX(x), y: inY(y) }));
  let [best, least] = [places[0]!, Infinity];
  for (const place of places) {
    // What it speaks of must be seen before anything else.
    const covered = OWN * overlap(thing, note, place) + wanted.reduce((sum, other) => sum + other.worth * overlap(other, note, place), 0);
    if (covered < least) [best, least] = [place, covered];
  }
  return best;
}

export function overlap(thing: Rect, note: Size, at: { x: number; y: number }): number {
  const across = Math.min(thing.x + thing.width, at.x + note.width) - Math.max(thing.x, at.x);
  const down = Math.min(thing.y + thing.height, at.y + note.height) - Math.max(thing.y, at.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** The element of a spot that is on the screen. */
export function spotElement(spot: string): Element | null {
  for (const element of document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth) return element;
  }
  return null;
}

/** Everything else one may want to see: what can be chosen, what shows the outcome of a choice, and then the board. */
export function wantedBeside(thing: Element): Wanted[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-spot], ${ASKED}`)]
    .filter((other) => !other.contains(thing) && !thing.contains(other))
    .map((other) => {
      const { x, y, width, height } = other.getBoundingClientRect();
      const wanted = "legal" in other.dataset || "outcome" in other.dataset || other.matches(ASKED);
      return { x, y, width, height, worth: wanted ? 1 : BOARD };
    });
}
