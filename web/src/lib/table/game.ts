// What a game brings to the table. Everything else at a table is common to all games.
import type { Component } from "svelte";
import type { Key } from "./keys";
import type { Arg, Choice, Games, Happened, Refused, SeatInfo, Words } from "../wire/protocol";

export type GameName = keyof Games;

/** A place or piece one can point at: "area:3", "card:5". */
export type Spot = string;

export type ChoiceOf<G extends GameName> = Choice & {
  action: Games[G]["action"];
  preview: Games[G]["preview"] | null;
};

/** The match as the components of a game see it; its fields are reactive. */
export interface Seen<G extends GameName> {
  readonly match: string;
  readonly box: Games[G]["components"];
  readonly view: Games[G]["view"]; // through the eyes shown now
  readonly me: number; // the seat whose eyes these are; -1 = spectator
  readonly seats: SeatInfo[];
  readonly legal: ChoiceOf<G>[]; // of `me`
  readonly choices: ReadonlyMap<Spot, ChoiceOf<G>[]>; // by the spot that comes next on their paths
  readonly picked: readonly Spot[]; // first halves already chosen
  readonly aimed: ChoiceOf<G> | null; // under the pointer or focus
  readonly lit: ReadonlySet<Spot>; // what the log line under the pointer speaks of
  following: boolean; // the board takes small steps after a hand: what is asked stands still until it rests
  readonly bygone: boolean; // what is shown is over: to be looked at, and not touched
  readonly past: readonly Happened[]; // what led to the position shown, without what was taken back
  readonly pointed: readonly Spot[]; // what the guide of a first match speaks of, or wants touched: bring it into sight
  readonly way: readonly Games[G]["action"][]; // what the guide wants laid out freely, as one way to do it
  readonly fresh: ReadonlySet<Spot>; // what others touched since I last acted
  aim(choice: ChoiceOf<G> | null, tapped?: boolean): void; // tapped: a second tap does it
  wonder(spot: Spot): Promise<void>; // a click where nothing is offered: the rules say why
  pick(spot: Spot): void; // as a click: acts when exactly one choice ends there, else narrows
  drop(): void; // takes the last pick back
  act(choice: ChoiceOf<G>): Promise<boolean>; // whether it was accepted
  attempt(action: Games[G]["action"]): Promise<Refused | null>; // what a hand tries, offered or not; the board tells why not
  undo(turn: boolean): Promise<boolean>; // takes my last action back, or all of my turn
  say(words: Words): string;
  t(id: string, args?: Record<string, Arg>): string;
  name(id: string): string; // of a piece, by message id
}

export interface Status {
  round: number;
  rounds: number | null;
  phase: Words;
}

export interface GameTable<G extends GameName> {
  Board: Component<{ table: Seen<G> }>;
  Mat: Component<{ table: Seen<G> }> | null; // my own things beneath the prompt
  SeatLine: Component<{ table: Seen<G>; seat: number }>; // what a seat has, in a line
  score(view: Games[G]["view"], seat: number): number | null; // null = not known yet
  status(view: Games[G]["view"]): Status;
  // What a hand touches, in order; [] = a button.
  path(action: Games[G]["action"], view: Games[G]["view"], box: Games[G]["components"]): Spot[];
  spots(event: Games[G]["event"], box: Games[G]["components"]): Spot[]; // what a line of the log speaks of
  // What a hand means that touches a spot, allowed or not; null = nothing.
  meant?(spot: Spot, view: Games[G]["view"], box: Games[G]["components"], seat: number): Games[G]["action"] | null;
  ties?(view: Games[G]["view"], seat: number): { id: string; count: number }[]; // what tells equal points apart, in order
  drafts?(action: Games[G]["action"], view: Games[G]["view"]): boolean; // a step of a plan that is not finished by it
  asks?(prompt: Words, box: Games[G]["components"]): Words; // what is asked, for a hand at this board; else as it is
  keys?: readonly Key[]; // of its board
  mood: string;
  goods?: Record<string, string>; // by name: the message that names them
  Good?: Component<{ good: string }>; // their drawings, for amounts in choices
}
