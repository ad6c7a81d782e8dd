// What a hand touches to choose an action, and what a line of the log speaks of.
import type { Spot } from "../../lib/table/game";
import type { ExpoAction, ExpoComponents, ExpoEvent, ExpoView } from "../../lib/wire/protocol";
import { cellsOf, projectOf, technologyOf, tileOf } from "./lab/tiles";

/** The kinds of spots on this board; every spot begins with one of them. */
export const KINDS = [
  "card", // in hand
  "played", // in front of a seat
  "money", // of a seat
  "station", // a space
  "academy", // a slot
  "technology", // in the cabinet
  "supply", // a tile that waits for a place
  "put", // a place for the tile in hand
  "cell", // a tile or scrap by its first cell
  "project", // in the ledger of what projects lack
  "bin",
  "lab", // of a seat, small
  "space", // in the patent office
  "bonus", // beside the board
  "end", // of a track, with its bonus tile
  "confer", // an option of the Conference
  "jury",
  "ghosts", // their deck
] as const;

export function path(action: ExpoAction, view: ExpoView, box: ExpoComponents): Spot[] {
  switch (action.kind) {
    case "play":
      return [`card:${box.cards.order[action.card]}`];
    case "buy-tile":
    case "take-tile":
      return [`station:${action.space}`];
    case "buy-project":
      return [`academy:${box.shapes[action.slot]?.shape}`];
    case "buy-technology":
      return [`technology:${box.technologies[action.technology]?.technology}`];
    case "choose":
      return [`supply:${tileOf(box, action.tile)}`];
    case "put":
      return [`put:${action.cell}:${action.rotation}`];
    case "remove":
      return [`cell:${action.seat}:${action.cell}`, "bin"];
    case "lift":
      return [`cell:${action.seat}:${action.cell}`];
    case "enter":
      return [`space:${box.patents.tracks[action.track]}:2`];
    case "advance": {
      const { track, step } = standing(view, action.seat, action.piece);
      return [`space:${track}:${step + 1}`];
    }
    case "jump":
      return [`space:${box.patents.tracks[action.track]}:${standing(view, action.seat, action.piece).step}`];
    case "take-bonus":
      return [`bonus:${box.bonuses[action.bonus]?.bonus}`];
    case "confer":
      return [`confer:${OPTIONS[action.option]}`];
    case "choose-jury":
      return [`confer:${box.energies[action.energy]}`];
    case "finish":
      return [];
  }
}

/** Options of the Conference, by their number in actions. */
export const OPTIONS = ["rearrange", "funds", "step"] as const;

/** Where a piece of a seat stands. */
export function standing(view: ExpoView, seat: number, piece: number): { track: string | null; step: number } {
  return view.pieces.find((other) => other.seat === seat && other.piece === piece) ?? { track: null, step: 0 };
}

export function spots(event: ExpoEvent, box: ExpoComponents): Spot[] {
  switch (event.kind) {
    case "card-played":
    case "card-swapped":
    case "action-ended":
      return [`played:${event.seat}:${event.card}`, `card:${event.card}`];
    case "money-gained":
      return [`money:${event.seat}`];
    case "tile-bought":
    case "tile-taken":
      return [`station:${event.space}`, `supply:${event.tile}`];
    case "station-filled":
      return [`station:${event.space}`];
    case "academy-bought":
    case "project-returned":
    case "project-revealed":
      return [...offered(event.tile, box), `supply:${event.tile}`];
    case "tile-chosen":
    case "handicap-drawn":
      return [`supply:${event.tile}`, `lab:${event.seat}`];
    case "tile-placed":
    case "tile-moved":
    case "scrap-replaced": {
      const first = cellsOf(box, event.tile, event.rotation)[0];
      return inLab(event.seat, event.row + (first?.row ?? 0), event.column + (first?.column ?? 0), box);
    }
    case "tile-removed":
    case "tile-lifted":
    case "scrap-removed":
      return inLab(event.seat, event.row, event.column, box);
    case "project-completed":
      return [`lab:${event.seat}`, `project:${event.tile}`];
    case "piece-moved":
    case "ghost-moved":
      return [`space:${event.track}:${event.step}`];
    case "bonus-taken":
    case "bonus-drawn":
      return [`end:${event.track}`];
    case "option-chosen":
      return [`confer:${event.option}`];
    case "jury-chosen":
    case "jury-drawn":
      return ["jury"];
    case "ghost-revealed":
    case "ghost-skipped":
    case "ghost-deck-shuffled":
      return ["ghosts"];
    case "end-caused":
    case "scored":
    case "turn-passed":
    case "option-ended":
      return [`lab:${event.seat}`];
    case "ghost-tile-drawn":
    case "station-cleared":
    case "tiles-shuffled":
    case "round-ended":
    case "round-began":
    case "match-ended":
      return [];
  }
}

function inLab(seat: number, row: number, column: number, box: ExpoComponents): Spot[] {
  return [`cell:${seat}:${(row - 1) * box.lab.columns + column - 1}`, `lab:${seat}`];
}

/** Where the Academy shows a tile. */
function offered(tile: string, box: ExpoComponents): Spot[] {
  const project = projectOf(box, tile);
  if (project) return [`academy:${project.shape}`];
  return technologyOf(box, tile) ? [`technology:${tile}`] : [];
}

export const PARTS = ["lab", "station", "academy", "patents", "jury"] as const;
export type Part = (typeof PARTS)[number];

/** Which part of the board shows a kind of spot. */
const LIES_IN: Record<string, Part> = {
  supply: "lab",
  put: "lab",
  cell: "lab",
  project: "lab",
  bin: "lab",
  station: "station",
  academy: "academy",
  technology: "academy",
  space: "patents",
  bonus: "patents",
  end: "patents",
  jury: "jury",
  ghosts: "jury",
};

/** The part a spot lies in, or that is meant itself (`region:jury`); null for what lies outside of all parts. */
export function part(spot: Spot): Part | null {
  if (spot === "region:technologies") return "academy";
  const whole = PARTS.find((name) => spot === `region:${name}`);
  return whole ?? LIES_IN[spot.split(":")[0] ?? ""] ?? null;
}
