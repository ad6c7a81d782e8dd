// Each seat has a colour and a sign, so that colour is never the only difference.
export const SIGNS = ["cog", "bolt", "lamp", "wheel", "key"] as const;

export type Sign = (typeof SIGNS)[number];

export function sign(seat: number): Sign {
  return SIGNS[seat % SIGNS.length] ?? "cog";
}

export function colour(seat: number): string {
  return `var(--seat-${seat % SIGNS.length})`;
}
