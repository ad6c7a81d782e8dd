// What something is worth, in words: a share of the win, or where one plays alone, points.
import { t } from "../words/words.svelte";
import type { Choice, Hint, Way } from "../wire/protocol";

export type Unit = Hint["unit"];

export function worth(value: number, unit: Unit): string {
  return unit === "share" ? t("advice-percent", { percent: Math.round(100 * value) }) : t("advice-points", { points: Math.round(value) });
}

/** What was given away; less than one of a hundred is still something. */
export function lost(value: number, unit: Unit): string {
  const least = unit === "share" ? 0.01 : 1;
  return `−${worth(Math.max(least, value), unit)}`;
}

/** Whether the way is a whole plan: then its last step says what comes of it. */
export function isPlan(way: Way): boolean {
  return way.actions.length > 1;
}

export function told(way: Way): Choice {
  return way.actions.at(-1)!;
}

/** Wait for what the server is about to tell; whether it came in time. */
export async function until(done: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 200 && !done(); tries++) await new Promise((resolve) => setTimeout(resolve, 25));
  return done();
}
