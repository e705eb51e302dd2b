// Who is spoken of as what: two, four and six at a table, from each side and from outside, in three languages.
import { describe, expect, test } from "vitest";
import { LANGS, type Lang } from "../lang";
import type { Event, TableInfo } from "../protocol";
import { event, tableInfo, trucoView, trucoWords } from "../testing/truco";
import { type Reader, sentence } from "./sentences";
import { trucoTelling } from "./telling";

const NAMES = ["Rita", "Bia", "Tereza", "Caio", "Zeca", "Lourdes"];

function table(players: number): TableInfo {
  const seats = NAMES.slice(0, players).map((name) => ({ name, bot: null }));
  const side = (which: number) => seats.flatMap((_, seat) => (seat % 2 === which ? [seat] : []));
  return tableInfo({ players, seats, sides: [side(0), side(1)] });
}

function told(lang: Lang, players: number, seat: number | null, happened: Event): string {
  const reader: Reader = { words: trucoWords(lang), info: table(players), seat };
  return trucoTelling
    .notes(happened, trucoView({ players, seat }))
    .map((note) => sentence(reader, note))
    .join(" ");
}

const folds = (side: number, points: number) => event("folded", { side, points });
const declines = (side: number) => event("declined", { side, points: 1 });
const makes = (side: number, points: number) => event("hand", { side, points, reason: "tricks" });
const onze = (side: number) => event("onze", { side });

test.each<[Lang, number, number | null, Event, string]>([
  ["pt-BR", 2, 0, folds(1, 1), "Bia correu. Você faz um tento."],
  ["pt-BR", 2, 0, folds(0, 3), "Você correu. Bia faz 3 tentos."],
  ["pt-BR", 2, null, folds(0, 1), "Rita correu. Bia faz um tento."],
  ["pt-BR", 2, 0, declines(1), "Bia correu sem jogar. Você faz um tento."],
  ["pt-BR", 2, 0, onze(0), "É a sua mão de onze. Truco, não!"],
  ["pt-BR", 2, 0, onze(1), "É a mão de onze de Bia. Truco, não!"],
  ["pt-BR", 4, 0, folds(1, 1), "Eles correram. Fazemos um tento."],
  ["pt-BR", 4, null, folds(1, 6), "Bia e Caio correram. Rita e Tereza fazem 6 tentos."],
  ["pt-BR", 6, 0, makes(1, 3), "Eles fazem 3 tentos."],
  ["pt-BR", 6, null, makes(0, 1), "Rita, Tereza e Zeca fazem um tento."],
  ["pt-PT", 2, 0, folds(1, 1), "Bia fugiu. Fazes um tento."],
  ["pt-PT", 2, 0, folds(0, 3), "Fugiste. Bia faz 3 tentos."],
  ["pt-PT", 4, 0, folds(0, 1), "Fugimos. Eles fazem um tento."],
  ["pt-PT", 4, null, declines(1), "Bia e Caio fugiram sem jogar. Rita e Tereza fazem um tento."],
  ["en", 2, 0, folds(1, 1), "Bia ran. You score one point."],
  ["en", 2, null, folds(0, 1), "Rita ran. Bia scores one point."],
  ["en", 4, null, makes(1, 3), "Bia and Caio score 3 points."],
])("%s, %i players, seat %s: %o", (lang, players, seat, happened, text) => {
  expect(told(lang, players, seat, happened)).toBe(text);
});

/** What a table tells with a side in it. */
const SIDED = [0, 1].flatMap((side) => [
  folds(side, 1),
  folds(side, 3),
  declines(side),
  makes(side, 1),
  makes(side, 12),
  onze(side),
  event("match", { side }),
]);

describe.each(LANGS)("in %s", (lang) => {
  test.each([2, 4, 6])("with %i players nobody is called by another's word", (players) => {
    for (const happened of SIDED) {
      for (const seat of [0, 1, null]) {
        const text = told(lang, players, seat, happened);
        expect(text).not.toMatch(/outro lado|other side|undefined|[{}]/);
        const plural = /\b(Eles|Fazemos|Corremos|Fugimos|nossa|They|We|Our|Ganhamos|Ganhámos)\b/;
        if (players === 2 || seat === null) expect(text).not.toMatch(plural);
        else expect(text).not.toMatch(/\b(Você|Fazes|Fugiste|Ganhaste|You|Bia|Rita)\b/);
      }
    }
  });
});
