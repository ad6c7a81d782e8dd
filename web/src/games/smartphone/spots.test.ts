import { describe, expect, it } from "vitest";
import type { SmartphoneAction, SmartphoneEvent, SmartphoneView } from "../../lib/wire/protocol";
import { meant } from "./meant";
import { path, spots } from "./spots";

// What the board marks with data-spot.
const KNOWN = /^(colour:\d|display:\d|technology:[a-z0-9]+|region:[a-z-]+|pad:[ab]|tile:\d+|cell:-?\d:-?\d|to:\d|down|screen:\d)$/;

// As much of a view as paths look at.
const VIEW = {
  technologies: ["gps", "wifi", "gaming", "battery", "nfc", "4g"].map((technology) => ({ technology })),
  regions: ["canada", "usa", "caribbean", "south-america"].map((region) => ({ region })),
  pending: { kind: "bonus", region: "canada" },
  mats: [{ plan: { lower: "a" } }],
} as Pick<SmartphoneView, "pending"> as SmartphoneView;

const ACTIONS: { [K in SmartphoneAction["kind"]]: [Extract<SmartphoneAction, { kind: K }>, string[]] } = {
  "choose-colour": [{ kind: "choose-colour", seat: 0, colour: 3 }, ["colour:3"]],
  "choose-pads": [{ kind: "choose-pads", seat: 0, lower: 1, face_a: 0, face_b: 0 }, ["pad:b"]],
  "lay-pad": [{ kind: "lay-pad", seat: 0, turn: 0, row: 1, column: 0 }, ["pad:b"]],
  "lay-improvement": [
    { kind: "lay-improvement", seat: 0, design: 2, row: -1, column: 0, direction: 1 },
    ["tile:2", "cell:-1:0", "to:1"],
  ],
  "lay-down": [{ kind: "lay-down", seat: 0, design: 2 }, ["tile:2", "down"]],
  confirm: [{ kind: "confirm", seat: 0 }, []],
  "take-improvement": [{ kind: "take-improvement", seat: 0, space: 4 }, ["display:4"]],
  research: [{ kind: "research", seat: 0, technology: 5 }, ["technology:4g"]],
  expand: [{ kind: "expand", seat: 0, region: 3 }, ["region:south-america"]],
  sell: [{ kind: "sell", seat: 0, region: 1 }, ["region:usa"]],
  "sell-direct": [{ kind: "sell-direct", seat: 0 }, ["technology:nfc"]],
  accept: [{ kind: "accept", seat: 0 }, ["region:canada"]],
  decline: [{ kind: "decline", seat: 0 }, []],
  finish: [{ kind: "finish", seat: 0 }, []],
};

describe("paths", () => {
  it.each(Object.values(ACTIONS))("leads %o over the board", (action, expected) => {
    expect(path(action, VIEW)).toEqual(expected);
    for (const spot of expected) expect(spot).toMatch(KNOWN);
  });
});

describe("lines of the log", () => {
  const events: SmartphoneEvent[] = [
    { kind: "sold", seat: 0, region: "north-africa", customer: 2, price: 5 },
    { kind: "patent-taken", seat: 0, technology: "wifi" },
    { kind: "improvement-taken", seat: 0, space: 3, design: "gear-gear" },
    { kind: "plan-revealed", seat: 2, price: 5, goods: 3, factory: 1, gears: 1, trucks: 2 },
    { kind: "laid-down", seat: 0, design: "gear-gear" },
    { kind: "pad-laid", seat: 0, turn: 0, row: 1, column: 0 },
  ];

  it.each(events)("point from %o to the board", (event) => {
    const found = spots(event);

    expect(found.length).toBeGreaterThan(0);
    for (const spot of found) expect(spot).toMatch(KNOWN);
  });

  it("speak of no place where none is meant", () => {
    expect(spots({ kind: "round-began", round: 2 })).toEqual([]);
  });
});

describe("what a hand means", () => {
  it.each([
    ["choose-colour", "colours"],
    ["take-improvement", "improving"],
    ["research", "research"],
    ["expand", "logistics"],
    ["sell", "sale"],
  ] as const)("is to %s where its path leads", (kind, phase) => {
    const [action, [spot]] = ACTIONS[kind];
    expect(meant(spot!, { ...VIEW, phase }, 0)).toEqual(action);
  });

  it("is nothing where it moves pads, or points at a part of the board", () => {
    expect(meant("pad:a", VIEW, 0)).toBeNull();
    expect(meant("region:map", VIEW, 0)).toBeNull();
  });
});
