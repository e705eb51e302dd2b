import { expect, test } from "vitest";
import { control, tableInfo, trucoView, trucoWords } from "../testing/truco";
import { actKey, buttons, cardActs, price, prompt } from "./acts";
import type { Reader } from "./sentences";

const reader: Reader = { words: trucoWords("pt-BR"), info: tableInfo(), seat: 0 };

test("a card of the hand is played open or face down; in the escuro by its place", () => {
  expect(cardActs(trucoView(), 2)).toEqual({ open: "play 7c", cover: "cover 7c" });
  const blind = trucoView({ kind: "escuro", hands: [["?", "?", "?"], [], [], []] });
  expect(cardActs(blind, 2)).toEqual({ open: "blind 3", cover: null });
});

test("the same place means the same thing", () => {
  const shown = buttons(["fold", "play 7c", "raise 6", "accept"].map((action) => control(action)));
  expect(shown.map((each) => each.action)).toEqual(["accept", "raise 6", "fold"]);
});

test("a button says its price", () => {
  const answering = trucoView({ phase: "answer", asked: 3, value: 1 });
  expect(price(reader, answering, control("accept"))).toBe("vale 3");
  expect(price(reader, answering, control("raise 6"))).toBe("pede 6");
  expect(price(reader, answering, control("fold"))).toBe("eles +1");
  const onze = trucoView({ phase: "onze", value: 3 });
  expect(price(reader, onze, control("fold"))).toBe("eles +1");
  expect(price(reader, onze, control("stay"))).toBe("vale 3");
  expect(price(reader, onze, control("raise 3", { foul: true }))).toBe("perde a partida");
  expect(price(reader, onze, control("keep"))).toBe("");
});

test("an act's message has its text, joined by dashes", () => {
  expect(actKey("raise 3")).toBe("action-raise-3");
  expect(actKey("look two")).toBe("action-look-two");
});

test("every question is asked in words, of me and of others", () => {
  for (const phase of ["cut", "keep", "vote", "onze", "answer", "play"]) {
    for (const asked_seats of [[0], [1]]) {
      const text = prompt(reader, trucoView({ phase, asked_seats, asked: 3, looked: ["7c"] }));
      expect(text).toMatch(/[.?]$/);
      expect(text).not.toMatch(/prompt-|[{}]/);
    }
  }
});

test("a figure of the Spanish pack is said so that the question flows", () => {
  const spanish = { ...reader, info: { ...reader.info, options: { deck: "spanish" } } };
  const view = trucoView({ phase: "keep", asked_seats: [0], looked: ["10e"] });
  expect(prompt(spanish, view)).toBe("Saiu sota de espadas (dez). Fica com ela ou dá ao parceiro?");
});
