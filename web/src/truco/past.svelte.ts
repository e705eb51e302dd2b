import type { Trick, TrucoView } from "../protocol";

/** The finished tricks that can be looked at again, and the number of their hand. */
export class Past {
  tricks = $state.raw<readonly Trick[]>([]);
  number = $state(0);

  /** Learns what the table shows: the last hand's tricks stay until the new hand has one of its own. */
  see(view: TrucoView): void {
    const done = view.tricks.filter((trick) => trick.done);
    if (done.length === 0) return;
    this.tricks = done;
    this.number = view.number;
  }
}
