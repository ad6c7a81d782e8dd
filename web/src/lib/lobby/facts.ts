// What we can say of a game before anyone plays it, beside what the server knows: from the rulebooks and reports of
// players, or counted in matches of the greedy bot; weight and best number of players are our own judgement.

export interface Facts {
  minutes: [number, number]; // at a real table; the same twice = about so many
  age?: number; // where the rulebook says so
  weight: 3 | 4; // of 5
  best: string; // players
  rounds: number[] | number; // by number of players, or at most
  decisions: number[]; // of one seat, by number of players
}

const FACTS: Record<string, Facts> = {
  era: { minutes: [90, 90], weight: 3, best: "4", rounds: [9, 8, 10], decisions: [108, 68, 80] },
  expo: { minutes: [60, 90], age: 14, weight: 4, best: "3", rounds: 10, decisions: [142, 125, 176, 172] },
  smartphone: { minutes: [60, 90], weight: 3, best: "3–5", rounds: [5, 5, 5, 5, 5], decisions: [90, 87, 88, 87, 82] },
};

const SECONDS = 10; // for a decision

export function factsOf(game: string): Facts | undefined {
  return FACTS[game];
}

/** Minutes someone needs for so many decisions, in fives. */
export function minutes(decisions: number): number {
  return Math.max(5, 5 * Math.round((decisions * SECONDS) / 60 / 5));
}

/** Counts of a few matches are no more exact than tens. */
export function roughly(count: number): number {
  return 10 * Math.round(count / 10);
}
