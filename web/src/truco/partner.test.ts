import { beforeEach, describe, expect, test } from "vitest";
import { LANGS } from "../lang";
import type { Advice } from "../protocol";
import { speech } from "../speech.svelte";
import { tableInfo, trucoWords } from "../testing/truco";
import { adviceOf, advisers, asks, silence, spokenAdvice, spokenAsking } from "./partner";
import type { Reader } from "./sentences";

const reader = (changes = {}): Reader => ({
  words: trucoWords(speech.lang),
  info: tableInfo(changes),
  seat: 0,
});
const advice = (action: string, seat = 2): Advice => ({ type: "advice", question: 8, seat, action });

beforeEach(async () => {
  await speech.speak("pt-BR");
});

test("only bots of the own side that are asked too, and leave the word, are waited for", () => {
  expect(advisers(reader(), [0, 2])).toEqual([2]);
  expect(advisers(reader({ partner: "decides" }), [0, 2])).toEqual([]);
  expect(advisers(reader(), [0])).toEqual([]);
  expect(advisers(reader(), [2])).toEqual([]);
  expect(advisers(reader(), [1, 2, 3, 0])).toEqual([2]);
  expect(advisers({ ...reader(), seat: null }, [0, 2])).toEqual([]);
});

test("what is heard is what was advised, and nothing before", () => {
  expect(spokenAdvice(reader(), [0, 2], [])).toEqual([]);
  expect(spokenAdvice(reader(), [0, 2], [advice("raise 6")])).toEqual(["Tereza pediria seis."]);
});

test("what was heard stays as it is when another speaks, so that it is not heard twice", () => {
  const three = [
    [0, 2, 4],
    [1, 3, 5],
  ];
  const seats = ["Rita", "Bia", "Tereza", "Caio", "Zeca", "Lourdes"].map((name, seat) => ({
    name,
    bot: seat === 0 ? null : "mestre",
  }));
  const six = reader({ sides: three, players: 6, seats });
  const [first] = spokenAdvice(six, [0, 2, 4], [advice("fold", 4)]);
  const both = spokenAdvice(six, [0, 2, 4], [advice("fold", 4), advice("accept", 2)]);
  expect(both).toEqual([first, "Tereza aceitaria."]);
});

describe.each(LANGS)("in %s", (lang) => {
  beforeEach(async () => {
    await speech.speak(lang);
  });

  test("each answer has its own sentence", () => {
    const all = ["accept", "fold", "stay", "raise 6", "raise 9", "raise 12", "vote blind", "vote open"];
    const told = all.map((action) => adviceOf(reader(), 2, [advice(action)]));
    expect(new Set(told).size).toBe(all.length);
    for (const sentence of [...told, adviceOf(reader(), 2, [])]) expect(sentence).toContain("Tereza");
  });

  test("each raise is asked for in its own words, with the time there is", () => {
    const asking = (value: number, seconds: number | null) =>
      ({ type: "asking", question: 8, seat: 2, action: `raise ${value}`, seconds }) as const;
    expect(new Set([3, 6, 9, 12].map((value) => asks(reader(), asking(value, 30)))).size).toBe(4);
    expect(silence(asking(3, 29.6))).toContain("30");
    expect(silence(asking(3, null))).not.toMatch(/\d/);
    expect(spokenAsking(reader(), asking(6, 30))).toMatch(/30 .*: 1 .*6; 2 .*\.$/);
  });
});
