/** The face of a player: four tiles around an initial. Colours and turns come from the name, so they never change. */
export interface Face {
  ground: string;
  figure: string;
  turns: readonly number[];
}

const COLOURS = [
  ["#27509A", "#8FB0E0"],
  ["#A23A24", "#E3A37F"],
  ["#22634A", "#8CC0A3"],
  ["#5B2C63", "#C29ACB"],
  ["#8A5A0A", "#EBC26E"],
  ["#44505A", "#AEBBC4"],
] as const;

const TURNS = [
  [0, 1, 3, 2],
  [2, 3, 1, 0],
  [1, 1, 3, 3],
  [0, 0, 2, 2],
  [3, 2, 0, 1],
] as const;

/** A quarter ring and a small quarter disc in the same corner, on a square of 20. */
export const TILE = "M20 0A20 20 0 0 1 0 20V11.6A11.6 11.6 0 0 0 11.6 0ZM0 0H4.8A4.8 4.8 0 0 1 0 4.8Z";

export function faceOf(name: string, seat: number): Face {
  let hash = seat;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 100_003;
  const [ground, figure] = COLOURS[(hash + seat) % COLOURS.length] ?? COLOURS[0];
  return { ground, figure, turns: TURNS[hash % TURNS.length] ?? TURNS[0] };
}
