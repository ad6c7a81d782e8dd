// A table to try the board at: a position of the engine, with actions of one's own choosing legal.
import type { ChoiceOf, Seen, Spot } from "../../lib/table/game";
import type { Arg, EraAction, EraComponents, EraView, Happened, Refused, SeatInfo, Words } from "../../lib/wire/protocol";
import sample from "./sample.json";
import { path } from "./spots";

export class SampleTable implements Seen<"era"> {
  readonly match = "sample";
  readonly box: EraComponents = sample.box;
  readonly view: EraView = sample.view;
  readonly seats: SeatInfo[] = sample.view.mats.map((_, seat) => ({ seat, kind: "person", name: `P${seat}`, bot: "", stand_in: "" }));
  legal = $state.raw<ChoiceOf<"era">[]>([]);
  acted: EraAction[] = [];
  picked = $state.raw<readonly Spot[]>([]);
  aimed = $state.raw<ChoiceOf<"era"> | null>(null);
  past = $state.raw<Happened[]>([]);
  fresh = $state.raw<ReadonlySet<Spot>>(new Set());
  lit = $state.raw<ReadonlySet<Spot>>(new Set());
  pointed = $state.raw<readonly Spot[]>([]);
  way = [];
  following = false;
  readonly bygone = false;
  choices: ReadonlyMap<Spot, ChoiceOf<"era">[]> = $derived.by(() => {
    const found = new Map<Spot, ChoiceOf<"era">[]>();
    for (const choice of this.legal) {
      const way = path(choice.action, this.view);
      const next = way[this.picked.length];
      if (next !== undefined && this.picked.every((spot, at) => way[at] === spot)) {
        found.set(next, [...(found.get(next) ?? []), choice]);
      }
    }
    return found;
  });

  constructor(readonly me: number) {}

  /** From now on just this action is legal. */
  offer(action: EraAction, label: Words = { id: "label" }): ChoiceOf<"era"> {
    const choice = { action, label, preview: null };
    this.legal = [choice];
    this.picked = [];
    this.aimed = null;
    this.acted = [];
    return choice;
  }

  aim(choice: ChoiceOf<"era"> | null): void {
    this.aimed = choice;
  }

  pick(spot: Spot): void {
    const [first] = this.choices.get(spot) ?? [];
    if (first && path(first.action, this.view).length === this.picked.length + 1) this.acted.push(first.action);
    else if (first) this.picked = [...this.picked, spot];
  }

  wonder(): Promise<void> {
    return Promise.resolve();
  }

  drop(): void {
    this.picked = this.picked.slice(0, -1);
  }

  act(choice: ChoiceOf<"era">): Promise<boolean> {
    this.acted.push(choice.action);
    return Promise.resolve(true);
  }

  attempt(action: EraAction): Promise<Refused | null> {
    this.acted.push(action);
    return Promise.resolve(null);
  }

  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }

  say(words: Words): string {
    return words.id;
  }

  t(id: string, _args?: Record<string, Arg>): string {
    return id;
  }

  name(id: string): string {
    return id;
  }
}
