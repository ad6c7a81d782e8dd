// What an aimed action would pay and bring, read from the label the server gave it.
import type { ChoiceOf } from "../../lib/table/game";
import type { Arg, EraView } from "../../lib/wire/protocol";

export interface Preview {
  paid: Record<string, number>; // by good
  gained: Record<string, number>; // likewise
  square: number | null; // where my pawn would come to stand, if it moves
}

const NOTHING: Preview = { paid: {}, gained: {}, square: null };

export function preview(choice: ChoiceOf<"era"> | null, view: EraView, me: number): Preview {
  const mat = view.mats[me];
  if (!choice || !mat) return NOTHING;
  const { kind } = choice.action;
  const args = choice.label.args ?? {};
  const paid = amounts(args["cost"]);
  // What a new factory makes, it makes later.
  const gained = kind === "build" ? {} : amounts(args["profit"]);
  const influence = (gained["influence"] ?? 0) + number(args["influence"]);
  // A factory that runs by a bonus token speaks of the influence it gave when it was built.
  const moves = kind !== "run-factory" && influence > 0;
  delete gained["influence"];
  const step = kind !== "pass" && view.phase === "bonus";
  return {
    paid: step ? { ...paid, bonus: (paid["bonus"] ?? 0) + 1 } : paid,
    gained,
    square: moves ? mat.square + influence : null,
  };
}

function amounts(phrase: Arg | undefined): Record<string, number> {
  if (typeof phrase !== "object") return {};
  const found: Record<string, number> = {};
  for (const [good, amount] of Object.entries(phrase.args)) if (number(amount)) found[good] = number(amount);
  return found;
}

const number = (arg: Arg | undefined): number => (typeof arg === "number" ? arg : 0);
