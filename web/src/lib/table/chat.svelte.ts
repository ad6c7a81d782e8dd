// What is said at the table: lines as the server told them, those unread, and who is not to be heard.
import type { ChatLine } from "../wire/protocol";

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  muted = $state.raw<number[]>([]); // seats
  seen = $state(0); // the last line that was on the screen
  #looking = 0;

  shown: ChatLine[] = $derived(this.lines.filter((line) => !this.muted.includes(line.seat)));
  unread: number = $derived(this.shown.filter((line) => line.number > this.seen).length);

  /** After a new connection lines come again: each is kept once. */
  hear(lines: ChatLine[], own: number[]): void {
    const known = this.lines.at(-1)?.number ?? 0;
    this.lines = [...this.lines, ...lines.filter((line) => line.number > known)];
    const last = this.lines.at(-1);
    if (last && (this.#looking || own.includes(last.seat))) this.seen = last.number;
  }

  /** While somebody looks, nothing is unread. */
  look(): () => void {
    this.#looking += 1;
    this.seen = this.lines.at(-1)?.number ?? 0;
    return () => (this.#looking -= 1);
  }
}
