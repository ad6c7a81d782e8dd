// The reader's language and its catalogue, loaded part by part.
import { FluentResource } from "@fluent/bundle";
import { ask } from "../wire/http";
import { Catalogue, type Naming } from "./catalogue";
import { LANGUAGES, type Language } from "./language";
import type { Arg, Phrase, Words } from "../wire/protocol";

const FIRST = ["menlo", "web", "web-people", "bots"];

class Speech {
  /** What is spoken now. */
  language = $state<Language>(LANGUAGES[0]);
  #catalogue = $state.raw(new Catalogue(LANGUAGES[0], []));
  #wanted: Language = LANGUAGES[0]; // its words may still be on their way
  #parts = new Set<string>(); // asked for so far, in whatever language
  #loading = new Map<string, Promise<void>>(); // by language and part
  #arrived = new Map<string, FluentResource>(); // read once, however many parts follow
  #said = 0; // how many parts the catalogue was made of

  /** Load parts of the catalogue (`era`, `web-era`, `era-clauses`, …) once. */
  async load(...parts: string[]): Promise<void> {
    const wanted = [...FIRST, ...parts];
    for (const part of wanted) this.#parts.add(part);
    await this.#speak(wanted);
  }

  /** Speak another language, everywhere and at once; the old one stays where the new one cannot be fetched. */
  async change(language: Language): Promise<void> {
    if (language === this.#wanted) return;
    this.#wanted = language;
    if (!this.#parts.size) return;
    await this.#speak(FIRST).catch(() => {
      this.#wanted = this.language;
    });
  }

  t = (id: string, args: Record<string, Arg> = {}): string => this.#catalogue.say({ id, args });

  say(words: Words | Phrase, naming: Naming): string {
    return this.#catalogue.say(words, naming);
  }

  piece(id: string, naming: Naming): string {
    return this.#catalogue.piece(id, naming);
  }

  has(id: string): boolean {
    return this.#catalogue.has(id);
  }

  async #speak(parts: string[]): Promise<void> {
    const language = this.#wanted;
    await Promise.all(parts.map((part) => this.#fetch(language, part)));
    // All that is on the page changes its language at once; a part that cannot be had holds nothing up.
    if (language !== this.language) await Promise.allSettled([...this.#parts].map((part) => this.#fetch(language, part)));
    if (language !== this.#wanted) return this.#speak(parts);
    const sources = [...this.#parts].flatMap((part) => this.#arrived.get(`${language}/${part}`) ?? []);
    if (language === this.language && sources.length === this.#said) return;
    // A new object, so that everything said so far is said again.
    this.#catalogue = new Catalogue(language, sources);
    this.#said = sources.length;
    this.language = language;
    document.documentElement.lang = language;
  }

  #fetch(language: Language, name: string): Promise<void> {
    const key = `${language}/${name}`;
    let loading = this.#loading.get(key);
    if (!loading) {
      loading = ask("GET /api/messages/{language}/{name}", { path: { language, name } }).then((source) => {
        this.#arrived.set(key, new FluentResource(source));
      });
      this.#loading.set(key, loading);
      loading.catch(() => this.#loading.delete(key)); // to be tried again
    }
    return loading;
  }
}

export const speech = new Speech();
export const t = speech.t;
