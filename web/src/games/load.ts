// The tables of the games, each loaded when someone sits down at it.
import type { GameName, GameTable } from "../lib/table/game";

const TABLES: { [G in GameName]?: () => Promise<{ default: GameTable<G> }> } = {
  era: () => import("./era"),
  expo: () => import("./expo"),
  smartphone: () => import("./smartphone"),
};

export async function load<G extends GameName>(game: G): Promise<GameTable<G>> {
  const found = TABLES[game];
  if (!found) return (await import("./unknown")).default as unknown as GameTable<G>;
  return (await found()).default;
}
