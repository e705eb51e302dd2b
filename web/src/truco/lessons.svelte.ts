import type { Control, TrucoView } from "../protocol";
import { type Lesson, lessonFor } from "./coach";
import { habits } from "./habits.svelte";

/**
 * Which lesson is shown now. One that was answered over, by an act of this player, is known from then on; so is one that
 * stood there for the second time while the others played, and had to give way: nothing is explained again and again.
 */
export class Lessons {
  current = $state.raw<Lesson | null>(null);
  #closed = -1; // the question at which the last was put away: the next waits for another
  #mine = -1; // the question that this player was asked last, while it is open
  readonly #round = new Set<string>(); // what was shown since this player's last act
  readonly #passed = new Set<string>(); // what gave way to another lesson once

  see(view: TrucoView, controls: readonly Control[]): void {
    if (!habits.explains) {
      this.current = null;
      return;
    }
    if (this.#mine >= 0 && this.#mine !== view.question) this.#acted();
    const mine = view.seat !== null && view.asked_seats.includes(view.seat);
    this.#mine = mine ? view.question : -1;
    this.current =
      this.#closed === view.question ? null : lessonFor(view, controls, (key) => habits.knows(key));
    if (this.current !== null) this.#round.add(this.current.key);
  }

  #acted(): void {
    for (const key of this.#round) {
      if (key === this.current?.key || this.#passed.has(key)) habits.learn(key);
      this.#passed.add(key);
    }
    this.#round.clear();
  }

  known(view: TrucoView): void {
    if (this.current !== null) habits.learn(this.current.key);
    this.#closed = view.question;
    this.current = null;
  }
}
