// Two fingers that turn about each other: the tile follows them by quarters, each from the half of it on.

const QUARTER = Math.PI / 2;

export class Twist {
  #fingers = new Map<number, { x: number; y: number }>();
  #angle: number | null = null;

  down(event: PointerEvent): void {
    if (event.pointerType !== "touch") return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#angle = this.#now();
  }

  /** Quarter turns clockwise since the last ones, 0 to 3. */
  move(event: PointerEvent): number {
    if (!this.#fingers.has(event.pointerId)) return 0;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = this.#now();
    if (now === null || this.#angle === null) return 0;
    const turned = Math.atan2(Math.sin(now - this.#angle), Math.cos(now - this.#angle));
    const quarters = Math.round(turned / QUARTER);
    this.#angle += quarters * QUARTER;
    return (quarters + 4) % 4;
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#angle = this.#now();
  }

  get two(): boolean {
    return this.#fingers.size === 2;
  }

  #now(): number | null {
    const [one, other] = [...this.#fingers.values()];
    return one && other && this.two ? Math.atan2(other.y - one.y, other.x - one.x) : null;
  }
}
