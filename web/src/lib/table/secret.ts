// Whether people at one screen have something to hide from each other.
import type { Eye } from "../wire/protocol";

/** Eyes that see the same position need no curtain between them. */
export function secret(eyes: readonly Eye[]): boolean {
  const [first, ...rest] = eyes.map(({ view }) => JSON.stringify({ ...view, seat: 0 }));
  return rest.some((view) => view !== first);
}
