import { expect, test } from "vitest";
import { suits } from "./suits";

test("there are four suits", () => {
  expect(new Set(suits).size).toBe(4);
});
