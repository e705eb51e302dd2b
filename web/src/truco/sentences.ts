import type { Fact, TableInfo, Trick } from "../protocol";
import { ui } from "../speech.svelte";
import type { Note } from "../table/notes";
import { inline } from "../table/pieces";
import type { Args, Words } from "../words";

/** Who reads, and at which table: what a sentence is fitted to. */
export interface Reader {
  words: Words;
  info: TableInfo;
  seat: number | null;
  /** Cards are put into the line so that they can be drawn; else by their names. */
  draws?: boolean;
}

/** The name of a card, for itself: `sete de copas`, `dez de copas, sota`, `carta fechada`. */
export const cardName = (words: Words, card: string, spanish: boolean): string =>
  inWords(words, card, spanish, "card-figure");

/** A card in words, as in a sentence: `sete de copas`, `sota de copas (dez)`. */
export const cardSaid = (words: Words, card: string, spanish: boolean): string =>
  inWords(words, card, spanish, "card-figure-said");

function inWords(words: Words, card: string, spanish: boolean, named: string): string {
  if (card === "?") return words.say("card-back");
  const rank = card.slice(0, -1);
  const suit = words.say(`suit-${card.slice(-1)}${spanish ? "-spanish" : ""}`);
  const args = { rank: words.say(`rank-${rank}`), suit };
  const figure = `figure-${rank}`;
  if (spanish && words.has(figure)) return words.say(named, { ...args, figure: words.say(figure) });
  return words.say("card", args);
}

export const isSpanish = (info: TableInfo): boolean => info.options["deck"] === "spanish";

export const seatName = (info: TableInfo, seat: number): string => info.seats[seat]?.name ?? `${seat + 1}`;

/** Names in a row, as the language lists them: `Bia e Caio`. */
export const list = (words: Words, names: readonly string[]): string =>
  new Intl.ListFormat(words.lang, { type: "conjunction" }).format(names);

/** How a side is spoken of by this reader: us and them, me and a name one against one, names for a spectator. */
export function sideArgs(reader: Reader, side: number): Args {
  const seats = reader.info.sides[side] ?? [];
  const name = list(
    reader.words,
    seats.map((seat) => seatName(reader.info, seat)),
  );
  const single = seats.length === 1;
  if (reader.seat === null) return { side: single ? "one" : "pair", name };
  const mine = seats.includes(reader.seat);
  if (single) return { side: mine ? "me" : "one", name };
  return { side: mine ? "us" : "them", name };
}

/** The word over a side's score: Nós and Eles, or names. */
export function sideName(reader: Reader, side: number): string {
  const args = sideArgs(reader, side);
  if (args["side"] === "us") return reader.words.say("us");
  if (args["side"] === "them") return reader.words.say("them");
  return String(args["name"]);
}

/** Whose a trick is, for a mark: `us` also for one alone, and for a spectator the side of seat 0. */
export function ownerOf(
  reader: Reader,
  trick: Trick | undefined,
): "us" | "them" | "tied" | "playing" | "none" {
  if (trick === undefined) return "none";
  if (!trick.done) return "playing";
  if (trick.winner === null) return "tied";
  return trick.winner % 2 === (reader.seat ?? 0) % 2 ? "us" : "them";
}

/** Whose a trick is, in words: ours, theirs; mine or a name one against one. */
export function whoseTrick(reader: Reader, trick: Trick | undefined): string {
  const owner = ownerOf(reader, trick);
  if (owner === "tied" || owner === "playing" || owner === "none") return ui(`trick-${owner}`);
  return ui("trick-owner", sideArgs(reader, (trick?.winner ?? 0) % 2));
}

const number = (fact: Fact | undefined): number => (typeof fact === "number" ? fact : -1);

/** The arguments of a sentence, from what an event told. */
export function argsOf(reader: Reader, facts: Record<string, Fact>): Args {
  const spanish = isSpanish(reader.info);
  const args: Args = { winning: "no" };
  for (const [name, fact] of Object.entries(facts)) {
    if (typeof fact === "number" || typeof fact === "string") args[name] = fact;
  }
  for (const name of ["card", "vira"]) {
    const card = facts[name];
    if (typeof card !== "string") continue;
    const named = cardSaid(reader.words, card, spanish);
    args[name] = reader.draws ? inline(card, named) : named;
  }
  const rank = facts["manilha"];
  if (typeof rank === "string") args["manilha"] = reader.words.say(`rank-${rank}`);
  const seat = number(facts["seat"] ?? facts["dealer"] ?? facts["turn"]);
  if (seat >= 0) {
    args["who"] = seatName(reader.info, seat);
    args["me"] = seat === reader.seat ? "yes" : "no";
  }
  const to = number(facts["to"]);
  if (to >= 0) {
    args["to"] = seatName(reader.info, to);
    args["to_me"] = to === reader.seat ? "yes" : "no";
  }
  const side = facts["side"];
  if (typeof side === "number") {
    Object.assign(args, sideArgs(reader, side));
    const other = sideArgs(reader, 1 - side);
    Object.assign(args, { other: other["side"], other_name: other["name"] });
  } else if (side === null) args["side"] = "none";
  return args;
}

/** A note as one or two sentences in the reader's language; the empty text if nothing is to be said. */
export function sentence(reader: Reader, note: Note): string {
  const { kind, facts } = note;
  const args = argsOf(reader, facts);
  const say = (key: string) => reader.words.say(`event-${key}`, args);
  switch (kind) {
    case "dealt": {
      const dealt = say(typeof facts["vira"] === "string" ? "dealt" : "dealt-velha");
      return facts["both"] === true ? `${dealt} ${say("escuro-open")}` : dealt;
    }
    case "exposed":
      return say(facts["skips"] === true ? "skipped" : "exposed");
    case "match": {
      const scores = Array.isArray(facts["scores"]) ? facts["scores"].map(Number) : [];
      const side = number(facts["side"]);
      args["won"] = side >= 0 ? (scores[side] ?? 0) : Math.max(...scores);
      args["lost"] = side >= 0 ? (scores[1 - side] ?? 0) : Math.min(...scores);
      if (side < 0) args["side"] = "shared";
      return say("match");
    }
    default: {
      const key = `event-${kind.replaceAll("_", "-")}`;
      return reader.words.has(key) ? reader.words.say(key, args) : "";
    }
  }
}
