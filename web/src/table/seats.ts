/** Where a seat sits, seen from the reader's own place at the bottom (`s`). */
export type Place = "s" | "w" | "nw" | "n" | "ne" | "e";

/** The others in the order of play, for play that goes clockwise: the next to play sits at the left. */
const CLOCKWISE: Record<number, Place[]> = {
  2: ["n"],
  3: ["nw", "ne"],
  4: ["w", "n", "e"],
  5: ["w", "nw", "ne", "e"],
  6: ["w", "nw", "n", "ne", "e"],
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
