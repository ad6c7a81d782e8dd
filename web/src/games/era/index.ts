// The table of Era of Inventions.
import type { GameTable } from "../../lib/table/game";
import Good from "./art/Good.svelte";
import Board from "./Board.svelte";
import { GOODS } from "./goods";
import { meant } from "./meant";
import Mat from "./Mat.svelte";
import "./mood.css";
import SeatLine from "./SeatLine.svelte";
import { path, spots } from "./spots";

const table: GameTable<"era"> = {
  Board,
  Mat,
  SeatLine,
  score: (view, seat) => view.mats[seat]?.square ?? null,
  status: (view) => ({ round: view.round, rounds: view.rounds, phase: { id: `web-era-phase-${view.phase}` } }),
  path,
  spots,
  meant,
  ties: (view, seat) => [{ id: "web-era-tie", count: view.developments.filter(({ owner }) => owner === seat).length }],
  mood: "era",
  goods: { ...Object.fromEntries(GOODS.map((good) => [good, `era-good-${good}`])), influence: "web-era-influence" },
  Good,
};

export default table;
