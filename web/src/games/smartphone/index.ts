// Smartphone Inc. at the table.
import type { GameTable } from "../../lib/table/game";
import Board from "./Board.svelte";
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
  drafts: (action, view) => view.phase === "planning" && action.kind !== "confirm",
  mood: "smartphone",
};

export default table;
