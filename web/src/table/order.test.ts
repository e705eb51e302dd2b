import { expect, test } from "vitest";
import { dealt, follow, moved, SORTS, sorted } from "./order";

const cards = (slots: readonly { card: string }[]): string => slots.map((slot) => slot.card).join(" ");
const keys = (slots: readonly { key: string }[]): string => slots.map((slot) => slot.key).join(" ");
const hand = dealt("Kp 7c * 2e 7c 10o Ae".split(" "));

test("by suit, by rank, by hand", () => {
  expect(cards(sorted(hand, "suit"))).toBe("Ae 2e 7c 7c Kp 10o *");
  expect(cards(sorted(hand, "rank"))).toBe("Ae 2e 7c 7c 10o Kp *");
  expect(cards(sorted(hand, "mine"))).toBe("Kp 7c * 2e 7c 10o Ae");
});

test("a game may put its ranks in another order", () => {
  const high = { ranks: ["2", "7", "10", "K", "A"], suits: ["o", "e", "c", "p"] };
  expect(cards(sorted(hand, "suit", high))).toBe("10o 2e Ae 7c 7c Kp *");
});

test("twins have names of their own and keep their order in every sort", () => {
  expect(keys(hand)).toBe("Kp 7c * 2e 7c-2 10o Ae");
  const turned = moved(hand, [4], 0);
  for (const sort of SORTS) {
    expect(keys(sorted(turned, sort).filter((slot) => slot.card === "7c"))).toBe("7c-2 7c");
  }
});

test("what is drawn lies at the right end of one's own order, and where the sort puts it in the others", () => {
  const { slots, come } = follow(hand, "Kp 7c * 2e 7c 10o Ae 9o".split(" "));
  expect(come).toEqual(["9o"]);
  expect(cards(slots)).toBe("Kp 7c * 2e 7c 10o Ae 9o");
  expect(cards(sorted(slots, "suit"))).toBe("Ae 2e 7c 7c Kp 9o 10o *");
});

test("the order is kept whatever the order in which the hand comes", () => {
  const { slots, come } = follow(hand, "Ae 7c 10o Kp 7c 2e *".split(" "));
  expect(come).toEqual([]);
  expect(keys(slots)).toBe(keys(hand));
});

test("of twins the one that was played goes", () => {
  const after = "Kp * 2e 7c 10o Ae".split(" ");
  expect(keys(follow(hand, after, new Set(["7c"])).slots)).toBe("Kp * 2e 7c-2 10o Ae");
  expect(keys(follow(hand, after, new Set(["7c-2"])).slots)).toBe("Kp 7c * 2e 10o Ae");
  expect(keys(follow(hand, after).slots)).toBe("Kp 7c * 2e 10o Ae");
});

test("a third twin gets a free name, and one that was refused stays", () => {
  expect(follow(hand, "Kp 7c * 2e 7c 10o Ae 7c".split(" ")).come).toEqual(["7c-3"]);
  expect(keys(follow(hand, "Kp 7c * 2e 7c 10o Ae".split(" "), new Set(["7c"])).slots)).toBe(keys(hand));
  const one = follow(hand, "7c 7c".split(" ")).slots;
  expect(follow(follow(one, ["7c"], new Set(["7c"])).slots, ["7c", "7c"]).come).toEqual(["7c"]);
});

test("a group moves together, to its place among the others", () => {
  const list = "a b c d e f".split(" ");
  expect(moved(list, [0], 5).join("")).toBe("bcdefa");
  expect(moved(list, [5], 0).join("")).toBe("fabcde");
  expect(moved(list, [1, 4], 2).join("")).toBe("acbedf");
  expect(moved(list, [4, 1], 0).join("")).toBe("beacdf");
  expect(moved(list, [2], 2).join("")).toBe("abcdef");
});
