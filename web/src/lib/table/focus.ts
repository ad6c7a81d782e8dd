// Arrow keys move between what is legal: to the nearest spot in the direction of the key.

export function neighbour(from: Element, key: string): HTMLElement | SVGElement | null {
  const start = centre(from);
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const other of document.querySelectorAll<HTMLElement | SVGElement>("[data-spot][data-legal]")) {
    if (other === from) continue;
    const to = centre(other);
    const [along, across] = turned(to.x - start.x, to.y - start.y, key);
    if (along <= 1) continue;
    // Straight ahead counts more than near at hand.
    const far = along + 2 * Math.abs(across);
    if (far < least) {
      least = far;
      best = other;
    }
  }
  return best;
}

function centre(of: Element): { x: number; y: number } {
  const box = of.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function turned(dx: number, dy: number, key: string): [number, number] {
  switch (key) {
    case "ArrowRight":
      return [dx, dy];
    case "ArrowLeft":
      return [-dx, dy];
    case "ArrowDown":
      return [dy, dx];
    default:
      return [-dy, dx];
  }
}

/** Where the keys enter the board: the first legal spot in reading order. */
export function firstLegal(): HTMLElement | SVGElement | null {
  const spots = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-spot][data-legal]")];
  const places = spots.map((spot) => ({ spot, ...centre(spot) })).filter(({ spot }) => spot.getBoundingClientRect().width > 0);
  places.sort((a, b) => a.y - b.y || a.x - b.x);
  return places[0]?.spot ?? null;
}
