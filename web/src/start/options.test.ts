import { describe, expect, test } from "vitest";
import type { OptionInfo, RuleText } from "../protocol";
import { changes, groups, kept, unmet, usual, wanted } from "./options";

const option = (name: string, rule: string, values: OptionInfo["values"], more = {}): OptionInfo => ({
  name,
  rule,
  values,
  default: values[0] ?? 60,
  low: null,
  high: null,
  needs: [],
  ...more,
});
const DECK = option("deck", "T-09", ["french", "spanish"]);
const QUEEN = option("q_over_j", "T-10", [false, true], {
  needs: [{ option: "deck", values: ["french"], value: null }],
});
const CUTTER = option("cutter_card", "T-12", ["one", "off", "two"], {
  needs: [{ option: "players", values: [4, 6], value: "two" }],
});
const DEALS = option("max_deals", "T-36", [], { low: 1, high: 1000, default: 60 });
const ALL = [CUTTER, DECK, QUEEN, DEALS];
const rule = (number: string, section: string): RuleText => ({ number, section, text: "" });
const RULES = [
  rule("T-09", "Cards"),
  rule("T-10", "Cards"),
  rule("T-12", "Cut"),
  rule("truco.deck", "Options"),
];

describe("house rules", () => {
  test("picks outlive a change of preset, and only count as changes where they differ from it", () => {
    const picked = { deck: "spanish", max_deals: 30 };
    expect(changes(ALL, {}, picked)).toEqual([DECK, DEALS]);
    expect(changes(ALL, { deck: "spanish" }, picked)).toEqual([DEALS]);
    expect(changes(ALL, { max_deals: 30, deck: "spanish" }, { deck: "french" })).toEqual([DECK]);
    expect(usual(DECK, { deck: "spanish" })).toBe("spanish");
  });

  test("an option says what it lacks", () => {
    expect(unmet(QUEEN, ALL, {}, { q_over_j: true }, 4)).toEqual([]);
    expect(unmet(QUEEN, ALL, {}, { q_over_j: true, deck: "spanish" }, 4)).toEqual(QUEEN.needs);
    expect(unmet(QUEEN, ALL, { deck: "spanish" }, {}, 4)).toEqual(QUEEN.needs);
    expect(unmet(CUTTER, ALL, {}, { cutter_card: "off" }, 2)).toEqual([]);
    expect(unmet(CUTTER, ALL, {}, { cutter_card: "two" }, 2)).toEqual(CUTTER.needs);
    expect(unmet(CUTTER, ALL, {}, { cutter_card: "two" }, 6)).toEqual([]);
  });

  test("what does not count at this table is not asked for, and is not forgotten", () => {
    const picked = { deck: "spanish", q_over_j: true, cutter_card: "two" };
    expect(wanted(ALL, {}, picked, 2)).toEqual({ deck: "spanish" });
    expect(wanted(ALL, {}, { q_over_j: true, cutter_card: "two" }, 4)).toEqual({
      q_over_j: true,
      cutter_card: "two",
    });
  });

  test("they stand under the headings of the rule book, in its order", () => {
    expect(groups(ALL, RULES)).toEqual([
      { section: "Cards", options: [DECK, QUEEN] },
      { section: "Cut", options: [CUTTER] },
      { section: "", options: [DEALS] },
    ]);
    expect(groups(ALL, [])).toEqual([{ section: "", options: ALL }]);
  });

  test("what was kept is read with care", () => {
    expect(kept(ALL, { deck: "spanish", max_deals: 30, q_over_j: "true", gone: 1 })).toEqual({
      deck: "spanish",
      max_deals: 30,
    });
    expect(kept(ALL, { max_deals: 0, deck: 7 })).toEqual({});
    expect(kept(ALL, null)).toEqual({});
    expect(kept(ALL, "deck")).toEqual({});
  });
});
