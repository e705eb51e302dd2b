import type { Advice, Asking } from "../protocol";
import { ui } from "../speech.svelte";
import { type Reader, seatName } from "./sentences";

/** Bots of the own side that leave this player the word, and were asked the same. */
export function advisers({ info, seat }: Reader, asked: readonly number[]): number[] {
  if (seat === null || info.partner !== "advises" || !asked.includes(seat)) return [];
  const side = info.sides.find((seats) => seats.includes(seat)) ?? [];
  return asked.filter((each) => side.includes(each) && info.seats[each]?.bot != null);
}

/** What a bot of the own side would answer, in words; until it has thought, that it thinks. */
export function adviceOf(reader: Reader, seat: number, advice: readonly Advice[]): string {
  const who = seatName(reader.info, seat);
  const found = advice.find((each) => each.seat === seat);
  return found ? ui("advice", { who, act: found.action.replaceAll(" ", "-") }) : ui("advice-thinks", { who });
}

/** What this player's bots advise, a sentence each for who listens, in the order in which they spoke. */
export function spokenAdvice(reader: Reader, asked: readonly number[], advice: readonly Advice[]): string[] {
  const ours = advisers(reader, asked);
  return advice.filter(({ seat }) => ours.includes(seat)).map(({ seat }) => adviceOf(reader, seat, advice));
}

/** What a raise would make the hand worth. */
export const worth = (asking: Asking): number => Number(asking.action.split(" ")[1] ?? 0);

/** The question of a bot that asks leave to raise. */
export function asks(reader: Reader, asking: Asking): string {
  return ui("asks", { who: seatName(reader.info, asking.seat), value: worth(asking) });
}

/** How long it waits for the word. */
export function silence(asking: Asking): string {
  return asking.seconds === null ? ui("asks-stands") : ui("asks-silence", { n: Math.round(asking.seconds) });
}

/** All of its question for who listens: with the price of both answers, each after the digit that gives it. */
export function spokenAsking(reader: Reader, asking: Asking): string {
  const yes = `1 ${ui("asks-yes")}, ${ui("asks-yes-price", { value: worth(asking) })}`;
  const no = `2 ${ui("asks-no")}, ${ui("asks-no-price")}`;
  return [asks(reader, asking), silence(asking), ui("answers-are", { list: `${yes}; ${no}` })].join(" ");
}
