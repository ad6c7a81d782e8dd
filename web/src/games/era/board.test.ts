import { flushSync, mount, unmount } from "svelte";
import { describe, expect, test, vi } from "vitest";
import type { EraAction, EraEvent, Words } from "../../lib/wire/protocol";
import era from ".";
import { meant } from "./meant";
import { SampleTable } from "./sample.svelte";
import { part, path, spots } from "./spots";

// Seat 0 owns the silver space of the gramophone without a patent; a fake gramophone lies on the first space.
const ME = 0;

/** One of each kind: a kind left out does not compile. */
const ACTIONS: { [K in EraAction["kind"]]: Extract<EraAction, { kind: K }> } = {
  place: { kind: "place", seat: ME, area: 2 },
  resolve: { kind: "resolve", seat: ME, area: 4 },
  withdraw: { kind: "withdraw", seat: ME, area: 4 },
  finish: { kind: "finish", seat: ME },
  pass: { kind: "pass", seat: ME },
  build: { kind: "build", seat: ME, space: 4 },
  "run-factory": { kind: "run-factory", seat: ME, factory: 5 },
  "buy-load": { kind: "buy-load", seat: ME, load: 9 },
  produce: { kind: "produce", seat: ME, space: 6 },
  "produce-fake": { kind: "produce-fake", seat: ME, space: 0, metal: 2, technology: 0, tool: 1 },
  "take-cog": { kind: "take-cog", seat: ME },
  trade: { kind: "trade", seat: ME, trade: 3 },
  swap: { kind: "swap", seat: ME, give: 0, also: 4, take: 2 },
  "buy-bonus": { kind: "buy-bonus", seat: ME },
  develop: { kind: "develop", seat: ME, space: 16 },
  register: { kind: "register", seat: ME, space: 9 },
};

const seat = 2;
const EVENTS: { [K in EraEvent["kind"]]: Extract<EraEvent, { kind: K }> } = {
  "token-placed": { kind: "token-placed", seat, area: "build" },
  "action-began": { kind: "action-began", seat, area: "factories" },
  "action-ended": { kind: "action-ended", seat, area: "buy" },
  "token-withdrawn": { kind: "token-withdrawn", seat, area: "develop" },
  "bonus-used": { kind: "bonus-used", seat },
  "bonus-passed": { kind: "bonus-passed", seat },
  paid: { kind: "paid", seat, good: "coal", amount: 2 },
  gained: { kind: "gained", seat, good: "technology", amount: 1 },
  "influence-gained": { kind: "influence-gained", seat, amount: 3, square: 20, source: "producing" },
  "symbol-reached": { kind: "symbol-reached", seat, square: 99, good: "coal" },
  "factory-built": { kind: "factory-built", seat, space: 0, factory: "sawmill" },
  "factory-ran": { kind: "factory-ran", seat, factory: "sawmill", count: 1 },
  "load-bought": { kind: "load-bought", seat, load: "house-4" },
  "card-produced": { kind: "card-produced", seat, space: 3, card: "light-bulb" },
  "royalty-due": { kind: "royalty-due", owner: 1, seat, development: 17 },
  "cog-taken": { kind: "cog-taken", seat },
  exchanged: { kind: "exchanged", seat, square: "lower" },
  "invention-developed": { kind: "invention-developed", seat, development: 0 },
  "patent-registered": { kind: "patent-registered", seat, square: 6, development: 4 },
  "round-ended": { kind: "round-ended", round: 3 },
  "card-removed": { kind: "card-removed", space: 0, card: "bicycle" },
  "card-discarded": { kind: "card-discarded", space: 6, card: "car-fake-1" },
  "card-moved": { kind: "card-moved", space: 1, to_space: 5, card: "car-fake-1" },
  "card-drawn": { kind: "card-drawn", space: 2, card: "car-fake-1" },
  "factory-discarded": { kind: "factory-discarded", space: 4, factory: "bank" },
  "factory-moved": { kind: "factory-moved", space: 1, to_space: 4, factory: "bank" },
  "factory-drawn": { kind: "factory-drawn", space: 1, factory: "bank" },
  "deck-shuffled": { kind: "deck-shuffled", deck: "factories", count: 4 },
  "load-filled": { kind: "load-filled", load: "ship-1", amount: 1 },
  "round-began": { kind: "round-began", round: 4, start: 1 },
  "closing-began": { kind: "closing-began", start: 1 },
  "closing-finished": { kind: "closing-finished", seat },
  awarded: { kind: "awarded", seat, award: "most-cogs", points: 5 },
  "match-ended": { kind: "match-ended" },
};

// Events of the whole match lie on no spot, and so do actions that only a button carries out.
const NOWHERE = new Set(["round-ended", "round-began", "awarded", "match-ended", "finish", "pass"]);

// What the test environment lacks of a browser.
Element.prototype.scrollTo = vi.fn();
vi.stubGlobal("ResizeObserver", class {
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
});

/** The whole table as a page lays it out. */
function lay(table: SampleTable): () => void {
  const target = document.body;
  const laid = [mount(era.Board, { target, props: { table } })];
  if (era.Mat) laid.push(mount(era.Mat, { target, props: { table } }));
  for (const { seat } of table.seats) laid.push(mount(era.SeatLine, { target, props: { table, seat } }));
  flushSync();
  return () => laid.forEach((component) => void unmount(component));
}

const at = (spot: string): Element | null => document.querySelector(`[data-spot="${spot}"]`);

// Laying the table takes longest: all tests but the last look at one.
const table = new SampleTable(ME);
const clear = lay(table);

describe("what can be pointed at", () => {
  test.each(Object.values(ACTIONS))("$kind is done with the hands, spot after spot, each in its part", (action) => {
    table.offer(action);
    flushSync();
    const way = path(action, table.view);
    expect(way.length > 0).toBe(!NOWHERE.has(action.kind));
    for (const spot of way) {
      const here = at(spot);
      expect(here?.getAttribute("role"), spot).toBe("button");
      const within = here?.closest(".part, .mat");
      if (within) expect(within.classList.contains(part(spot) ?? "mat"), spot).toBe(true);
      here?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      flushSync();
    }
    expect(table.acted).toEqual(way.length ? [action] : []);
  });

  test("a patent for no invention is asked for twice, so that it is not lost by one click", () => {
    expect(path({ kind: "register", seat: ME, space: -1 }, table.view)).toEqual(["stair:1", "unnamed"]);
  });

  test.each(Object.values(EVENTS))("$kind lights up what it speaks of, and nothing else", (event) => {
    const spoken = spots(event);
    expect(spoken.length > 0).toBe(!NOWHERE.has(event.kind));
    table.lit = new Set(spoken);
    flushSync();
    const lit = [...document.querySelectorAll("[data-lit]")].map((element) => element.getAttribute("data-spot"));
    expect(new Set(lit)).toEqual(new Set(spoken));
  });
});

describe("what is seen before a click", () => {
  const cost = { id: "era-cost", args: { coin: 0, cog: 0, metal: 1, technology: 1, tool: 0, coal: 2, wood: 0, bonus: 0 } };
  const profit = { id: "era-profit", args: { coin: 0, cog: 0, influence: 3 } };
  const label: Words = { id: "era-action-produce", args: { card: "era-card-light-bulb", cost, profit } };

  test("goods that would be paid are marked, and the square that would be reached", () => {
    table.aim(table.offer(ACTIONS.produce, label));
    flushSync();
    const paid = [...document.querySelectorAll(".goods .paid")].map((good) => good.getAttribute("data-spot"));
    const [reached, ...more] = document.querySelectorAll(".reached");

    expect(paid).toEqual(["stock:0:coal", "stock:0:metal", "stock:0:technology"]);
    expect(document.querySelector('[data-spot="stock:0:coal"] i')?.textContent).toBe("−2");
    expect(reached?.getAttribute("data-spot")).toBe(`square:${table.view.mats[ME]!.square + 3}`);
    expect(more).toEqual([]);
  });

  test("what a factory will make is no gain of building it", () => {
    const made = { id: "era-profit", args: { metal: 2 } };
    table.aim(table.offer(ACTIONS.build, { id: "build", args: { cost, profit: made, influence: 1 } }));
    flushSync();

    expect(document.querySelectorAll(".goods .gained")).toHaveLength(0);
    expect(document.querySelector(".reached")?.getAttribute("data-spot")).toBe(
      `square:${table.view.mats[ME]!.square + 1}`,
    );
  });

  test("a spectator sees the same board and no mat", () => {
    clear();
    const leave = lay(new SampleTable(-1));

    expect(document.querySelectorAll(".track li")).toHaveLength(100);
    expect(document.querySelector(".goods")).toBeNull();
    leave();
  });
});

test("a hand that touches something means what its path says, offered or not", () => {
  const { view, box } = new SampleTable(ME);
  const phases: Partial<Record<EraAction["kind"], string>> = { place: "placing", resolve: "choosing" };
  // Where one hand goes on to a second place, the first says too little; that it means to try is enough.
  const first = Object.values(ACTIONS).filter(({ kind }) => !["withdraw", "finish", "pass", "swap", "produce-fake"].includes(kind));

  expect(first.length).toBe(11);
  for (const action of first) {
    const at = { ...view, phase: phases[action.kind] ?? view.phase };
    expect(meant(path(action, at)[0]!, at, box, ME)).toEqual(action);
  }
  expect(meant("card:0", view, box, ME)).toMatchObject({ kind: "produce-fake", space: 0 });
  expect(meant("stair:1", view, box, ME)).toEqual({ kind: "register", seat: ME, space: -1 });
  expect(meant("deck", view, box, ME)).toBeNull();
});
