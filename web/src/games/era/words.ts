// Names and numbers of pieces in words.
import type { Seen } from "../../lib/table/game";

/** Names as headings: pieces are named as they stand inside a sentence. */
export function titled(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What a piece costs and brings, for those who hear the table. */
export function told(table: Seen<"era">, cost: Record<string, number>, profit: Record<string, number>): string {
  const none = Object.fromEntries([...table.box.goods, "influence"].map((good) => [good, 0]));
  return table.t("era-cost", { ...none, ...cost }) + table.t("era-profit", { ...none, ...profit });
}
