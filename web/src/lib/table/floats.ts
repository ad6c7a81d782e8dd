// Gains rise from where they were made and fade.
import { moving } from "../settings.svelte";
import type { Happened, Words } from "../wire/protocol";

const RISE = 900; // ms
const APART = 120; // ms between gains of one place

interface Gain {
  seat: number;
  amount: number;
  good: Words | null;
}

/** What a sentence of the log says was gained; null when nothing was. */
export function gain(told: Words): Gain | null {
  const { seat, amount, good } = told.args ?? {};
  if (!told.id.endsWith("gained") || typeof seat !== "number" || typeof amount !== "number") return null;
  return { seat, amount, good: typeof good === "string" ? { id: good, args: { count: amount } } : null };
}

/** Let the gains of some lines float: from the spot of the event where it is on the screen, else from the seat. */
export function float(lines: Happened[], spots: (line: Happened, at: number) => string[], say: (words: Words) => string): void {
  if (!moving() || document.hidden) return;
  const busy = new Map<Element, number>();
  const rising: (() => void)[] = []; // only when all places are known: each mark would have the page laid out anew
  for (const line of lines) {
    for (const [at, told] of line.told.entries()) {
      const found = gain(told);
      if (!found) continue;
      const from = seen(spots(line, at).map((spot) => `[data-spot="${CSS.escape(spot)}"]`)) ?? seen([`[data-seat="${found.seat}"]`]);
      if (!from) continue;
      const turn = busy.get(from) ?? 0;
      busy.set(from, turn + 1);
      const box = from.getBoundingClientRect();
      rising.push(() => rise(box, `+${found.amount}${found.good ? ` ${say(found.good)}` : ""}`, turn * APART));
    }
  }
  for (const start of rising) start();
}

function seen(selectors: string[]): Element | null {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect();
      if (box.width && box.bottom > 0 && box.top < innerHeight) return element;
    }
  }
  return null;
}

function rise(box: DOMRect, text: string, delay: number): void {
  const mark = document.createElement("div");
  mark.className = "float";
  mark.textContent = text;
  mark.setAttribute("aria-hidden", "true");
  mark.style.left = `${box.x + box.width / 2}px`;
  mark.style.top = `${box.y + Math.min(box.height / 2, 40)}px`;
  document.body.append(mark);
  const flight = mark.animate(
    [
      { opacity: 0, translate: "-50% 0" },
      { opacity: 1, translate: "-50% -14px", offset: 0.2 },
      { opacity: 1, translate: "-50% -34px", offset: 0.75 },
      { opacity: 0, translate: "-50% -46px" },
    ],
    { duration: RISE, delay, easing: "ease-out", fill: "both" },
  );
  flight.onfinish = () => mark.remove();
}
