// One WebSocket to a match: enters, asks and answers by id, notices silence, and comes back by itself.
import type { Act, Consent, FromClient, Guided, Hello, Mute, Propose, Refused, Resign, Return, Said, Say, ToClient, Undo, Update } from "./protocol";

const FIRST_WAIT = 250; // ms before coming back
const MOST_WAIT = 5_000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 10_000;

export type Connection = "connecting" | "open" | "lost" | "closed";
type Asked = Act | Undo | Propose | Consent | Say | Mute | Resign | Return | Guided;
export type Intent = { [T in Asked["type"]]: Omit<Extract<Asked, { type: T }>, "id"> }[Asked["type"]];

export interface Listener {
  hello(hello: Hello): void;
  update(update: Update): void;
  said(said: Said): void;
  connection(now: Connection): void;
  shutOut(refused: Refused): void; // entering was refused; the link is closed for good
}

export class Link {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, (answer: Refused | null) => void>();
  #next = 1;
  #tries = 0;
  #entered = false;
  #closed = false;
  #version = 0; // the whole log is wanted at first
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly match: string,
    readonly tokens: string[],
    readonly listener: Listener,
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
  }

  /** Send an intent; resolves with the refusal, or null when it was accepted. */
  send(intent: Intent): Promise<Refused | null> {
    const id = this.#next++;
    return new Promise((resolve) => {
      if (this.#socket?.readyState !== WebSocket.OPEN || !this.#entered) {
        resolve({ type: "refused", id, code: "unavailable", reason: "not connected" });
        return;
      }
      this.#waiting.set(id, resolve);
      this.#say({ ...intent, id } as FromClient);
    });
  }

  /** Come in anew, with what the tokens are worth now. */
  again(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    this.#socket?.close();
    this.listener.connection("closed");
  }

  #hurry = (): void => {
    if (this.#socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/matches/${encodeURIComponent(this.match)}`);
    this.#socket = socket;
    this.#entered = false;
    this.listener.connection(this.#tries ? "lost" : "connecting");
    socket.onopen = () => this.#say({ type: "enter", tokens: this.tokens, since: this.#version });
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ToClient);
    socket.onclose = () => this.#lost(socket);
  }

  #say(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: ToClient): void {
    this.#watch();
    switch (message.type) {
      case "hello":
        this.#entered = true;
        this.#tries = 0;
        this.listener.hello(message);
        this.listener.connection("open");
        break;
      case "update":
        this.#version = message.version;
        this.listener.update(message);
        break;
      case "said":
        this.listener.said(message);
        break;
      case "accepted":
        this.#answer(message.id, null);
        break;
      case "refused":
        // Before the door, or put out: either way coming again would not help.
        if (message.id === null) this.#shutOut(message);
        else if (message.id !== null) this.#answer(message.id, message);
        break;
      case "pong":
        break;
    }
  }

  #answer(id: number, refused: Refused | null): void {
    this.#waiting.get(id)?.(refused);
    this.#waiting.delete(id);
  }

  #shutOut(refused: Refused): void {
    this.#closed = true;
    this.listener.shutOut(refused);
  }

  /** Ping when it has been quiet; silence after that means the line is dead, whatever the socket believes. */
  #watch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#say({ type: "ping", id: this.#next++ });
      this.#timer = setTimeout(() => this.#socket?.close(), PONG_WITHIN);
    }, PING_EVERY);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    clearTimeout(this.#timer);
    for (const [id, resolve] of this.#waiting) {
      resolve({ type: "refused", id, code: "unavailable", reason: "the connection was lost" });
    }
    this.#waiting.clear();
    if (this.#closed) return;
    this.#tries += 1;
    this.listener.connection("lost");
    const wait = Math.min(MOST_WAIT, FIRST_WAIT * 2 ** (this.#tries - 1)) * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}
