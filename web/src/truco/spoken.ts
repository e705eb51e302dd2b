import type { Control, TrucoView } from "../protocol";
import { ui } from "../speech.svelte";
import { actKey, buttons, covers, price, prompt, stakes, standing } from "./acts";
import { withRank } from "./manilhas";
import type { Past } from "./past.svelte";
import { list, type Reader, seatName, sentence, sideName, whoseTrick } from "./sentences";

const named = (reader: Reader, view: TrucoView, cards: readonly string[]): string =>
  list(
    reader.words,
    cards.map((card) => withRank(reader, view, card)),
  );

/** The own hand in words. In the escuro nobody sees it: how many cards there are to choose from. */
export function spokenHand(reader: Reader, view: TrucoView): string {
  const hand = view.seat === null ? [] : (view.hands[view.seat] ?? []);
  if (hand.length === 0) return "";
  if (hand.every((card) => card === "?")) return ui("you-have-backs", { n: hand.length });
  return ui("you-have", { cards: named(reader, view, hand) });
}

export function spokenVira(reader: Reader, view: TrucoView): string {
  const order = view.manilhas.map(({ suit }) => reader.words.say(`manilha-${suit}`)).join(", ");
  if (view.vira === null) return `${reader.words.say("option-manilha-velha")}: ${order}.`;
  const manilha = reader.words.say(`rank-${view.manilha}`);
  const vira = `${reader.words.say("term-vira")}: ${named(reader, view, [view.vira])}.`;
  return `${vira} ${reader.words.say("term-manilha")}: ${manilha}. ${order}.`;
}

/** The cards of a trick: `Na mesa: rei de paus (Tereza), três de ouros (Caio).` */
function lying(reader: Reader, view: TrucoView, plays: TrucoView["tricks"][number]["plays"]): string {
  const cards = plays.map((play) => {
    const card = play.covered ? reader.words.say("card-covered") : withRank(reader, view, play.card);
    return `${card} (${seatName(reader.info, play.seat)})`;
  });
  return cards.length === 0 ? "" : ui("on-table-are", { cards: list(reader.words, cards) });
}

/** A trick and how it stands or went, so many back; of a hand without one, the last of the hand before. */
export function spokenTrick(reader: Reader, view: TrucoView, back = 0, past?: Past): string {
  const trick = view.tricks.at(-1 - back) ?? past?.tricks.at(-1);
  if (trick === undefined) return ui("review-none");
  const how = trick.done ? `${whoseTrick(reader, trick)}.` : standing(reader, view);
  return [lying(reader, view, trick.plays), trick.plays.length > 0 ? how : ""].filter(Boolean).join(" ");
}

export function spokenScore(reader: Reader, view: TrucoView): string {
  const sides = view.scores.map((points, side) => `${sideName(reader, side)} ${points}`);
  const tricks = view.tricks.filter((trick) => trick.done).map((trick) => whoseTrick(reader, trick));
  const so = tricks.length > 0 ? ` ${ui("tricks-so-far", { tricks: tricks.join(", ") })}` : "";
  return `${sides.join(", ")}. ${ui("worth", { n: view.value })}.${so}`;
}

/** What may be done besides playing a card, each with its price: `TRUCO!, pede 3; Cobrir, não vale nada`. */
function spokenOffers(reader: Reader, view: TrucoView, controls: readonly Control[]): string {
  const offers = buttons(controls)
    .filter((control) => control.legal)
    .map((control) =>
      [reader.words.say(actKey(control.action)), price(reader, view, control)].filter(Boolean).join(", "),
    );
  if (covers(controls).some((control) => control.legal)) {
    offers.push(`${reader.words.say("action-cover")}, ${reader.words.say("price-cover")}`);
  }
  return offers.length === 0 ? "" : ui("you-may", { offers: offers.join("; ") });
}

/** The answers that can be given, with their price, each after the digit that gives it: `1 Aceitar, vale 3; 2 …`. */
function spokenAnswers(reader: Reader, view: TrucoView, controls: readonly Control[]): string {
  const answers = buttons(controls).map((control, place) => {
    const what = reader.words.say(actKey(control.action));
    return [`${place + 1} ${what}`, price(reader, view, control)].filter(Boolean).join(", ");
  });
  return answers.length === 0 ? "" : ui("answers-are", { list: answers.join("; ") });
}

/** What is said at once when the table asks this player something: enough to decide it without seeing. */
export function spokenQuestion(reader: Reader, view: TrucoView, controls: readonly Control[] = []): string {
  const asks = prompt(reader, view, (card) => withRank(reader, view, card));
  if (view.phase === "play") {
    const offers = spokenOffers(reader, view, controls);
    return [asks, spokenTrick(reader, view), spokenHand(reader, view), offers].filter(Boolean).join(" ");
  }
  const answers = spokenAnswers(reader, view, controls);
  if (view.phase !== "answer" && view.phase !== "onze") return [asks, answers].filter(Boolean).join(" ");
  const raised =
    view.caller === null
      ? ""
      : sentence(reader, { kind: "raised", facts: { seat: view.caller, value: view.asked } });
  const partners = view.hands.flatMap((hand, seat) => {
    const known = hand.filter((card) => card !== "?");
    if (seat === view.seat || known.length === 0) return [];
    return [ui("who-has", { who: seatName(reader.info, seat), cards: named(reader, view, known) })];
  });
  const parts = [raised, asks, stakes(reader, view), spokenHand(reader, view), ...partners, answers];
  return parts.filter(Boolean).join(" ");
}
