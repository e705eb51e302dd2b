/** Where a seat sits, seen from the reader's own place at the bottom (`s`). Tables of seven and more have two a side. */
export type Place = "s" | "w" | "w-low" | "w-high" | "nw" | "n" | "ne" | "e-high" | "e-low" | "e";

/** Whether a player is there, has lost the line, or has a robot in his place for a while. */
export type Presence = "here" | "away" | "robot";

/** Seconds that are left to answer, and how many there were. */
export interface Clock {
  left: number;
  of: number;
}

/** The others in the order of play, for play that goes clockwise: the next to play sits at the left. */
const CLOCKWISE: Record<number, Place[]> = {
  2: ["n"],
  3: ["nw", "ne"],
  4: ["w", "n", "e"],
  5: ["w", "nw", "ne", "e"],
  6: ["w", "nw", "n", "ne", "e"],
  7: ["w-low", "w-high", "nw", "ne", "e-high", "e-low"],
  8: ["w-low", "w-high", "nw", "n", "ne", "e-high", "e-low"],
};

/** The place of each seat, by seat. When play goes anticlockwise the next to play sits at the right. */
export function places(players: number, own: number, direction: string): Place[] {
  const others = [...(CLOCKWISE[players] ?? [])];
  if (direction === "ccw") others.reverse();
  return Array.from({ length: players }, (_, seat) => {
    const distance = (seat - own + players) % players;
    return distance === 0 ? "s" : (others[distance - 1] ?? "n");
  });
}

/** The others in the order of play, from who plays after this seat. */
export function others(players: number, own: number): number[] {
  return Array.from({ length: players - 1 }, (_, step) => (own + 1 + step) % players);
}
