// Shapes that are computed rather than drawn: cogs, rays, spirals. Coordinates keep one decimal, which is enough.

type Point = [x: number, y: number];

const TAU = 2 * Math.PI;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function at(cx: number, cy: number, radius: number, turn: number): Point {
  return [round(cx + radius * Math.cos(turn * TAU)), round(cy + radius * Math.sin(turn * TAU))];
}

function closed(points: Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

/** A wheel with teeth between two radii. */
export function cog(cx: number, cy: number, outer: number, inner: number, teeth: number): string {
  const points: Point[] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    for (const [shift, radius] of [[-0.3, inner], [-0.17, outer], [0.17, outer], [0.3, inner]] as const) {
      points.push(at(cx, cy, radius, (tooth + shift) / teeth));
    }
  }
  return closed(points);
}

/** Lines from one radius to another, like spokes or the marks of a dial; every `long`-th reaches further. */
export function spokes(cx: number, cy: number, from: number, to: number, count: number, long = 0, far = to): string {
  let path = "";
  for (let i = 0; i < count; i++) {
    const end = long && i % long === 0 ? far : to;
    path += `M${at(cx, cy, from, i / count).join(" ")}L${at(cx, cy, end, i / count).join(" ")}`;
  }
  return path;
}

/** A beam of light that widens away from its lamp; turns count from the right, clockwise. */
export function ray(cx: number, cy: number, from: number, to: number, turn: number, width: number): string {
  return closed([at(cx, cy, from, turn), at(cx, cy, to, turn - width / 2), at(cx, cy, to, turn + width / 2)]);
}

/** A curl of steam that winds inwards. */
export function spiral(cx: number, cy: number, radius: number, start: number, turns: number): string {
  const steps = Math.round(Math.abs(turns) * 18);
  const points: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const part = i / steps;
    points.push(at(cx, cy, radius * (1 - part) ** 0.9, start + part * turns));
  }
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;
}
