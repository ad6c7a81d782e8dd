// Outlines that many drawings share, as path data.

/** A point on a circle, rounded to a tenth: drawings stay small. */
function at(cx: number, cy: number, r: number, turn: number): string {
  const angle = turn * 2 * Math.PI;
  return `${round(cx + r * Math.cos(angle))} ${round(cy + r * Math.sin(angle))}`;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A toothed wheel: each tooth is a trapezoid between the two radii. */
export function cog(cx: number, cy: number, root: number, tip: number, teeth: number): string {
  const points: string[] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const turn = tooth / teeth;
    const quarter = 1 / (4 * teeth);
    points.push(
      at(cx, cy, root, turn - 1.15 * quarter),
      at(cx, cy, tip, turn - 0.62 * quarter),
      at(cx, cy, tip, turn + 0.62 * quarter),
      at(cx, cy, root, turn + 1.15 * quarter),
    );
  }
  return `M${points.join("L")}Z`;
}

/** A star or a notched seal, its first point straight up. */
export function star(cx: number, cy: number, inner: number, outer: number, points: number): string {
  const corners: string[] = [];
  for (let i = 0; i < 2 * points; i++) {
    corners.push(at(cx, cy, i % 2 ? inner : outer, i / (2 * points) - 0.25));
  }
  return `M${corners.join("L")}Z`;
}

/** Spokes between a hub and a rim. */
export function spokes(cx: number, cy: number, hub: number, rim: number, count: number): string {
  let path = "";
  for (let i = 0; i < count; i++) path += `M${at(cx, cy, hub, i / count)}L${at(cx, cy, rim, i / count)}`;
  return path;
}
