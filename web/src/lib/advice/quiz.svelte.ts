// Find the better action: in a sandbox every try is judged before it is done.
import { ask } from "../wire/http";
import { tokenOf } from "../wire/keep";
import type { Costly, GameAction, Verdict } from "../wire/protocol";
import { originOf } from "../table/moment";
import type { GameName } from "../table/game";
import type { Table } from "../table/table.svelte";
import type { Unit } from "./worth";

export class Quiz<G extends GameName> {
  asked = $state.raw<Costly | null>(null); // as the analysis has it, where it can be had
  unit = $state<Unit>("share");
  verdict = $state.raw<Verdict | null>(null);
  tries = $state(0);
  judging = $state(false);
  revealed = $state(false);
  trouble = $state.raw<unknown>(null);

  constructor(readonly table: Table<G>) {
    table.before = (action) => this.#judge(action);
    void this.#look();
  }

  /** The match this came from, at the moment in question. */
  get origin(): ReturnType<typeof originOf> {
    const { forked } = this.table.info;
    const found = forked === null ? null : originOf(forked);
    return found && { ...found, moment: { ...found.moment, eyes: this.asked?.seat ?? found.moment.eyes } };
  }

  get seat(): number {
    return this.asked?.seat ?? this.table.held[0] ?? 0;
  }

  /** From now on it is a sandbox like any other. */
  stop(): void {
    this.table.before = null;
  }

  reveal(): void {
    const { table } = this;
    this.revealed = true;
    const first = this.asked?.best[0]?.actions[0];
    if (first) table.light(table.game.path(first.action as Parameters<typeof table.game.path>[0], table.view, table.box));
  }

  /** What the analysis found; without it a try is still judged. */
  async #look(): Promise<void> {
    const origin = this.origin;
    if (!origin) return;
    const { match, moment } = origin;
    const report = await ask("GET /api/matches/{match_id}/analysis", { path: { match_id: match }, token: tokenOf(match) }).catch(() => null);
    this.asked = report?.costly.find((one) => one.number === moment.version) ?? null;
    if (report) this.unit = report.unit;
  }

  /** True when the action was judged and so is not done. */
  async #judge(action: GameAction): Promise<boolean> {
    const { table } = this;
    if (table.game.drafts?.(action as Parameters<NonNullable<typeof table.game.drafts>>[0], table.view)) return false;
    if (this.judging) return true;
    this.judging = true;
    this.trouble = this.verdict = null;
    try {
      const path = { match_id: table.info.id };
      const verdict = await ask("POST /api/matches/{match_id}/verdict", { path, body: { seat: table.me, action }, token: tokenOf(table.info.id, table.me) });
      if (!verdict.settled) return false;
      this.verdict = verdict;
      this.unit = verdict.unit;
      this.tries += 1;
      table.picked = [];
      return true;
    } catch (error) {
      this.trouble = error;
      return true;
    } finally {
      this.judging = false;
    }
  }
}
