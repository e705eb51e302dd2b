import { expect, test } from "vitest";
import { others, places } from "./seats";

test("anticlockwise the next to play sits at the right", () => {
  expect(places(4, 0, "ccw")).toEqual(["s", "e", "n", "w"]);
  expect(places(4, 2, "ccw")).toEqual(["n", "w", "s", "e"]);
  expect(places(2, 1, "ccw")).toEqual(["n", "s"]);
  expect(places(6, 0, "ccw")).toEqual(["s", "e", "ne", "n", "nw", "w"]);
  expect(places(7, 0, "ccw")).toEqual(["s", "e-low", "e-high", "ne", "nw", "w-high", "w-low"]);
});

test("clockwise the next to play sits at the left", () => {
  expect(places(3, 0, "cw")).toEqual(["s", "nw", "ne"]);
  expect(places(4, 0, "cw")).toEqual(["s", "w", "n", "e"]);
  expect(places(8, 0, "cw")).toEqual(["s", "w-low", "w-high", "nw", "n", "ne", "e-high", "e-low"]);
});

test.each([2, 3, 4, 5, 6, 7, 8])("no two of %i sit at one place, whoever looks", (players) => {
  for (const direction of ["cw", "ccw"]) {
    for (let own = 0; own < players; own++) {
      const where = places(players, own, direction);
      expect(new Set(where).size).toBe(players);
      expect(where[own]).toBe("s");
    }
  }
});

test("the others come in the order of play", () => {
  expect(others(4, 2)).toEqual([3, 0, 1]);
  expect(others(2, 0)).toEqual([1]);
});
