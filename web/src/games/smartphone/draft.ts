// The plan as it lies on the table while a hand moves it, and the small steps that bring the server's plan there.

import type {
  SmartphoneAction,
  SmartphoneComponents,
  SmartphoneLaidView,
  SmartphonePlanView,
} from "../../lib/wire/protocol";
import {
  type Cell,
  corner,
  DIRECTIONS,
  fromPad,
  onPad,
  padCells,
  type Pose,
  quarter,
  same,
  tileCells,
  toPad,
  turnAbout,
} from "./pose";

export type PadName = "a" | "b";
export type Layer = "under" | "on";

export interface PadDraft extends Pose {
  face: number; // 1 or 2
}

export interface TileDraft extends Cell {
  id: number; // tells two equal improvements apart
  design: string;
  direction: number;
  layer: Layer;
}

export interface Draft {
  below: PadName;
  pads: Record<PadName, PadDraft>;
  joined: boolean; // the upper pad lies on the lower one; otherwise it is in the hand
  laid: TileDraft[]; // bottom to top
  down: string[];
}

/** A plan as the engine counts it: the lower pad is not turned and its first cell is 0, 0. */
export interface Target {
  lower: PadName;
  faces: [number, number];
  upper: Pose | null;
  under: SmartphoneLaidView[];
  on: SmartphoneLaidView[];
  down: string[];
}

export const otherPad = (pad: PadName): PadName => (pad === "a" ? "b" : "a");
export const above = (draft: Draft): PadName => otherPad(draft.below);

/** Both pads side by side, the right one in the hand. */
export const START: Draft = {
  below: "a",
  pads: { a: { face: 1, turn: 0, row: 0, column: 0 }, b: { face: 1, turn: 0, row: 0, column: 2 } },
  joined: false,
  laid: [],
  down: [],
};

export const copyDraft = (draft: Draft): Draft => ({
  below: draft.below,
  pads: { a: { ...draft.pads.a }, b: { ...draft.pads.b } },
  joined: draft.joined,
  laid: draft.laid.map((tile) => ({ ...tile })),
  down: [...draft.down],
});

/** The draft in the frame of its lower pad. */
export function toTarget(draft: Draft): Target {
  const frame = draft.pads[draft.below];
  const upper = draft.pads[above(draft)];
  const laid = (layer: Layer): SmartphoneLaidView[] =>
    draft.laid
      .filter((tile) => tile.layer === layer)
      .map((tile) => ({
        improvement: tile.design,
        ...toPad(frame, tile),
        direction: DIRECTIONS[quarter(tile.direction - frame.turn)] ?? "right",
        under: layer === "under",
      }));
  return {
    lower: draft.below,
    faces: [draft.pads.a.face, draft.pads.b.face],
    upper: draft.joined
      ? {
          turn: quarter(upper.turn - frame.turn),
          ...corner(padCells(upper).map((cell) => toPad(frame, cell))),
        }
      : null,
    under: laid("under"),
    on: draft.joined ? laid("on") : [],
    down: [...draft.down],
  };
}

const directionOf = (name: string): number => Math.max(0, DIRECTIONS.findIndex((other) => other === name));

/** The server's plan as a draft; `before` keeps the pads where the hand left them on the table. */
export function fromPlan(plan: SmartphonePlanView, before: Draft | null): Draft {
  const base = copyDraft(before ?? START);
  const draft: Draft = { ...base, joined: plan.turn !== null, laid: [], down: [...plan.down] };
  if (plan.lower !== null) {
    const below = plan.lower === "a" ? "a" : "b";
    if (below !== draft.below && before === null) draft.pads = { a: base.pads.b, b: base.pads.a };
    draft.below = below;
    draft.pads.a.face = plan.faces[0] ?? 1;
    draft.pads.b.face = plan.faces[1] ?? 1;
  }
  const frame = draft.pads[draft.below];
  if (plan.turn !== null) {
    const upper = draft.pads[above(draft)];
    upper.turn = quarter(plan.turn + frame.turn);
    const cells = padCells({ turn: plan.turn, row: plan.row, column: plan.column });
    Object.assign(upper, corner(cells.map((cell) => fromPad(frame, cell))));
  }
  const left = base.laid.slice();
  for (const tile of plan.laid) {
    // A piece that already lay on the table stays the same piece.
    const known = left.findIndex((other) => other.design === tile.improvement);
    const id = known >= 0 ? (left.splice(known, 1)[0]?.id ?? newId(draft, left)) : newId(draft, left);
    draft.laid.push({
      id,
      design: tile.improvement,
      ...fromPad(frame, tile),
      direction: quarter(directionOf(tile.direction) + frame.turn),
      layer: tile.under ? "under" : "on",
    });
  }
  return draft;
}

export function newId(draft: Draft, others: TileDraft[] = []): number {
  return 1 + Math.max(0, ...draft.laid.map((tile) => tile.id), ...others.map((tile) => tile.id));
}

const equalTiles = (a: SmartphoneLaidView, b: SmartphoneLaidView): boolean =>
  a.improvement === b.improvement && same(a, b) && a.direction === b.direction;

const begins = (whole: SmartphoneLaidView[], part: SmartphoneLaidView[]): boolean =>
  part.length <= whole.length && part.every((tile, i) => equalTiles(tile, whole[i] as SmartphoneLaidView));

/** What is in `some` and not in `taken`, counting copies. */
export function without(some: string[], taken: string[]): string[] {
  const rest = [...some];
  for (const item of taken) {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** Whether the server's plan is on the way to the target: only steps forward are missing. */
export function onTheWay(plan: SmartphonePlanView, target: Target): boolean {
  const under = plan.laid.filter((tile) => tile.under);
  const on = plan.laid.filter((tile) => !tile.under);
  if (without(plan.down, target.down).length > 0) return false;
  if (plan.lower === null) return true;
  if (plan.lower !== target.lower || plan.faces.some((face, i) => face !== target.faces[i])) return false;
  if (!begins(target.under, under)) return false;
  if (plan.turn === null) return true;
  const upper = target.upper;
  return (
    upper !== null &&
    plan.turn === upper.turn &&
    same(plan, upper) &&
    under.length === target.under.length &&
    begins(target.on, on)
  );
}

/** The next small step from the server's plan to the target; null when it is there. */
export function nextStep(
  plan: SmartphonePlanView,
  target: Target,
  seat: number,
  box: SmartphoneComponents,
): SmartphoneAction | "undo" | null {
  if (!onTheWay(plan, target)) return "undo";
  const design = (id: string): number => box.improvements.findIndex((tile) => tile.improvement === id);
  const lay = (tile: SmartphoneLaidView): SmartphoneAction => ({
    kind: "lay-improvement",
    seat,
    design: design(tile.improvement),
    row: tile.row,
    column: tile.column,
    direction: directionOf(tile.direction),
  });
  // Face-down ones first: moving a pad then never takes them back.
  const down = without(target.down, plan.down)[0];
  if (down !== undefined) return { kind: "lay-down", seat, design: design(down) };
  if (plan.lower === null)
    return {
      kind: "choose-pads",
      seat,
      lower: target.lower === "a" ? 0 : 1,
      face_a: target.faces[0] - 1,
      face_b: target.faces[1] - 1,
    };
  const under = target.under[plan.laid.length];
  if (plan.turn === null && under !== undefined) return lay(under);
  if (plan.turn === null && target.upper !== null) return { kind: "lay-pad", seat, ...within(target.upper) };
  const on = target.on[plan.laid.length - target.under.length];
  return plan.turn !== null && on !== undefined ? lay(on) : null;
}

/** A pad too far away to touch the other is as far as the server counts; it says then why that will not do. */
function within(pose: Pose): Pose {
  const near = (shift: number): number => Math.max(-FAR, Math.min(FAR, shift));
  return { turn: pose.turn, row: near(pose.row), column: near(pose.column) };
}

const FAR = 3;

/** Where a pad or an improvement should come to lie on the table. */
export interface Goal {
  cells: Cell[];
  tile: TileDraft | null; // an improvement as it should lie
}

/** What of a plan, given by its steps, does not lie on the table as it should. */
export function goals(draft: Draft, steps: readonly SmartphoneAction[], box: SmartphoneComponents): Goal[] {
  const found: Goal[] = [];
  let below: PadName = "a";
  for (const step of steps) {
    if (step.kind === "choose-pads") {
      below = step.lower === 0 ? "a" : "b";
      // Pads that lie the other way round, or show other faces, are no measure.
      if (draft.below !== below || draft.pads.a.face !== step.face_a + 1 || draft.pads.b.face !== step.face_b + 1) return [];
    }
    const frame = draft.pads[below];
    if (step.kind === "lay-pad") {
      const lies = draft.pads[otherPad(below)];
      const cells = padCells(step).map((cell) => fromPad(frame, cell));
      const there = draft.joined && same(lies, corner(cells)) && lies.turn === quarter(step.turn + frame.turn);
      if (!there) found.push({ cells, tile: null });
    } else if (step.kind === "lay-improvement") {
      const design = box.improvements[step.design]?.improvement ?? "";
      const tile: TileDraft = {
        id: 0,
        design,
        ...fromPad(frame, step),
        direction: quarter(step.direction + frame.turn),
        layer: "on",
      };
      const there = draft.laid.some((other) => other.design === design && same(other, tile) && other.direction === tile.direction);
      if (!there) found.push({ cells: tileCells(tile), tile });
    }
  }
  return found;
}

// What a hand does.

/** Whether an improvement goes along when a pad is moved: what touches the upper pad moves with it. */
export function rides(draft: Draft, tile: TileDraft, pad: PadName): boolean {
  if (tile.layer === "under") return pad === draft.below;
  const touches = draft.joined && tileCells(tile).some((cell) => onPad(draft.pads[above(draft)], cell));
  return touches === (pad === above(draft));
}

function movePad(draft: Draft, pad: PadName, move: (cell: Cell) => Cell, turns: number): Draft {
  const next = copyDraft(draft);
  const pose = next.pads[pad];
  const cells = padCells(draft.pads[pad]).map(move);
  Object.assign(pose, corner(cells), { turn: quarter(pose.turn + turns) });
  for (const tile of next.laid)
    if (rides(draft, tile, pad)) Object.assign(tile, move(tile), { direction: quarter(tile.direction + turns) });
  return next;
}

export function slidePad(draft: Draft, pad: PadName, rows: number, columns: number): Draft {
  return movePad(draft, pad, (cell) => ({ row: cell.row + rows, column: cell.column + columns }), 0);
}

/** About a cell that both pads share, so that a turn does not tear them apart; alone, about the middle. */
export function turnPad(draft: Draft, pad: PadName): Draft {
  const pose = draft.pads[pad];
  const middle = fromPad(pose, { row: 1, column: 0 });
  const far = (cell: Cell): number => Math.abs(cell.row - middle.row) + Math.abs(cell.column - middle.column);
  const shared = padCells(pose).filter((cell) => onPad(draft.pads[otherPad(pad)], cell));
  const pivot = shared.sort((a, b) => far(a) - far(b))[0] ?? middle;
  return movePad(draft, pad, (cell) => turnAbout(pivot, cell), 1);
}

export function flipPad(draft: Draft, pad: PadName): Draft {
  const next = copyDraft(draft);
  next.pads[pad].face = 3 - next.pads[pad].face;
  return next;
}

/** Top and bottom change places; improvements come to lie above both. */
export function swapPads(draft: Draft): Draft {
  const next = copyDraft(draft);
  next.below = above(draft);
  for (const tile of next.laid) tile.layer = "on";
  return next;
}

export function turnTile(draft: Draft, id: number): Draft {
  const next = copyDraft(draft);
  for (const tile of next.laid) if (tile.id === id) tile.direction = quarter(tile.direction + 1);
  return next;
}

export function slideTile(draft: Draft, id: number, rows: number, columns: number): Draft {
  const next = copyDraft(draft);
  for (const tile of next.laid)
    if (tile.id === id) Object.assign(tile, { row: tile.row + rows, column: tile.column + columns });
  return next;
}

/** Lay an improvement above all others of its layer. */
export function layTile(draft: Draft, tile: TileDraft): Draft {
  const next = copyDraft(draft);
  next.laid = [...next.laid.filter((other) => other.id !== tile.id), { ...tile }];
  return next;
}

export function takeTile(draft: Draft, id: number): Draft {
  const next = copyDraft(draft);
  next.laid = next.laid.filter((tile) => tile.id !== id);
  return next;
}
