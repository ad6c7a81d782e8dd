// A key does one thing at a table, whatever is chosen there.
import { expect, test } from "vitest";
import type { GameName } from "../lib/table/game";
import { KEYS } from "../lib/table/keys";
import { load } from "./load";

test.each<GameName>(["era", "expo", "smartphone"])("%s has no key that the table has", async (name) => {
  const { keys = [] } = await load(name);
  const all = [...KEYS, ...keys].map(([key]) => key);
  expect(all).toEqual([...new Set(all)]);
});
