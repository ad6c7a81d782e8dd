import { expect, test } from "vitest";
import { rows } from "./room";

const WORDS = 18; // letters, about 200 px with the frame

test("buttons fill row after row", () => {
  expect(rows([], 840)).toBe(0);
  expect(rows(Array(4).fill(WORDS), 840)).toBe(1);
  expect(rows(Array(5).fill(WORDS), 840)).toBe(2);
  expect(rows(Array(9).fill(WORDS), 840)).toBe(3);
});

test("one long sentence takes the rows it needs, and larger letters take more", () => {
  expect(rows([8 * WORDS], 840)).toBe(2);
  expect(rows(Array(4).fill(WORDS), 840, 1.25)).toBe(2);
});
