/** Something said in passing: it goes by itself, unless it stays until it is answered. */
export interface Toast {
  id: number;
  kind: "refusal" | "warning" | "info" | "good";
  text: string;
  rule?: string;
  stays?: boolean;
}

/** For how long it is read (ms). */
const READ = 6000;
/** So many are shown at once; the oldest makes room. */
const MOST = 2;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #last = 0;
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  say(toast: Omit<Toast, "id">): number {
    const id = ++this.#last;
    this.list = [...this.list, { ...toast, id }].slice(-MOST);
    if (!toast.stays) this.release(id);
    return id;
  }

  drop(id: number): void {
    this.hold(id);
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** While it is read or reached, it does not go. */
  hold(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  release(id: number): void {
    const toast = this.list.find((each) => each.id === id);
    if (toast === undefined || toast.stays) return;
    this.hold(id);
    this.#timers.set(
      id,
      setTimeout(() => this.drop(id), READ),
    );
  }
}

export const toasts = new Toasts();
