import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Phrase, Words } from "../wire/protocol";
import agreed from "./agreed.json";
import { Catalogue } from "./catalogue";
import { LANGUAGES, type Language } from "./language";

const FOLDER = "../src/menlo/locale";
const catalogues = Object.fromEntries(
  LANGUAGES.map((language) => {
    const files = readdirSync(`${FOLDER}/${language}`);
    return [language, new Catalogue(language, files.map((file) => readFileSync(`${FOLDER}/${language}/${file}`, "utf-8")))];
  }),
) as Record<Language, Catalogue>;
const catalogue = catalogues.en;
const names = { "era-factory-dye-works": "Dye works" };
const naming = { names };

test.each(agreed as { language?: Language; words: Words | Phrase; text: string }[])("$text", ({ language = "en", words, text }) => {
  const spoken = catalogues[language];
  const seat = (number: number) => (number === 0 ? "Ada" : spoken.say({ id: "seat", args: { number } }));

  expect(spoken.say(words, { names, seat })).toBe(text);
});

test("a piece is named by the catalogue, else by the pack, else by its id", () => {
  expect(catalogue.piece("era-good-coin", naming)).toBe("coin");
  expect(catalogue.piece("era-factory-dye-works", naming)).toBe("Dye works");
  expect(catalogue.piece("era-factory-unheard-of", naming)).toBe("era-factory-unheard-of");
});

test("a later part of the catalogue says the same message anew", () => {
  const words = new Catalogue("en", ["hello = Good day"]);
  words.add("hello = Good evening");

  expect(words.say({ id: "hello" })).toBe("Good evening");
});
