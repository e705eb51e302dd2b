import { expect, test } from "vitest";
import { places } from "./seats";

test("anticlockwise the next to play sits at the right", () => {
  expect(places(4, 0, "ccw")).toEqual(["s", "e", "n", "w"]);
  expect(places(4, 2, "ccw")).toEqual(["n", "w", "s", "e"]);
  expect(places(2, 1, "ccw")).toEqual(["n", "s"]);
  expect(places(6, 0, "ccw")).toEqual(["s", "e", "ne", "n", "nw", "w"]);
});

test("clockwise the next to play sits at the left", () => {
  expect(places(4, 0, "cw")).toEqual(["s", "w", "n", "e"]);
});
