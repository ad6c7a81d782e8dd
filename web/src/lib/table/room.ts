// How many rows choices take beneath the board: it keeps its size whatever is to be chosen.

const LETTER = 7.4; // px of an average letter of a button
const FRAME = 66; // px of a button around its words: padding, number, gap to the next

/** Rows that buttons with so many letters each fill when they are laid side by side. */
export function rows(letters: readonly number[], width: number, zoom = 1): number {
  let [filled, left] = [letters.length ? 1 : 0, width];
  for (const count of letters) {
    const needs = count * LETTER * zoom + FRAME;
    if (needs > left && left < width) [filled, left] = [filled + 1, width];
    filled += Math.ceil(needs / width) - 1; // words that fill more than a row
    left -= needs;
  }
  return filled;
}
