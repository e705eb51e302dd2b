import { expect, test, vi } from "vitest";
import { caughtUp, keepNotes, type Note, recallNotes } from "./notes";

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

test("of tables left long ago nothing is kept, of the last ones all", () => {
  const held: Record<string, string> = {};
  const storage = Object.defineProperties(held, {
    getItem: { value: (key: string) => held[key] ?? null },
    setItem: { value: (key: string, value: string) => (held[key] = value) },
    removeItem: { value: (key: string) => delete held[key] },
  });
  vi.stubGlobal("sessionStorage", storage);
  for (const table of ["a", "b", "c", "d", "e", "f", "b"]) keepNotes(table, [line(table)]);
  expect(["a", "b", "c", "d", "e", "f"].filter((table) => recallNotes(table).length > 0)).toEqual([
    "b",
    "c",
    "d",
    "e",
    "f",
  ]);
  expect(Object.keys(held)).toHaveLength(6);
  vi.unstubAllGlobals();
});
