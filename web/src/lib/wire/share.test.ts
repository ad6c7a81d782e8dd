import { expect, test } from "vitest";
import { share } from "./share";

test("what did not change stays the same object", () => {
  const old = { cards: ["a", null], mats: [{ coin: 1 }, { coin: 2 }], round: 1 };

  const now = share(old, { cards: ["a", null], mats: [{ coin: 1 }, { coin: 3 }], round: 1 });

  expect(now).toEqual({ cards: ["a", null], mats: [{ coin: 1 }, { coin: 3 }], round: 1 });
  expect(now.cards).toBe(old.cards);
  expect(now.mats[0]).toBe(old.mats[0]);
  expect(now.mats[1]).not.toBe(old.mats[1]);
  expect(share(old, structuredClone(old))).toBe(old);
});

test.each([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1 }, null],
  [[], {}],
  [{ "0": 1 }, [1]],
])("%j becomes %j", (old, now) => {
  expect(share(old, structuredClone(now))).toEqual(now);
});
