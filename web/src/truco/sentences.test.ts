import { describe, expect, test } from "vitest";
import { LANGS } from "../lang";
import type { Event } from "../protocol";
import { event, tableInfo, trucoView, trucoWords } from "../testing/truco";
import { cardName, cardSaid, type Reader, sentence } from "./sentences";
import { trucoTelling } from "./telling";

const reader = (changes: Partial<Reader> = {}): Reader => ({
  words: trucoWords("pt-BR"),
  info: tableInfo(),
  seat: 0,
  ...changes,
});

const told = (happened: Event, view = trucoView(), who = reader()): string =>
  trucoTelling
    .notes(happened, view)
    .map((note) => sentence(who, note))
    .join(" ");

test("cards have names in words, in both packs", () => {
  const words = trucoWords("pt-BR");
  expect(cardName(words, "7c", false)).toBe("sete de copas");
  expect(cardName(words, "Ao", false)).toBe("ás de ouros");
  expect(cardName(words, "10c", true)).toBe("dez de copas, sota");
  expect(cardName(words, "12o", true)).toBe("doze de ouros, rei");
  expect(cardSaid(words, "10c", true)).toBe("sota de copas (dez)");
  expect(cardSaid(words, "7c", true)).toBe("sete de copas");
  expect(cardName(words, "?", false)).toBe("carta fechada");
});

describe("what is told", () => {
  test.each<[Event, string]>([
    [
      event("dealt", { dealer: 3, vira: "4p", manilha: "5" }),
      "Caio deu as cartas. Vira quatro de paus, manilha cinco.",
    ],
    [event("played", { seat: 1, card: "7e" }), "Bia jogou sete de espadas."],
    [event("played", { seat: 0, card: "7c" }), "Você jogou sete de copas."],
    [event("covered", { seat: 2, card: "?" }), "Tereza jogou uma carta coberta."],
    [event("trick", { number: 1, seat: 2, side: 0 }), "Tereza fez a primeira."],
    [event("raised", { seat: 1, value: 3 }), "Bia pede truco: vale 3."],
    [event("folded", { side: 1, points: 1 }), "Eles correram. Fazemos um tento."],
    [event("hand", { side: 0, points: 3, reason: "tricks" }), "Fazemos 3 tentos."],
    [event("hand", { side: 0, points: 3, reason: "folded" }), ""],
    [event("onze", { side: 1 }), "É a mão de onze deles. Truco, não!"],
    [event("skipped", { seat: 1 }), ""],
  ])("%o is: %s", (happened, text) => {
    expect(told(happened)).toBe(text);
  });

  test("the end tells the winner's score first", () => {
    const view = trucoView({ result: { scores: [9, 12], winners: [1], reason: "target" } });
    expect(told(event("match", { side: 1 }), view)).toBe("Eles ganharam a partida: 12 a 9.");
    expect(told(event("match", { side: null }), view)).toContain("dividida");
  });

  test("one against one there is a name in place of a side", () => {
    const info = tableInfo({ players: 2, sides: [[0], [1]] });
    const mano = reader({ info });
    expect(told(event("folded", { side: 1, points: 1 }), trucoView({ players: 2 }), mano)).toContain(
      "Bia correu",
    );
  });

  test("the cutter's card is told to those who know it", () => {
    expect(told(event("kept", { seat: 0, card: "7c" }))).toContain("sete de copas");
    expect(told(event("gave", { seat: 0, to: 2, card: "Kp" }))).toContain("rei de paus");
    expect(told(event("gave", { seat: 2, to: 0, card: "7c" }))).toContain("sete de copas");
    expect(told(event("gave", { seat: 1, to: 3, card: "?" }))).toBe("Bia deu a carta do corte a Caio.");
  });
});

/** Every kind of event that a table tells, with what it tells. */
const ALL: Event[] = [
  event("cut", { seat: 3 }),
  event("left", { seat: 3 }),
  event("looked", { seat: 3, count: 1 }),
  event("kept", { seat: 3, card: "?" }),
  event("gave", { seat: 3, to: 1, card: "?" }),
  event("dealt", { dealer: 0, vira: "4p", manilha: "5" }),
  event("dealt", { dealer: 0, vira: null, manilha: null }),
  event("escuro"),
  event("onze", { side: 0 }),
  event("voted", { seat: 1, answer: "blind" }),
  event("shown", { side: 0 }),
  event("stayed", { seat: 0 }),
  event("declined", { side: 0, points: 1 }),
  event("raised", { seat: 1, value: 6 }),
  event("accepted", { seat: 1, value: 6 }),
  event("refused", { seat: 1 }),
  event("folded", { side: 1, points: 3 }),
  event("played", { seat: 1, card: "3o" }),
  event("covered", { seat: 0, card: "3o" }),
  event("blind", { seat: 1, card: "3o" }),
  event("exposed", { seat: 1, card: "3o" }),
  event("trick", { number: 2, seat: 1, side: 1 }),
  event("tied", { number: 3 }),
  event("hand", { side: null, points: 0, reason: "all_tied" }),
  event("hand", { side: 1, points: 1, reason: "miscount" }),
  event("hand", { side: null, points: 0, reason: "annulled" }),
  event("lost_by_truco", { seat: 1 }),
  event("match", { side: 0 }),
  event("ruled", { ruling: "fraud", seat: 1 }),
];

describe.each(LANGS)("in %s", (lang) => {
  const words = trucoWords(lang);
  test.each(ALL)("$kind has a sentence without gaps", (happened) => {
    const text = told(happened, trucoView(), reader({ words }));
    expect(text).toMatch(/\S/);
    expect(text).not.toMatch(/[{}$]|event-|undefined|NaN/);
  });

  test("a spectator is told of names", () => {
    const text = told(
      event("folded", { side: 1, points: 1 }),
      trucoView({ seat: null }),
      reader({ words, seat: null }),
    );
    expect(text).toContain(lang === "en" ? "Bia and Caio" : "Bia e Caio");
  });
});
