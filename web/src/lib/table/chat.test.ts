import { describe, expect, it } from "vitest";
import type { ChatLine } from "../wire/protocol";
import { Chat } from "./chat.svelte";

const line = (number: number, seat: number): ChatLine => ({ number, seat, name: `Ada ${seat}`, at: 0, text: `line ${number}` });

describe("chat", () => {
  it("keeps a line once, though it comes again after a new connection", () => {
    const chat = new Chat();
    chat.hear([line(1, 0), line(2, 1)], []);
    chat.hear([line(1, 0), line(2, 1), line(4, 0)], []);
    expect(chat.lines.map(({ number }) => number)).toEqual([1, 2, 4]);
  });

  it("counts as unread what others wrote since somebody looked", () => {
    const chat = new Chat();
    chat.hear([line(1, 1)], [0]);
    expect(chat.unread).toBe(1);
    const stop = chat.look();
    chat.hear([line(2, 1)], [0]);
    expect(chat.unread).toBe(0);
    stop();
    chat.hear([line(3, 1)], [0]);
    expect(chat.unread).toBe(1);
    chat.hear([line(4, 0)], [0]);
    expect(chat.unread).toBe(0);
  });

  it("does not show those who are muted", () => {
    const chat = new Chat();
    chat.hear([line(1, 1), line(2, 2)], [0]);
    chat.muted = [1];
    expect(chat.shown.map(({ seat }) => seat)).toEqual([2]);
    expect(chat.unread).toBe(1);
  });
});
