import { expect, test } from "vitest";
import { minutes, roughly } from "./facts";

test("decisions are counted in tens and timed in fives", () => {
  expect([108, 68, 142].map(roughly)).toEqual([110, 70, 140]);
  expect([108, 68, 142, 3].map(minutes)).toEqual([20, 10, 25, 5]);
});
