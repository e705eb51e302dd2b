import { expect, test } from "vitest";
import { asCode, awaited, free, halves, partners, type Room } from "./rooms";

const sitter = (name: string, ready: boolean, bot: string | null = null) => ({ name, ready, bot });
const room = (changes: Partial<Room> = {}): Room => ({
  code: "K7QX2M",
  game: "truco",
  title: "Truco Paulista",
  rules: [],
  seats: [sitter("Ana", true), sitter("Bia", false), null, sitter("Zeca", true, "reference")],
  sides: [
    [0, 2],
    [1, 3],
  ],
  own: 0,
  ...changes,
});

test("a code is read however it is typed", () => {
  expect(asCode(" k7q-x2m ")).toBe("K7QX2M");
  expect(asCode("oi7qx2mzz")).toBe("017QX2");
  expect(asCode("")).toBe("");
  expect(halves("K7QX2M")).toBe("K7Q X2M");
});

test("a table knows what it waits for", () => {
  expect(free(room())).toBe(1);
  expect(awaited(room())).toEqual(["Bia"]);
  expect(awaited(room({ seats: [sitter("Ana", true)] }))).toEqual([]);
});

test("partners are those of one side, and nobody is his own", () => {
  expect([0, 1, 2, 3].map((seat) => partners(room(), seat))).toEqual([false, false, true, false]);
  expect(partners(room({ own: null }), 2)).toBe(false);
  expect(partners(room({ sides: [[0], [1]] }), 1)).toBe(false);
});
