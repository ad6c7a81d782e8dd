// What this browser remembers: its player's name and, per match, the secrets of its seats.
import type { Held, Made } from "./protocol";

export interface Kept {
  game: string;
  held: Held[];
  host: string | null; // lets its holder start the match
  invitation: string | null;
}

const TABLES = "menlo.tables";
const NAME = "menlo.name";

export function kept(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(TABLES) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function keptOf(match: string): Kept | undefined {
  return kept()[match];
}

export function keep(match: string, what: Kept): void {
  localStorage.setItem(TABLES, JSON.stringify({ ...kept(), [match]: what }));
}

export function keepMade(made: Made): void {
  keep(made.match.id, { game: made.match.game, held: made.held, host: made.host, invitation: made.invitation });
}

export function forget(match: string): void {
  const { [match]: _, ...rest } = kept();
  localStorage.setItem(TABLES, JSON.stringify(rest));
}

/** On log out: the keys belong to whoever has left. */
export function forgetAll(): void {
  localStorage.removeItem(TABLES);
}

/** One more seat of a match, or a newer key to it. */
export function keepSeat(match: string, game: string, held: Held): void {
  const before = keptOf(match);
  const others = (before?.held ?? []).filter((item) => item.seat !== held.seat);
  keep(match, { game, host: null, invitation: null, ...before, held: [...others, held] });
}

/** A token that lets this browser see the match: of the seat asked for, of any seat, or the maker's. */
export function tokenOf(match: string, seat?: number): string | null {
  const known = keptOf(match);
  const held = known?.held ?? [];
  return held.find((item) => item.seat === seat)?.token ?? held[0]?.token ?? known?.host ?? null;
}

export function myName(): string {
  return localStorage.getItem(NAME) ?? "";
}

export function keepName(name: string): void {
  localStorage.setItem(NAME, name);
}
