import { describe, expect, it } from "vitest";
import type { SmartphoneAction, SmartphonePlanView } from "../../lib/wire/protocol";
import {
  above,
  type Draft,
  flipPad,
  fromPlan,
  layTile,
  nextStep,
  onTheWay,
  rides,
  slidePad,
  START,
  swapPads,
  takeTile,
  toTarget,
  turnPad,
} from "./draft";
import { DIRECTIONS, fromPad, onPad, outline, padCells, quarter, tileCells, toPad } from "./pose";
import { EMPTY } from "./reach";
import { BOX } from "./sample";

/** A server that only lays out what it is told; what is allowed is not its subject. */
class Played {
  plan: SmartphonePlanView = structuredClone(EMPTY);
  steps: SmartphoneAction[] = [];

  act(action: SmartphoneAction): void {
    this.steps.push(action);
    this.plan = lay(this.steps);
  }

  undo(): void {
    this.steps.pop();
    this.plan = lay(this.steps);
  }

  /** Follow a draft; the number of steps and undos it took. */
  follow(draft: Draft): number {
    for (let count = 0; count < 60; count++) {
      const step = nextStep(this.plan, toTarget(draft), 0, BOX);
      if (step === null) return count;
      if (step === "undo") this.undo();
      else this.act(step);
    }
    throw new Error("never there");
  }
}

function lay(steps: SmartphoneAction[]): SmartphonePlanView {
  const plan = structuredClone(EMPTY);
  for (const step of steps) {
    if (step.kind === "choose-pads") {
      plan.lower = step.lower === 0 ? "a" : "b";
      plan.faces = [step.face_a + 1, step.face_b + 1];
    } else if (step.kind === "lay-pad") Object.assign(plan, { turn: step.turn, row: step.row, column: step.column });
    else if (step.kind === "lay-down") plan.down.push(BOX.improvements[step.design]?.improvement ?? "?");
    else if (step.kind === "lay-improvement")
      plan.laid.push({
        improvement: BOX.improvements[step.design]?.improvement ?? "?",
        row: step.row,
        column: step.column,
        direction: DIRECTIONS[step.direction] ?? "?",
        under: plan.turn === null,
      });
  }
  return plan;
}

const joined = (draft: Draft): Draft => ({ ...slidePad(draft, above(draft), 1, -1), joined: true });
const tile = { id: 1, design: "gear-plus", row: 0, column: 0, direction: 0, layer: "on" } as const;

describe("the frame of a pad", () => {
  it("gives every cell back, however the pad is turned", () => {
    for (let turn = 0; turn < 4; turn++) {
      const pad = { turn, row: 2, column: -1 };
      for (let row = -4; row < 5; row++)
        for (let column = -4; column < 5; column++)
          expect(fromPad(pad, toPad(pad, { row, column }))).toEqual({ row, column });
    }
  });

  it("counts a turned pad's cells from its own corner", () => {
    // A clockwise quarter turn brings the first cell to the upper right.
    expect(toPad({ turn: 1, row: 0, column: 0 }, { row: 0, column: 2 })).toEqual({ row: 0, column: 0 });
    expect(toPad({ turn: 2, row: 0, column: 0 }, { row: 2, column: 1 })).toEqual({ row: 0, column: 0 });
    expect(toPad({ turn: 3, row: 0, column: 0 }, { row: 1, column: 0 })).toEqual({ row: 0, column: 0 });
    expect(outline(1)).toEqual({ rows: 2, columns: 3 });
  });
});

describe("a draft and the server's plan", () => {
  it("are the same thing wherever the pads lie on the table", () => {
    for (let lower = 0; lower < 4; lower++)
      for (let upper = 0; upper < 4; upper++) {
        const draft: Draft = {
          ...START,
          joined: true,
          pads: { a: { face: 2, turn: lower, row: 3, column: -2 }, b: { face: 1, turn: upper, row: 4, column: -1 } },
          laid: [
            { ...tile, row: 3, column: -2, direction: lower, layer: "under" },
            { ...tile, id: 2, design: "truck-plus", row: 5, column: 0, direction: 3 },
          ],
          down: ["gear-gear"],
        };
        const server = new Played();
        server.follow(draft);

        expect(fromPlan(server.plan, draft)).toEqual(draft);
        expect(server.plan.turn).toBe(quarter(upper - lower));
        expect(toTarget(fromPlan(server.plan, null))).toEqual(toTarget(draft));
      }
  });

  it("need no step when they agree, and only steps forward when one is on the way", () => {
    const server = new Played();
    const draft = layTile(joined(START), tile);

    expect(server.follow(draft)).toBe(3);
    expect(server.follow(draft)).toBe(0);
    server.undo();
    expect(onTheWay(server.plan, toTarget(draft))).toBe(true);
    expect(server.follow(draft)).toBe(1);
  });

  it("keep what lies face down when a pad is moved", () => {
    const server = new Played();
    const draft = { ...joined(START), down: ["gear-gear"] };
    server.follow(draft);
    const kinds = new Set<string>();
    const moved = slidePad(draft, "b", 1, 0);
    for (let step = nextStep(server.plan, toTarget(moved), 0, BOX); step; step = nextStep(server.plan, toTarget(moved), 0, BOX)) {
      if (step === "undo") server.undo();
      else {
        kinds.add(step.kind);
        server.act(step);
      }
    }

    expect([...kinds]).toEqual(["lay-pad"]);
    expect(server.plan.down).toEqual(["gear-gear"]);
  });

  it("leave improvements above the pads in the hand until the upper pad lies", () => {
    const target = toTarget(layTile(START, tile));

    expect(target.upper).toBeNull();
    expect(target.on).toEqual([]);
  });
});

describe("what a hand does", () => {
  it("slides a pad with what lies on it, and leaves the rest", () => {
    const draft = layTile(layTile(joined(START), { ...tile, row: 2, column: 1, direction: 0 }), {
      ...tile,
      id: 2,
      row: 0,
      column: 0,
    });

    const moved = slidePad(draft, "b", -1, 0);

    expect(rides(draft, draft.laid[0]!, "b")).toBe(true);
    expect(moved.laid.map(({ row }) => row)).toEqual([1, 0]);
    expect(moved.pads.a).toEqual(draft.pads.a);
  });

  it("turns a pad about a cell both share, so that they stay together", () => {
    let draft = joined(START);
    for (let i = 0; i < 4; i++) {
      draft = turnPad(draft, "b");
      const shared = padCells(draft.pads.b).filter((cell) => onPad(draft.pads.a, cell));
      expect(shared.length).toBeGreaterThan(0);
    }
    expect(draft.pads.b.turn).toBe(0);
  });

  it("turns what lies on a pad along with it", () => {
    const draft = layTile(joined(START), { ...tile, row: 2, column: 1, direction: 0 });
    const before = toPad(draft.pads.b, draft.laid[0]!);

    const turned = turnPad(draft, "b");

    expect(turned.laid[0]!.direction).toBe(1);
    expect(toPad(turned.pads.b, turned.laid[0]!)).toEqual(before);
  });

  it("flips a face, swaps top and bottom, takes an improvement away", () => {
    const draft = layTile(joined(START), { ...tile, layer: "under" });

    expect(flipPad(draft, "a").pads.a.face).toBe(2);
    expect(flipPad(flipPad(draft, "a"), "a")).toEqual(draft);
    expect(swapPads(draft).below).toBe("b");
    expect(swapPads(draft).laid[0]!.layer).toBe("on");
    expect(takeTile(draft, 1).laid).toEqual([]);
    expect(draft.laid).toHaveLength(1);
  });

  it("lays the second cell beside the first", () => {
    const second = [0, 1, 2, 3].map((direction) => tileCells({ ...tile, direction })[1]);

    expect(second).toEqual([
      { row: 0, column: 1 },
      { row: 1, column: 0 },
      { row: 0, column: -1 },
      { row: -1, column: 0 },
    ]);
  });
});
