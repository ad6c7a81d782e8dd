// The goods in the order of every mat, and the places of the track.

export const GOODS = ["coin", "cog", "wood", "coal", "metal", "technology", "tool", "bonus"] as const;

/** Costs are read in the same order as mats. */
export function inOrder(amounts: Record<string, number>): [string, number][] {
  const ranks: readonly string[] = GOODS;
  return Object.entries(amounts).sort(([a], [b]) => ranks.indexOf(a) - ranks.indexOf(b));
}

/** Squares of the influence track drawn around the board. */
export const SQUARES = 100;

const ACROSS = 34; // squares of the upper and lower side, corners included
const DOWN = 18; // of the left and right side, corners included

/** Row and column of a square in the frame, from the upper left corner clockwise. */
export function place(square: number): [row: number, column: number] {
  const right = ACROSS - 1;
  const lower = right + DOWN - 1;
  const left = lower + ACROSS - 1;
  if (square <= right) return [1, square + 1];
  if (square <= lower) return [square - right + 1, ACROSS];
  if (square <= left) return [DOWN, ACROSS - (square - lower)];
  return [DOWN - (square - left), 1];
}
