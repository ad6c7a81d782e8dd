// The phases as they stand on the track. Prices, production and scoring ask nobody for anything, so the position never
// rests there.
import type { GlyphName } from "./art/glyphs";

export const PHASES: { id: string; glyph: GlyphName }[] = [
  { id: "planning", glyph: "plan" },
  { id: "price", glyph: "dollar" },
  { id: "production", glyph: "crate" },
  { id: "improving", glyph: "factory" },
  { id: "research", glyph: "gear" },
  { id: "logistics", glyph: "truck" },
  { id: "sale", glyph: "tag" },
  { id: "scoring", glyph: "chart" },
];

/** From 1; 0 before the first round and 9 after the last. */
export function phaseNumber(phase: string): number {
  return phase === "over" ? PHASES.length + 1 : PHASES.findIndex((each) => each.id === phase) + 1;
}
