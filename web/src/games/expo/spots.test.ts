import { expect, test } from "vitest";
import type { ExpoAction, ExpoEvent, ExpoView } from "../../lib/wire/protocol";
import { meant } from "./meant";
import { BOX, PIECES } from "./sample";
import { KINDS, part, path, spots } from "./spots";

type Of<U extends { kind: string }> = { [K in U["kind"]]: Extract<U, { kind: K }> };

const VIEW = { pieces: PIECES } as ExpoView;
const seat = 0;

// Every kind stands here: a new one does not compile before it has an example.
const ACTIONS: { [K in ExpoAction["kind"]]: [Of<ExpoAction>[K], string[]] } = {
  play: [{ kind: "play", seat, card: 3 }, ["card:journal"]],
  "buy-tile": [{ kind: "buy-tile", seat, space: 4 }, ["station:4"]],
  "take-tile": [{ kind: "take-tile", seat, space: 4 }, ["station:4"]],
  "buy-project": [{ kind: "buy-project", seat, slot: 1 }, ["academy:square"]],
  "buy-technology": [{ kind: "buy-technology", seat, technology: 0 }, ["technology:batteries"]],
  choose: [{ kind: "choose", seat, tile: 64 }, ["supply:cellophane"]],
  put: [{ kind: "put", seat, cell: 9, rotation: 1 }, ["put:9:1"]],
  remove: [{ kind: "remove", seat, cell: 8 }, ["cell:0:8", "bin"]],
  lift: [{ kind: "lift", seat, cell: 8 }, ["cell:0:8"]],
  enter: [{ kind: "enter", seat, piece: 0, track: 2 }, ["space:manual:2"]],
  advance: [{ kind: "advance", seat, piece: 1 }, ["space:copper:6"]],
  jump: [{ kind: "jump", seat, piece: 1, track: 0 }, ["space:steel:5"]],
  "take-bonus": [{ kind: "take-bonus", seat, bonus: 0 }, ["bonus:eiffel"]],
  confer: [{ kind: "confer", seat, option: 2 }, ["confer:step"]],
  "choose-jury": [{ kind: "choose-jury", seat, energy: 1 }, ["confer:electricity"]],
  finish: [{ kind: "finish", seat }, []],
};

const EVENTS: { [K in ExpoEvent["kind"]]: [Of<ExpoEvent>[K], string] } = {
  "card-played": [{ kind: "card-played", seat: 1, card: "journal", upgraded: false }, "played:1:journal"],
  "card-swapped": [{ kind: "card-swapped", seat: 1, card: "journal", upgraded: true }, "played:1:journal"],
  "action-ended": [{ kind: "action-ended", seat: 1, card: "journal" }, "played:1:journal"],
  "money-gained": [{ kind: "money-gained", seat: 1, amount: 4, money: 7 }, "money:1"],
  "tile-bought": [{ kind: "tile-bought", seat: 1, space: 2, tile: "steel-manual", price: 1 }, "station:2"],
  "tile-taken": [{ kind: "tile-taken", seat: 1, space: 2, tile: "steel-manual" }, "station:2"],
  "station-filled": [{ kind: "station-filled", space: 2, tile: "steel-manual" }, "station:2"],
  "academy-bought": [{ kind: "academy-bought", seat: 1, tile: "batteries", price: 2 }, "technology:batteries"],
  "project-returned": [{ kind: "project-returned", tile: "cellophane" }, "academy:s"],
  "project-revealed": [{ kind: "project-revealed", tile: "cellophane" }, "academy:s"],
  "tile-chosen": [{ kind: "tile-chosen", seat: 1, tile: "cellophane" }, "supply:cellophane"],
  "handicap-drawn": [{ kind: "handicap-drawn", seat: 1, tile: "steel-manual" }, "supply:steel-manual"],
  // The first cell of an S in reading order is not where its bounding box begins.
  "tile-placed": [{ kind: "tile-placed", seat: 1, tile: "cellophane", row: 2, column: 3, rotation: 0 }, "cell:1:10"],
  "tile-moved": [{ kind: "tile-moved", seat: 1, tile: "cellophane", row: 2, column: 3, rotation: 1 }, "cell:1:9"],
  "scrap-replaced": [{ kind: "scrap-replaced", seat: 1, tile: "steel-manual", row: 2, column: 2, rotation: 0 }, "cell:1:8"],
  "tile-removed": [{ kind: "tile-removed", seat: 1, tile: "cellophane", row: 2, column: 4 }, "cell:1:10"],
  "tile-lifted": [{ kind: "tile-lifted", seat: 1, tile: "cellophane", row: 2, column: 4 }, "cell:1:10"],
  "scrap-removed": [{ kind: "scrap-removed", seat: 1, row: 2, column: 2 }, "cell:1:8"],
  "project-completed": [{ kind: "project-completed", seat: 1, tile: "cellophane", points: 3, leads: 1 }, "project:cellophane"],
  "piece-moved": [{ kind: "piece-moved", seat: 1, track: "copper", step: 6, price: 0 }, "space:copper:6"],
  "ghost-moved": [{ kind: "ghost-moved", track: "copper", step: 6 }, "space:copper:6"],
  "bonus-taken": [{ kind: "bonus-taken", seat: 1, bonus: "eiffel", track: "copper" }, "end:copper"],
  "bonus-drawn": [{ kind: "bonus-drawn", bonus: "eiffel", track: "copper" }, "end:copper"],
  "option-chosen": [{ kind: "option-chosen", seat: 1, option: "funds" }, "confer:funds"],
  "jury-chosen": [{ kind: "jury-chosen", seat: 1, energy: "steam" }, "jury"],
  "jury-drawn": [{ kind: "jury-drawn", energy: "steam" }, "jury"],
  "ghost-revealed": [{ kind: "ghost-revealed", card: "station" }, "ghosts"],
  "ghost-skipped": [{ kind: "ghost-skipped", card: "station" }, "ghosts"],
  "ghost-deck-shuffled": [{ kind: "ghost-deck-shuffled" }, "ghosts"],
  "end-caused": [{ kind: "end-caused", seat: 1, end: "projects" }, "lab:1"],
  scored: [{ kind: "scored", seat: 1, source: "jury", points: 4 }, "lab:1"],
  "turn-passed": [{ kind: "turn-passed", seat: 1 }, "lab:1"],
  "option-ended": [{ kind: "option-ended", seat: 1 }, "lab:1"],
  "ghost-tile-drawn": [{ kind: "ghost-tile-drawn", tile: "steel-manual" }, ""],
  "station-cleared": [{ kind: "station-cleared", count: 3 }, ""],
  "tiles-shuffled": [{ kind: "tiles-shuffled", count: 30 }, ""],
  "round-ended": [{ kind: "round-ended", round: 3 }, ""],
  "round-began": [{ kind: "round-began", round: 4, start: 1 }, ""],
  "match-ended": [{ kind: "match-ended", end: "jury" }, ""],
};

test.each(Object.entries(ACTIONS))("the path of %s", (_, [action, expected]) => {
  expect(path(action, VIEW, BOX)).toEqual(expected);
});

test.each(Object.entries(EVENTS))("what %s speaks of", (_, [event, expected]) => {
  const found = spots(event, BOX);

  if (expected) expect(found).toContain(expected);
  else expect(found).toEqual([]);
  for (const spot of found) expect(KINDS).toContain(spot.split(":")[0]);
});

test.each([
  ["put:9:1", "lab"],
  ["technology:batteries", "academy"],
  ["space:copper:6", "patents"],
  ["region:jury", "jury"],
  ["region:technologies", "academy"],
  ["card:journal", null],
  ["region:log", null],
])("where %s lies", (spot, expected) => {
  expect(part(spot)).toBe(expected);
});

test("a hand that touches something means what its path says, offered or not", () => {
  const kinds = ["play", "buy-tile", "buy-project", "buy-technology", "enter", "advance", "jump", "take-bonus", "confer", "choose-jury"] as const;
  const waiting = { seat, piece: 0, track: null, step: 1 };
  const view = { ...VIEW, pieces: [waiting, ...PIECES] } as ExpoView;
  for (const kind of kinds) {
    const [action, [spot]] = ACTIONS[kind];
    expect(meant(spot!, view, BOX, seat)).toEqual(action);
  }
  expect(meant("space:manual:2", VIEW, BOX, seat)).toBeNull(); // no piece waits
});

test("what a hand means in the lab depends on what is done there, and with a tile in hand it means a place", () => {
  const at = (phase: string, tile: string | null): ExpoView => ({ ...VIEW, phase, action: { tile } }) as ExpoView;

  expect(meant("cell:0:8", at("laboratory", null), BOX, seat)).toEqual(ACTIONS.remove[0]);
  expect(meant("cell:0:8", at("rearranging", null), BOX, seat)).toEqual(ACTIONS.lift[0]);
  expect(meant("cell:0:8", at("placing", "cellophane"), BOX, seat)).toBeNull();
  expect(meant("cell:1:8", at("laboratory", null), BOX, seat)).toBeNull();
});
