// What a seat has of a good.
import type { EraView } from "../../lib/wire/protocol";

export function stockOf(view: EraView, seat: number, good: string): number {
  const goods: Record<string, number> = { ...view.mats[seat]?.goods };
  return goods[good] ?? 0;
}
