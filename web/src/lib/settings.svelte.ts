// How this browser likes its tables.
import { closest, type Language } from "./words/language";
import { speech } from "./words/words.svelte";

const KEY = "menlo.settings";

const DEFAULTS = {
  language: "auto" as "auto" | Language,
  scheme: "auto" as "auto" | "light" | "dark",
  motion: "auto" as "auto" | "full" | "none",
  sound: false,
  colours: "signs" as "signs" | "rulebook",
  notify: false, // notifications of the browser while nobody looks
  forced: false, // play a decision with one choice by itself
  twice: true, // on a touch screen the first tap shows, the second does
  bot: "", // the bot asked to quick tables; none chosen yet
  size: "normal" as "small" | "normal" | "large" | "largest",
};

export type Settings = typeof DEFAULTS;

const SIZES = { small: 0.9375, normal: 1, large: 1.125, largest: 1.25 };

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

/** How much larger than usual words are. */
export function zoom(): number {
  return SIZES[settings.size];
}

/** Whether things may move. */
export function moving(): boolean {
  return settings.motion === "full" || (settings.motion === "auto" && !still.matches);
}

function show(): void {
  const root = document.documentElement;
  root.dataset["scheme"] = settings.scheme === "auto" ? (dark.matches ? "dark" : "light") : settings.scheme;
  root.dataset["motion"] = moving() ? "full" : "none";
  root.dataset["colours"] = settings.colours;
  root.style.setProperty("--text-size", String(zoom()));
  void speech.change(settings.language === "auto" ? closest(navigator.languages) : settings.language);
}

/** Apply the settings now and whenever they or the system's wishes change. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(settings));
      show();
    });
  });
  show();
  dark.addEventListener("change", show);
  still.addEventListener("change", show);
  addEventListener("languagechange", show);
}
