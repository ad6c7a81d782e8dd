// What a hand touches for an action, and what a line of the log speaks of.
import type { Spot } from "../../lib/table/game";
import type { SmartphoneAction, SmartphoneEvent, SmartphoneView } from "../../lib/wire/protocol";

const PADS = ["a", "b"];

/** The spots of an action in the order a hand touches them; none where only a button does it. */
export function path(action: SmartphoneAction, view: SmartphoneView): Spot[] {
  switch (action.kind) {
    case "choose-colour":
      return [`colour:${action.colour}`];
    case "take-improvement":
      return [`display:${action.space}`];
    case "research":
      return [`technology:${view.technologies[action.technology]?.technology}`];
    case "expand":
    case "sell":
      return [`region:${view.regions[action.region]?.region}`];
    case "sell-direct":
      return ["technology:nfc"];
    case "accept":
      return [`region:${view.pending?.region}`];
    case "choose-pads":
      return [`pad:${PADS[action.lower]}`];
    case "lay-pad":
      return [`pad:${view.mats[action.seat]?.plan?.lower === "a" ? "b" : "a"}`];
    case "lay-improvement":
      return [`tile:${action.design}`, `cell:${action.row}:${action.column}`, `to:${action.direction}`];
    case "lay-down":
      return [`tile:${action.design}`, "down"];
    case "confirm":
    case "decline":
    case "finish":
      return [];
  }
}

/** Which side of the board shows a spot, or a part of it; null for what is always in sight. */
export function side(spot: Spot): "plan" | "map" | "screens" | null {
  if (spot === "region:screens") return "screens";
  if (/^region:(strip|tray|reach|demand)$|^(pad|tile|tool):|^(goal|ready|down|start-over)$/.test(spot)) return "plan";
  if (/^region:(phases|seats|log|mat|choices|prompt)$/.test(spot)) return null;
  return /^(region|technology|display):/.test(spot) ? "map" : null;
}

/** What an event points at on the board. */
export function spots(event: SmartphoneEvent): Spot[] {
  switch (event.kind) {
    case "region-covered":
    case "region-progressed":
    case "office-placed":
    case "progress-returned":
    case "bonus-offered":
    case "bonus-taken":
    case "bonus-declined":
    case "bonus-lapsed":
    case "sold":
    case "region-scored":
      return [`region:${event.region}`];
    case "technology-progressed":
    case "technology-finished":
    case "patent-taken":
      return [`technology:${event.technology}`];
    case "improvement-taken":
    case "improvement-removed":
    case "improvement-dealt":
      return [`display:${event.space}`];
    case "plan-confirmed":
    case "plan-revealed":
      return [`screen:${event.seat}`];
    case "pads-chosen":
    case "pad-laid":
    case "improvement-laid":
      return ["pad:a", "pad:b"];
    case "laid-down":
      return ["down"];
    case "colour-chosen":
    case "goods-produced":
    case "token-taken":
    case "progress-taken":
    case "goods-gained":
    case "sold-direct":
    case "turn-ended":
    case "sales-scored":
    case "purple-scored":
    case "round-ended":
    case "round-began":
    case "patents-scored":
    case "retailers-scored":
    case "match-ended":
      return [];
  }
}
