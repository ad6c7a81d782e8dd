// The curve of the points: where lines, marks and signs stand in a picture of so many pixels.
import type { Stand } from "../wire/protocol";

/** Round numbers from the least to the most, as close to `wanted` of them as round numbers allow. */
export function marks(least: number, most: number, wanted = 5): number[] {
  const rough = Math.max(1, (most - least) / wanted);
  const tenth = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((by) => by * tenth).find((by) => by >= rough) ?? rough);
  const first = Math.floor(least / step) * step;
  return Array.from({ length: Math.ceil((most - first) / step) + 1 }, (_, at) => first + at * step);
}

/** The line each round begins at, in order. */
export function roundStarts(stands: readonly Stand[]): { round: number; version: number }[] {
  const found: { round: number; version: number }[] = [];
  for (const { round, version } of stands) if (found.at(-1)?.round !== round) found.push({ round, version });
  return found;
}

/** Where everyone stood when each round was over; the last one before its final scoring. */
export function rounds(stands: readonly Stand[]): Stand[] {
  const found = new Map<number, Stand>();
  for (const stand of stands.slice(0, -1)) found.set(stand.round, stand);
  return [...found.values()];
}

/** The path of one seat. */
export function path(stands: readonly Stand[], seat: number, x: (version: number) => number, y: (points: number) => number): string {
  let drawn = "";
  for (const stand of stands) {
    const [across, up] = [x(stand.version).toFixed(1), y(stand.points[seat] ?? 0).toFixed(1)];
    drawn += `${drawn ? "L" : "M"}${across} ${up}`;
  }
  return drawn;
}

/** Heights as near as can be to those wanted, with room between them and inside the frame. */
export function apart(wanted: readonly number[], room: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const placed = [...wanted];
  let least = top;
  for (const at of order) {
    placed[at] = Math.max(wanted[at] ?? 0, least);
    least = (placed[at] ?? 0) + room;
  }
  let most = bottom;
  for (const at of order.reverse()) {
    placed[at] = Math.min(placed[at] ?? 0, most);
    most = (placed[at] ?? 0) - room;
  }
  return placed;
}

/** The last stand at or before a line of the match. */
export function standAt(stands: readonly Stand[], version: number): number {
  return Math.max(0, stands.findLastIndex((stand) => stand.version <= version));
}
