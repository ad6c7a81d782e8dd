// One tick for all clocks at the table, while any is shown.

const EVERY = 250; // ms: a second never seems to last two

class Ticks {
  now = $state(performance.now());
  #watched = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Tick until the answer is called. */
  watch(): () => void {
    this.#watched += 1;
    if (this.#watched === 1) this.#timer = setInterval(() => (this.now = performance.now()), EVERY);
    return () => {
      this.#watched -= 1;
      if (this.#watched === 0) clearInterval(this.#timer);
    };
  }
}

export const ticks = new Ticks();
