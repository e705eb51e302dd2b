// Melds as they are shown. Whether a meld is clean, what it is worth and what it stands for is told by the server.
import { LADDER } from "./order";

export interface MeldCard {
  card: string;
  /** The rank that a wild card stands for, as it is written on its foot. */
  stands?: string;
}

export interface Meld {
  key: string;
  cards: readonly MeldCard[];
  /** In words: `canastra limpa, espadas do quatro ao dez, nós`. */
  name: string;
  /** The suit of a run; empty for a set. */
  suit: string;
  /** A canastra, and of which kind. */
  canastra?: "clean" | "dirty";
  /** What stands at its end: a word and a number, `limpa` `200`; `+30` alone. */
  cap?: readonly string[];
  /** Laid or lengthened in this turn; can still be taken back. */
  fresh?: boolean;
  /** Whose it is, where melds are no side's. */
  owner?: string;
  /** The selection fits here, and this word says so: `+`. */
  fits?: string;
}

/** Canastras first, then runs by suit, then sets; else as they were laid. */
export function arranged(melds: readonly Meld[]): Meld[] {
  const suit = (meld: Meld): number => (LADDER.suits.indexOf(meld.suit) + 5) % 5;
  const rank = (meld: Meld): number => (meld.canastra === undefined ? 1 : 0);
  return [...melds].sort((one, other) => rank(one) - rank(other) || suit(one) - suit(other));
}
