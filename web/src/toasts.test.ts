import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toasts } from "./toasts.svelte";

const texts = () => toasts.list.map((toast) => toast.text);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const toast of toasts.list) toasts.drop(toast.id);
  vi.useRealTimers();
});

test("what is said in passing goes by itself, and what stays does not", () => {
  toasts.say({ kind: "good", text: "Rafa voltou" });
  toasts.say({ kind: "warning", text: "Esta mesa fechou", stays: true });
  vi.advanceTimersByTime(5999);
  expect(texts()).toEqual(["Rafa voltou", "Esta mesa fechou"]);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual(["Esta mesa fechou"]);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(["Esta mesa fechou"]);
});

test("the oldest makes room", () => {
  for (const text of ["um", "dois", "três"]) toasts.say({ kind: "info", text });
  expect(texts()).toEqual(["dois", "três"]);
});

test("what is being read does not go", () => {
  const id = toasts.say({ kind: "info", text: "Embaralhado" });
  toasts.hold(id);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(["Embaralhado"]);
  toasts.release(id);
  vi.advanceTimersByTime(6000);
  expect(texts()).toEqual([]);
});
