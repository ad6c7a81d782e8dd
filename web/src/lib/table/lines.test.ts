import { expect, test } from "vitest";
import type { Eye, Happened, Outcome } from "../wire/protocol";
import { ranking, sources, tied } from "./ending";
import { gain } from "./floats";
import { length, parted, pieces, undone } from "./lines";
import { secret } from "./secret";

function line(number: number, undoes: number | null = null): Happened {
  return { number, seat: 0, action: undoes === null ? "pass" : "", undoes, events: [], told: [], clauses: [] };
}

test("undone lines are those an undo names", () => {
  expect([...undone([line(0), line(1), line(2, 1), line(3, 0)])]).toEqual([1, 0]);
});

test("a label is parted at its first colon, its effect at its amounts", () => {
  const { what, effect } = parted("Build the sawmill: −1 coal −2 wood, makes +2 wood");

  expect(what).toBe("Build the sawmill");
  expect(pieces(effect).map(({ text, sign }) => [text, sign])).toEqual([
    ["−1 coal", "minus"],
    ["−2 wood, makes", "minus"],
    ["+2 wood", "plus"],
  ]);
  expect(parted("Finish")).toEqual({ what: "Finish", effect: "" });
  expect(pieces("")).toEqual([]);
  expect(pieces("−$\u00a02, 5 waard").map(({ sign }) => sign)).toEqual(["minus"]);
  expect(pieces("+3 Geld −2\u00a0$").map(({ sign }) => sign)).toEqual(["plus", "minus"]);
});

test("amounts of goods are told from the words around them", () => {
  const goods = new Map([["wood", "wood"], ["bonus token", "bonus"], ["bonus tokens", "bonus"], ["influence", "influence"]]);
  const found = pieces("−2 wood, makes +2 bonus tokens +1 influence now +3 woodwind −$2", goods);

  expect(found.map(({ amount, good, text, after }) => [amount, good, text, after])).toEqual([
    ["−2", "wood", "wood", ", makes"],
    ["+2", "bonus", "bonus tokens", ""],
    ["+1", "influence", "influence", " now"],
    ["", null, "+3 woodwind", ""],
    ["", null, "−$2", ""],
  ]);
  expect(length("Take: +2 bonus tokens", goods)).toBeLessThan(length("Take: +2 bonus tokens", new Map()));
});

test("only what is gained floats", () => {
  expect(gain({ id: "era-event-gained", args: { seat: 1, amount: 2, good: "era-good-coin" } })).toEqual({
    seat: 1,
    amount: 2,
    good: { id: "era-good-coin", args: { count: 2 } },
  });
  expect(gain({ id: "era-event-paid", args: { seat: 1, amount: 2, good: "era-good-coin" } })).toBeNull();
  expect(gain({ id: "era-event-match-ended" })).toBeNull();
});

test("eyes that see the same have nothing to hide, whoever they belong to", () => {
  const eye = (seat: number, plan: number | null) => ({ seat, view: { seat, plan } }) as unknown as Eye;

  expect(secret([eye(0, null), eye(1, null)])).toBe(false);
  expect(secret([eye(0, 4), eye(1, null)])).toBe(true);
  expect(secret([eye(0, 4)])).toBe(false);
});

test("an outcome is read by place, by source, and for ties", () => {
  const outcome: Outcome = {
    points: [
      { sales: 3, patents: 0 },
      { sales: 1, patents: 2 },
      { sales: 5, patents: 0, regions: 0 },
    ],
    scores: [3, 3, 5],
    places: [3, 2, 1],
    end: "last-round",
  };

  expect(ranking(outcome)).toEqual([2, 1, 0]);
  expect(sources(outcome)).toEqual(["sales", "patents"]);
  expect(tied(outcome)).toBe(true);
  expect(tied({ ...outcome, scores: [3, 4, 5] })).toBe(false);
});
