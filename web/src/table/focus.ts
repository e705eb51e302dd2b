import { tick } from "svelte";

/**
 * Brings the focus to an element that has just come, and returns what to call when it goes: the focus then goes back
 * to where it was, unless it has moved on.
 */
export function lendFocus(to: HTMLElement | undefined): () => void {
  const before = document.activeElement;
  to?.focus({ preventScroll: true });
  return () => {
    tick().then(() => {
      const lost = document.activeElement === document.body;
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus();
    });
  };
}
