import { expect, test } from "vitest";
import { inline, pieces } from "./pieces";

test("a line is words and cards", () => {
  const line = `Bia baixou ${inline("9o", "nove de ouros")} e ${inline("10o", "dez de ouros")}.`;
  expect(pieces(line)).toEqual([
    { text: "Bia baixou " },
    { card: "9o", name: "nove de ouros" },
    { text: " e " },
    { card: "10o", name: "dez de ouros" },
    { text: "." },
  ]);
  expect(pieces(inline("7c", "sete de copas"))).toEqual([{ card: "7c", name: "sete de copas" }]);
  expect(pieces("Bia cortou.")).toEqual([{ text: "Bia cortou." }]);
  expect(pieces("")).toEqual([]);
});
