const LATEST = 2000;

/** Does something when the page has nothing better to do, or in two seconds. */
export function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: LATEST });
  else setTimeout(task, 500); // Safari
}

/** The letters of the shouts, asked for before anybody shouts: when they come late, everything around them moves. */
export const fetchShout = (): void => {
  document.fonts.load('900 28px "Londrina Solid"').catch(() => undefined);
};
