// What one can point at on this table, and which of it an action or an event speaks of.
import type { EraAction, EraEvent, EraView } from "../../lib/wire/protocol";
import type { Spot } from "../../lib/table/game";

const AREAS = ["build", "factories", "buy", "produce", "market", "develop"];

export const area = (place: number): Spot => `area:${place}`;
export const back = (place: number): Spot => `back:${place}`; // takes a token back from its area
export const card = (space: number): Spot => `card:${space}`;
export const mix = (metal: number, technology: number, tool: number): Spot => `mix:${metal}-${technology}-${tool}`;
export const factory = (space: number): Spot => `factory:${space}`;
export const works = (design: number): Spot => `works:${design}`; // a factory on my mat
export const load = (id: string): Spot => `load:${id}`;
export const trade = (number: number): Spot => `trade:${number}`;
export const pair = (give: number, also: number): Spot => `pair:${give}-${also}`;
export const take = (good: number): Spot => `take:${good}`;
export const space = (development: number): Spot => `space:${development}`;
export const seal = (development: number): Spot => `seal:${development}`;
export const stair = (square: number): Spot => `stair:${square}`;
export const square = (number: number): Spot => `square:${number}`;
export const stock = (seat: number, good: string): Spot => `stock:${seat}:${good}`;
export const COG: Spot = "cog";
export const SWAP: Spot = "swap";
export const BONUS: Spot = "bonus";
export const UNNAMED: Spot = "unnamed"; // a patent for no invention
export const DECK: Spot = "deck";
export const FACTORY_DECK: Spot = "factory-deck";

/** What a hand touches, in order; the rest of the action's meaning is in its label. */
export function path(action: EraAction, view: EraView): Spot[] {
  switch (action.kind) {
    case "place":
    case "resolve":
      return [area(action.area)];
    case "withdraw":
      return [back(action.area)];
    case "finish":
    case "pass":
      return [];
    case "build":
      return [factory(action.space)];
    case "run-factory":
      return [works(action.factory)];
    case "buy-load":
      return [load(view.loads[action.load]?.load ?? "")];
    case "produce":
      return [card(action.space)];
    case "produce-fake":
      return [card(action.space), mix(action.metal, action.technology, action.tool)];
    case "take-cog":
      return [COG];
    case "trade":
      return [trade(action.trade)];
    case "swap":
      return [SWAP, pair(action.give, action.also), take(action.take)];
    case "buy-bonus":
      return [BONUS];
    case "develop":
      return [space(action.space)];
    case "register":
      return action.space >= 0 ? [seal(action.space)] : [stair((view.mats[action.seat]?.patents ?? 0) + 1), UNNAMED];
  }
}

/** What a line of the log lights up. */
export function spots(event: EraEvent): Spot[] {
  switch (event.kind) {
    case "token-placed":
    case "action-began":
    case "action-ended":
    case "token-withdrawn":
      return [area(AREAS.indexOf(event.area))];
    case "bonus-used":
    case "bonus-passed":
      return [stock(event.seat, "bonus")];
    case "paid":
    case "gained":
      return [stock(event.seat, event.good)];
    case "influence-gained":
    case "symbol-reached":
      return [square(event.square)];
    case "factory-built":
      return [factory(event.space)];
    case "factory-ran":
      return [area(AREAS.indexOf("factories"))];
    case "load-bought":
    case "load-filled":
      return [load(event.load)];
    case "card-produced":
    case "card-removed":
    case "card-discarded":
    case "card-drawn":
      return [card(event.space)];
    case "card-moved":
      return [card(event.to_space)];
    case "royalty-due":
    case "invention-developed":
      return [space(event.development)];
    case "cog-taken":
    case "exchanged":
      return [area(AREAS.indexOf("market"))];
    case "patent-registered":
      return event.development === null
        ? [stair(event.square)]
        : [stair(event.square), seal(event.development)];
    case "factory-discarded":
    case "factory-drawn":
      return [factory(event.space)];
    case "factory-moved":
      return [factory(event.to_space)];
    case "deck-shuffled":
      return [event.deck === "inventions" ? DECK : FACTORY_DECK];
    case "closing-began":
    case "closing-finished":
      return [area(AREAS.indexOf("market"))];
    case "round-ended":
    case "round-began":
    case "awarded":
    case "match-ended":
      return [];
  }
}

/** The parts of the board, and what lies in each: a phone shows one at a time. */
export const PARTS = ["market", "square", "workshop", "harbour", "patents"] as const;
export type Part = (typeof PARTS)[number];

const LIES_IN: Record<string, Part> = {
  card: "market",
  mix: "market",
  factory: "market",
  area: "square",
  back: "square",
  cog: "square",
  trade: "square",
  swap: "square",
  pair: "square",
  take: "square",
  bonus: "square",
  space: "workshop",
  seal: "workshop",
  load: "harbour",
  stair: "patents",
  unnamed: "patents",
};

const ELSEWHERE = ["track", "mat", "log", "seats", "prompt", "choices"]; // not on the board, or around it

/** The part a spot lies in, or a region the guide speaks of; null for what lies on the mat. */
export function part(spot: Spot): Part | null {
  if (spot.startsWith("region:")) return region(spot.slice(7));
  return LIES_IN[spot.split(":")[0] ?? ""] ?? null;
}

/** Regions are the parts, and each invention in the workshop. */
function region(name: string): Part | null {
  const whole = PARTS.find((part) => part === name);
  return whole ?? (ELSEWHERE.includes(name) ? null : "workshop");
}
