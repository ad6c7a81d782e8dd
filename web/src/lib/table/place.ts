// Who plays by keys keeps their place: what had the focus often goes with the decision it was for.

const WATCHED = { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "inert", "hidden"] };

export class Place {
  #held: HTMLElement | SVGElement | null = null; // where the keys were

  /** Where one goes on when that is gone. */
  constructor(readonly goOn: () => HTMLElement | undefined) {}

  hold(event: FocusEvent): void {
    const at = event.target as HTMLElement | SVGElement;
    this.#held = at.matches(":focus-visible") ? at : null;
  }

  /** A pointer goes where it likes. */
  forget(): void {
    this.#held = null;
  }

  /** Where the focus was lost, put it back. */
  keep(): void {
    if (!this.#held || (document.activeElement ?? document.body) !== document.body) return;
    const held = this.#held;
    held.focus({ preventScroll: true });
    if (document.activeElement !== held) this.goOn()?.focus({ preventScroll: true });
  }

  /** Look whenever something went or was disabled, until told to stop. */
  watch(root: HTMLElement, busy: () => boolean): () => void {
    let waiting = false;
    const look = (): void => {
      waiting = false;
      if (!busy()) this.keep();
    };
    const seen = new MutationObserver(() => {
      if (waiting) return;
      waiting = true;
      // Not at once: a key may be on its way to another place, and a browser takes the focus from what was disabled only
      // when it has drawn it.
      requestAnimationFrame(() => setTimeout(look));
    });
    seen.observe(root, WATCHED);
    return () => seen.disconnect();
  }
}
