import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Act, Asking, Rule, TrucoView } from "../protocol";
import { settings } from "../settings.svelte";
import { FarEnd } from "../testing/socket";
import { control, event, snapshot, tableInfo, trucoView, update } from "../testing/truco";
import { trucoTelling } from "../truco/telling";
import { Table } from "./table.svelte";

let far: FarEnd;
let table: Table;
const seen = (): TrucoView => table.view as TrucoView;
const acts = (): Act[] => far.heard.filter((message) => message.type === "act");

const before = trucoView({
  turn: 2,
  asked_seats: [2],
  hands: [
    ["5c", "Qe", "7c"],
    ["?", "?"],
    ["?", "?", "?"],
    ["?", "?", "?"],
  ],
  tricks: [{ leader: 1, plays: [{ seat: 1, card: "2o", covered: false }], done: false, winner: null }],
});
const controls = [
  control("play 7c"),
  control("raise 3", { legal: false, rule: "T-31", code: "raise_same_side" }),
  control("raise 6", { legal: false, foul: true }),
];

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  settings.pace = "normal";
  far = new FarEnd();
  table = new Table("t1", { truco: trucoTelling }, () => far);
  table.start();
  far.accept();
  far.say(snapshot(before, controls, 1));
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

/** Two acts of others, and then it is our turn. */
function othersPlay(): void {
  far.say(update(2, [event("played", { seat: 2, card: "Kp" }, { turn: 3, asked_seats: [3] })]));
  const after = trucoView();
  far.say(
    update(
      3,
      [
        event(
          "played",
          { seat: 3, card: "3o" },
          { turn: 0, asked_seats: [0], tricks: after.tricks, hands: after.hands },
        ),
      ],
      controls,
      7,
    ),
  );
}

test("events are shown one at a time, and the newest at last as the server gave it", () => {
  othersPlay();
  expect(seen().turn).toBe(3);
  expect(table.live).toBe(false);
  vi.advanceTimersByTime(1400);
  expect(seen().turn).toBe(0);
  expect(table.live).toBe(true);
  expect(seen().tricks).toEqual(trucoView().tricks);
});

test("a trick's last card lies on the table before the trick is decided", () => {
  const done = { ...trucoView().tricks[0], done: true, winner: 0 };
  far.say(
    update(2, [
      event("played", { seat: 2, card: "Kp" }),
      event("trick", { number: 1, seat: 2, side: 0 }, { tricks: [done], turn: 2 }),
    ]),
  );
  expect(seen().tricks.at(-1)?.plays.at(-1)).toEqual({ seat: 2, card: "Kp", covered: false });
  expect(seen().tricks.at(-1)?.done).toBe(false);
  expect(seen().hands[2]).toHaveLength(2);
  vi.advanceTimersByTime(1400);
  expect(seen().tricks).toEqual([done]);
});

test("while older things are shown, an act only skips them", () => {
  othersPlay();
  table.want("play 7c");
  expect(acts()).toEqual([]);
  expect(table.live).toBe(true);
  expect(seen().turn).toBe(0);
  table.want("play 7c");
  expect(acts()).toMatchObject([{ action: "play 7c", question: 7 }]);
});

test("a double click is one act", () => {
  table.want("play 7c");
  table.want("play 7c");
  expect(acts()).toHaveLength(1);
});

test("a sent act is marked until what it did is shown", () => {
  table.want("play 7c");
  const id = acts()[0]?.id ?? "";
  expect(table.sent?.action).toBe("play 7c");
  far.say({ type: "accepted", id, version: 2 });
  expect(table.sent?.action).toBe("play 7c");
  far.say(update(2, [event("played", { seat: 0, card: "7c" }, { turn: 1 })]));
  expect(table.sent).toBeNull();
});

test("it is all the same if the update comes before the acknowledgement", () => {
  table.want("play 7c");
  far.say(update(2, [event("played", { seat: 0, card: "7c" }, { turn: 1 })]));
  far.say({ type: "accepted", id: acts()[0]?.id ?? "", version: 2 });
  expect(table.sent).toBeNull();
});

test("a greyed act says why and sends nothing", () => {
  table.want("raise 3");
  expect(acts()).toEqual([]);
  expect(table.refusal).toMatchObject({ action: "raise 3", rule: "T-31", code: "raise_same_side" });
});

test("an act that the table does not show is the server's to refuse", () => {
  table.want("play Qe");
  const id = acts()[0]?.id ?? "";
  far.say({ type: "refused", id, rule: "T-29", code: "wait_answer", facts: { turn: 2 } });
  expect(table.refusal).toMatchObject({ action: "play Qe", code: "wait_answer", facts: { turn: 2 } });
  expect(table.sent).toBeNull();
});

test("a foul is asked twice", () => {
  table.want("raise 6");
  expect(acts()).toEqual([]);
  expect(table.doubt?.action).toBe("raise 6");
  table.settle(false);
  expect(table.doubt).toBeNull();
  table.want("raise 6");
  table.settle(true);
  expect(acts()).toMatchObject([{ action: "raise 6" }]);
});

test("a doubt falls when the table goes on", () => {
  table.want("raise 6");
  far.say(update(2, [event("played", { seat: 2, card: "Kp" }, { turn: 3 })]));
  expect(table.doubt).toBeNull();
});

/** A table that takes rulings, from this seat. */
function withRulings(seat: number): void {
  const message = snapshot({ ...before, seat }, controls, 1);
  far.say({ ...message, table: tableInfo({ options: { adjudication_commands: true } }) });
}
const rulings = (): Rule[] => far.heard.filter((message) => message.type === "rule");

test("only the host rules, and only where the table takes rulings", () => {
  expect(table.rule("fraud 1")).toBe(false);
  withRulings(2);
  expect(table.rule("fraud 1")).toBe(false);
  withRulings(0);
  expect(table.rule("fraud 1")).toBe(true);
  expect(table.rule("fraud 1")).toBe(false);
  expect(rulings()).toMatchObject([{ ruling: "fraud 1" }]);
  far.say({ type: "accepted", id: rulings()[0]?.id ?? "", version: 1 });
  far.say({ type: "finished", secret: "00", seal: "00" });
  expect(table.rule("fraud 1")).toBe(false);
});

test("a ruling that comes to nothing says so", () => {
  withRulings(0);
  table.rule("miscount 1");
  const problem = { type: "problem", code: "stale_question", detail: "" } as const;
  far.say({ ...problem, id: rulings()[0]?.id ?? null });
  expect(table.problem?.code).toBe("stale_question");
  expect(table.sent).toBeNull();
});

test("the history is kept for this tab and comes back with a fresh page", () => {
  othersPlay();
  expect(table.notes).toHaveLength(1);
  const again = new FarEnd();
  const reloaded = new Table("t1", { truco: trucoTelling }, () => again);
  reloaded.start();
  again.accept();
  again.say(snapshot(trucoView(), controls, 3));
  expect(reloaded.notes.map((note) => note.facts["card"])).toEqual(["Kp", "3o"]);
});

test("a fresh snapshot drops what was still to be shown", () => {
  othersPlay();
  far.say(snapshot(trucoView({ scores: [8, 9] }), [], 9));
  expect(table.live).toBe(true);
  expect(seen().scores).toEqual([8, 9]);
  vi.advanceTimersByTime(5000);
  expect(seen().scores).toEqual([8, 9]);
});

test("without pauses all is shown at once", () => {
  settings.pace = "0";
  othersPlay();
  expect(table.live).toBe(true);
  expect(seen().turn).toBe(0);
});

test("where nothing was kept the history begins with what the table still tells", () => {
  sessionStorage.clear();
  const far2 = new FarEnd();
  const other = new Table("t2", { truco: trucoTelling }, () => far2);
  other.start();
  far2.accept();
  far2.say(snapshot(before, controls, 5, [event("played", { seat: 2, card: "Kp" })]));
  expect(other.notes.map((note) => [note.kind, note.facts["card"]])).toEqual([["played", "Kp"]]);
  other.close();
});

// ---- bots of the own side

const asking = (question: number): Asking => ({
  type: "asking",
  question,
  seat: 2,
  action: "raise 3",
  seconds: 30,
});

test("advice is shown with its question, and gone with it; the newest of a bot holds", () => {
  far.say({ type: "advice", question: before.question, seat: 2, action: "fold" });
  far.say({ type: "advice", question: before.question, seat: 2, action: "accept" });
  far.say({ type: "advice", question: before.question, seat: 4, action: "fold" });
  expect(table.advice.map((each) => `${each.seat} ${each.action}`)).toEqual(["2 accept", "4 fold"]);
  far.say(update(2, [event("accepted", {}, { question: 99 })], [], 99));
  expect(table.advice).toEqual([]);
});

test("advice that comes before its question is shown waits for it", () => {
  far.say(update(2, [event("raised", { seat: 1 }), event("shown", {}, { question: 9 })], [], 9));
  far.say({ type: "advice", question: 9, seat: 2, action: "accept" });
  expect(table.advice).toEqual([]);
  table.skip();
  expect(table.advice).toHaveLength(1);
});

test("a bot's question is shown when all before it is, and is over with one word", () => {
  othersPlay();
  far.say(asking(seen().question));
  expect(table.asking).toBeNull();
  table.skip();
  expect(table.asking?.action).toBe("raise 3");
  table.allow(true);
  table.allow(false);
  expect(table.asking).toBeNull();
  expect(far.heard.filter((each) => each.type === "allow")).toMatchObject([{ seat: 2, yes: true }]);
});

test("a bot's question does not outlive its question, nor the line that it came by", () => {
  far.say(asking(before.question + 1));
  expect(table.asking).toBeNull();
  far.say(asking(before.question));
  expect(table.asking).not.toBeNull();
  far.lose();
  expect(table.asking).toBeNull();
});
