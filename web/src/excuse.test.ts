import { beforeEach, expect, test, vi } from "vitest";
import { excuse } from "./excuse";
import { openTable } from "./server";
import { speech, ui } from "./speech.svelte";

beforeEach(() => speech.speak("pt-BR"));

/** What a person reads when the server answers so. */
async function told(answer: () => Response): Promise<string> {
  vi.stubGlobal("fetch", async () => answer());
  return openTable({ game: "truco" }).then(() => "", excuse);
}

const refusal = (code: string) => () =>
  new Response(JSON.stringify({ code, detail: "target must be 12 or 15" }), { status: 400 });

test("a refusal is told in our own words", async () => {
  expect(await told(refusal("bad_option"))).toBe(ui("error-bad_option"));
  await speech.speak("en");
  expect(await told(refusal("bad_option"))).toBe(ui("error-bad_option"));
});

test("a code that is not known gets the general words", async () => {
  expect(await told(refusal("never_heard_of"))).toBe(ui("error"));
});

test("an answer that is no refusal of ours is trouble", async () => {
  expect(await told(() => new Response("<html>", { status: 502 }))).toBe(ui("error-trouble"));
});

test("no answer at all", async () => {
  const none = () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await told(none)).toBe(ui("unreachable"));
});
