/** Keeps the screen lit while it is wanted and the page is in sight. Where a browser cannot, nothing happens. */
export class Awake {
  #lock: WakeLockSentinel | null = null;
  #wanted = false;
  readonly #back = (): void => void this.#take();

  want(wanted: boolean): void {
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    if (wanted) {
      document.addEventListener("visibilitychange", this.#back);
      void this.#take();
    } else {
      document.removeEventListener("visibilitychange", this.#back);
      void this.#lock?.release();
      this.#lock = null;
    }
  }

  async #take(): Promise<void> {
    if (!this.#wanted || document.hidden || !("wakeLock" in navigator)) return;
    if (this.#lock !== null && !this.#lock.released) return;
    try {
      const lock = await navigator.wakeLock.request("screen");
      if (this.#wanted) this.#lock = lock;
      else await lock.release();
    } catch {
      // the device will not, for its battery's sake
    }
  }
}
