// Dragging with mouse, pen or finger: a press becomes a drag once it has moved a little; a click stays a click.

export interface Grab {
  start(event: PointerEvent): boolean; // whether there is something to drag
  move(x: number, y: number): void;
  end(x: number, y: number): void;
  cancel(): void;
}

const SLACK = 6; // pixels

/** An action of Svelte for an element whose content can be dragged; null = not now. */
export function grab(
  element: HTMLElement | SVGElement,
  given: Grab | null,
): { update(next: Grab | null): void; destroy(): void } {
  let by = given;
  let pressed: PointerEvent | null = null;
  let dragging = false;

  // A quick hand leaves the element with its first move: from the press on, the whole window is watched.
  function watch(on: boolean): void {
    const change = on ? addEventListener : removeEventListener;
    change("pointermove", move as EventListener);
    change("pointerup", up as EventListener);
    change("pointercancel", cancel);
  }

  function down(event: Event): void {
    if (!(event instanceof PointerEvent) || !by || event.button !== 0 || !event.isPrimary) return;
    pressed = event;
    dragging = false;
    watch(true);
  }

  function move(event: PointerEvent): void {
    if (!pressed || event.pointerId !== pressed.pointerId || !by) return;
    if (!dragging) {
      if (Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) < SLACK) return;
      if (!by.start(pressed)) {
        cancel();
        return;
      }
      dragging = true;
      element.setPointerCapture(event.pointerId);
    }
    by.move(event.clientX, event.clientY);
  }

  function up(event: PointerEvent): void {
    if (!pressed || event.pointerId !== pressed.pointerId) return;
    pressed = null;
    watch(false);
    if (dragging) by?.end(event.clientX, event.clientY);
    // Where the click that follows a drag goes elsewhere, none is to be swallowed.
    setTimeout(() => (dragging = false));
  }

  function cancel(): void {
    watch(false);
    if (dragging) by?.cancel();
    pressed = null;
    dragging = false;
  }

  // The click that ends a drag is none.
  function click(event: Event): void {
    if (!dragging) return;
    event.stopPropagation();
    event.preventDefault();
  }

  element.addEventListener("pointerdown", down);
  element.addEventListener("click", click, true);
  return {
    update: (next) => (by = next),
    destroy(): void {
      watch(false);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("click", click, true);
    },
  };
}
