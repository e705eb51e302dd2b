import { describe, expect, test } from "vitest";
import { placed, STRIP, spread, under } from "./spread";

describe("a phone of 360 px leaves 336", () => {
  test.each([
    [4, 1, 64, 70, 90],
    [9, 1, 64, 34, 90],
    [11, 1, 60, 27.6, 84],
    [13, 2, 56, 46.7, 134],
    [22, 2, 52, 28.4, 125],
    [30, 3, 48, 32, 163],
  ])("%i cards lie in %i rows of cards %i wide", (count, rows, card, step, height) => {
    const hand = spread(count, 336);
    expect([hand.rows, hand.card, hand.mini, hand.scrolls]).toEqual([rows, card, true, false]);
    expect(hand.step).toBeCloseTo(step, 1);
    expect(hand.height).toBeCloseTo(height, -0.5);
  });

  test("more than thirty scroll, in three rows", () => {
    const hand = spread(40, 336);
    expect([hand.rows, hand.per, hand.card, hand.step, hand.scrolls]).toEqual([3, 14, 48, 31.9, true]);
  });
});

test.each([200, 280, 336, 366, 420, 548, 599, 700])(
  "at %i px no strip is thinner than a finger finds",
  (width) => {
    for (let count = 4; count <= 60; count += 1) {
      const hand = spread(count, width);
      expect(hand.step).toBeGreaterThanOrEqual(STRIP);
      expect(hand.rise).toBeGreaterThanOrEqual(46);
      if (!hand.scrolls) expect(hand.width).toBeLessThanOrEqual(width + 0.5);
    }
  },
);

test("a wide table has one row as long as strips are broad", () => {
  expect(spread(22, 1000)).toMatchObject({ rows: 1, card: 96, mini: true });
  expect(spread(9, 1000)).toMatchObject({ rows: 1, card: 112, mini: false });
  expect(spread(30, 1000)).toMatchObject({ rows: 2, card: 84, scrolls: false });
});

test("a tablet has as few rows as its strips allow", () => {
  expect(spread(13, 720)).toMatchObject({ rows: 1, scrolls: false });
  expect(spread(22, 720)).toMatchObject({ rows: 2, scrolls: false });
  expect(spread(30, 720)).toMatchObject({ rows: 2, scrolls: false });
});

test("a phone on its side has one row, which scrolls", () => {
  expect(spread(22, 560, 1)).toMatchObject({ rows: 1, scrolls: true });
});

test("what is under a finger is the card whose strip it is", () => {
  for (const [count, width] of [
    [9, 336],
    [13, 336],
    [30, 336],
    [40, 336],
    [22, 1000],
  ] as const) {
    const hand = spread(count, width);
    for (let place = 0; place < count; place += 1) {
      const { x, y } = placed(place, hand, width);
      expect(under(x + 10, y + 20, count, hand, width)).toBe(place);
    }
  }
  const hand = spread(13, 336);
  expect(under(-50, -50, 13, hand, 336)).toBe(0);
  expect(under(900, 900, 13, hand, 336)).toBe(12);
});
