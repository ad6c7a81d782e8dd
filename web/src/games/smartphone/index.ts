// Smartphone Inc. at the table.
import type { GameTable } from "../../lib/table/game";
import Board from "./Board.svelte";
import { meant } from "./meant";
import Mat from "./Mat.svelte";
import SeatLine from "./SeatLine.svelte";
import { path, spots } from "./spots";

const table: GameTable<"smartphone"> = {
  Board,
  Mat,
  SeatLine,
  score: (view, seat) => view.mats[seat]?.score ?? null,
  status: (view) => ({
    round: view.round,
    rounds: view.rounds,
    phase: { id: `smartphone-phase-${view.phase}` },
  }),
  path,
  spots,
  meant: (spot, view, _box, seat) => meant(spot, view, seat),
  drafts: (action, view) => view.phase === "planning" && action.kind !== "confirm",
  ties: (view, seat) => [
    { id: "smartphone-board-tie-technologies", count: view.mats[seat]?.technologies.length ?? 0 },
    { id: "smartphone-board-tie-patents", count: view.technologies.filter(({ holder }) => holder === seat).length },
  ],
  // At the bench one gesture takes the steps the rules ask for one by one.
  asks: (prompt, { overlap_least: least, overlap_most: most }) =>
    ["smartphone-prompt-planning-pads", "smartphone-prompt-planning-upper"].includes(prompt.id)
      ? { id: "smartphone-board-prompt-plan", args: { least, most } }
      : prompt,
  keys: [
    ["R", "smartphone-board-keys-turn"],
    ["F", "smartphone-board-keys-flip"],
    ["T", "smartphone-board-keys-swap"],
    ["O", "smartphone-board-keys-under"],
    ["D", "smartphone-board-keys-down"],
  ],
  mood: "smartphone",
};

export default table;
