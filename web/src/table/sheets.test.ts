import { expect, test } from "vitest";
import { plainly, ranked, signed } from "./sheets";

test("minus has a sign of its own, and plus has one too", () => {
  expect(signed(200, "pt-BR")).toBe("+200");
  expect(signed(-15, "pt-BR")).toBe("−15");
  expect(signed(0, "pt-BR")).toBe("0");
  expect(plainly(865, "pt-BR")).toBe("865");
  expect(plainly(-40, "en")).toBe("−40");
});

test("the best total stands first, and equals keep their order", () => {
  expect(ranked([10, 40, -5, 40])).toEqual([1, 3, 0, 2]);
});
