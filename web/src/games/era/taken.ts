// What was taken from the displays this round, and by whom: the empty places tell it.
import type { EraEvent, Happened } from "../../lib/wire/protocol";

export interface Taken {
  seat: number;
  id: string; // of the card or factory
}

export interface Displays {
  cards: ReadonlyMap<number, Taken>; // by space
  factories: ReadonlyMap<number, Taken>;
}

/** From lines of the log that stand; what came before this round has moved on. */
export function taken(lines: readonly Happened[]): Displays {
  const [cards, factories] = [new Map<number, Taken>(), new Map<number, Taken>()];
  for (const line of [...lines].reverse()) {
    for (const event of line.events as EraEvent[]) {
      if (event.kind === "round-ended" || event.kind === "round-began") return { cards, factories };
      if (event.kind === "card-produced") cards.set(event.space, { seat: event.seat, id: event.card });
      if (event.kind === "factory-built") factories.set(event.space, { seat: event.seat, id: event.factory });
    }
  }
  return { cards, factories };
}
