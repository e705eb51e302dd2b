import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pacer } from "./pace";

let shown: string[];
let busy: boolean;
let scale: number;
let pacer: Pacer;
const push = (name: string, rest = 700, atOnce = false) => pacer.push(() => shown.push(name), rest, atOnce);

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  busy = false;
  scale = 1;
  pacer = new Pacer(
    () => scale,
    (now) => {
      busy = now;
    },
  );
});
afterEach(() => void vi.useRealTimers());

test("the first is shown at once, and what is newest is never held back by a rest of its own", () => {
  push("a");
  expect(shown).toEqual(["a"]);
  expect(busy).toBe(false);
});

test("each rests before the next", () => {
  push("a");
  push("b", 900);
  push("c");
  expect(shown).toEqual(["a"]);
  expect(busy).toBe(true);
  vi.advanceTimersByTime(700);
  expect(shown).toEqual(["a", "b"]);
  vi.advanceTimersByTime(899);
  expect(shown).toEqual(["a", "b"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["a", "b", "c"]);
  expect(busy).toBe(false);
});

test("after a silence nothing waits", () => {
  push("a");
  vi.advanceTimersByTime(5000);
  push("b");
  expect(shown).toEqual(["a", "b"]);
});

test("one's own act is shown at once, unless older things wait", () => {
  push("a");
  push("own", 700, true);
  expect(shown).toEqual(["a", "own"]);
  push("b");
  push("own again", 700, true);
  expect(shown).toEqual(["a", "own"]);
});

test("skipping shows all, in order", () => {
  for (const name of ["a", "b", "c"]) push(name);
  pacer.flush();
  expect(shown).toEqual(["a", "b", "c"]);
  expect(busy).toBe(false);
  push("d");
  expect(shown).toEqual(["a", "b", "c", "d"]);
});

test("clearing forgets what waits", () => {
  for (const name of ["a", "b"]) push(name);
  pacer.clear();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(["a"]);
  expect(busy).toBe(false);
});

test("without pauses all is shown at once", () => {
  scale = 0;
  for (const name of ["a", "b", "c"]) push(name);
  expect(shown).toEqual(["a", "b", "c"]);
});
