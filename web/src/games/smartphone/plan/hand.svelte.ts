// What the pointer carries over the bench. Pads slide with what lies on them; an improvement is lifted off, snaps to
// cells near the pads, and goes back to the tray when it is let go elsewhere.
import { type Draft, layTile, newId, takeTile, type TileDraft } from "../draft";
import { onPad, quarter, tileCells } from "../pose";
import { type Piece, type Planner } from "./planner.svelte";

const TAP = 5; // px a finger may tremble

interface Slide {
  kind: "slide";
  piece: Piece;
  from: Draft;
  x: number;
  y: number;
  dx: number;
  dy: number;
  snapped: string;
}

interface Carry {
  kind: "carry";
  tile: TileDraft; // as it would lie, whether it may or not
  base: Draft; // everything else
  fresh: boolean; // from the tray
  x: number; // of the pointer, in cells
  y: number;
  grabX: number; // from the middle of the first cell to the pointer, in cells
  grabY: number;
  near: boolean;
  moved: boolean;
}

export class Hand {
  holds = $state.raw<Slide | Carry | null>(null);

  constructor(
    readonly whose: () => Planner,
    readonly cell: () => number,
  ) {}

  get planner(): Planner {
    return this.whose();
  }

  /** Begin to slide a pad; x and y in px. */
  grabPad(piece: Piece, x: number, y: number): void {
    this.planner.selected = piece;
    if (!this.planner.able) return;
    this.holds = { kind: "slide", piece, from: this.planner.draft, x, y, dx: 0, dy: 0, snapped: "0:0" };
  }

  /** Lift an improvement; x and y in cells of the bench. */
  grabTile(tile: TileDraft, x: number, y: number): void {
    this.planner.selected = { kind: "tile", id: tile.id };
    if (!this.planner.able) return;
    const grabX = x - tile.column - 0.5;
    const grabY = y - tile.row - 0.5;
    this.holds = {
      kind: "carry",
      tile,
      base: takeTile(this.planner.draft, tile.id),
      fresh: false,
      x,
      y,
      grabX,
      grabY,
      near: true,
      moved: false,
    };
  }

  /** Take an improvement from the tray. */
  grabNew(design: string, x: number, y: number): void {
    if (!this.planner.able) return;
    const draft = this.planner.draft;
    const tile: TileDraft = {
      id: newId(draft),
      design,
      row: 0,
      column: 0,
      direction: 0,
      layer: draft.joined ? "on" : "under",
    };
    this.holds = {
      kind: "carry",
      tile,
      base: draft,
      fresh: true,
      x,
      y,
      grabX: 0.5,
      grabY: 0,
      near: false,
      moved: false,
    };
  }

  /** The pointer has moved: `px` from where it started for pads, `at` in cells for improvements. */
  to(px: { x: number; y: number }, at: { x: number; y: number }): void {
    const held = this.holds;
    if (held?.kind === "slide") this.#slide(held, px.x - held.x, px.y - held.y);
    else if (held?.kind === "carry") this.#carry({ ...held, x: at.x, y: at.y, moved: true });
  }

  #slide(held: Slide, dx: number, dy: number): void {
    const rows = Math.round(dy / this.cell());
    const columns = Math.round(dx / this.cell());
    const snapped = `${rows}:${columns}`;
    this.holds = { ...held, dx, dy, snapped };
    if (snapped === held.snapped) return;
    if (rows === 0 && columns === 0) this.planner.move(held.from, held.piece);
    else this.planner.move(this.planner.slid(held.from, held.piece, rows, columns), held.piece);
  }

  #carry(held: Carry): void {
    const row = Math.round(held.y - held.grabY - 0.5);
    const column = Math.round(held.x - held.grabX - 0.5);
    const tile = { ...held.tile, row, column };
    const near = tileCells(tile).some((cell) => onPad(held.base.pads.a, cell) || onPad(held.base.pads.b, cell));
    const before = this.holds?.kind === "carry" ? this.holds : null;
    const still =
      before?.near === near &&
      before.tile.row === row &&
      before.tile.column === column &&
      before.tile.direction === tile.direction &&
      before.tile.layer === tile.layer;
    this.holds = { ...held, tile, near };
    if (still) return;
    if (near) this.planner.move(layTile(held.base, tile), { kind: "tile", id: tile.id });
    else if (before?.near) this.planner.move(held.base, null);
    if (near) this.planner.selected = { kind: "tile", id: tile.id };
  }

  /** Turn or relayer what is carried. Returns whether anything was. */
  turn(): boolean {
    const held = this.holds;
    if (held?.kind !== "carry") return false;
    this.#carry({ ...held, tile: { ...held.tile, direction: quarter(held.tile.direction + 1) } });
    return true;
  }

  relayer(): boolean {
    const held = this.holds;
    if (held?.kind !== "carry") return false;
    this.#carry({ ...held, tile: { ...held.tile, layer: held.tile.layer === "on" ? "under" : "on" } });
    return true;
  }

  /** Let go, over the place for face-down ones or anywhere. Returns whether it was a mere tap. */
  drop(faceDown: boolean, px: { x: number; y: number }): boolean {
    const held = this.holds;
    this.holds = null;
    if (held?.kind === "slide") {
      this.planner.letGo();
      return Math.abs(px.x - held.x) < TAP && Math.abs(px.y - held.y) < TAP;
    }
    if (held?.kind !== "carry") return false;
    if (!held.moved) return true;
    if (faceDown) this.planner.move({ ...held.base, down: [...held.base.down, held.tile.design] }, null);
    else this.planner.letGo();
    return false;
  }
}
