// The table of Expo 1906.
import "@fontsource/federo/latin-400.css";
import type { GameTable } from "../../lib/table/game";
import Board from "./Board.svelte";
import { meant } from "./meant";
import Mat from "./Mat.svelte";
import SeatLine from "./SeatLine.svelte";
import "./mood.css";
import { path, spots } from "./spots";

const table: GameTable<"expo"> = {
  Board,
  Mat,
  SeatLine,
  score: (view, seat) => view.mats[seat]?.[view.phase === "over" ? "total" : "prestige"] ?? null,
  status: (view) => ({ round: view.round, rounds: view.rounds, phase: { id: `web-expo-phase-${view.phase}` } }),
  path,
  spots,
  meant,
  ties: (view, seat) => [{ id: "web-expo-tie", count: view.mats[seat]?.money ?? 0 }],
  keys: [["R", "web-expo-keys-turn"]],
  mood: "expo",
};

export default table;
