import { expect, test } from "vitest";
import { lines, uncut } from "./plate";

const SOFT = "\u00ad";

test("a name that fits stays whole, and shows no hyphen", () => {
  expect(lines(`Type${SOFT}writer`, 90, 12.5)).toEqual(["Typewriter"]);
  expect(uncut(`Type${SOFT}writer`)).toBe("Typewriter");
});

test("a long word is cut where its soft hyphen is, several words at a space", () => {
  expect(lines(`Electro${SOFT}cardiograph`, 70, 13.5)).toEqual(["Electro-", "cardiograph"]);
  expect(lines("Express Locomotive", 70, 13.5)).toEqual(["Express", "Locomotive"]);
});

test("the cut that leaves the two lines most alike is taken", () => {
  expect(lines(`Elektrische loco${SOFT}motief`, 70, 13.5)).toEqual(["Elektrische", "locomotief"]);
});
