import { expect, test } from "vitest";
import { beside, type Rect } from "./beside";

const screen = { width: 1000, height: 800 };
const note = { width: 200, height: 100 };

function covers(at: { x: number; y: number }, thing: Rect): boolean {
  return at.x < thing.x + thing.width && at.x + note.width > thing.x && at.y < thing.y + thing.height && at.y + note.height > thing.y;
}

test.each([
  ["in the open", { x: 400, y: 300, width: 80, height: 80 }],
  ["at the right edge", { x: 900, y: 300, width: 100, height: 80 }],
  ["in a corner", { x: 0, y: 0, width: 60, height: 60 }],
  ["at the foot", { x: 400, y: 740, width: 80, height: 60 }],
  ["as wide as the screen", { x: 0, y: 300, width: 1000, height: 60 }],
  ["as high as the screen", { x: 300, y: 0, width: 60, height: 800 }],
])("a note stands beside what lies %s", (_, thing) => {
  const at = beside(thing, note, screen);

  expect(covers(at, thing)).toBe(false);
  expect(at.x).toBeGreaterThanOrEqual(0);
  expect(at.y).toBeGreaterThanOrEqual(0);
  expect(at.x + note.width).toBeLessThanOrEqual(screen.width);
  expect(at.y + note.height).toBeLessThanOrEqual(screen.height);
});

test("at the foot of the screen a note stands above, not on the neighbours", () => {
  const thing = { x: 400, y: 700, width: 80, height: 60 };

  expect(beside(thing, note, screen).y + note.height).toBeLessThanOrEqual(thing.y);
});

test("a note keeps off what else may be chosen, sliding along a side where that helps", () => {
  const thing = { x: 400, y: 300, width: 80, height: 80 };
  const right = { x: 490, y: 200, width: 300, height: 95 };

  const slid = beside(thing, note, screen, [{ ...right, worth: 1 }]);
  expect(covers(slid, right)).toBe(false);
  expect(slid.x).toBeGreaterThanOrEqual(thing.x + thing.width);

  const column = { x: 490, y: 0, width: 300, height: 800 };
  const other = beside(thing, note, screen, [{ ...column, worth: 1 }]);
  expect(covers(other, column)).toBe(false);
  expect(covers(other, thing)).toBe(false);
});

test("what can be chosen is worth more than what cannot", () => {
  const thing = { x: 400, y: 300, width: 80, height: 80 };
  const around = [
    { x: 490, y: 0, width: 510, height: 800, worth: 1 },
    { x: 0, y: 0, width: 390, height: 800, worth: 0.05 },
    { x: 300, y: 390, width: 300, height: 400, worth: 1 },
    { x: 300, y: 0, width: 300, height: 290, worth: 1 },
  ];

  expect(beside(thing, note, screen, around).x).toBeLessThan(thing.x);
});

test("what a note speaks of is covered last", () => {
  const thing = { x: 400, y: 300, width: 80, height: 80 };
  const everywhere = { x: 0, y: 0, width: 1000, height: 800 };

  expect(covers(beside(thing, note, screen, [{ ...everywhere, worth: 1 }]), thing)).toBe(false);
});

test("where nothing has room the note stays on the screen", () => {
  const at = beside({ x: 0, y: 0, width: 1000, height: 800 }, note, screen);

  expect(at.x + note.width).toBeLessThanOrEqual(screen.width);
  expect(at.y + note.height).toBeLessThanOrEqual(screen.height);
});
