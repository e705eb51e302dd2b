import type { Event, Trick, TrucoView } from "../protocol";
import type { Note } from "../table/notes";
import type { Telling } from "../table/table.svelte";
import { habits } from "./habits.svelte";

/** How long each kind of event is looked at, in ms. Those that are not named give way at once. */
const RESTS: Record<string, number> = {
  cut: 300,
  left: 600,
  looked: 700,
  kept: 700,
  gave: 700,
  dealt: 1300,
  escuro: 1700,
  onze: 1700,
  voted: 500,
  stayed: 900,
  declined: 900,
  raised: 1500,
  accepted: 900,
  refused: 700,
  folded: 900,
  exposed: 900,
  trick: 900,
  tied: 1100,
  hand: 1700,
  lost_by_truco: 900,
  ruled: 900,
};

/** After a card the next player thinks for a while, which chance alone decides: it tells nothing of the hand. */
const THINKS = { least: 600, most: 1400 };

const MARKS: Record<string, string> = { o: "♦", e: "♠", c: "♥", p: "♣" };

/** A card in two letters: `7♥`. */
export const short = (card: string): string => `${card.slice(0, -1)}${MARKS[card.slice(-1)] ?? ""}`;

const CARDS = new Set(["played", "covered", "blind"]);

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const seatOf = (event: Event): number => (typeof event.facts["seat"] === "number" ? event.facts["seat"] : -1);

/** Truco, told event by event. */
export const trucoTelling: Telling<TrucoView> = {
  step(view, event) {
    if (CARDS.has(event.kind)) return withCard(view, event);
    if (event.kind === "trick")
      return withLast(view, (trick) => ({ ...trick, done: true, winner: seatOf(event) }));
    if (event.kind === "tied") return withLast(view, (trick) => ({ ...trick, done: true, winner: null }));
    return view;
  },

  rest: (event) =>
    CARDS.has(event.kind)
      ? THINKS.least + Math.random() * (THINKS.most - THINKS.least)
      : (RESTS[event.kind] ?? 0),

  choosesCut: () => habits.choosesCut,

  notes(event, after) {
    const note = noteOf(event, after);
    return note === null ? [] : [note];
  },
};

function withLast(view: TrucoView, change: (trick: Trick) => Trick): TrucoView {
  const last = view.tricks.at(-1);
  return last === undefined ? view : { ...view, tricks: [...view.tricks.slice(0, -1), change(last)] };
}

/** The card lies on the table and has left the hand. What is seen of it is what the event tells. */
function withCard(view: TrucoView, event: Event): TrucoView {
  const seat = seatOf(event);
  const card = text(event.facts["card"]);
  const wasExposed = view.exposed[seat] === card;
  const hands = view.hands.map((hand, holder) =>
    holder === seat && !wasExposed ? without(hand, card) : hand,
  );
  const exposed = view.exposed.map((each, holder) => (holder === seat ? null : each));
  const play = { seat, card, covered: event.kind === "covered" };
  // who is winning now is for the server to say, with the last event of this act
  return withLast({ ...view, hands, exposed, winning: [] }, (trick) => ({
    ...trick,
    plays: [...trick.plays, play],
  }));
}

function without(hand: string[], card: string): string[] {
  const known = hand.indexOf(card);
  const place = known >= 0 ? known : hand.lastIndexOf("?");
  return hand.filter((_, each) => each !== place);
}

/** Some sentences need a word more than the event tells: it is read off the view here, once. */
function noteOf(event: Event, after: TrucoView): Note | null {
  const { kind, facts } = event;
  const note = (more: Note["facts"] = {}, opens = false): Note => ({
    kind,
    facts: { ...facts, ...more },
    ...(opens ? { opens } : {}),
  });
  const mark = targetOf(after) - 1;
  switch (kind) {
    case "played":
      return note({ winning: standing(event, after) });
    case "dealt":
      return note({ both: after.kind === "both", mark }, true);
    case "stayed":
      return note({ value: after.value });
    case "skipped":
      return null; // told when the card fell crosswise
    case "hand": // the answer itself has said it
      return facts["reason"] === "folded" || facts["reason"] === "declined" ? null : note();
    case "exposed":
      return note({ skips: after.options["out_of_turn"] === "skip" });
    case "escuro":
    case "onze":
    case "lost_by_truco":
      return note({ mark });
    case "match":
      return note({ scores: after.result?.scores ?? after.scores });
    default:
      return note();
  }
}

/** Whether the card that was just played wins the trick as it lies, ties with another, or neither. */
function standing(event: Event, after: TrucoView): "yes" | "tie" | "no" {
  const lying = after.tricks.at(-1)?.plays.length ?? 0;
  if (lying < 2 || !after.winning.includes(seatOf(event))) return "no";
  return after.winning.length === 1 ? "yes" : "tie";
}

function targetOf(view: TrucoView): number {
  const target = view.options["target"];
  return typeof target === "number" ? target : 12;
}
