import { expect, test } from "vitest";
import { apart, marks, path, rounds, roundStarts, standAt } from "./course";

const STANDS = [
  { version: 0, round: 1, points: [0, 0] },
  { version: 4, round: 1, points: [3, 0] },
  { version: 6, round: 2, points: [3, 5] },
  { version: 9, round: 2, points: [8, 5] },
  { version: 9.5, round: 2, points: [8, 12] },
];

test("marks are round numbers that hold every point", () => {
  expect(marks(0, 58)).toEqual([0, 20, 40, 60]);
  expect(marks(0, 3)).toEqual([0, 1, 2, 3]);
  expect(marks(0, 0)).toEqual([0]);
  expect(marks(-4, 40)).toEqual([-10, 0, 10, 20, 30, 40]);
  expect(marks(0, 212)).toEqual([0, 50, 100, 150, 200, 250]);
});

test("rounds begin where their number changes and end before the final scoring", () => {
  expect(roundStarts(STANDS)).toEqual([{ round: 1, version: 0 }, { round: 2, version: 6 }]);
  expect(rounds(STANDS).map(({ points }) => points)).toEqual([[3, 0], [8, 5]]);
});

test("a path goes from stand to stand", () => {
  const same = (value: number): number => value;

  expect(path(STANDS.slice(0, 3), 0, same, same)).toBe("M0.0 0.0L4.0 3.0L6.0 3.0");
});

test("signs that would lie on one another are moved apart inside the frame", () => {
  expect(apart([50, 50, 52, 10], 20, 0, 100)).toEqual([50, 70, 90, 10]);
  expect(apart([98, 99], 20, 0, 100)).toEqual([80, 100]);
});

test("between two stands the earlier one holds", () => {
  expect([0, 3, 4, 8, 99].map((version) => standAt(STANDS, version))).toEqual([0, 0, 1, 2, 4]);
});
