// How an outcome is read: sources in their order, seats by place, ties.
import type { Outcome } from "../wire/protocol";

/** The clause that breaks ties, by game. */
export const TIES: Record<string, string> = { era: "ERA-135", expo: "EXPO-101", smartphone: "SMART-120" };

/** Every source that gave anyone anything, in the game's order. */
export function sources(outcome: Outcome): string[] {
  const found = new Set<string>();
  for (const points of outcome.points) for (const source of Object.keys(points)) found.add(source);
  return [...found].filter((source) => outcome.points.some((points) => points[source]));
}

/** Seats from first to last place. */
export function ranking(outcome: Outcome): number[] {
  return outcome.places.map((_, seat) => seat).sort((a, b) => (outcome.places[a] ?? 0) - (outcome.places[b] ?? 0) || a - b);
}

/** Whether equal points were told apart, or could not be. */
export function tied(outcome: Outcome): boolean {
  return new Set(outcome.scores).size < outcome.scores.length;
}
