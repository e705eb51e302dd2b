import { beforeEach, expect, test } from "vitest";
import type { TrucoView } from "../protocol";
import { trucoView } from "../testing/truco";
import { habits } from "./habits.svelte";
import { Lessons } from "./lessons.svelte";

const OPEN = { leader: 1, plays: [], done: false, winner: null };
const DONE = { ...OPEN, plays: [{ seat: 1, card: "3o", covered: false }], done: true, winner: 1 };

/** A question after the first trick: to this player, or to another. */
const question = (number: number, mine: boolean): TrucoView =>
  trucoView({ question: number, asked_seats: [mine ? 0 : 1], tricks: [DONE, OPEN], winning: [] });

beforeEach(() => {
  habits.explains = true;
  for (const known of ["vira", "turn", "strength"]) habits.learn(known);
});

test("what this player acted over is known", () => {
  const lessons = new Lessons();
  lessons.see(question(5, true), []);
  expect(lessons.current?.key).toBe("trick");
  lessons.see(question(6, false), []);
  expect(lessons.current).toBeNull();
});

test("what gives way while the others play comes once more, and not for ever", () => {
  const lessons = new Lessons();
  const shown: (string | undefined)[] = [];
  const others = (number: number): void => {
    lessons.see(question(number, false), []);
    shown.push(lessons.current?.key);
  };
  others(5);
  lessons.see({ ...question(6, true), winning: [1, 2] }, []); // a tie is more pressing
  others(7);
  lessons.see({ ...question(8, true), phase: "answer" }, []); // so is a call
  others(9);
  expect(shown).toEqual(["trick", "trick", undefined]);
});
