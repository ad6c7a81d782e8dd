// A match at the table: what the server said, what is pointed at, and what was chosen of an action so far.
import { flushSync } from "svelte";
import { settings } from "../settings.svelte";
import { ask } from "../wire/http";
import { keptOf, tokenOf } from "../wire/keep";
import { Link, type Connection, type Intent } from "../wire/link";
import { share } from "../wire/share";
import type { Arg, Box, Eye, Games, Happened, Hello, MatchInfo, Refused, Update, Words } from "../wire/protocol";
import type { Naming } from "../words/catalogue";
import { speech } from "../words/words.svelte";
import type { ChoiceOf, GameName, GameTable, Seen, Spot } from "./game";
import { Chat } from "./chat.svelte";
import { Guiding } from "../guide/guiding.svelte";
import { undone } from "./lines";
import { secret } from "./secret";

export const SPECTATOR = -1;
const FORCED_AFTER = 600; // ms, so that one sees what is played by itself
const REMEMBERED = 120; // positions kept for showing the last turns again

/** Whether two actions are the same. */
function equal(one: object, other: object): boolean {
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))];
  return fields.length === others.size && fields.every(([name, value]) => others.get(name) === value);
}

/** A position of the past, shown while the last turns are played again. */
export interface Shown {
  eye: Eye;
  line: Happened | null; // that led to it
  version: number;
}

export class Table<G extends GameName> implements Seen<G> {
  info = $state.raw<MatchInfo>()!;
  now = $state.raw<Update | null>(null);
  log = $state.raw<Happened[]>([]);
  connection = $state<Connection>("connecting");
  refusal = $state.raw<{ refused: Refused; spot: Spot | null } | null>(null); // and what was touched
  shutOut = $state.raw<Refused | null>(null);
  held = $state.raw<number[]>([]); // seats of this browser
  hosting = $state(false); // whether whoever sits here made the match
  readonly chat = new Chat();
  readonly guiding: Guiding<G> = new Guiding(this); // through a first match
  eyes = $state(SPECTATOR); // the seat shown, of those held here
  curtain = $state<number | null>(null); // the seat that must come to the screen before it sees anything
  shown = $state.raw<Shown | null>(null);
  picked = $state.raw<readonly Spot[]>([]);
  aimed = $state.raw<ChoiceOf<G> | null>(null);
  tapped = $state(false); // what is aimed at was tapped, and waits for a second tap
  lit = $state.raw<ReadonlySet<Spot>>(new Set());
  sending = $state(false);
  following = $state(false);
  /** Runs a change of the position; the page measures pieces around it and lets them fly. */
  stage: (change: () => void) => void = (change) => change();
  /** Asked before an action is sent; true means that it was dealt with otherwise. */
  before = $state.raw<((action: Games[G]["action"]) => Promise<boolean>) | null>(null);
  /** Told of every update that brought something new. */
  heard: (lines: Happened[]) => void = () => undefined;
  #link: Link;
  #past = new Map<number, Eye[]>();
  #undone = false; // what follows an undo is not played by itself

  live: Eye | null = $derived(this.now?.eyes.find((eye) => eye.seat === this.eyes) ?? this.now?.eyes[0] ?? null);
  eye: Eye | null = $derived(this.shown?.eye ?? this.live);
  /** Through the eyes shown now; parts that did not change stay the same objects. */
  view: Seen<G>["view"] = $derived(this.eye!.view as Seen<G>["view"]);
  me: number = $derived(this.eye?.seat ?? SPECTATOR);
  seats: MatchInfo["seats"] = $derived(this.info.seats);
  turn = $derived(this.live?.decision != null && this.curtain === null);
  #prompt: Words | null = null;
  /** What is asked of the seat; steps of one gesture do not change the sentence. */
  prompt: Words | null = $derived.by(() => {
    if (!this.following) this.#prompt = this.live?.prompt ?? null;
    return this.#prompt && (this.game.asks?.(this.#prompt, this.box) ?? this.#prompt);
  });
  /** What may be done; while the guide of a first match has something to say, nothing is asked. */
  legal: ChoiceOf<G>[] = $derived((this.shown || this.guiding.reading ? [] : (this.live?.legal ?? [])) as ChoiceOf<G>[]);
  /** Legal choices that go on from what is picked, each with its path. */
  #open = $derived(
    this.legal
      .map((choice) => ({ choice, path: this.game.path(choice.action, this.view, this.box) }))
      .filter(({ path }) => this.picked.every((spot, at) => path[at] === spot)),
  );
  #listed: { choice: ChoiceOf<G>; left: number }[] = [];
  /** What may still be chosen, with how much of its path is left; steps of one gesture do not change the list. */
  open: { choice: ChoiceOf<G>; left: number }[] = $derived.by(() => {
    if (!this.following) this.#listed = this.#open.map(({ choice, path }) => ({ choice, left: path.length - this.picked.length }));
    return this.#listed;
  });
  choices: ReadonlyMap<Spot, ChoiceOf<G>[]> = $derived.by(() => {
    const found = new Map<Spot, ChoiceOf<G>[]>();
    for (const { choice, path } of this.#open) {
      const next = path[this.picked.length];
      if (next === undefined) continue;
      const here = found.get(next);
      if (here) here.push(choice);
      else found.set(next, [choice]);
    }
    return found;
  });
  /** Several choices that end at the same spot: only words tell them apart. */
  endings: ChoiceOf<G>[] = $derived(
    this.picked.length === 0
      ? []
      : this.#open.filter(({ path }) => path.length === this.picked.length).map(({ choice }) => choice),
  );
  /** The seat of ours that can take something back: whose turn it is, else whoever acted last. */
  undoer: number = $derived.by(() => {
    const able = (this.now?.eyes ?? []).filter((eye) => eye.undoable > 0).map((eye) => eye.seat);
    return able.includes(this.me) ? this.me : (able[0] ?? SPECTATOR);
  });
  /** What others did since a seat of ours last acted. */
  news: Happened[] = $derived.by(() => {
    const gone = undone(this.log);
    const last = this.log.findLastIndex((line) => this.held.includes(line.seat) && line.action !== "" && !gone.has(line.number));
    return this.log.slice(last + 1).filter((line) => line.told.length > 0 && !gone.has(line.number));
  });
  past: Happened[] = $derived.by(() => {
    const gone = undone(this.log);
    const end = this.shown?.version ?? Infinity;
    return this.log.filter((line) => line.number < end && line.undoes === null && !gone.has(line.number));
  });
  fresh: ReadonlySet<Spot> = $derived(
    new Set(this.held.length && !this.shown ? this.news.flatMap((line) => line.events.flatMap((event) => this.game.spots(event, this.box))) : []),
  );
  /** Goods by the words that name them, one or several. */
  goods: ReadonlyMap<string, string> = $derived.by(() => {
    const named = Object.entries(this.game.goods ?? {});
    return new Map(named.flatMap(([good, id]) => [1, 2].map((count): [string, string] => [speech.t(id, { count }), good])));
  });

  private constructor(
    readonly game: GameTable<G>,
    readonly whole: Box,
    readonly title: string,
    info: MatchInfo,
  ) {
    this.info = info;
    const known = keptOf(info.id);
    const tokens = (known?.held ?? []).map((held) => held.token);
    if (tokens.length === 0 && known?.host) tokens.push(known.host);
    this.#link = new Link(info.id, tokens, {
      hello: (hello) => this.#enter(hello),
      update: (update) => this.#take(update),
      said: ({ lines }) => this.chat.hear(lines, this.held),
      connection: (now) => (this.connection = now),
      shutOut: (refused) => (this.shutOut = refused),
    });
  }

  static async open<G extends GameName>(id: string, load: (game: G) => Promise<GameTable<G>>): Promise<Table<G>> {
    const token = tokenOf(id);
    const kept = keptOf(id)?.game;
    if (kept) Promise.all([load(kept as G), speech.load(kept, `web-${kept}`)]).catch(() => undefined); // sooner than asked for
    const boxed = ask("GET /api/matches/{match_id}/box", { path: { match_id: id }, token });
    boxed.catch(() => undefined); // the match is asked for first, and says what is wrong
    const info = await ask("GET /api/matches/{match_id}", { path: { match_id: id }, token });
    const [game, box] = await Promise.all([load(info.game as G), boxed, speech.load(info.game, `web-${info.game}`, "web-advice")]);
    return new Table(game, box, speech.t(`${info.game}-title`), info);
  }

  get bygone(): boolean {
    return this.shown !== null;
  }

  get pointed(): readonly Spot[] {
    return this.guiding.pointed;
  }

  get way(): readonly Games[G]["action"][] {
    return this.guiding.way;
  }

  get match(): string {
    return this.info.id;
  }

  get box(): Seen<G>["box"] {
    return this.whole.components as Seen<G>["box"];
  }

  get #naming(): Naming {
    return { names: this.whole.names, seat: (seat) => this.seatName(seat) };
  }

  seatName(seat: number): string {
    const known = this.seats[seat];
    if (known?.kind === "person" && !known.name) return speech.t("seat-deleted");
    return known?.name || speech.t("seat", { number: seat });
  }

  aim(choice: ChoiceOf<G> | null, tapped = false): void {
    this.aimed = choice;
    this.tapped = tapped;
  }

  pick(spot: Spot): void {
    const here = this.choices.get(spot);
    if (!here) return;
    const [only] = here;
    if (here.length === 1 && only && this.game.path(only.action, this.view, this.box).length === this.picked.length + 1) {
      void this.act(only);
    } else {
      this.picked = [...this.picked, spot];
      this.aimed = null;
    }
  }

  /** Something not offered is touched: the rules are asked why not. They allow nothing that is not offered. */
  async wonder(spot: Spot): Promise<void> {
    const decision = this.live?.decision;
    if (!decision || !this.turn || this.sending || this.following || this.shown || this.before || this.now?.guide) return;
    const action = this.game.meant?.(spot, this.view, this.box, this.me);
    if (!action || this.legal.some((choice) => equal(choice.action, action))) return;
    this.refusal = null;
    const refused = await this.#link.send({ type: "act", seat: this.me, decision, action });
    if (refused && refused.code !== "stale") this.refusal = { refused, spot };
  }

  drop(): void {
    this.picked = this.picked.slice(0, -1);
    this.aimed = null;
  }

  /** The spot an action points at from here: where its tag belongs. */
  spotOf(choice: ChoiceOf<G>): Spot | null {
    const path = this.game.path(choice.action, this.view, this.box);
    return path[this.picked.length] ?? path.at(-1) ?? null;
  }

  async act(choice: ChoiceOf<G>): Promise<boolean> {
    const decision = this.live?.decision;
    if (!decision || this.sending) return false;
    if (this.before && (await this.before(choice.action))) return false;
    return this.#send({ type: "act", seat: this.me, decision, action: choice.action }, choice);
  }

  async attempt(action: Games[G]["action"]): Promise<Refused | null> {
    const decision = this.eye?.decision;
    if (!decision) return { type: "refused", id: null, code: "stale", reason: "no decision is due" };
    this.refusal = null;
    if (this.before && (await this.before(action))) return { type: "refused", id: null, code: "stale", reason: "judged, not done" };
    return this.#link.send({ type: "act", seat: this.me, decision, action });
  }

  async undo(turn: boolean): Promise<boolean> {
    if (this.undoer === SPECTATOR) return false;
    this.#undone = true;
    return this.#send({ type: "undo", seat: this.undoer, turn });
  }

  /** Ask everyone concerned to go back to before a line. */
  async propose(version: number): Promise<boolean> {
    const [seat] = this.held;
    if (seat === undefined) return false;
    this.#undone = true;
    return this.#send({ type: "propose", seat: this.held.includes(this.eyes) ? this.eyes : seat, version });
  }

  async consent(agree: boolean): Promise<void> {
    this.#undone = true;
    for (const seat of this.now?.proposal?.awaits.filter((other) => this.held.includes(other)) ?? []) {
      if (!(await this.#send({ type: "consent", seat, agree })) || !agree) return;
    }
  }

  /** Leave a seat to a bot; what is refused is shown like any refusal. */
  resign(seat: number, bot: string): Promise<boolean> {
    return this.#send({ type: "resign", seat, bot });
  }

  comeBack(seat: number): Promise<boolean> {
    return this.#send({ type: "return", seat });
  }

  /** Write to the others, in the name of the seat shown; resolves with the refusal, or null. */
  write(text: string): Promise<Refused | null> {
    const seat = this.held.includes(this.eyes) ? this.eyes : (this.held[0] ?? SPECTATOR);
    return this.#link.send({ type: "say", seat, text });
  }

  /** Not to hear a neighbour: kept by the server where both are known to it, else for as long as the page is open. */
  async mute(seat: number, mute: boolean): Promise<void> {
    const others = this.chat.muted.filter((other) => other !== seat);
    this.chat.muted = mute ? [...others, seat] : others;
    await this.#link.send({ type: "mute", seat, mute });
  }

  /** As the host: only the host may write. */
  async silence(quiet: boolean): Promise<void> {
    const host = keptOf(this.info.id)?.host ?? null;
    await ask("POST /api/matches/{match_id}/quiet", { path: { match_id: this.info.id }, body: { quiet }, token: host });
  }

  /** A newer key to a seat held here. */
  hold(token: string): void {
    this.#link.tokens.push(token);
    this.#link.again();
  }

  async #send(intent: Intent, choice: ChoiceOf<G> | null = null): Promise<boolean> {
    this.refusal = null;
    this.sending = true;
    const refused = await this.#link.send(intent);
    this.sending = false;
    if (refused) this.refusal = { refused, spot: choice && this.spotOf(choice) };
    return refused === null;
  }

  /** What the guide says has been read; or one plays on without it. */
  guided(step: string, leave: boolean): Promise<boolean> {
    const [seat] = this.held;
    return seat === undefined ? Promise.resolve(false) : this.#send({ type: "guided", seat, step, leave });
  }

  light(spots: Iterable<Spot>): void {
    this.lit = new Set(spots);
  }

  /** Show a position of the past, or the present again. */
  show(what: Shown | null): void {
    this.stage(() => {
      this.shown = what;
      this.picked = [];
      this.aimed = null;
    });
  }

  /** The position after so many lines through the eyes shown now. */
  async at(version: number): Promise<Eye | null> {
    const known = this.#past.get(version)?.find((eye) => eye.seat === this.eyes);
    if (known) return known;
    const token = tokenOf(this.info.id, this.eyes);
    const query = { version, seat: this.eyes };
    const answer = await ask("GET /api/matches/{match_id}/replay", { path: { match_id: this.info.id }, query, token }).catch(() => null);
    return answer?.eye ?? null;
  }

  /** The seat behind the curtain has come. */
  raise(): void {
    if (this.curtain === null) return;
    this.eyes = this.curtain;
    this.curtain = null;
  }

  say(words: Words): string {
    return speech.say(words, this.#naming);
  }

  t(id: string, args: Record<string, Arg> = {}): string {
    return speech.say({ id, args }, this.#naming);
  }

  name(id: string): string {
    return speech.piece(id, this.#naming);
  }

  close(): void {
    this.#link.close();
  }

  #enter(hello: Hello): void {
    this.info = hello.match;
    this.held = hello.seats;
    this.hosting = hello.host;
    if (hello.muted.length) this.chat.muted = hello.muted;
    if (!hello.seats.includes(this.eyes)) this.eyes = hello.seats[0] ?? SPECTATOR;
  }

  #take(update: Update): void {
    const known = this.log.at(-1)?.number ?? -1;
    const lines = update.happened.filter((line) => line.number > known);
    const first = this.now === null;
    const eyes = update.eyes.map((eye) => ({ ...eye, view: share(this.now?.eyes.find(({ seat }) => seat === eye.seat)?.view, eye.view) }));
    this.stage(() =>
      flushSync(() => {
        this.info = share(this.info, update.match);
        this.log = lines.length ? [...this.log, ...lines] : this.log;
        this.now = { ...update, eyes };
        this.picked = [];
        this.aimed = null;
        this.#pass(update, first);
      }),
    );
    this.#remember(update.version, eyes);
    if (!first && lines.length) this.heard(lines);
    this.#force();
  }

  /** At a shared screen: turn to whoever must decide, with a curtain when there is something to hide. */
  #pass(update: Update, first: boolean): void {
    const mine = this.held.filter((seat) => update.deciders.includes(seat));
    if (this.held.length < 2 || mine.length === 0) return;
    if (mine.includes(this.eyes) && !first) {
      if (this.curtain !== null && !mine.includes(this.curtain)) this.curtain = null;
      return;
    }
    const next = mine.find((seat) => seat > this.eyes) ?? mine[0]!;
    if (secret(update.eyes)) this.curtain = first ? mine[0]! : next;
    else this.eyes = first ? mine[0]! : next;
  }

  #remember(version: number, eyes: Eye[]): void {
    this.#past.set(version, eyes);
    for (const earliest of this.#past.keys()) {
      if (this.#past.size <= REMEMBERED) break;
      this.#past.delete(earliest);
    }
  }

  /** A decision with one choice is none; whoever wants it so has it played. */
  #force(): void {
    const skipped = this.#undone;
    if (this.turn) this.#undone = false;
    const [only] = this.legal;
    const decision = this.live?.decision;
    if (!settings.forced || skipped || !this.turn || this.now?.guide?.led || !only || this.legal.length > 1) return;
    setTimeout(() => {
      if (this.live?.decision === decision) void this.act(only);
    }, FORCED_AFTER);
  }
}
