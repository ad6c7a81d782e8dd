// The log: what was taken back, what may be asked to be.
import type { Happened } from "../wire/protocol";

/** Numbers of the lines that were undone. */
export function undone(log: readonly Happened[]): Set<number> {
  return new Set(log.flatMap((line) => (line.undoes === null ? [] : [line.undoes])));
}

/** A label in two parts: what is done, and behind the first colon what it costs and brings. */
export function parted(label: string): { what: string; effect: string } {
  const at = label.indexOf(": ");
  return at < 0 ? { what: label, effect: "" } : { what: label.slice(0, at), effect: label.slice(at + 2) };
}

export interface Piece {
  amount: string; // with its sign; empty where the piece is words
  text: string;
  after: string; // words that follow
  good: string | null; // that has a drawing
  sign: "plus" | "minus" | null;
}

/** An effect cut at its amounts: "−1 coal +2 tools" has two pieces; Dutch parts the sign of money from its number.
 * `goods` by the words that name them. */
export function pieces(effect: string, goods: ReadonlyMap<string, string> = new Map()): Piece[] {
  return effect
    .split(/\s(?=[+−](?:\$\s?)?\d)/)
    .filter(Boolean)
    .map((piece) => {
      const sign = piece.startsWith("+") ? "plus" : piece.startsWith("−") ? "minus" : null;
      const [, amount = "", rest = ""] = /^([+−]\d+) (.*)$/.exec(piece) ?? [];
      const text = [...goods.keys()].find((word) => rest.startsWith(word) && !/^\p{L}/u.test(rest.slice(word.length)));
      if (text === undefined) return { amount: "", text: piece, after: "", good: null, sign };
      return { amount, text, after: rest.slice(text.length), good: goods.get(text) ?? null, sign };
    });
}

/** How long a label is to the eye, in letters: a drawing is as wide as two of them. */
export function length(label: string, goods: ReadonlyMap<string, string>): number {
  const { what, effect } = parted(label);
  const drawn = pieces(effect, goods).map(({ amount, text, after, good }) => (good ? amount.length + 3 : text.length + 1) + after.length);
  return drawn.reduce((sum, letters) => sum + letters, what.length);
}
