import { readFileSync } from "node:fs";
import type { Lang } from "../lang";
import type { Control, Event, Snapshot, TableInfo, TrucoView, Update } from "../protocol";
import { Words } from "../words";

/** The words of Truco as the server gives them. */
export function trucoWords(lang: Lang): Words {
  const file = new URL(`../../../src/carteado/games/truco/terms/${lang}.ftl`, import.meta.url);
  return new Words(lang, readFileSync(file, "utf8"));
}

export function tableInfo(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t1",
    game: "truco",
    preset: "paulista",
    options: { deck: "french", target: 12, out_of_turn: "reject" },
    differing: {},
    players: 4,
    sides: [
      [0, 2],
      [1, 3],
    ],
    direction: "ccw",
    seats: [
      { name: "Rita", bot: null },
      { name: "Bia", bot: "reference" },
      { name: "Tereza", bot: "reference" },
      { name: "Caio", bot: "reference" },
    ],
    commitment: "00",
    partner: "advises",
    ...changes,
  };
}

/** A view of seat 0 in the first trick: Bia led, Tereza and Caio have played, and it is seat 0's turn. */
export function trucoView(changes: Partial<TrucoView> = {}): TrucoView {
  return {
    game: "truco",
    players: 4,
    seat: 0,
    options: { deck: "french", target: 12, out_of_turn: "reject" },
    dealer: 0,
    number: 1,
    phase: "play",
    kind: "ordinary",
    onze_side: null,
    asked_seats: [0],
    question: 5,
    scores: [7, 9],
    value: 1,
    asked: null,
    caller: null,
    raiser: null,
    said_no: [],
    turn: 0,
    cutter: 3,
    looked: null,
    cutter_took: null,
    vira: "4p",
    manilha: "5",
    manilhas: ["p", "c", "e", "o"].map((suit) => ({ rank: "5", suit })),
    hands: [
      ["5c", "Qe", "7c"],
      ["?", "?"],
      ["?", "?"],
      ["?", "?"],
    ],
    maybe: [[], [], [], []],
    exposed: [null, null, null, null],
    skipped: [false, false, false, false],
    tricks: [
      {
        leader: 1,
        plays: [
          { seat: 1, card: "2o", covered: false },
          { seat: 2, card: "Kp", covered: false },
          { seat: 3, card: "3o", covered: false },
        ],
        done: false,
        winner: null,
      },
    ],
    winning: [3],
    result: null,
    ...changes,
  };
}

export function control(action: string, changes: Partial<Control> = {}): Control {
  return { action, legal: true, foul: false, rule: null, code: null, facts: {}, ...changes };
}

export const snapshot = (
  view: TrucoView,
  controls: Control[] = [],
  version = 1,
  past: Event[] = [],
): Snapshot => ({
  type: "snapshot",
  version,
  table: tableInfo(),
  view,
  question: view.question,
  controls,
  past,
});

export const update = (version: number, events: Event[], controls: Control[] = [], question = 6): Update => ({
  type: "update",
  version,
  events,
  question,
  controls,
});

export const event = (kind: string, facts: Event["facts"] = {}, changes: Event["changes"] = {}): Event => ({
  kind,
  facts,
  changes,
});
