// Made-up cards for the gallery, and their names in the words of the page: a game brings its own.

import { ui } from "../../speech.svelte";
import { rankOf, suitOf } from "../../table/order";

const RANKS = "A 2 3 4 5 6 7 8 9 10 J Q K".split(" ");
const SUITS = ["e", "c", "p", "o"];

export function cardName(card: string): string {
  if (card === "?") return ui("name-back");
  if (card === "*") return ui("name-joker");
  return ui("name-card", { rank: ui(`name-rank-${rankOf(card)}`), suit: ui(`name-suit-${suitOf(card)}`) });
}

/** Two packs with their bestões, mixed the same way each time for the same `seed`. */
export function pack(seed: number): string[] {
  const one = [...SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`)), "*"];
  const cards = [...one, ...one];
  let state = seed;
  for (let place = cards.length - 1; place > 0; place -= 1) {
    state = (state * 16807) % 2147483647;
    const other = state % (place + 1);
    const here = cards[place] ?? "";
    cards[place] = cards[other] ?? "";
    cards[other] = here;
  }
  return cards;
}
