interface Step {
  show: () => void;
  rest: number;
  atOnce: boolean;
}

/**
 * Shows one thing after another, with a rest after each. The rest comes before the *next* step: what is newest is
 * never held back by a rest of its own, and after a long silence a step is shown at once.
 */
export class Pacer {
  #steps: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #readyAt = 0;

  /** `scale` multiplies every rest (0: no rests); `changed` hears whether steps are waiting. */
  constructor(
    private readonly scale: () => number,
    private readonly changed: (busy: boolean) => void,
  ) {}

  get busy(): boolean {
    return this.#steps.length > 0;
  }

  /** Shows a step in its turn. `atOnce`: without the rest of what was shown before, if nothing waits. */
  push(show: () => void, rest: number, atOnce = false): void {
    this.#steps.push({ show, rest, atOnce: atOnce && !this.busy });
    this.#run();
  }

  /** Shows all that waits, now. */
  flush(): void {
    for (const step of this.#steps.splice(0)) step.show();
    this.#readyAt = 0;
    this.#run();
  }

  /** Forgets all that waits. */
  clear(): void {
    this.#steps = [];
    this.#readyAt = 0;
    this.#run();
  }

  #run(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    for (let step = this.#steps[0]; step !== undefined; step = this.#steps[0]) {
      const wait = step.atOnce || this.scale() === 0 ? 0 : this.#readyAt - performance.now();
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#run(), wait);
        break;
      }
      this.#steps.shift();
      step.show();
      this.#readyAt = performance.now() + step.rest * this.scale();
    }
    this.changed(this.busy);
  }
}
