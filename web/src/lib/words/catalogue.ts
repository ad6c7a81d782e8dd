// Messages rendered as the server's own catalogue renders them (src/menlo/locale): ids with arguments become sentences.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Phrase, Words } from "../wire/protocol";

// Arguments that name a seat, shown as the name of whoever sits there.
const SEAT_ARGS = new Set(["seat", "other", "owner", "start"]);

export interface Naming {
  names?: Record<string, string>; // the pack's names of pieces the catalogue does not know
  seat?: (seat: number) => string;
}

export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: (string | FluentResource)[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.add(source);
  }

  add(source: string | FluentResource): void {
    const parsed = typeof source === "string" ? new FluentResource(source) : source;
    this.#bundle.addResource(parsed, { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say(words: Words | Phrase, naming: Naming = {}): string {
    return this.#format(words.id, this.#arguments(words.args ?? {}, naming));
  }

  /** The name of a card, factory or other piece, by the catalogue or else by the pack. */
  piece(id: string, naming: Naming = {}): string {
    return this.has(id) ? this.#format(id, { count: 1 }) : (naming.names?.[id] ?? id);
  }

  #arguments(args: Record<string, Arg>, naming: Naming): Record<string, FluentVariable> {
    // The amount beside a good decides between its singular and plural.
    const count = args["count"] ?? args["amount"] ?? args["have"] ?? 1;
    const counted = { count: typeof count === "object" ? 1 : count };
    const rendered: Record<string, FluentVariable> = { ...counted };
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === "object") rendered[name] = this.say(value, naming);
      else if (typeof value === "string") {
        rendered[name] = this.has(value) ? this.#format(value, counted) : (naming.names?.[value] ?? value);
      } else {
        rendered[name] = SEAT_ARGS.has(name) ? this.#seat(value, naming) : value;
      }
    }
    return rendered;
  }

  #seat(seat: number, naming: Naming): string {
    return naming.seat?.(seat) ?? this.#format("seat", { number: seat });
  }

  #format(id: string, args: Record<string, FluentVariable>): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return id; // a missing text must not take the table down; the tests find it
    const errors: Error[] = [];
    return this.#bundle.formatPattern(message.value, args, errors);
  }
}
