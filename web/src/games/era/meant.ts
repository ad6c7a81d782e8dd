// What a hand means that touches something of this table, whether it is allowed now or not.
import type { Spot } from "../../lib/table/game";
import type { EraAction, EraComponents, EraView } from "../../lib/wire/protocol";

export function meant(spot: Spot, view: EraView, box: EraComponents, seat: number): EraAction | null {
  const [kind, which = ""] = spot.split(":");
  const number = Number(which);
  switch (kind) {
    case "area":
      return { kind: view.phase === "placing" ? "place" : "resolve", seat, area: number };
    case "card":
      return produced(number, view, box, seat);
    case "factory":
      return { kind: "build", seat, space: number };
    case "works":
      return { kind: "run-factory", seat, factory: number };
    case "load":
      return { kind: "buy-load", seat, load: view.loads.findIndex(({ load }) => load === which) };
    case "trade":
      return { kind: "trade", seat, trade: number };
    case "cog":
      return { kind: "take-cog", seat };
    case "bonus":
      return { kind: "buy-bonus", seat };
    case "space":
      return { kind: "develop", seat, space: number };
    case "seal":
      return { kind: "register", seat, space: number };
    case "stair":
      return { kind: "register", seat, space: -1 };
    default:
      return null;
  }
}

/** A fake card takes cubes of one's choice: those one has, and tools for what is missing. */
function produced(space: number, view: EraView, box: EraComponents, seat: number): EraAction {
  const card = box.cards.find((printed) => printed.card === view.cards[space]);
  if (card?.kind !== "fake") return { kind: "produce", seat, space };
  const goods = view.mats[seat]?.goods;
  const metal = Math.min(card.free, goods?.metal ?? 0);
  const technology = Math.min(card.free - metal, goods?.technology ?? 0);
  return { kind: "produce-fake", seat, space, metal, technology, tool: card.free - metal - technology };
}
