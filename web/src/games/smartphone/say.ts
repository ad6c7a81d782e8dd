// Small readings of the view that several parts of the board share.
import type { ChoiceOf, Seen } from "../../lib/table/game";
import type { SmartphoneRegionView } from "../../lib/wire/protocol";

const STEVE = 5; // as a seat in events

/** A seat by the name of whoever sits there; the solo opponent has no seat. */
export function playerName(table: Seen<"smartphone">, player: number): string {
  if (player === STEVE || table.view.mats[player]?.steve) return table.t("smartphone-steve");
  return table.seats[player]?.name || table.t("seat", { number: player });
}

/** The customer a sale would go to, as its label says it; -1 when there is none. */
export function nextCustomer(choice: ChoiceOf<"smartphone">, region: SmartphoneRegionView): number {
  const args = choice.label.args ?? {};
  const wanted = typeof args["technology"] === "string" ? args["technology"].replace("smartphone-technology-", "") : null;
  return region.customers.findIndex(
    (customer) =>
      customer.player === null &&
      (wanted === null ? customer.price !== null && customer.price === args["most"] : customer.technology === wanted),
  );
}
