// The tile in hand: how it is turned and where it would come to lie. It knows places only from the list of legal actions.
import type { ChoiceOf, Seen } from "../../../lib/table/game";
import { cellsOf, turnOf } from "./tiles";
import type { Cell } from "./shape";

type Put = ChoiceOf<"expo">;

/** How far, in cells, a tile jumps to a place where it fits. */
const REACH = 0.8;

export class Hand {
  turns = $state(0); // quarter turns, counted on so that turning goes one way round
  #anchor = $state<number | null>(null); // the cell its bounding box begins at
  #last: number | null = null; // where it fitted last
  inside = $state(false); // held over the lab
  coming = $state<string | null>(null); // taken up here, while the server has not yet said so

  constructor(readonly table: Seen<"expo">) {}

  /** The tile to be laid now, if it is mine. */
  tile: string | null = $derived.by(() => {
    const { view, legal } = this.table;
    const due = legal.some(({ action }) => action.kind === "put");
    return due ? (view.action?.tile ?? view.drawn) : this.coming;
  });

  rotation: number = $derived.by(() => (this.tile ? turnOf(this.table.box, this.tile, this.turns) : 0));
  cells: Cell[] = $derived.by(() => (this.tile ? cellsOf(this.table.box, this.tile, this.rotation) : []));

  /** Legal places by cell and quarter turns. */
  places: ReadonlyMap<string, Put> = $derived.by(() => {
    const found = new Map<string, Put>();
    for (const choice of this.table.legal) {
      const { action } = choice;
      if (action.kind === "put") found.set(`${action.cell}:${action.rotation}`, choice);
    }
    return found;
  });

  /** Where it would lie as it is turned now. */
  anchor: number | null = $derived(
    this.#anchor !== null && this.places.has(`${this.#anchor}:${this.rotation}`) ? this.#anchor : null,
  );
  choice: Put | null = $derived(this.places.get(`${this.anchor}:${this.rotation}`) ?? null);

  /** Where the guide of a first match wants it to lie. */
  wanted: { spot: string; cell: number; rotation: number }[] = $derived.by(() =>
    (this.tile ? this.table.pointed : []).flatMap((spot) => {
      const [kind, cell, rotation] = spot.split(":");
      return kind === "put" ? [{ spot, cell: Number(cell), rotation: Number(rotation) }] : [];
    }),
  );
  /** Whether it must be turned for that. */
  twisted: boolean = $derived(this.wanted.length > 0 && this.wanted.every(({ rotation }) => rotation !== this.rotation));

  /** The tile lifted from the lab lies turned like this at first. */
  take(turns: number): void {
    this.turns = turns;
    this.inside = false;
    this.#anchor = null;
    this.#last = null;
  }

  /** Look for the place nearest to where the tile is held, in cells; none when it is held far from any. */
  hover(row: number, column: number, reach = REACH): void {
    const { rows, columns } = this.table.box.lab;
    this.inside = row > -1 && row < rows && column > -1 && column < columns;
    const found = this.#nearest(row, column, reach);
    if (found !== this.#anchor) this.#anchor = found;
    if (found !== null) this.#last = found;
  }

  /** The hand leaves the lab, for a button perhaps: the tile stays where it fitted last. */
  leave(): void {
    this.inside = false;
    this.#anchor ??= this.#last;
  }

  /** A quarter turn clockwise about the middle of the tile. */
  turn(): void {
    if (!this.tile) return;
    const before = middle(this.cells);
    const at = this.#anchor;
    this.turns += 1;
    if (at === null) return;
    const after = middle(this.cells);
    const { columns } = this.table.box.lab;
    const row = Math.floor(at / columns) + before.row - after.row;
    const column = (at % columns) + before.column - after.column;
    this.#anchor = this.#nearest(row, column, 3);
  }

  /** One step with the arrow keys: to the nearest place that way. */
  step(down: number, right: number): void {
    const { columns } = this.table.box.lab;
    if (this.#anchor === null) return this.centre();
    const [row, column] = [Math.floor(this.#anchor / columns), this.#anchor % columns];
    let least = Infinity;
    for (const cell of this.#cells()) {
      const [dr, dc] = [Math.floor(cell / columns) - row, (cell % columns) - column];
      const along = dr * down + dc * right;
      const across = Math.abs(dr * right) + Math.abs(dc * down);
      if (along > 0 && along + 2 * across < least) {
        least = along + 2 * across;
        this.#anchor = cell;
      }
    }
  }

  /** Begin at the place nearest to the middle of the lab; where it fits only turned, turn it. */
  centre(): void {
    const { rows, columns } = this.table.box.lab;
    for (let tries = 0; tries < 4; tries++) {
      const { row, column } = middle(this.cells);
      this.#anchor = this.#nearest(rows / 2 - row, columns / 2 - column, Infinity);
      if (this.#anchor !== null || this.places.size === 0) return;
      this.turns += 1;
    }
  }

  async lay(): Promise<boolean> {
    const choice = this.choice;
    if (!choice) return false;
    return this.table.act(choice);
  }

  /** Taking a tile up is an action of its own; putting it back takes that action back. */
  async back(): Promise<boolean> {
    this.coming = null;
    if (this.table.view.drawn) return false;
    return this.table.undo(false);
  }

  #cells(): number[] {
    const found: number[] = [];
    for (const choice of this.places.values()) {
      if (choice.action.kind === "put" && choice.action.rotation === this.rotation) found.push(choice.action.cell);
    }
    return found;
  }

  #nearest(row: number, column: number, reach: number): number | null {
    const { columns } = this.table.box.lab;
    let best: number | null = null;
    let least = reach * reach;
    for (const cell of this.#cells()) {
      const [dr, dc] = [Math.floor(cell / columns) - row, (cell % columns) - column];
      if (dr * dr + dc * dc < least) {
        least = dr * dr + dc * dc;
        best = cell;
      }
    }
    return best;
  }
}

/** The middle of a tile's bounding box. */
export function middle(cells: readonly Cell[]): Cell {
  return {
    row: (Math.max(0, ...cells.map((cell) => cell.row)) + 1) / 2,
    column: (Math.max(0, ...cells.map((cell) => cell.column)) + 1) / 2,
  };
}
