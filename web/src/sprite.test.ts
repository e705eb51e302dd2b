import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sprite } from "./sprite";

test("the cards have one address, which only this module knows", () => {
  expect(sprite).toContain("cards/sprite");
  const folder = new URL("./", import.meta.url);
  const knowing = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts|css)$/.test(name) && !name.endsWith(".test.ts"))
    .filter((name) => /["'`(][^"'`\s]*cards\/sprite\.svg/.test(readFileSync(new URL(name, folder), "utf8")));
  expect(knowing).toEqual(["sprite.ts"]);
});
