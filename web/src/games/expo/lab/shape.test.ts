import { expect, test } from "vitest";
import { outline } from "./shape";

/** The numbers of a path's straight corners: radius 0 leaves arcs of no size. */
function points(path: string): number[][] {
  return [...path.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map((found) => [Number(found[1]), Number(found[2])]);
}

test("the outline of a square runs around it clockwise, inside its border", () => {
  const path = outline([{ row: 0, column: 0 }], 10, 1, 0);

  expect(points(path)).toEqual(
    expect.arrayContaining([
      [1, 1],
      [9, 1],
      [9, 9],
      [1, 9],
    ]),
  );
  expect(points(path)).toHaveLength(4);
});

test("an L has six corners, of which the inner one lies inside the tile", () => {
  const cells = [
    { row: 0, column: 0 },
    { row: 1, column: 0 },
    { row: 2, column: 0 },
    { row: 2, column: 1 },
  ];
  const corners = points(outline(cells, 10, 1, 0));

  expect(corners).toHaveLength(6);
  expect(corners).toContainEqual([9, 21]);
});

test("rounded corners turn outwards at the edge and inwards in a nook", () => {
  const cells = [
    { row: 0, column: 0 },
    { row: 0, column: 1 },
    { row: 0, column: 2 },
    { row: 1, column: 1 },
  ];
  const sweeps = [...outline(cells, 10, 1, 2).matchAll(/A2 2 0 0 (\d)/g)].map((found) => found[1]);

  expect(sweeps.filter((sweep) => sweep === "1")).toHaveLength(6);
  expect(sweeps.filter((sweep) => sweep === "0")).toHaveLength(2);
});
