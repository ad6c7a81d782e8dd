// The list of what a seat can reach: filters, order, and a plan of the list as a draft on the bench.
import type {
  SmartphoneAction,
  SmartphoneComponents,
  SmartphonePlanView,
  SmartphoneReachableView,
  SmartphoneReachView,
  SmartphoneResultView,
} from "../../lib/wire/protocol";
import { DIRECTIONS } from "./pose";

export type Figure = "price" | "goods" | "gears" | "trucks";
export const FIGURES: Figure[] = ["price", "goods", "gears", "trucks"];

/** An exact price, at least so much of the rest; null where anything will do. */
export interface Filter {
  price: number | null;
  goods: number | null;
  gears: number | null;
  trucks: number | null;
  factory: boolean | null;
}

export const ANYTHING: Filter = { price: null, goods: null, gears: null, trucks: null, factory: null };

export function passes(result: SmartphoneReachableView, filter: Filter): boolean {
  const least = (name: "goods" | "gears" | "trucks"): boolean => filter[name] === null || result[name] >= filter[name];
  return (
    (filter.price === null || result.price === filter.price) &&
    (filter.factory === null || result.factory === filter.factory) &&
    least("goods") &&
    least("gears") &&
    least("trucks")
  );
}

/** The most of one figure first; equal ones by the rest. */
export function ordered(results: SmartphoneReachableView[], by: Figure): SmartphoneReachableView[] {
  const rest = (["goods", "gears", "trucks", "price"] as const).filter((name) => name !== by);
  return [...results].sort((a, b) => {
    for (const name of [by, ...rest]) if (a[name] !== b[name]) return b[name] - a[name];
    return Number(b.factory) - Number(a.factory);
  });
}

export const equalResults = (a: SmartphoneResultView, b: SmartphoneResultView): boolean =>
  FIGURES.every((name) => a[name] === b[name]) && a.factory === b.factory;

/** Values of a figure that occur, for the choices of a filter. */
export function values(results: SmartphoneReachableView[], name: Figure): number[] {
  return [...new Set(results.map((result) => result[name]))].sort((a, b) => a - b);
}

/** Nothing laid yet. */
export const EMPTY: SmartphonePlanView = {
  lower: null,
  faces: [1, 1],
  turn: null,
  row: 0,
  column: 0,
  laid: [],
  down: [],
  result: { price: 0, goods: 0, factory: false, gears: 0, trucks: 0 },
};

/** The plan that some steps lead to from an empty one. */
export function planOf(steps: SmartphoneAction[], box: SmartphoneComponents): SmartphonePlanView {
  const design = (number: number): string => box.improvements[number]?.improvement ?? "";
  const plan: SmartphonePlanView = { ...EMPTY, laid: [], down: [] };
  for (const step of steps) {
    if (step.kind === "choose-pads") {
      plan.lower = step.lower === 0 ? "a" : "b";
      plan.faces = [step.face_a + 1, step.face_b + 1];
    } else if (step.kind === "lay-pad") {
      plan.turn = step.turn;
      plan.row = step.row;
      plan.column = step.column;
    } else if (step.kind === "lay-improvement") {
      plan.laid.push({
        improvement: design(step.design),
        row: step.row,
        column: step.column,
        direction: DIRECTIONS[step.direction] ?? "right",
        under: plan.turn === null,
      });
    } else if (step.kind === "lay-down") plan.down.push(design(step.design));
  }
  return plan;
}

export function stepsOf(reach: SmartphoneReachView, result: SmartphoneReachableView): SmartphoneAction[] {
  return result.steps.flatMap((step) => reach.actions[step] ?? []);
}
