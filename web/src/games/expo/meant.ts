// What a hand means that touches something of this table, whether it is allowed now or not.
import type { Spot } from "../../lib/table/game";
import type { ExpoAction, ExpoComponents, ExpoView } from "../../lib/wire/protocol";
import { OPTIONS, standing } from "./spots";

export function meant(spot: Spot, view: ExpoView, box: ExpoComponents, seat: number): ExpoAction | null {
  const [kind, which = "", at = ""] = spot.split(":");
  switch (kind) {
    case "card":
      return { kind: "play", seat, card: box.cards.order.indexOf(which) };
    case "station":
      return { kind: "buy-tile", seat, space: Number(which) };
    case "academy":
      return { kind: "buy-project", seat, slot: box.shapes.findIndex(({ shape }) => shape === which) };
    case "technology":
      return { kind: "buy-technology", seat, technology: box.technologies.findIndex(({ technology }) => technology === which) };
    case "bonus":
      return { kind: "take-bonus", seat, bonus: box.bonuses.findIndex(({ bonus }) => bonus === which) };
    case "confer":
      return conferred(which, box, seat);
    case "cell":
      return inLab(Number(which), Number(at), view, seat);
    case "space":
      return moved(which, Number(at), view, box, seat);
    default:
      return null;
  }
}

function conferred(which: string, box: ExpoComponents, seat: number): ExpoAction {
  const option = OPTIONS.findIndex((each) => each === which);
  return option < 0 ? { kind: "choose-jury", seat, energy: box.energies.indexOf(which) } : { kind: "confer", seat, option };
}

/** With a tile in hand one looks for a place in the lab, and takes nothing from it. */
function inLab(owner: number, cell: number, view: ExpoView, seat: number): ExpoAction | null {
  if (owner !== seat || view.drawn || view.action?.tile) return null;
  if (view.phase === "laboratory") return { kind: "remove", seat, cell };
  return view.phase === "rearranging" ? { kind: "lift", seat, cell } : null;
}

/** A piece one step before goes on, one beside it jumps; else one that waits at the start enters. */
function moved(track: string, step: number, view: ExpoView, box: ExpoComponents, seat: number): ExpoAction | null {
  const mine = view.pieces.flatMap(({ seat: of, piece }) => (of === seat && piece !== null ? [piece] : []));
  const where = (piece: number): ReturnType<typeof standing> => standing(view, seat, piece);
  const before = mine.find((piece) => where(piece).track === track && where(piece).step === step - 1);
  if (before !== undefined) return { kind: "advance", seat, piece: before };
  const beside = mine.find((piece) => where(piece).track !== null && where(piece).step === step);
  if (beside !== undefined) return { kind: "jump", seat, piece: beside, track: box.patents.tracks.indexOf(track) };
  const waiting = mine.find((piece) => where(piece).track === null);
  return waiting === undefined || step !== 2 ? null : { kind: "enter", seat, piece: waiting, track: box.patents.tracks.indexOf(track) };
}
