import { beforeEach, expect, test } from "vitest";
import { Arrangement } from "./arrangement.svelte";

const CARDS = "9o 7c Ae 7c Kp".split(" ");
const shown = (hand: Arrangement): string => hand.shown.map((slot) => slot.key).join(" ");

function sat(place = "t1.0", cards = CARDS, deal = 1): Arrangement {
  const hand = new Arrangement(place);
  hand.follow(cards, deal);
  return hand;
}

beforeEach(() => localStorage.clear());

test("a new hand is sorted by suit, and the button goes round", () => {
  const hand = sat();
  expect(shown(hand)).toBe("Ae 7c 7c-2 Kp 9o");
  hand.cycle();
  expect([hand.sort, shown(hand)]).toEqual(["rank", "Ae 7c 7c-2 9o Kp"]);
  hand.cycle();
  expect([hand.sort, shown(hand)]).toEqual(["mine", "9o 7c Ae 7c-2 Kp"]);
  hand.cycle();
  expect(hand.sort).toBe("suit");
});

test("moving a card makes what is seen one's own order, and it survives a draw, a discard and a reload", () => {
  const hand = sat();
  hand.move([4], 0);
  expect([hand.sort, shown(hand)]).toEqual(["mine", "9o Ae 7c 7c-2 Kp"]);
  hand.follow([...CARDS, "2p"], 1);
  expect(shown(hand)).toBe("9o Ae 7c 7c-2 Kp 2p");
  expect(hand.isDrawn("2p")).toBe(true);
  hand.follow(["9o", "7c", "Ae", "Kp", "2p"], 1, ["7c"]);
  expect(shown(hand)).toBe("9o Ae 7c-2 Kp 2p");
  expect(hand.isDrawn("2p")).toBe(false);
  const again = sat("t1.0", ["2p", "Kp", "Ae", "7c", "9o"]);
  expect([again.sort, shown(again)]).toEqual(["mine", "9o Ae 7c Kp 2p"]);
});

test("what was drawn is marked until the next act, over a reload too", () => {
  sat().follow([...CARDS, "7c"], 1);
  const again = sat("t1.0", [...CARDS, "7c"]);
  expect(again.shown.filter((slot) => again.isDrawn(slot.key))).toEqual([{ key: "7c-3", card: "7c" }]);
  again.settle();
  expect(again.isDrawn("7c-3")).toBe(false);
  expect(sat("t1.0", [...CARDS, "7c"]).isDrawn("7c-3")).toBe(false);
});

test("cards drawn while the page was shut are at the right end, marked", () => {
  sat().move([4], 0);
  const again = sat("t1.0", ["2p", ...CARDS]);
  expect(shown(again)).toBe("9o Ae 7c 7c-2 Kp 2p");
  expect(again.isDrawn("2p")).toBe(true);
});

test("a new deal is a new hand; the sort stays", () => {
  const hand = sat();
  hand.move([4], 0);
  hand.follow(["Kp", "9o", "2e"], 2);
  expect([hand.sort, shown(hand)]).toEqual(["mine", "Kp 9o 2e"]);
  expect(hand.shown.some((slot) => hand.isDrawn(slot.key))).toBe(false);
});

test("each table and seat has its own order; the last sort is the one a new table begins with", () => {
  sat("t1.0").move([4], 0);
  sat("t1.1").sortBy("rank");
  expect(shown(sat("t1.0"))).toBe("9o Ae 7c 7c-2 Kp");
  expect(sat("t2.0").sort).toBe("rank");
});

test("twins that were put in another order come back as they look, and old tables are forgotten", () => {
  sat("t0.0").move([2], 0);
  expect(sat("t0.0").shown.map((slot) => slot.card)).toEqual(["7c", "Ae", "7c", "Kp", "9o"]);
  for (let table = 1; table <= 12; table += 1) sat(`t${table}.0`);
  expect(localStorage.getItem("carteado.mao.t0.0")).toBeNull();
  expect(localStorage.getItem("carteado.mao.t1.0")).not.toBeNull();
});

test.each(["{", "null", "[]", '{"deal":"1"}', '{"deal":"1","sort":"x","cards":[],"drawn":[]}'])(
  "rubbish in the storage (%s) is passed over",
  (text) => {
    localStorage.setItem("carteado.mao.t1.0", text);
    expect(shown(sat())).toBe("Ae 7c 7c-2 Kp 9o");
  },
);
