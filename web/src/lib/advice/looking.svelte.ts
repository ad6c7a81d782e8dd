// A finished match looked at again: asked for, followed while it is made, and walked through.
import { ask } from "../wire/http";
import { keepMade, tokenOf } from "../wire/keep";
import type { Costly, Report } from "../wire/protocol";
import type { GameName } from "../table/game";
import type { Reel } from "../table/reel.svelte";
import { linkToFind } from "./find";

const EVERY = 1_000; // ms between two looks at how far it is
const OPPONENT = "mechanic"; // in the other seats of the position to find an action in

export class Looking<G extends GameName> {
  report = $state.raw<Report | null>(null); // null until it is known whether there is one
  trouble = $state.raw<unknown>(null);
  chosen = $state.raw<Costly | null>(null);
  revealed = $state(false); // the better action of the one chosen
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly reel: Reel<G>) {}

  /** Only a match that is over and has a record can be looked at again. */
  get able(): boolean {
    const { info } = this.reel.table;
    return info.status === "over" && info.forked === null;
  }

  get whole(): Report | null {
    return this.report?.status === "done" ? this.report : null;
  }

  load(): Promise<void> {
    return this.#hear("GET /api/matches/{match_id}/analysis");
  }

  start(): Promise<void> {
    return this.#hear("POST /api/matches/{match_id}/analysis");
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async choose(costly: Costly | null): Promise<void> {
    this.chosen = costly;
    this.revealed = false;
    if (!costly) return;
    this.reel.pause();
    await this.reel.go({ version: costly.number, eyes: costly.seat });
  }

  reveal(): void {
    const { table } = this.reel;
    this.revealed = true;
    const first = this.chosen?.best[0]?.actions[0];
    if (first) table.light(table.game.path(first.action as Parameters<typeof table.game.path>[0], table.view, table.box));
  }

  /** A sandbox at the decision chosen, to find the better action in; the address of its table. */
  async retry(): Promise<string> {
    const { table } = this.reel;
    const { number, seat } = this.chosen!;
    const made = await ask("POST /api/matches/{match_id}/fork", {
      path: { match_id: table.info.id },
      body: { version: number, me: [seat], bot: OPPONENT, token: tokenOf(table.info.id, seat) },
    });
    keepMade(made);
    return linkToFind(made.match.id);
  }

  async #hear(route: "GET /api/matches/{match_id}/analysis" | "POST /api/matches/{match_id}/analysis"): Promise<void> {
    if (!this.able) return;
    const { id } = this.reel.table.info;
    clearTimeout(this.#timer);
    this.trouble = null;
    try {
      this.report = await ask(route, { path: { match_id: id }, token: tokenOf(id) });
    } catch (error) {
      this.trouble = error;
    }
    const { status } = this.report ?? {};
    if (status === "waiting" || status === "running") this.#timer = setTimeout(() => void this.load(), EVERY);
  }
}
