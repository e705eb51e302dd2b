import { expect, test, vi } from "vitest";
import { askEarly, takeEarly } from "./early";

test("an early answer is taken once", async () => {
  vi.stubGlobal("fetch", async () => new Response("words"));
  askEarly("/api/terms/truco/en");
  expect(await (await takeEarly("/api/terms/truco/en"))?.text()).toBe("words");
  expect(takeEarly("/api/terms/truco/en")).toBeUndefined();
});

test("a request that failed early is sent anew", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
  askEarly("/api/games");
  await new Promise((done) => setTimeout(done));
  expect(takeEarly("/api/games")).toBeUndefined();
});
