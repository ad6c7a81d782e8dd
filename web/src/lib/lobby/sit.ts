// Sitting down: quick matches against bots, joining, and matches once more.
import { me } from "../me.svelte";
import { ask } from "../wire/http";
import { keep, keepMade, keptOf, myName } from "../wire/keep";
import type { About, GameInfo, Made, MatchInfo, NewMatch, SeatWish } from "../wire/protocol";
import { t } from "../words/words.svelte";
import { about } from "./about";
import { usualBot } from "./bots";

// The house lends its bots names.
const NAMES = ["Ida", "Wim", "Rosa", "Otto", "Clara", "Emil", "Hedy", "Nils", "Marie", "Hugo"];
const USUAL = 3; // at a quick table, where the game allows

export function ownName(): string {
  return (me.now?.account && me.now.name) || myName() || t("guest");
}

/** Names for bots, none of them at the table already. */
export function botNames(count: number, taken: string[]): string[] {
  const free = NAMES.filter((name) => !taken.includes(name));
  const start = Math.floor(Math.random() * free.length);
  return Array.from({ length: count }, (_, i) => free[(start + i) % free.length] ?? "");
}

export function quickSeats(info: GameInfo, known: About): SeatWish[] {
  const players = info.players.includes(USUAL) ? USUAL : Math.max(...info.players);
  const bot = usualBot(known, info.game);
  const names = botNames(players - 1, [ownName()]);
  return [{ kind: "me", name: ownName() }, ...names.map((name) => ({ kind: "bot" as const, bot, name }))];
}

export async function make(wish: NewMatch): Promise<Made> {
  await me.called(wish.seats.find((seat) => seat.kind === "me")?.name || ownName());
  const made = await ask("POST /api/matches", { body: wish });
  keepMade(made);
  return made;
}

/** A match against bots, begun at once. */
export async function playNow(info: GameInfo): Promise<string> {
  const made = await make({ game: info.game, seats: quickSeats(info, await about()), start: true, visibility: "private" });
  return made.match.id;
}

/** A first match that teaches the game. */
export async function learn(info: GameInfo): Promise<string> {
  await me.called(ownName());
  const made = await ask("POST /api/games/{game}/guide", { path: { game: info.game }, body: { name: ownName() } });
  keepMade(made);
  return made.match.id;
}

export async function join(match: MatchInfo, name: string, seat: number | null, invitation: string | null): Promise<void> {
  await me.called(name);
  const held = await ask("POST /api/matches/{match_id}/join", { path: { match_id: match.id }, body: { name, seat, invitation } });
  const before = keptOf(match.id);
  keep(match.id, {
    game: match.game,
    held: [...(before?.held ?? []), held],
    host: before?.host ?? null,
    invitation: before?.invitation ?? invitation,
  });
}

/** The next free seat anywhere, else a table of bots. */
export async function playAnything(): Promise<string> {
  const [{ games }, { open }] = await Promise.all([about(), ask("GET /api/matches", {})]);
  const free = open.find((match) => !keptOf(match.id) && match.seats.some((seat) => seat.kind === "empty"));
  if (free) {
    await join(free, ownName(), null, null);
    return free.id;
  }
  const any = games[Math.floor(Math.random() * games.length)];
  if (!any) throw new Error("this server plays nothing");
  return playNow(any);
}

/** The same people, bots and options once more; seats of other people wait for them. */
export async function rematch(match: MatchInfo, held: number[]): Promise<Made> {
  const seats = match.seats.map((seat): SeatWish => {
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot, name: seat.name };
    return held.includes(seat.seat) ? { kind: "me", name: seat.name } : { kind: "open" };
  });
  const free = seats.some((seat) => seat.kind === "open");
  return make({
    game: match.game,
    seats,
    options: match.options,
    time: match.time,
    hints: match.hints,
    visibility: free ? (match.visibility === "open" ? "open" : "invited") : match.visibility,
    start: !free,
  });
}

export function invitationLink(base: string | null, match: string, invitation: string | null): string {
  // The secret stands in the fragment: browsers never send it to a server or name it to other sites.
  return `${base ?? location.origin}/join/${match}${invitation ? `#${invitation}` : ""}`;
}
