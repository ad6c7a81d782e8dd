// A match watched again: any moment of it, through any eyes that may see it.
import { about } from "../lobby/about";
import { ask } from "../wire/http";
import { keepMade, tokenOf } from "../wire/keep";
import type { GameName } from "./game";
import { linkTo, type Moment } from "./moment";
import { SPECTATOR, type Table } from "./table.svelte";

const STEP = 1_300; // ms per line while it plays by itself
const OPPONENT = "greedy"; // in the other seats of a sandbox

export class Reel<G extends GameName> {
  open = $state(false);
  playing = $state(false);
  version = $state(0);
  #wish = 0; // only the moment asked for last is shown
  #run = 0;

  constructor(readonly table: Table<G>) {}

  get last(): number {
    return this.table.now?.version ?? 0;
  }

  /** Whose eyes may look: all of them once the match is over, before that one's own. */
  get eyes(): number[] {
    const { table } = this;
    if (table.info.status === "over") return [SPECTATOR, ...table.info.seats.map(({ seat }) => seat)];
    return table.held.length ? table.held : [SPECTATOR];
  }

  get moment(): Moment {
    return { version: this.version, eyes: this.table.eyes };
  }

  get link(): string {
    return new URL(linkTo(this.table.info.id, this.moment), location.href).href;
  }

  async go({ version, eyes }: Moment): Promise<void> {
    const { table } = this;
    const wish = ++this.#wish;
    this.open = true;
    this.version = Math.min(Math.max(version, 0), this.last);
    if (this.eyes.includes(eyes)) table.eyes = eyes;
    const eye = await table.at(this.version);
    if (wish !== this.#wish || !this.open || !eye) return;
    const line = table.log.find((one) => one.number === this.version - 1) ?? null;
    table.show({ eye, line, version: this.version });
    table.light(line ? line.events.flatMap((event) => table.game.spots(event, table.box)) : []);
    history.replaceState(history.state, "", linkTo(table.info.id, this.moment));
  }

  async step(by: number): Promise<void> {
    this.pause();
    await this.go({ version: this.version + by, eyes: this.table.eyes });
  }

  /** Play line after line, from the start again where the end was reached. */
  async play(): Promise<void> {
    const run = ++this.#run;
    this.playing = true;
    if (this.version >= this.last) await this.go({ version: 0, eyes: this.table.eyes });
    while (run === this.#run && this.version < this.last) {
      await new Promise((resolve) => setTimeout(resolve, STEP));
      if (run === this.#run) await this.go({ version: this.version + 1, eyes: this.table.eyes });
    }
    if (run === this.#run) this.playing = false;
  }

  pause(): void {
    this.#run += 1;
    this.playing = false;
  }

  /** Back to the table as it is now. */
  close(): void {
    const { table } = this;
    this.pause();
    this.open = false;
    if (!table.held.includes(table.eyes)) table.eyes = table.held[0] ?? SPECTATOR;
    table.light([]);
    table.show(null);
    history.replaceState(history.state, "", location.pathname);
  }

  /** A sandbox from this moment with the seat shown in one's own hands; the address of its table. */
  async playOn(): Promise<string> {
    const { table } = this;
    const { bots } = await about();
    const seat = table.eyes === SPECTATOR ? (table.shown?.line?.seat ?? 0) : table.eyes;
    const bot = bots.includes(OPPONENT) ? OPPONENT : (bots[0] ?? "");
    const made = await ask("POST /api/matches/{match_id}/fork", {
      path: { match_id: table.info.id },
      body: { version: this.version, me: [seat], bot, token: tokenOf(table.info.id, seat) },
    });
    keepMade(made);
    return `/table/${made.match.id}`;
  }
}
