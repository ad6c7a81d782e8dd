// What the drawings of the Academy and the patent office show, for those who hear the table.
import type { Seen } from "../../lib/table/game";
import { speech } from "../../lib/words/words.svelte";
import { uncut } from "./art/plate";

type Table = Seen<"expo">;

function amounts(table: Table, goods: Record<string, number>): string {
  return Object.entries(goods)
    .map(([resource, count]) => `${count} ${table.name(`expo-resource-${resource}`)}`)
    .join(", ");
}

/** The name of a project for a small card, with the places where it may be cut; a pack may call it otherwise. */
export function plated(table: Table, project: string): string {
  const name = table.name(`expo-project-${project}`);
  const plate = speech.has(`web-expo-plate-${project}`) ? speech.t(`web-expo-plate-${project}`) : name;
  return uncut(plate) === name ? plate : name;
}

export function projectSaid(table: Table, project: string): string {
  const printed = table.box.projects.find((other) => other.project === project);
  const name = table.name(`expo-project-${project}`);
  if (!printed) return name;
  const { shape, energy, needs, points } = printed;
  return table.t("web-expo-project-said", {
    name, shape: `expo-shape-${shape}`, energy: `expo-resource-${energy}`, needs: amounts(table, needs), points,
  });
}

export function technologySaid(table: Table, technology: string): string {
  const printed = table.box.technologies.find((other) => other.technology === technology);
  if (!printed) return technology;
  const name = table.name(printed.name);
  if (!table.view.technologies.includes(technology)) {
    const seat = table.view.mats.findIndex((mat) => mat.technologies.includes(technology) || mat.supply.includes(technology));
    return seat < 0 ? name : table.t("web-expo-technology-of", { name, seat });
  }
  return printed.improves ? name : table.t("web-expo-technology-said", { name, gives: amounts(table, printed.gives) });
}

/** Every track with who stands where on it; the common first step comes first. */
export function tracksSaid(table: Table): string[] {
  const { pieces, tracks } = table.view;
  const who = (seat: number | null): string => (seat === null ? table.t("web-expo-ghost") : table.t("web-expo-who", { seat }));
  const start = pieces.filter((piece) => piece.track === null && piece.seat !== null).map((piece) => who(piece.seat));
  return [
    table.t("web-expo-start-said", { pieces: start.join(", "), count: start.length }),
    ...tracks.map(({ track, leader, ghost_leads }) => {
      const standing = pieces.filter((piece) => piece.track === track).map(({ seat, step }) => table.t("web-expo-piece-said", { who: who(seat), step }));
      const leads = ghost_leads ? who(null) : leader === null ? "" : who(leader);
      return table.t("web-expo-track-said", { track: `expo-resource-${track}`, pieces: standing.join(", "), count: standing.length, leads, led: leads ? 1 : 0 });
    }),
  ];
}
