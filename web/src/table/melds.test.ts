import { expect, test } from "vitest";
import { arranged, type Meld } from "./melds";

const meld = (key: string, suit: string, canastra?: "clean" | "dirty"): Meld => ({
  key,
  suit,
  cards: [],
  name: key,
  ...(canastra === undefined ? {} : { canastra }),
});

test("canastras first, then runs by suit, then sets; else as they were laid", () => {
  const laid = [
    meld("set", ""),
    meld("o", "o"),
    meld("e", "e"),
    meld("e again", "e"),
    meld("canastra p", "p", "dirty"),
    meld("canastra of a rank", "", "clean"),
    meld("c", "c"),
  ];
  expect(arranged(laid).map((each) => each.key)).toEqual([
    "canastra p",
    "canastra of a rank",
    "e",
    "e again",
    "c",
    "o",
    "set",
  ]);
});
