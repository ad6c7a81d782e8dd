// What this server plays; asked once.
import { ask } from "../wire/http";
import type { About, GameInfo } from "../wire/protocol";

let asked: Promise<About> | null = null;

export function about(): Promise<About> {
  asked ??= ask("GET /api/about", {}).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export async function gameInfo(game: string): Promise<GameInfo | undefined> {
  return (await about()).games.find((info) => info.game === game);
}
