// What would a strong bot do? Asked for the decision that is due, and forgotten with it.
import { ask } from "../wire/http";
import { tokenOf } from "../wire/keep";
import type { Hint, Way } from "../wire/protocol";
import type { GameName } from "../table/game";
import type { Table } from "../table/table.svelte";
import { isPlan, until } from "./worth";

export class Hints<G extends GameName> {
  open = $state(false);
  hint = $state.raw<Hint | null>(null); // null while it is thought about
  chosen = $state.raw<Way | null>(null);
  trouble = $state.raw<unknown>(null);
  #asked: string | null = null; // the decision it is about
  #doing = false;

  constructor(readonly table: Table<G>) {}

  get able(): boolean {
    const { table } = this;
    return table.info.hints && table.guiding.step === null && table.turn && table.shown === null && table.before === null && table.held.includes(table.me);
  }

  async ask(): Promise<void> {
    const { table } = this;
    const decision = table.live?.decision;
    if (!this.able || !decision) return;
    this.#asked = decision;
    this.open = true;
    this.hint = this.chosen = this.trouble = null;
    try {
      const path = { match_id: table.info.id };
      const hint = await ask("POST /api/matches/{match_id}/hint", { path, body: { seat: table.me }, token: tokenOf(table.info.id, table.me) });
      if (this.#asked !== decision || !this.open) return;
      this.hint = hint;
      this.choose(hint.ways[0] ?? null);
    } catch (error) {
      if (this.#asked === decision) this.trouble = error;
    }
  }

  /** Light up on the board what the way touches first. */
  choose(way: Way | null): void {
    const { table } = this;
    this.chosen = way;
    const [first] = way?.actions ?? [];
    table.light(first ? table.game.path(first.action as Parameters<typeof table.game.path>[0], table.view, table.box) : []);
  }

  /** The decision is another one by now. */
  heed(): void {
    if (this.open && !this.#doing && this.table.live?.decision !== this.#asked) this.close();
  }

  close(): void {
    if (!this.open) return;
    this.open = false;
    this.#asked = null;
    this.choose(null);
  }

  /** Do it; a plan is laid out, and confirmed by whoever plays. */
  async do(way: Way): Promise<void> {
    const { table } = this;
    this.#doing = true;
    this.close();
    const steps = isPlan(way) ? way.actions.slice(0, -1) : way.actions;
    for (const step of steps) {
      const before = table.live?.decision;
      const done = await table.act(step as Parameters<typeof table.act>[0]);
      if (!done || !(await until(() => table.live?.decision !== before))) break;
    }
    this.#doing = false;
  }
}
