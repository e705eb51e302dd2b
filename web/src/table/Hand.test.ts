import { render } from "svelte/server";
import { expect, test } from "vitest";
import Hand, { type HandCard } from "./Hand.svelte";

const card = (text: string, changes: Partial<HandCard> = {}): HandCard => ({
  key: text,
  card: text,
  testid: `card-${text}`,
  name: text,
  legal: true,
  dull: false,
  tag: "",
  plainTag: false,
  sent: false,
  returned: false,
  ...changes,
});

const drawn = (cards: HandCard[], chosen: string[] = []): string =>
  render(Hand, { props: { cards, chosen, label: "hand", spanish: false, onpick: () => undefined } }).body;

test("the hand is one stop of the tab key", () => {
  const html = drawn([card("7c"), card("Qe"), card("5c")]);
  expect(html).toContain('role="listbox"');
  expect(html.match(/role="option"/g)).toHaveLength(3);
  expect(html.match(/tabindex="0"/g)).toHaveLength(1);
  expect(html.match(/tabindex="-1"/g)).toHaveLength(2);
});

test("a card that may not be played is greyed and stays within reach", () => {
  const html = drawn([card("7c", { legal: false })]);
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toMatch(/\sdisabled/);
  expect(html).toContain('tabindex="0"');
});

test("the chosen card says so", () => {
  expect(drawn([card("7c"), card("Qe")], ["Qe"]).match(/aria-selected="true"/g)).toHaveLength(1);
});

test("a card that one may not see is drawn as a back", () => {
  const html = drawn([card("?", { key: "back-1", testid: "card-back-1" })]);
  expect(html).toContain("#back-anil");
  expect(html).toContain('data-testid="card-back-1"');
});
