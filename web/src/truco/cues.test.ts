import { expect, test } from "vitest";
import type { Event } from "../protocol";
import { CUES, duration } from "../sound/cues";
import { event, tableInfo, trucoView } from "../testing/truco";
import { trucoSenses } from "./cues";

const cue = (happened: Event) => trucoSenses.cue(happened, trucoView(), tableInfo());

test("each call knocks once more than the one before", () => {
  const knocks = [3, 6, 9, 12].map((value) => cue(event("raised", { seat: 1, value }))?.n);
  expect(knocks).toEqual([1, 2, 3, 4]);
});

test("what our side wins sounds otherwise than what the others win", () => {
  expect(cue(event("trick", { number: 1, seat: 2, side: 0 }))?.name).toBe("won");
  expect(cue(event("trick", { number: 1, seat: 1, side: 1 }))?.name).toBe("lost");
  expect(cue(event("match", { side: 0 }))?.name).toBe("win");
  expect(cue(event("match", { side: 1 }))?.name).toBe("lose");
});

test("a click for each tento, and none for none", () => {
  expect(cue(event("hand", { side: 0, points: 3, reason: "tricks" }))).toEqual({ name: "tentos", n: 3 });
  expect(cue(event("hand", { side: null, points: 0, reason: "all_tied" }))).toBeNull();
});

test("what needs no sound has none", () => {
  expect(cue(event("left", { seat: 3 }))).toBeNull();
});

test("every cue is over in 400 ms, however many it counts", () => {
  for (const name of CUES)
    for (const n of [1, 2, 3, 4, 12, 22]) expect(duration({ name, n })).toBeLessThanOrEqual(0.4 + 1e-9);
});
