import { expect, test } from "vitest";
import { linkTo, momentOf, originOf } from "./moment";

test.each([
  ["#at=120", { version: 120, eyes: -1 }],
  ["#at=0&eyes=2", { version: 0, eyes: 2 }],
  ["#at=x", null],
  ["#at=5&eyes=me", null],
  ["#ERA-35", null],
  ["", null],
])("the address %s speaks of %j", (hash, moment) => {
  expect(momentOf(hash)).toEqual(moment);
});

test("a link leads to the moment it was made of", () => {
  for (const moment of [{ version: 7, eyes: 3 }, { version: 0, eyes: -1 }]) {
    expect(momentOf(new URL(linkTo("abc", moment), "http://menlo").hash)).toEqual(moment);
  }
});

test("a sandbox knows where it came from", () => {
  expect(originOf("abc@12")).toEqual({ match: "abc", moment: { version: 12, eyes: -1 } });
  expect(originOf("abc")).toBeNull();
});
