// The hand that plans: it moves pieces on the table at once, and the server follows in small steps. What the server
// refuses hangs in the air with its reason, and springs back when the hand lets go.
import { untrack } from "svelte";
import type { Seen } from "../../../lib/table/game";
import type { Refused, SmartphonePlanView, SmartphoneResultView } from "../../../lib/wire/protocol";
import {
  above,
  copyDraft,
  type Draft,
  flipPad,
  fromPlan,
  type Layer,
  layTile,
  newId,
  nextStep,
  type PadName,
  slidePad,
  slideTile,
  START,
  swapPads,
  takeTile,
  type TileDraft,
  toTarget,
  turnPad,
  turnTile,
  without,
} from "../draft";
import { type Cell, fromPad, quarter } from "../pose";

export type Piece = { kind: "pad"; pad: PadName } | { kind: "tile"; id: number };

export const samePiece = (a: Piece | null, b: Piece): boolean =>
  a !== null && (a.kind === "pad" ? b.kind === "pad" && a.pad === b.pad : b.kind === "tile" && a.id === b.id);

/** What the server refused, and the piece it speaks of. */
export interface Objection {
  refused: Refused;
  piece: Piece;
  floating: boolean; // the piece is still where it may not lie
}

export class Planner {
  draft = $state.raw<Draft>(START);
  selected = $state.raw<Piece>({ kind: "pad", pad: "b" });
  objection = $state.raw<Objection | null>(null);
  shakes = $state(0); // counts what sprang back, so that each one shakes anew
  result = $state.raw<SmartphoneResultView | null>(null); // of the last plan that was wholly laid out
  busy = $state(false); // the server is still following
  #kept: Draft = START; // the last draft that was wholly accepted
  #ahead = false; // the draft is ahead of the server
  #waiting = false; // for the answer to a step
  #springs = false; // what is refused goes back at once
  #moved: Piece | null = null;

  constructor(readonly table: Seen<"smartphone">) {
    this.#adopt();
    this.selected = { kind: "pad", pad: above(this.draft) };
  }

  get #plan(): SmartphonePlanView | null {
    return this.table.view.mats[this.table.me]?.plan ?? null;
  }

  /** Whether the seat may still move anything. */
  get able(): boolean {
    const mat = this.table.view.mats[this.table.me];
    return !this.table.bygone && this.table.view.phase === "planning" && mat !== undefined && !mat.ready;
  }

  /** Improvements neither on the pads nor face down. */
  get tray(): string[] {
    const all = this.table.view.mats[this.table.me]?.improvements ?? [];
    const laid = this.draft.laid.map((tile) => tile.design);
    return without(without(all, this.draft.down), laid);
  }

  floats(piece: Piece): boolean {
    return this.objection !== null && this.objection.floating && samePiece(this.objection.piece, piece);
  }

  tile(id: number): TileDraft | undefined {
    return this.draft.laid.find((tile) => tile.id === id);
  }

  /** To be called when the server has told a new position. */
  heed(): void {
    this.#waiting = false;
    if (!this.able || !this.#ahead) this.#adopt();
    else this.#follow();
  }

  #follow(): void {
    const plan = this.#plan;
    if (!plan || this.#waiting || this.objection?.floating) return;
    const step = nextStep(plan, toTarget(this.draft), this.table.me, this.table.box);
    if (step === null) {
      this.#ahead = false;
      this.#kept = this.draft;
      this.result = plan.result;
      this.busy = false;
      return;
    }
    this.busy = true;
    this.#waiting = true;
    const asked = this.draft;
    if (step === "undo") void this.table.undo(false).then((done) => done || this.#adopt());
    else void this.table.attempt(step).then((refused) => this.#hear(refused, step.kind, asked));
  }

  /** Lay the table as the server has it: at first, and after an undo from elsewhere. */
  #adopt(): void {
    const plan = this.#plan;
    this.#ahead = false;
    this.busy = false;
    if (!plan) return;
    this.draft = fromPlan(plan, plan.lower === null ? null : this.draft);
    this.#kept = this.draft;
    this.result = plan.result;
    this.objection = null;
  }

  #hear(refused: Refused | null, kind: string, asked: Draft): void {
    // A stale step was overtaken by news, which will be heeded.
    if (refused === null || refused.code === "stale") return;
    this.#waiting = false;
    if (this.draft !== asked) {
      // A quick hand is elsewhere by now.
      this.#follow();
      return;
    }
    const piece: Piece =
      kind === "lay-improvement" ? { kind: "tile", id: this.#nextTile() } : { kind: "pad", pad: above(this.draft) };
    if (piece.kind === "tile" && !samePiece(this.#moved, piece)) {
      // It lay well until something else was moved: back to the tray, and on with the rest.
      this.draft = takeTile(this.draft, piece.id);
      this.objection = { refused, piece, floating: false };
      this.#follow();
      return;
    }
    this.objection = { refused, piece, floating: true };
    this.busy = false;
    if (this.#springs) this.#springBack();
  }

  /** The improvement the server was asked to lay last. */
  #nextTile(): number {
    const laid = this.#plan?.laid.length ?? 0;
    const layer = (name: Layer): TileDraft[] => this.draft.laid.filter((tile) => tile.layer === name);
    return [...layer("under"), ...layer("on")][laid]?.id ?? 0;
  }

  #springBack(): void {
    const objection = this.objection;
    this.#want(this.#kept);
    this.objection = objection && { ...objection, floating: false };
    this.shakes += 1;
    this.#follow();
  }

  #want(draft: Draft): void {
    this.draft = draft;
    this.objection = null;
    this.#ahead = true;
    this.#springs = false;
  }

  /** Move a piece, or all of them; the server follows. */
  move(draft: Draft, moved: Piece | null): void {
    if (!this.able) return;
    this.#moved = moved;
    this.#want(draft);
    untrack(() => this.#follow());
  }

  /** The hand lets go: what is or will be refused goes back to where it lay. */
  letGo(): void {
    this.#springs = true;
    if (this.objection?.floating) this.#springBack();
  }

  slide(piece: Piece, rows: number, columns: number): void {
    this.move(this.slid(this.draft, piece, rows, columns), piece);
  }

  /** A pad that is slid is laid: the hand means to put it there. */
  slid(draft: Draft, piece: Piece, rows: number, columns: number): Draft {
    if (piece.kind === "tile") return slideTile(draft, piece.id, rows, columns);
    const lays = piece.pad === above(draft) || draft.joined;
    return { ...slidePad(draft, piece.pad, rows, columns), joined: lays };
  }

  turn(piece: Piece): void {
    const turned = piece.kind === "tile" ? turnTile(this.draft, piece.id) : turnPad(this.draft, piece.pad);
    this.move(turned, piece);
  }

  flip(pad: PadName): void {
    this.move(flipPad(this.draft, pad), { kind: "pad", pad });
  }

  swap(): void {
    this.move(swapPads(this.draft), { kind: "pad", pad: this.draft.below });
  }

  /** Between the pads, or above both. */
  relayer(id: number): void {
    const tile = this.tile(id);
    if (tile) this.move(layTile(this.draft, { ...tile, layer: tile.layer === "on" ? "under" : "on" }), { kind: "tile", id });
  }

  takeBack(id: number): void {
    this.move(takeTile(this.draft, id), null);
    this.selected = { kind: "pad", pad: above(this.draft) };
  }

  /** Lay an improvement from the tray; returns its number. */
  layNew(tile: Omit<TileDraft, "id">): number {
    const id = newId(this.draft);
    this.selected = { kind: "tile", id };
    this.move(layTile(this.draft, { ...tile, id }), this.selected);
    return id;
  }

  /** Lay one at a place that the server offers, in the frame of the lower pad. */
  layInFrame(design: string, place: Cell & { direction: number }): void {
    const frame = this.draft.pads[this.draft.below];
    const direction = quarter(place.direction + frame.turn);
    this.layNew({ design, ...fromPad(frame, place), direction, layer: this.draft.joined ? "on" : "under" });
  }

  faceDown(design: string, id: number | null = null): void {
    const next = copyDraft(id === null ? this.draft : takeTile(this.draft, id));
    next.down.push(design);
    this.move(next, null);
  }

  faceUp(design: string): void {
    const next = copyDraft(this.draft);
    next.down = without(next.down, [design]);
    this.move(next, null);
  }

  /** Lay out a whole plan. */
  layOut(draft: Draft): void {
    this.move(draft, null);
    this.selected = { kind: "pad", pad: above(draft) };
  }

  startOver(): void {
    this.layOut(START);
  }
}
