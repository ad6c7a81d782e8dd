import { expect, test } from "vitest";
import { SQUARES, inOrder, place } from "./goods";

test("the track runs once around the board, from corner to corner without a gap", () => {
  const places = Array.from({ length: SQUARES }, (_, n) => place(n));

  expect(new Set(places.map(String)).size).toBe(SQUARES);
  places.forEach(([row, column], n) => {
    const [toRow, toColumn] = places[(n + 1) % SQUARES]!;
    expect(Math.abs(toRow - row) + Math.abs(toColumn - column), `from ${n}`).toBe(1);
  });
  expect([place(0), place(33), place(50), place(83)]).toEqual([
    [1, 1],
    [1, 34],
    [18, 34],
    [18, 1],
  ]);
});

test("costs are read in the order of the mats", () => {
  expect(inOrder({ tool: 1, coal: 2, metal: 1, coin: 3 })).toEqual([
    ["coin", 3],
    ["coal", 2],
    ["metal", 1],
    ["tool", 1],
  ]);
});
