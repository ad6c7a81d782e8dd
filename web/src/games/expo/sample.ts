// A small box and position for the tests of this table: one tile of each kind.
import type { ExpoComponents, ExpoView } from "../../lib/wire/protocol";

const cell = (row: number, column: number): { row: number; column: number } => ({ row, column });
const S0 = [cell(0, 1), cell(0, 2), cell(1, 0), cell(1, 1)];
const S1 = [cell(0, 0), cell(1, 0), cell(1, 1), cell(2, 1)];
const SQUARE = [cell(0, 0), cell(0, 1), cell(1, 0), cell(1, 1)];

export const BOX: ExpoComponents = {
  resources: ["steel", "copper", "manual", "automated", "empirical", "theoretical", "steam", "electricity"],
  energies: ["steam", "electricity"],
  lab: { rows: 7, columns: 7, scraps: [cell(1, 1)] },
  shapes: [
    { shape: "s", name: "expo-shape-s", turns: [S0, S1, S0, S1], same: [0, 1, 0, 1] },
    { shape: "square", name: "expo-shape-square", turns: [SQUARE, SQUARE, SQUARE, SQUARE], same: [0, 0, 0, 0] },
  ],
  tiles: [
    {
      tile: "steel-manual",
      code: 0,
      copies: 2,
      sides: ["steel", "steel", "manual", "manual"].map((resource, at) => ({ resource, amount: at < 2 ? 2 : 1 })),
    },
  ],
  projects: [
    {
      project: "cellophane",
      code: 64,
      name: "expo-project-cellophane",
      shape: "s",
      energy: "steam",
      needs: { copper: 1, automated: 2, empirical: 2, steam: 2 },
      points: 3,
    },
  ],
  technologies: [
    { technology: "batteries", code: 128, name: "expo-technology-batteries", shape: "square", gives: { electricity: 4 }, improves: null },
  ],
  patents: {
    tracks: ["steel", "copper", "manual", "automated", "empirical", "theoretical"],
    steps: 10,
    points: [0, 0, 0, 0, 0, 0, 0, 1, 1, 0],
    jumps: [{ step: 3, tracks: ["steel", "copper"], price: 0 }],
  },
  bonuses: [{ bonus: "eiffel", name: "expo-bonus-eiffel", effect: "prestige", points: 1, per: 8 }],
  jury: 12,
  cards: {
    order: ["station", "academy", "laboratory", "journal", "skyscraper", "conference"],
    station: [
      [1, 2, 3],
      [1, 1, 2],
    ],
    academy: 2,
    laboratory: [3, 4],
    journal: [3, 4],
    rebate: 1,
    skyscraper: [4, 6],
    conference: 2,
    moves: 3,
    funds: 1,
  },
  scoring: { lead: 1, jury: 2, projects: 5, money: 12, good: 30 },
  ghost_tiles: [0, 3, 2, 0, 0],
};

export const PIECES: ExpoView["pieces"] = [{ seat: 0, piece: 1, track: "copper", step: 5 }];
