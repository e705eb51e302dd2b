import type { Control, TrucoView } from "../protocol";
import { ui } from "../speech.svelte";
import { cardSaid, isSpanish, list, type Reader, seatName, sideArgs } from "./sentences";

/** The acts on one card of the own hand: open, and face down where the table shows that. */
export interface CardActs {
  open: string;
  cover: string | null;
}

/** The card, or the place in the escuro, that an act speaks of. */
function object(action: string): string {
  return action.split(" ")[1] ?? "";
}

/** What may be tried with the card at this place of the own hand. In the escuro cards are played by their place. */
export function cardActs(view: TrucoView, place: number): CardActs {
  const card = view.seat === null ? "?" : (view.hands[view.seat]?.[place] ?? "?");
  if (view.kind === "escuro") return { open: `blind ${place + 1}`, cover: null };
  return { open: `play ${card}`, cover: `cover ${card}` };
}

/** The acts that are buttons and not cards, in an order that never changes: the same place means the same thing. */
const BUTTONS = [
  "accept",
  "stay",
  "vote blind",
  "leave",
  "look",
  "look two",
  "keep",
  "give",
  "give first",
  "give second",
  "raise 3",
  "raise 6",
  "raise 9",
  "raise 12",
  "fold",
  "vote open",
];

export function buttons(controls: readonly Control[]): Control[] {
  const found = controls.filter((control) => BUTTONS.includes(control.action));
  return found.sort((one, other) => BUTTONS.indexOf(one.action) - BUTTONS.indexOf(other.action));
}

export const raises = (controls: readonly Control[]): Control[] =>
  controls.filter((control) => control.action.startsWith("raise "));

export const covers = (controls: readonly Control[]): Control[] =>
  controls.filter((control) => control.action.startsWith("cover "));

/** The name of an act's message and of its test id: `raise 3` → `action-raise-3`. */
export const actKey = (action: string): string => `action-${action.replaceAll(" ", "-")}`;

/** What an act costs or brings, in words; the empty text if it has no price. */
export function price(reader: Reader, view: TrucoView, control: Control): string {
  const { words } = reader;
  const [verb] = control.action.split(" ");
  if (verb === "raise" && control.foul) return words.say("price-raise-onze");
  if (verb === "raise") return words.say("price-raise", { value: Number(object(control.action)) });
  if (verb === "accept") return words.say("price-accept", { value: view.asked ?? view.value });
  if (verb === "stay") return words.say("price-stay", { value: view.value });
  if (verb !== "fold" || view.seat === null) return "";
  const others = reader.info.sides.findIndex((seats) => !seats.includes(view.seat ?? -1));
  const points = view.phase === "onze" ? 1 : view.value; // T-38, T-34
  return words.say("price-fold", { ...sideArgs(reader, others), points });
}

const targetOf = (view: TrucoView): number =>
  typeof view.options["target"] === "number" ? view.options["target"] : 12;

/** What hangs on an answer beyond its price: who would be home if the hand were lost, or won. */
export function stakes(reader: Reader, view: TrucoView): string {
  if (view.seat === null || (view.phase !== "answer" && view.phase !== "onze")) return "";
  const own = view.seat % 2;
  const value = view.phase === "answer" ? (view.asked ?? 0) : view.value;
  const home = (side: number): boolean => (view.scores[side] ?? 0) + value >= targetOf(view);
  const others = { ...sideArgs(reader, 1 - own), target: targetOf(view) };
  if (home(own) && home(1 - own)) return ui("stakes-both", others);
  if (home(1 - own)) return ui("stakes-theirs", others);
  return home(own) && view.phase === "answer"
    ? ui("stakes-ours", { ...sideArgs(reader, own), target: targetOf(view) })
    : "";
}

/** Who leads this hand. */
export function lead(reader: Reader, view: TrucoView): string {
  const leader = view.tricks[0]?.leader;
  if (leader === undefined) return "";
  return leader === reader.seat
    ? ui("you-lead-first")
    : ui("who-leads-first", { who: seatName(reader.info, leader) });
}

/** How the open trick stands, in words. */
export function standing(reader: Reader, view: TrucoView): string {
  const [first, second] = view.winning;
  if (first === undefined) return "";
  const mine = first === reader.seat ? "yes" : "no";
  if (second !== undefined) return ui("stands-tied");
  return ui("stands-winning", { me: mine, who: seatName(reader.info, first) });
}

/** The question that the table asks, in words; its cards as they are said in a sentence, unless `name` says otherwise. */
export function prompt(
  reader: Reader,
  view: TrucoView,
  name = (card: string): string => cardSaid(reader.words, card, isSpanish(reader.info)),
): string {
  const { words, seat } = reader;
  const target = view.options["target"];
  const mark = (typeof target === "number" ? target : 12) - 1;
  const names = (seats: readonly number[]) =>
    list(
      words,
      seats.map((each) => seatName(reader.info, each)),
    );
  const who = names(view.asked_seats);
  const asked = seat !== null && view.asked_seats.includes(seat);
  switch (view.phase) {
    case "cut":
      return asked ? words.say("prompt-cut") : words.say("prompt-wait-cut", { who });
    case "keep": {
      if (!asked) return words.say("prompt-wait-cut", { who });
      const [first = "?", second] = view.looked ?? [];
      if (second !== undefined) {
        return words.say("prompt-keep-two", { first: name(first), second: name(second) });
      }
      return words.say(view.players === 2 ? "prompt-keep-mano" : "prompt-keep", { card: name(first) });
    }
    case "vote":
      return words.say(asked ? "prompt-vote" : "prompt-wait-answer", { mark, who });
    case "onze":
      return words.say(asked ? "prompt-onze" : "prompt-wait-answer", { mark, who });
    case "answer": {
      if (!asked) return words.say("prompt-wait-answer", { who });
      const others = view.said_no.filter((each) => each % 2 === seat % 2);
      const last = others.length > 0 && view.asked_seats.length === 1;
      if (last) return words.say("prompt-answer-last", { who: names(others), n: others.length });
      return words.say("prompt-answer", { value: view.asked ?? 0 });
    }
    case "play":
      if (!asked) return words.say("prompt-wait", { who });
      return words.say(view.kind === "escuro" ? "prompt-play-blind" : "prompt-play");
    default:
      return "";
  }
}
