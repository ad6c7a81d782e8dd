// Components and a plan for the tests: a few of the real ones.
import type { SmartphoneComponents } from "../../lib/wire/protocol";

const tile = (improvement: string): SmartphoneComponents["improvements"][number] => ({
  improvement,
  name: `smartphone-improvement-${improvement}`,
  cells: improvement.split("-"),
  copies: 2,
});

export const BOX: SmartphoneComponents = {
  faces: [],
  improvements: ["gear-gear", "truck-plus", "gear-plus"].map(tile),
  colours: [],
  technologies: [],
  regions: [],
  rounds: 5,
  price_start: 5,
  price_least: 2,
  price_most: 8,
  overlap_least: 1,
  overlap_most: 4,
  display: 5,
  progress: 12,
  offices: 18,
  goods: 20,
  tokens: 20,
};
