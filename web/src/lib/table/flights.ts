// Pieces travel: every [data-piece] is measured before and after a change and flies from its old place to its new one.
import { moving } from "../settings.svelte";

const LEAST = 6; // px; less is a shift of the layout, not a move
const MOST = 60; // pieces in the air at once; more means that everything was laid out anew
const PER_PIXEL = 0.35; // ms
const [SHORTEST, LONGEST] = [250, 400];
const EASE = "cubic-bezier(.3, .1, .2, 1)";

interface Where {
  x: number;
  y: number;
  home: Element | null; // the region whose own shifts do not count
}

function where(piece: Element): Where | null {
  const box = piece.getBoundingClientRect();
  if (box.width === 0 && box.height === 0) return null;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, home: piece.closest("[data-region]") };
}

function survey(root: ParentNode): Map<string, { piece: Element; at: Where }> {
  const found = new Map<string, { piece: Element; at: Where }>();
  for (const piece of root.querySelectorAll("[data-piece]")) {
    const id = piece.getAttribute("data-piece");
    const at = where(piece);
    if (id && at) found.set(id, { piece, at });
  }
  return found;
}

function corners(root: ParentNode): Map<Element, DOMRect> {
  return new Map([...root.querySelectorAll("[data-region]")].map((region) => [region, region.getBoundingClientRect()]));
}

/** Do a change that draws at once, and let what it moved fly. */
export function fly(root: ParentNode | null, change: () => void): void {
  if (!root || !moving() || document.hidden) {
    change();
    return;
  }
  const [before, were] = [survey(root), corners(root)];
  change();
  const [after, are] = [survey(root), corners(root)];
  const flights: [Element, number, number][] = [];
  for (const [id, { piece, at }] of after) {
    const old = before.get(id)?.at;
    if (!old) continue;
    let [dx, dy] = [old.x - at.x, old.y - at.y];
    const [was, is] = [old.home && were.get(old.home), at.home && are.get(at.home)];
    if (old.home === at.home && was && is) [dx, dy] = [dx + is.x - was.x, dy + is.y - was.y];
    if (Math.hypot(dx, dy) >= LEAST) flights.push([piece, dx, dy]);
  }
  if (flights.length <= MOST) for (const [piece, dx, dy] of flights) send(piece, dx, dy);
}

function send(piece: Element, dx: number, dy: number): void {
  // Inside a drawing a pixel of the screen is not a unit of the picture.
  const drawn = piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement);
  const scale = drawn ? (piece.parentElement as SVGGraphicsElement | null)?.getScreenCTM?.()?.a || 1 : 1;
  const duration = Math.min(LONGEST, Math.max(SHORTEST, Math.hypot(dx, dy) * PER_PIXEL));
  const lifted = piece as HTMLElement | SVGElement;
  lifted.style.zIndex = "5"; // not among what is animated: the browser could not move the piece without drawing it anew
  const flight = piece.animate([{ translate: `${dx / scale}px ${dy / scale}px` }, { translate: "0 0" }], { duration, easing: EASE });
  flight.onfinish = () => (lifted.style.zIndex = "");
}
