/** What a key does at a table of Truco, by letter. Numbers choose cards; Escape is for the table to decide. */
export type Keys = Readonly<Record<string, () => unknown>>;

/** Whether a key press is meant for the table, and not for a field, a button of a dialogue, or the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest("input, select, textarea, dialog, [role=slider]");
}

/** The place in the hand that a digit stands for, from 0; null for any other key. */
export function placeOf(key: string): number | null {
  const digit = Number(key);
  return Number.isInteger(digit) && digit >= 1 && digit <= 9 ? digit - 1 : null;
}
