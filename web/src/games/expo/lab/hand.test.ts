import { expect, test } from "vitest";
import type { ChoiceOf, Seen } from "../../../lib/table/game";
import { BOX } from "../sample";
import { Hand } from "./hand.svelte";

function put(cell: number, rotation: number): ChoiceOf<"expo"> {
  return { action: { kind: "put", seat: 0, cell, rotation }, label: { id: "x" }, preview: null };
}

/** A table at which a tile is to be laid in one of the given places. */
function holding(tile: string, ...places: [number, number][]): Hand {
  const table = {
    box: BOX,
    view: { phase: "placing", action: { tile }, drawn: null },
    legal: places.map(([cell, rotation]) => put(cell, rotation)),
    pointed: ["region:lab", "put:9:1", "put:9:3"],
  } as unknown as Seen<"expo">;
  return new Hand(table);
}

test("a tile snaps to the nearest place that is legal, and to none from afar", () => {
  const hand = holding("steel-manual", [9, 0], [12, 0]);

  hand.hover(1.3, 2.4);
  expect(hand.anchor).toBe(9);
  expect(hand.choice?.action).toEqual({ kind: "put", seat: 0, cell: 9, rotation: 0 });
  hand.hover(1, 3.5);
  expect(hand.anchor).toBeNull();
  expect(hand.choice).toBeNull();
});

test("turning a shape uses the number of turns that actions know", () => {
  const hand = holding("cellophane", [9, 0], [9, 1]);

  expect(hand.rotation).toBe(0);
  hand.turn();
  expect(hand.rotation).toBe(1);
  hand.turn();
  expect(hand.rotation).toBe(0);
});

test("a turned tile stays about where it was, or goes to the nearest place where it fits", () => {
  const hand = holding("cellophane", [9, 0], [10, 1], [30, 1]);
  hand.hover(1, 2);
  hand.turn();

  expect(hand.anchor).toBe(10);
});

test("arrow keys go from place to place, and stay where there is none that way", () => {
  const hand = holding("steel-manual", [8, 0], [10, 0], [29, 0]);
  hand.hover(1, 1);
  hand.step(0, 1);
  expect(hand.anchor).toBe(10);
  hand.step(0, 1);
  expect(hand.anchor).toBe(10);
  hand.step(1, 0);
  expect(hand.anchor).toBe(29);
});

test("a tile that fits only turned is turned", () => {
  const hand = holding("cellophane", [16, 1]);
  hand.centre();

  expect(hand.rotation).toBe(1);
  expect(hand.anchor).toBe(16);
});

test("when the hand leaves the lab, the tile stays where it fitted last", () => {
  const hand = holding("steel-manual", [9, 0]);
  hand.hover(1, 2);
  hand.hover(4, 4);
  hand.leave();

  expect(hand.anchor).toBe(9);
});

test("the place the guide wants is known, and whether the tile must be turned for it", () => {
  const hand = holding("steel-manual", [9, 0], [9, 1], [9, 3]);

  expect(hand.wanted.map(({ cell, rotation }) => [cell, rotation])).toEqual([[9, 1], [9, 3]]);
  expect(hand.twisted).toBe(true);
  hand.turn();
  expect(hand.twisted).toBe(false);
  hand.turn();
  expect(hand.twisted).toBe(true);
});
