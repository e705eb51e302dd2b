import type { Control, TrucoView } from "../protocol";
import { ui } from "../speech.svelte";
import { covers, raises } from "./acts";
import type { Reader } from "./sentences";

/** A short explanation of a moment, and the rule behind it. Its words are `coach-KEY`. */
export interface Lesson {
  key: string;
  rule: string;
}

interface Moment extends Lesson {
  /** Whether this is that moment; `mine`: this player is asked. */
  is(view: TrucoView, controls: readonly Control[], mine: boolean): boolean;
}

const plays = (view: TrucoView): boolean => view.phase === "play";
const lying = (view: TrucoView): number => view.tricks.at(-1)?.plays.length ?? 0;
const done = (view: TrucoView): number => view.tricks.filter((trick) => trick.done).length;

/** What is explained, the most pressing first. */
const MOMENTS: readonly Moment[] = [
  { key: "answer", rule: "T-29", is: (view, _, mine) => mine && view.phase === "answer" },
  { key: "onze", rule: "T-38", is: (view) => view.kind === "onze" && view.phase !== "deal" },
  { key: "dark", rule: "T-40", is: (view) => view.kind === "escuro" && view.phase !== "deal" },
  { key: "vira", rule: "T-04", is: (view) => plays(view) && view.vira !== null },
  {
    key: "old",
    rule: "truco.manilha",
    is: (view) => plays(view) && view.vira === null && view.manilhas.length > 0,
  },
  { key: "turn", rule: "T-18", is: (view, _, mine) => mine && plays(view) },
  {
    key: "tie",
    rule: "T-22",
    is: (view) => view.winning.length > 1 || view.tricks.some((trick) => trick.done && trick.winner === null),
  },
  { key: "strength", rule: "T-10", is: (view, _, mine) => mine && plays(view) && lying(view) > 0 },
  { key: "trick", rule: "T-21", is: (view) => plays(view) && done(view) > 0 },
  {
    key: "cover",
    rule: "T-19",
    is: (view, controls, mine) => mine && plays(view) && covers(controls).some((control) => control.legal),
  },
  {
    key: "truco",
    rule: "T-27",
    is: (view, controls, mine) =>
      mine && plays(view) && view.asked === null && raises(controls).some((control) => control.legal),
  },
];

/** Phases in which a panel asks: it explains itself, and a lesson of its own stands in it. */
const PANELS: readonly string[] = ["cut", "keep", "vote", "onze", "answer"];

/** The first of the moment's lessons that is not yet known; with the Spanish pack strength is another rule. */
export function lessonFor(
  view: TrucoView,
  controls: readonly Control[],
  knows: (key: string) => boolean,
): Lesson | null {
  if (view.result !== null) return null;
  const mine = view.seat !== null && view.asked_seats.includes(view.seat);
  const fits = (key: string): boolean => !(mine && PANELS.includes(view.phase)) || key === view.phase;
  const found = MOMENTS.find(
    (moment) => fits(moment.key) && moment.is(view, controls, mine) && !knows(moment.key),
  );
  if (found === undefined) return null;
  const spanish = view.options["deck"] === "spanish";
  return { key: found.key, rule: found.key === "strength" && spanish ? "T-02" : found.rule };
}

/** A lesson in words. */
export function lessonText(reader: Reader, view: TrucoView, lesson: Lesson): string {
  return ui(`coach-${lesson.key}`, {
    manilha: view.manilha === null ? "" : reader.words.say(`rank-${view.manilha}`),
    deck: `${view.options["deck"]}${view.options["q_over_j"] === true ? "-q" : ""}`,
    clean: view.options["baralho_limpo"] === true ? "yes" : "no",
    players: view.players,
    value: view.value,
    asked: view.asked ?? 0,
    mark: Number(view.options["target"] ?? 12) - 1,
  });
}
