import { describe, expect, it } from "vitest";
import type { SmartphoneReachableView, SmartphoneReachView } from "../../lib/wire/protocol";
import { ANYTHING, ordered, passes, planOf, stepsOf, values } from "./reach";
import { BOX } from "./sample";

const result = (price: number, goods: number, gears: number, trucks: number, factory = true): SmartphoneReachableView => ({
  price, goods, gears, trucks, factory, crates: 0, covered: 0, face_down: 0, tokens: 0, laid: 0, steps: [],
});

const ALL = [result(5, 4, 2, 1), result(5, 6, 0, 1, false), result(3, 6, 2, 0)];

describe("the list of what can be reached", () => {
  it("is filtered by an exact price and at least so much of the rest", () => {
    expect(ALL.filter((each) => passes(each, ANYTHING))).toEqual(ALL);
    expect(ALL.filter((each) => passes(each, { ...ANYTHING, price: 5 }))).toEqual([ALL[0], ALL[1]]);
    expect(ALL.filter((each) => passes(each, { ...ANYTHING, goods: 5 }))).toEqual([ALL[1], ALL[2]]);
    expect(ALL.filter((each) => passes(each, { ...ANYTHING, gears: 1, trucks: 1 }))).toEqual([ALL[0]]);
    expect(ALL.filter((each) => passes(each, { ...ANYTHING, factory: false }))).toEqual([ALL[1]]);
  });

  it("stands in the order of one figure, then of the others", () => {
    expect(ordered(ALL, "goods")).toEqual([ALL[2], ALL[1], ALL[0]]);
    expect(ordered(ALL, "price")).toEqual([ALL[1], ALL[0], ALL[2]]);
    expect(values(ALL, "price")).toEqual([3, 5]);
  });

  it("becomes a plan by its steps", () => {
    const reach: SmartphoneReachView = {
      drafted: 0,
      actions: [
        { kind: "choose-pads", seat: 0, lower: 1, face_a: 1, face_b: 0 },
        { kind: "lay-improvement", seat: 0, design: 1, row: 0, column: 0, direction: 1 },
        { kind: "lay-pad", seat: 0, turn: 1, row: -1, column: 1 },
        { kind: "lay-improvement", seat: 0, design: 0, row: 2, column: 0, direction: 0 },
        { kind: "lay-down", seat: 0, design: 2 },
      ],
      results: [{ ...result(5, 4, 2, 1), steps: [4, 0, 1, 2, 3] }],
    };

    const plan = planOf(stepsOf(reach, reach.results[0]!), BOX);

    expect(plan).toMatchObject({ lower: "b", faces: [2, 1], turn: 1, row: -1, column: 1, down: ["gear-plus"] });
    expect(plan.laid).toEqual([
      { improvement: "truck-plus", row: 0, column: 0, direction: "down", under: true },
      { improvement: "gear-gear", row: 2, column: 0, direction: "right", under: false },
    ]);
  });
});
