import { expect, test } from "vitest";
import { arrow, union } from "./anchors";

const note = { x: 100, y: 100, width: 200, height: 100 };

test("one frame holds all that is spoken of", () => {
  expect(union([])).toBeNull();
  expect(union([note, { x: 50, y: 150, width: 10, height: 200 }])).toEqual({ x: 50, y: 100, width: 250, height: 250 });
});

test("an arrow goes the shortest way and stops before the frame", () => {
  expect(arrow(note, { x: 400, y: 120, width: 20, height: 20 })).toEqual({ x1: 300, y1: 130, x2: 394, y2: 130 });
  expect(arrow(note, { x: 120, y: 10, width: 20, height: 20 })).toEqual({ x1: 130, y1: 100, x2: 130, y2: 36 });
});

test("what lies close by needs no arrow, and what lies far away gets none", () => {
  expect(arrow(note, { x: 305, y: 100, width: 20, height: 20 })).toBeNull();
  expect(arrow(note, { x: 900, y: 100, width: 20, height: 20 })).toBeNull();
});
