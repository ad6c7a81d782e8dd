// Where the regions lie on our map of 1040 by 492, and how the lines between them run.
import type { SmartphoneComponents } from "../../../lib/wire/protocol";

export const WIDTH = 1040;
export const HEIGHT = 492;
export const EDGE_CHIP = 22; // height of the label at the end of an edge link

const CARD_HEIGHT = 112;
const CARD_WIDTH: Record<string, number> = { s: 128, m: 186, l: 242 };

export interface Place {
  x: number;
  y: number;
}

const PLACES: Record<string, Place> = {
  canada: { x: 100, y: 4 },
  usa: { x: 100, y: 128 },
  caribbean: { x: 164, y: 251 },
  "south-america": { x: 262, y: 375 },
  europe: { x: 392, y: 13 },
  "north-africa": { x: 404, y: 163 },
  emirates: { x: 620, y: 204 },
  rsa: { x: 474, y: 375 },
  cis: { x: 656, y: 4 },
  china: { x: 786, y: 128 },
  india: { x: 758, y: 252 },
  australia: { x: 736, y: 375 },
};

/** Lines that would cross a card if they ran from middle to middle. */
const BENT: Record<string, [number, number, number, number]> = {
  "usa south-america": [318, 214, 378, 389],
  "south-america north-africa": [420, 389, 462, 249],
  "europe north-africa": [500, 100, 500, 179],
  "north-africa china": [570, 193, 800, 181],
  "emirates rsa": [660, 293, 570, 389],
  "usa europe": [320, 149, 400, 83],
};

/** Lines that leave the map at one edge and come back at the other: from which side of which region, at what height. */
const EDGES: Record<string, { side: "left" | "right"; y: number }> = {
  "canada cis": { side: "left", y: 36 },
  "canada india": { side: "left", y: 69 },
  "usa australia": { side: "left", y: 179 },
  "caribbean australia": { side: "left", y: 302 },
  "cis canada": { side: "right", y: 34 },
  "india canada": { side: "right", y: 303 },
  "australia usa": { side: "right", y: 410 },
  "australia caribbean": { side: "right", y: 443 },
};

export interface Line {
  key: string;
  regions: [string, string];
  path: string;
}

export interface EdgeLine extends Line {
  side: "left" | "right";
  y: number;
  to: string; // where it comes back
}

type Region = SmartphoneComponents["regions"][number];

export const cardWidth = (region: Region): number => CARD_WIDTH[region.size] ?? 186;

/** Regions of packs we do not know stand in a row at the bottom rather than nowhere. */
export function placeOf(region: Region, number: number): Place {
  return PLACES[region.region] ?? { x: 20 + number * 80, y: HEIGHT - CARD_HEIGHT };
}

/** The lines on a map that is wider than ours by a factor. */
export function lines(regions: Region[], wider: number): { plain: Line[]; edges: EdgeLine[] } {
  const plain: Line[] = [];
  const edges: EdgeLine[] = [];
  const middle = (region: Region): Place => {
    const at = placeOf(region, regions.indexOf(region));
    return { x: (at.x + cardWidth(region) / 2) * wider, y: at.y + CARD_HEIGHT / 2 };
  };
  for (const region of regions) {
    for (const id of region.links) {
      const other = regions.find((each) => each.region === id);
      if (!other) continue;
      const key = `${region.region} ${id}`;
      const ends: [string, string] = [region.region, id];
      const from = middle(region);
      const edge = EDGES[key];
      if (edge) {
        const path = `M${from.x} ${edge.y}H${edge.side === "left" ? 0 : WIDTH * wider}`;
        edges.push({ key, regions: ends, path, side: edge.side, y: edge.y, to: id });
      } else if (!EDGES[`${id} ${region.region}`] && regions.indexOf(region) < regions.indexOf(other)) {
        const to = middle(other);
        const bent = BENT[key];
        const path = bent ? `M${bent[0] * wider} ${bent[1]}L${bent[2] * wider} ${bent[3]}` : `M${from.x} ${from.y}L${to.x} ${to.y}`;
        plain.push({ key, regions: ends, path });
      }
    }
  }
  return { plain, edges };
}
