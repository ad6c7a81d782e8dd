import { expect, test } from "vitest";
import { closest } from "./language";

test.each([
  [["de-CH", "fr"], "de"],
  [["fr-FR", "NL", "en"], "nl"],
  [["en-US", "de"], "en"],
  [["den"], "en"], // Slavey is not German
  [[], "en"],
])("whoever wants %j reads %s", (wanted, language) => {
  expect(closest(wanted)).toBe(language);
});
