/** A piece of a line: words, or a card that is drawn small and read by its name. */
export type Piece = { text: string } | { card: string; name: string };

/** What begins, parts and ends a card in a line: signs that no language writes. */
const [OPENS, PARTS, SHUTS] = ["\u{E000}", "\u{E001}", "\u{E002}"];
const CARD = new RegExp(`${OPENS}([^${PARTS}]*)${PARTS}([^${SHUTS}]*)${SHUTS}`, "u");

/** A card as it goes into a sentence that will be drawn: its name, and which it is. */
export const inline = (card: string, name: string): string => `${OPENS}${card}${PARTS}${name}${SHUTS}`;

/** A line with its cards apart from its words. A line without cards is one piece. */
export function pieces(line: string): Piece[] {
  const parts = line.split(CARD);
  const found: Piece[] = [];
  for (let place = 0; place < parts.length; place += 3) {
    const [text = "", card, name] = parts.slice(place, place + 3);
    if (text !== "") found.push({ text });
    if (card !== undefined && name !== undefined) found.push({ card, name });
  }
  return found;
}
