import { expect, test } from "vitest";
import { caughtUp, type Note } from "./notes";

const line = (kind: string, seat = 0): Note => ({ kind, facts: { seat } });
const deal = (dealer: number): Note => ({ kind: "dealt", facts: { dealer, vira: "4p" }, opens: true });

test("who comes for the first time is told the deal from its beginning", () => {
  expect(caughtUp([], [deal(1), line("played")])).toEqual([deal(1), line("played")]);
});

test("what happened during a reload is added, and what was written stays as it was written", () => {
  const kept = [deal(0), line("hand"), deal(1), { ...line("played", 2), facts: { seat: 2, winning: "yes" } }];
  const past = [line("left", 0), deal(1), line("played", 2), line("played", 3), line("raised", 0)];
  expect(caughtUp(kept, past)).toEqual([...kept, line("played", 3), line("raised", 0)]);
  expect(caughtUp(kept, past.slice(0, 3))).toEqual(kept);
});

test("a deal that came meanwhile is added whole", () => {
  const kept = [deal(1), line("played", 2)];
  expect(caughtUp(kept, [line("left", 1), deal(2), line("played", 3)])).toEqual([
    ...kept,
    line("left", 1),
    deal(2),
    line("played", 3),
  ]);
});

test("a table that has forgotten the deal changes nothing", () => {
  expect(caughtUp([deal(1), line("played", 2)], [line("played", 3)])).toEqual([deal(1), line("played", 2)]);
});
