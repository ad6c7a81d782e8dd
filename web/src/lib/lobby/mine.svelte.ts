// The tables this browser holds seats at, and which of them wait for it.
import { ask } from "../wire/http";
import { me } from "../me.svelte";
import { announce } from "../notify.svelte";
import { settings } from "../settings.svelte";
import { kept } from "../wire/keep";
import type { Standing } from "../wire/protocol";

const EVERY = 8_000; // ms between questions, while someone looks
const MOST = 100; // as the server allows

class Mine {
  tables = $state.raw<Standing[]>([]);
  asked = $state(false);
  #lookers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Tables at which a seat of ours owes a decision, longest waiting first. */
  waiting = $derived(this.tables.filter((table) => myTurn(table)).sort((a, b) => a.updated - b.updated));

  async refresh(): Promise<void> {
    const tables = Object.entries(kept())
      .map(([match, { held, host }]) => ({ match, tokens: [...held.map((item) => item.token), ...(host ? [host] : [])] }))
      .slice(-MOST);
    await me.look();
    const found = tables.length || me.now ? await ask("POST /api/mine", { body: { tables } }) : [];
    const waited = new Set(this.waiting.map((table) => table.match.id));
    this.tables = found.sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
    this.asked = true;
    for (const { match } of this.waiting) if (!waited.has(match.id)) void announce(match.id, match.game);
  }

  /** Keep asking until the answer is called; a hidden page asks only for those who want to be told. */
  look(): () => void {
    this.#lookers += 1;
    if (this.#lookers === 1) this.#again(0);
    return () => {
      this.#lookers -= 1;
      if (this.#lookers === 0) clearTimeout(this.#timer);
    };
  }

  #again(wait: number): void {
    this.#timer = setTimeout(async () => {
      // A server that is gone for a moment is asked again later; the pages say so themselves.
      if (!document.hidden || settings.notify) await this.refresh().catch(() => undefined);
      if (this.#lookers > 0) this.#again(EVERY);
    }, wait);
  }
}

export function myTurn(table: Standing): boolean {
  return table.deciders.some((seat) => table.mine.includes(seat) && !table.match.seats[seat]?.stand_in);
}

function rank(table: Standing): number {
  if (myTurn(table)) return 0;
  return { open: 1, running: 1, over: 2 }[table.match.status];
}

export const mine = new Mine();
