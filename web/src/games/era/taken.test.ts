import { expect, test } from "vitest";
import type { EraEvent, Happened } from "../../lib/wire/protocol";
import { taken } from "./taken";

const line = (number: number, ...events: EraEvent[]): Happened => ({
  number, seat: 0, action: "x", undoes: null, events, told: [], clauses: [],
});

test("empty places tell what was taken this round, and by whom", () => {
  const found = taken([
    line(0, { kind: "card-produced", seat: 1, space: 2, card: "before" }),
    line(1, { kind: "round-ended", round: 1 }),
    line(2, { kind: "card-produced", seat: 0, space: 3, card: "typewriter" }),
    line(3, { kind: "factory-built", seat: 2, space: 3, factory: "sawmill" }),
  ]);

  expect([...found.cards]).toEqual([[3, { seat: 0, id: "typewriter" }]]);
  expect([...found.factories]).toEqual([[3, { seat: 2, id: "sawmill" }]]);
});
