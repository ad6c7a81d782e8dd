import { beforeEach, expect, test } from "vitest";
import { settings } from "../settings.svelte";
import type { About, BotInfo } from "../wire/protocol";
import { guests, ladder, usualBot } from "./bots";

const bot = (name: string, level: number, messages: boolean, games = ["era", "expo"]): BotInfo => ({ name, level, messages, games });
const about = {
  bots: ["greedy", "visitor", "apprentice", "wizard", "eras-only", "theirs", "by-pipe"],
  opponents: [
    bot("visitor", 1, true), bot("apprentice", 2, true), bot("wizard", 6, true, ["era"]),
    bot("eras-only", 0, false, ["era"]), bot("greedy", 0, true), bot("theirs", 3, false),
  ],
} as unknown as About;

beforeEach(() => {
  settings.bot = "";
});

test("people are offered the ladder, and bots of others by their own names", () => {
  expect(ladder(about, "era").map(({ name }) => name)).toEqual(["visitor", "apprentice", "wizard"]);
  expect(ladder(about, "expo").map(({ name }) => name)).toEqual(["visitor", "apprentice"]);
  expect(guests(about, "era")).toEqual(["eras-only", "theirs", "by-pipe"]);
  expect(guests(about, "expo")).toEqual(["theirs", "by-pipe"]);
});

test("the rung chosen last is asked again where it knows the game", () => {
  expect(usualBot(about, "era")).toBe("apprentice");
  settings.bot = "wizard";
  expect(usualBot(about, "era")).toBe("wizard");
  expect(usualBot(about, "expo")).toBe("apprentice");
});

test("a server without the ladder offers what it has", () => {
  expect(usualBot({ ...about, opponents: [] }, "era")).toBe("greedy");
  expect(usualBot({ ...about, opponents: [], bots: [] }, "era")).toBe("");
});
