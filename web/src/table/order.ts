// The order of a hand. A hand comes as a multiset of cards; here each gets a name of its own, so that twins of two
// packs stay where they are put. What a card is worth is no business of this file.

export interface Slot {
  /** `7c` for the first seven of hearts, `7c-2` for its twin. */
  readonly key: string;
  readonly card: string;
}

export const SORTS = ["suit", "rank", "mine"] as const;
export type Sort = (typeof SORTS)[number];

/** In which order ranks and suits lie, from the left. What is not in it (the bestão, a back) comes last. */
export interface Ladder {
  readonly ranks: readonly string[];
  readonly suits: readonly string[];
}

/** Colours take turns, so that two suits side by side are told apart with a pack of two colours as well. */
export const LADDER: Ladder = {
  ranks: ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"],
  suits: ["e", "c", "p", "o"],
};

export const suitOf = (card: string): string => (card === "*" || card === "?" ? "" : card.slice(-1));
export const rankOf = (card: string): string => (card === "*" || card === "?" ? "" : card.slice(0, -1));

function step(of: string, among: readonly string[]): number {
  const found = among.indexOf(of);
  return found < 0 ? among.length : found;
}

/** The hand as it is shown. Twins, and in `mine` all cards, stay in the order in which they are held. */
export function sorted(slots: readonly Slot[], sort: Sort, ladder: Ladder = LADDER): Slot[] {
  if (sort === "mine") return [...slots];
  const suit = (slot: Slot): number => step(suitOf(slot.card), ladder.suits);
  const rank = (slot: Slot): number => step(rankOf(slot.card), ladder.ranks);
  const keys = sort === "suit" ? [suit, rank] : [rank, suit];
  const none = (slot: Slot): number => (suitOf(slot.card) === "" ? 1 : 0);
  return [...slots].sort((one, other) => {
    for (const key of [none, ...keys]) {
      const apart = key(one) - key(other);
      if (apart !== 0) return apart;
    }
    return 0;
  });
}

function counted(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

function take(counts: Map<string, number>, card: string): boolean {
  const left = counts.get(card) ?? 0;
  if (left > 0) counts.set(card, left - 1);
  return left > 0;
}

function named(card: string, taken: ReadonlySet<string>): string {
  let key = card;
  for (let twin = 2; taken.has(key); twin += 1) key = `${card}-${twin}`;
  return key;
}

export interface Followed {
  slots: Slot[];
  /** The names of the cards that were not there before. */
  come: string[];
}

/**
 * The same hand after cards came and went. Those that stay keep their places and names; those that came lie at the
 * right end. Of twins of which one went it is the one in `leaving`, else the one further right.
 */
export function follow(
  slots: readonly Slot[],
  cards: readonly string[],
  leaving: ReadonlySet<string> = new Set(),
): Followed {
  const left = counted(cards);
  const stays = new Set<string>();
  for (const last of [false, true]) {
    for (const { key, card } of slots) {
      if (leaving.has(key) === last && take(left, card)) stays.add(key);
    }
  }
  const kept = slots.filter((slot) => stays.has(slot.key));
  const come: string[] = [];
  for (const card of cards) {
    if (!take(left, card)) continue;
    const key = named(card, stays);
    stays.add(key);
    come.push(key);
    kept.push({ key, card });
  }
  return { slots: kept, come };
}

/** A hand nobody has touched yet. */
export const dealt = (cards: readonly string[]): Slot[] => follow([], cards).slots;

/** Moves what lies at `places`, as a group, so that it begins at place `to` of the others. */
export function moved<T>(list: readonly T[], places: readonly number[], to: number): T[] {
  const group = list.filter((_, place) => places.includes(place));
  const rest = list.filter((_, place) => !places.includes(place));
  return [...rest.slice(0, to), ...group, ...rest.slice(to)];
}
