import type { Event, TableInfo, TrucoView } from "../protocol";
import type { Cue } from "../sound/cues";
import type { Senses } from "../sound/senses";

const KNOCKS: Record<number, number> = { 3: 1, 6: 2, 9: 3, 12: 4 };

const number = (fact: unknown): number => (typeof fact === "number" ? fact : 0);

/** The sound of each kind of event; those that are not named are silent. */
const SOUNDS: Record<string, (event: Event, ours: (side: unknown) => boolean) => Cue | null> = {
  cut: () => ({ name: "shuffle" }),
  kept: () => ({ name: "card" }),
  gave: () => ({ name: "card" }),
  dealt: () => ({ name: "deal", n: 5 }),
  played: () => ({ name: "card" }),
  covered: () => ({ name: "card" }),
  blind: () => ({ name: "card" }),
  exposed: () => ({ name: "card" }),
  raised: ({ facts }) => ({ name: "knock", n: KNOCKS[number(facts["value"])] ?? 1 }),
  accepted: () => ({ name: "accepted" }),
  stayed: () => ({ name: "accepted" }),
  folded: () => ({ name: "ran" }),
  declined: () => ({ name: "ran" }),
  trick: ({ facts }, ours) => ({ name: ours(facts["side"]) ? "won" : "lost" }),
  tied: () => ({ name: "tied" }),
  hand: ({ facts }) => {
    const n = number(facts["points"]);
    return n > 0 ? { name: "tentos", n } : null;
  },
  match: ({ facts }, ours) => ({ name: ours(facts["side"]) ? "win" : "lose" }),
};

/** What is heard and felt at a table of Truco. */
export const trucoSenses: Senses<TrucoView> = {
  cue(event, view, info: TableInfo) {
    const ours = (side: unknown): boolean =>
      typeof side === "number" && view.seat !== null && info.sides[side]?.includes(view.seat) === true;
    return SOUNDS[event.kind]?.(event, ours) ?? null;
  },
  asks: (view) => (view.phase === "answer" ? "call" : "turn"),
  over: (view) => view.result !== null,
};
