// Tiles by their ids, as printed on the components.
import type { ExpoComponents, ExpoProjectPrint, ExpoTechnologyPrint, ExpoTilePrint } from "../../../lib/wire/protocol";
import type { Cell } from "./shape";

const ONE: Cell[] = [{ row: 0, column: 0 }];

export function resourceOf(box: ExpoComponents, tile: string): ExpoTilePrint | undefined {
  return box.tiles.find((other) => other.tile === tile);
}

export function projectOf(box: ExpoComponents, tile: string): ExpoProjectPrint | undefined {
  return box.projects.find((other) => other.project === tile);
}

export function technologyOf(box: ExpoComponents, tile: string): ExpoTechnologyPrint | undefined {
  return box.technologies.find((other) => other.technology === tile);
}

/** By its number in actions. */
export function tileOf(box: ExpoComponents, code: number): string {
  const all = [...box.tiles, ...box.projects, ...box.technologies];
  const found = all.find((other) => other.code === code);
  if (!found) return "";
  return "tile" in found ? found.tile : "project" in found ? found.project : found.technology;
}

function shapeOf(box: ExpoComponents, tile: string): string | undefined {
  return (projectOf(box, tile) ?? technologyOf(box, tile))?.shape;
}

/** The cells a tile covers after so many quarter turns, from row and column 0. */
export function cellsOf(box: ExpoComponents, tile: string, rotation: number): Cell[] {
  const shape = box.shapes.find((other) => other.shape === shapeOf(box, tile));
  return shape?.turns[rotation] ?? ONE;
}

/** The number of quarter turns that actions use for a tile turned so often. */
export function turnOf(box: ExpoComponents, tile: string, turns: number): number {
  const rotation = ((turns % 4) + 4) % 4;
  const shape = box.shapes.find((other) => other.shape === shapeOf(box, tile));
  return shape?.same[rotation] ?? rotation;
}
