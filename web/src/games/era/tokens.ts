// How many action tokens a seat has where.
import type { EraComponents, EraView } from "../../lib/wire/protocol";

export function tokensOnBoard(view: EraView, seat: number): number {
  return view.areas.filter((area) => area.seats.includes(seat)).length;
}

/** Tokens a seat has still to place, or later in the round to resolve. */
export function tokensDue(view: EraView, box: EraComponents, seat: number): number {
  const placed = tokensOnBoard(view, seat);
  if (view.phase !== "placing") return placed;
  return (box.action_tokens[String(view.mats.length)] ?? 0) - placed;
}
