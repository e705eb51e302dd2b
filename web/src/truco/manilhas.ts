import type { Manilha, TrucoView } from "../protocol";
import { cardSaid, isSpanish, type Reader } from "./sentences";

/** The manilha that a card is in this hand, if it is one. */
export const manilhaOf = (view: TrucoView, card: string): Manilha | undefined =>
  view.manilhas.find(({ rank, suit }) => rank + suit === card);

/** What players call it: zap, copeta, espadilha, pica-fumo. */
export const nickname = (reader: Reader, manilha: Manilha): string =>
  reader.words.say(`manilha-${manilha.suit}`);

/** A card in words, and that it is a manilha. */
export function withRank(reader: Reader, view: TrucoView, card: string): string {
  const name = cardSaid(reader.words, card, isSpanish(reader.info));
  return manilhaOf(view, card) === undefined ? name : `${name} (${reader.words.say("tag-manilha")})`;
}
