// A game without a board of its own is played from the list of choices.
import type { GameName, GameTable } from "../../lib/table/game";
import Board from "./Board.svelte";
import SeatLine from "./SeatLine.svelte";

const table: GameTable<GameName> = {
  Board,
  Mat: null,
  SeatLine,
  score: () => null,
  status: () => ({ round: 0, rounds: null, phase: { id: "decide" } }),
  path: () => [],
  spots: () => [],
  mood: "menlo",
};

export default table;
