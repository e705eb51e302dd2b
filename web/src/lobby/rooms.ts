/** Who sits at a place of a table that has not begun. */
export interface Sitter {
  name: string;
  /** The kind of robot, or null for a person. */
  bot: string | null;
  ready: boolean;
  host?: boolean;
}

/** A table that waits for players. */
export interface Room {
  /** Six letters and digits that open it. */
  code: string;
  game: string;
  title: string;
  /** Its house rules in words: only those that differ from the ready-made table's. */
  rules: readonly string[];
  seats: readonly (Sitter | null)[];
  sides: readonly (readonly number[])[];
  /** The seat of who looks at it, if he has one. */
  own: number | null;
}

export const CODE_LENGTH = 6;

/** What is typed as a code, as it is meant: capitals, no spaces, and none of the letters that look like digits. */
export function asCode(typed: string): string {
  const clean = typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .replaceAll("O", "0")
    .replaceAll("I", "1");
  return clean.slice(0, CODE_LENGTH);
}

/** A code in two halves, as one reads it aloud. */
export const halves = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

export const free = (room: Room): number => room.seats.filter((sitter) => sitter === null).length;

/** Those who keep the match from beginning: the names of who is not ready. */
export const awaited = (room: Room): string[] =>
  room.seats.flatMap((sitter) => (sitter !== null && !sitter.ready ? [sitter.name] : []));

/** The seats of the side of who looks at it; none if he has no seat. */
export const sideOf = ({ sides, own }: Room): readonly number[] =>
  own === null ? [] : (sides.find((side) => side.includes(own)) ?? []);

/** Whose partner a seat is: the other seats of the same side. */
export function partners(room: Room, seat: number): boolean {
  return (
    room.own !== null &&
    seat !== room.own &&
    room.sides.some((side) => side.length > 1 && side.includes(seat) && side.includes(room.own ?? -1))
  );
}
