// The guide through a first match: what it says now, of what, and which actions lead on. The server holds the script.
import { ask } from "../wire/http";
import type { Games, GuideInfo, StepInfo } from "../wire/protocol";
import { speech } from "../words/words.svelte";
import type { ChoiceOf, GameName, Spot } from "../table/game";
import type { Table } from "../table/table.svelte";

export class Guiding<G extends GameName> {
  #guide = $state.raw<GuideInfo | null>(null);
  #asked = false;
  /** How many steps one has gone back to read again. */
  #back = $state(0);
  #table: Table<G>;

  constructor(table: Table<G>) {
    this.#table = table;
  }

  now = $derived.by(() => this.#table.now?.guide ?? null);
  #led = $derived(this.#guide?.steps.findIndex(({ id }) => id === this.now?.step) ?? -1);
  /** What is on show, now or again. */
  step: StepInfo | null = $derived.by(() => {
    const { step } = this.now ?? {};
    if (!step || !this.#guide) return null;
    if (this.#led >= 0) return this.#guide.steps[this.#led - this.#back] ?? null;
    return this.#guide.tips.find(({ id }) => id === step) ?? null;
  });
  again = $derived(this.#back > 0);
  first = $derived(this.#led - this.#back <= 0);
  /** Steps of the led opening: which, and of how many; null for a tip. */
  count: { at: number; of: number } | null = $derived(
    this.#led < 0 ? null : { at: this.#led - this.#back + 1, of: this.#guide?.steps.length ?? 0 },
  );
  waits = $derived(this.now?.waits ?? "nothing");
  /** Whether the learner must read before anything else. */
  reading = $derived((this.now?.led ?? false) && this.waits !== "action");
  wanted: ChoiceOf<G>[] = $derived.by(() => {
    const want = (this.again ? [] : (this.now?.want ?? [])) as Games[G]["action"][];
    return this.#table.legal.filter((choice) => want.some((action) => same(action, choice.action)));
  });
  /** What a hand touches next to do what is wanted. */
  targets: Spot[] = $derived.by(() => {
    const { game, view, box, picked } = this.#table;
    const paths = this.wanted.map((choice) => game.path(choice.action, view, box));
    return [...new Set(paths.flatMap((path) => (picked.every((spot, at) => path[at] === spot) ? (path[picked.length] ?? []) : [])))];
  });
  pointed: readonly Spot[] = $derived(this.targets.length ? this.targets : (this.step?.at ?? []));
  /** One way to lay out what is waited for. */
  way = $derived((this.step?.way ?? []) as unknown as Games[G]["action"][]);
  /** Why a legal action was not for now. */
  why = $derived.by(() => {
    const refused = this.#table.refusal?.refused;
    return refused?.code === "guided" && refused.message ? this.#table.say(refused.message) : null;
  });

  /** Its words come only where a match is guided. */
  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    const { game } = this.#table.info;
    const [guide] = await Promise.all([ask("GET /api/games/{game}/guide", { path: { game } }), speech.load(`guide-${game}`)]);
    this.#guide = guide;
  }

  back(): void {
    if (!this.first) this.#back += 1;
  }

  on(): void {
    this.#table.refusal = null;
    if (this.#back > 0) this.#back -= 1;
    else if (this.now && this.waits === "read") void this.#table.guided(this.now.step, false);
  }

  /** Something happened: what is said now counts. */
  present(): void {
    this.#back = 0;
  }

  leave(): Promise<boolean> {
    return this.#table.guided(this.now?.step ?? "", true);
  }
}

function same(a: object, b: object): boolean {
  const values = b as Record<string, unknown>;
  return Object.entries(a).every(([name, value]) => values[name] === value);
}
