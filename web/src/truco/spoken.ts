import type { Control, TrucoView } from "../protocol";
import { ui } from "../speech.svelte";
import { actKey, buttons, price, prompt } from "./acts";
import { cardName, isSpanish, type Reader, seatName, sentence, sideName } from "./sentences";

const named = (reader: Reader, cards: readonly string[]): string =>
  cards.map((card) => cardName(reader.words, card, isSpanish(reader.info))).join(", ");

/** The own hand in words. */
export function spokenHand(reader: Reader, view: TrucoView): string {
  const hand = view.seat === null ? [] : (view.hands[view.seat] ?? []);
  return ui("you-have", { cards: named(reader, hand) });
}

export function spokenVira(reader: Reader, view: TrucoView): string {
  if (view.vira === null) return reader.words.say("option-manilha-velha");
  const manilha = reader.words.say(`rank-${view.manilha}`);
  return `${reader.words.say("term-vira")}: ${named(reader, [view.vira])}. ${reader.words.say("term-manilha")}: ${manilha}.`;
}

/** The cards of a trick: `Na mesa: rei de paus (Tereza), três de ouros (Caio)`. */
export function spokenTrick(reader: Reader, view: TrucoView, back = 0): string {
  const plays = view.tricks.at(-1 - back)?.plays ?? [];
  const cards = plays.map((play) => {
    const card = play.covered ? reader.words.say("card-covered") : named(reader, [play.card]);
    return `${card} (${seatName(reader.info, play.seat)})`;
  });
  return cards.length === 0 ? "" : ui("on-table-are", { cards: cards.join(", ") });
}

export function spokenScore(reader: Reader, view: TrucoView): string {
  const sides = view.scores.map((points, side) => `${sideName(reader, side)} ${points}`);
  return `${sides.join(", ")}. ${ui("worth", { n: view.value })}.`;
}

/** The answers that can be given, with their price, each after the digit that gives it: `1 Aceitar, vale 3; 2 …`. */
function spokenAnswers(reader: Reader, view: TrucoView, controls: readonly Control[]): string {
  const answers = buttons(controls).map((control, place) => {
    const what = reader.words.say(actKey(control.action));
    return [`${place + 1} ${what}`, price(reader, view, control)].filter(Boolean).join(", ");
  });
  return answers.length === 0 ? "" : ui("answers-are", { list: answers.join("; ") });
}

/** What is said at once when the table asks this player something. */
export function spokenQuestion(reader: Reader, view: TrucoView, controls: readonly Control[]): string {
  const asks = prompt(reader, view, (card) => named(reader, [card]));
  if (view.phase === "play") return `${asks} ${spokenTrick(reader, view)}`;
  const answers = spokenAnswers(reader, view, controls);
  if (view.phase !== "answer" && view.phase !== "onze") return `${asks} ${answers}`;
  const raised =
    view.caller === null
      ? ""
      : sentence(reader, { kind: "raised", facts: { seat: view.caller, value: view.asked } });
  const partners = view.hands.flatMap((hand, seat) => {
    const known = hand.filter((card) => card !== "?");
    if (seat === view.seat || known.length === 0) return [];
    return [ui("who-has", { who: seatName(reader.info, seat), cards: named(reader, known) })];
  });
  return [raised, asks, spokenHand(reader, view), ...partners, answers].join(" ");
}
