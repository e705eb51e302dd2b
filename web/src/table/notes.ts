import type { Fact } from "../protocol";

/** Something that happened, free of language: the words are found when it is shown. */
export interface Note {
  kind: string;
  facts: Record<string, Fact>;
  /** A line that begins something new (a hand, a trick). */
  opens?: boolean;
}

const KEPT = 400;
/** Of how many other tables a tab keeps the history: who comes back to one finds it. */
const OTHERS = 4;

const PREFIX = "carteado.historia.";
const ORDER = "carteado.historias";
const place = (table: string): string => PREFIX + table;

/** Forgets the histories of tables left long ago. The order in which they were kept last is kept too. */
function prune(table: string): void {
  const order = (sessionStorage.getItem(ORDER) ?? "")
    .split(" ")
    .filter((each) => each !== "" && each !== table);
  const stay = order.slice(-OTHERS);
  sessionStorage.setItem(ORDER, [...stay, table].join(" "));
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX) && ![...stay, table].includes(key.slice(PREFIX.length)))
      sessionStorage.removeItem(key);
  }
}

/** The notes of a table that this browser tab has kept, or none. */
export function recallNotes(table: string): Note[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(place(table)) ?? "[]");
    return Array.isArray(read) ? (read as Note[]) : [];
  } catch {
    return [];
  }
}

export function keepNotes(table: string, notes: Note[]): void {
  try {
    prune(table);
    sessionStorage.setItem(place(table), JSON.stringify(notes.slice(-KEPT)));
  } catch {
    // storage is full or switched off: the history then ends with the page
  }
}

/**
 * The history with what happened while nobody looked, as in a reload. `past` is what the table tells of the newest deal;
 * what is kept of that deal already stays as it is, since it was written when it was new.
 */
export function caughtUp(kept: readonly Note[], past: readonly Note[]): Note[] {
  const told = past.findIndex((note) => note.opens);
  if (kept.length === 0 || told < 0) return kept.length === 0 ? [...past] : [...kept];
  const known = kept.findLastIndex((note) => note.opens);
  const same = JSON.stringify(kept[known]) === JSON.stringify(past[told]);
  return [...kept, ...(same ? past.slice(told + kept.length - known) : past)];
}
