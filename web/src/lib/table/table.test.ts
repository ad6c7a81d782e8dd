// Narrowing: from the first half of an action to its second, with a server that is only pretended.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameTable } from "./game";
import { Table } from "./table.svelte";

type Sent = { type: string; action?: { to: string } };
const sent: Sent[] = [];
let socket: Pretended;

const choice = (path: string[], name: string) => ({ action: { kind: "go", path, to: name }, label: { id: name }, preview: null });

// A card goes to two places; another acts at once; two endings share a place; one has no place at all.
const LEGAL = [
  choice(["card:1", "place:1"], "one"),
  choice(["card:1", "place:2"], "two"),
  choice(["card:2"], "three"),
  choice(["card:3"], "four"),
  choice(["card:3"], "five"),
  choice([], "finish"),
];

const INFO = { id: "m", game: "era", seats: [{ seat: 0, kind: "person", name: "Ada", bot: "", stand_in: "" }], status: "running", version: 0 };

function update(version: number, legal: unknown[]): object {
  const eye = { seat: 0, view: { seat: 0 }, decision: `d${version}`, legal, undoable: 0, prompt: null };
  return { type: "update", version, match: INFO, happened: [], eyes: [eye], deciders: [0], outcome: null, proposal: null };
}

class Pretended extends EventTarget {
  static readonly OPEN = 1;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    super();
    socket = this;
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    const message = JSON.parse(text) as Sent;
    sent.push(message);
    if (message.type !== "enter") return;
    this.say({ type: "hello", match: INFO, seats: [0], host: true, muted: [], protocol: 1 });
    this.say(update(0, LEGAL));
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.onclose?.();
  }
}

const game = {
  path: (action: { path: string[] }) => action.path,
  spots: () => [],
} as unknown as GameTable<"era">;

let table: Table<"era">;

beforeEach(async () => {
  sent.length = 0;
  vi.stubGlobal("WebSocket", Pretended);
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(url.includes("/messages/") ? new Response("") : Response.json(url.endsWith("/box") ? { components: {}, governing: {}, names: {} } : INFO)),
  );
  table = await Table.open<"era">("m", () => Promise.resolve(game));
  await Promise.resolve();
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

const acted = () => sent.filter((message) => message.type === "act").map((message) => message.action?.to);

test("legal choices lie at the spots their paths begin with", () => {
  expect([...table.choices.keys()]).toEqual(["card:1", "card:2", "card:3"]);
  expect(table.choices.get("card:1")).toHaveLength(2);
});

test("a pick narrows to what goes on from it, and the next one acts", () => {
  table.pick("card:1");
  expect([...table.choices.keys()]).toEqual(["place:1", "place:2"]);
  expect(acted()).toEqual([]);

  table.pick("place:2");
  expect(acted()).toEqual(["two"]);
});

test("a spot with one ending acts at once, one without does nothing", () => {
  table.pick("nowhere");
  expect(table.picked).toEqual([]);

  table.pick("card:2");
  expect(acted()).toEqual(["three"]);
});

test("endings that share a spot are offered in words", () => {
  table.pick("card:3");

  expect(table.endings.map((ending) => ending.label.id)).toEqual(["four", "five"]);
  expect(acted()).toEqual([]);
});

test("dropping goes back one pick", () => {
  table.pick("card:1");
  table.drop();

  expect([...table.choices.keys()]).toEqual(["card:1", "card:2", "card:3"]);
});

test("a new position forgets what was picked", () => {
  table.pick("card:1");
  socket.say(update(1, LEGAL.slice(2)));

  expect(table.picked).toEqual([]);
  expect([...table.choices.keys()]).toEqual(["card:2", "card:3"]);
});

test("a line that is told twice after a reconnect stands once in the log", () => {
  const line = { number: 0, seat: 0, action: "go", undoes: null, events: [], told: [], clauses: [] };
  socket.say({ ...update(1, LEGAL), happened: [line] });
  socket.say({ ...update(1, LEGAL), happened: [line] });

  expect(table.log.map((other) => other.number)).toEqual([0]);
});
