// The last turns of the others, played again before one's eyes.
import type { GameName } from "./game";
import type { Table } from "./table.svelte";
import type { Happened } from "../wire/protocol";

const STEP = 1_300; // ms per line

export class Replay<G extends GameName> {
  #run = 0;

  constructor(readonly table: Table<G>) {}

  /** The lines to show: since our last turn, else the last turn of anyone. */
  lines(): Happened[] {
    const { table } = this;
    if (table.news.length) return table.news;
    const told = table.log.filter((line) => line.told.length > 0);
    const seat = told.at(-1)?.seat;
    return told.slice(told.findLastIndex((line) => line.seat !== seat) + 1);
  }

  async start(): Promise<void> {
    const { table } = this;
    const run = ++this.#run;
    const lines = this.lines();
    const [first] = lines;
    if (!first) return;
    const before = await table.at(first.number);
    if (run !== this.#run || !before) return;
    table.show({ eye: before, line: null, version: first.number });
    for (const line of lines) {
      const eye = await table.at(line.number + 1);
      if (run !== this.#run || !eye) break;
      table.show({ eye, line, version: line.number + 1 });
      table.light(line.events.flatMap((event) => table.game.spots(event, table.box)));
      await new Promise((resolve) => setTimeout(resolve, STEP));
      if (run !== this.#run) return;
    }
    this.stop();
  }

  stop(): void {
    this.#run += 1;
    this.table.light([]);
    if (this.table.shown) this.table.show(null);
  }
}
