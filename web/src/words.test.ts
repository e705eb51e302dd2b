import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { closest, LANGS } from "./lang";
import { Words } from "./words";

const folder = new URL("./", import.meta.url);
const topics = (lang: string): string[] => readdirSync(new URL(`words/${lang}/`, folder)).sort();
const text = (lang: string): string =>
  topics(lang)
    .map((topic) => readFileSync(new URL(`words/${lang}/${topic}`, folder), "utf8"))
    .join("\n");
const keys = (lang: string): string[] => new FluentResource(text(lang)).body.map((message) => message.id);

const source = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("test"))
  .map((name) => readFileSync(new URL(name, folder), "utf8"))
  .join("\n");

/** Every string literal, and the beginning of every template that names a message of the page. */
const literals = new Set(source.match(/"[a-z][a-z0-9-]*"/g)?.map((found) => found.slice(1, -1)));
const beginnings = [...source.matchAll(/ui(?:\.has)?\(`([a-z-]+)\$\{/g)].map((found) => found[1] ?? "");

describe("the words of the page", () => {
  test.each(LANGS)("%s has the same messages as pt-BR, each once", (lang) => {
    expect(topics(lang)).toEqual(topics("pt-BR"));
    expect(keys(lang)).toEqual(keys("pt-BR"));
    expect(new Set(keys(lang)).size).toBe(keys(lang).length);
  });

  test.each(LANGS)("%s has a message for each key that is used", (lang) => {
    const used = [...source.matchAll(/\bui\("([a-z0-9-]+)"/g)].map((found) => found[1] ?? "");
    expect(used.filter((key) => !keys(lang).includes(key))).toEqual([]);
  });

  test("each refusal of a request has words", () => {
    const server = new URL("../../src/carteado/server/endpoints.py", folder);
    const codes = [...readFileSync(server, "utf8").matchAll(/ApiError\(\d+, "(\w+)"/g)].map(
      (found) => found[1] ?? "",
    );
    expect(codes).toContain("bad_option");
    const silent = codes.filter((code) => !keys("pt-BR").includes(`error-${code}`));
    expect(silent).toEqual(["no_such_words", "no_such_rules"]); // only a wrong address asks for those
  });

  test("each message is used", () => {
    const unused = keys("pt-BR").filter(
      (key) => !literals.has(key) && !beginnings.some((start) => start !== "" && key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  test.each(LANGS)("%s fills its gaps and counts", (lang) => {
    const words = new Words(lang, text(lang));
    expect(words.say("continue", { game: "Truco", ours: 7, theirs: 9 })).toContain("Truco, 7 × 9");
    expect(words.say("your-hand", { n: 1 })).not.toBe(words.say("your-hand", { n: 2 }).replace("2", "1"));
    expect(words.say("no-such-message")).toBe("no-such-message");
  });
});

describe("the language of a visitor", () => {
  test.each([
    [["pt-BR", "en"], "pt-BR"],
    [["pt"], "pt-BR"],
    [["pt-PT"], "pt-PT"],
    [["de-DE", "en-GB"], "en"],
    [["ja"], "pt-BR"],
    [[], "pt-BR"],
  ])("%j is answered in %s", (wishes, lang) => {
    expect(closest(wishes)).toBe(lang);
  });
});
