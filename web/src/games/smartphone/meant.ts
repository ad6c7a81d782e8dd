// What a hand means that touches something of this table, whether it is allowed now or not.
import type { Spot } from "../../lib/table/game";
import type { SmartphoneAction, SmartphoneView } from "../../lib/wire/protocol";

export function meant(spot: Spot, view: SmartphoneView, seat: number): SmartphoneAction | null {
  const [kind, which = ""] = spot.split(":");
  switch (kind) {
    case "colour":
      return { kind: "choose-colour", seat, colour: Number(which) };
    case "display":
      return { kind: "take-improvement", seat, space: Number(which) };
    case "technology":
      return { kind: "research", seat, technology: view.technologies.findIndex(({ technology }) => technology === which) };
    case "region": {
      const region = view.regions.findIndex((each) => each.region === which);
      return region < 0 ? null : { kind: view.phase === "sale" ? "sell" : "expand", seat, region };
    }
    default:
      return null;
  }
}
