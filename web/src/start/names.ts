import type { NeedInfo, OptionValue } from "../protocol";
import { speech, term, ui } from "../speech.svelte";

/** A value of an option, in words. */
export function valueName(option: string, value: OptionValue): string {
  const key = `option-${option}-${value}`;
  if (speech.game.has(key)) return term(key);
  return typeof value === "number" && speech.game.has(`option-${option}-n`)
    ? term(`option-${option}-n`, { n: value })
    : String(value);
}

/** What an option needs: `Baralho: francês`, `4 ou 6 jogadores`. */
export function needName({ option, values }: NeedInfo): string {
  const or = new Intl.ListFormat(speech.lang, { type: "disjunction" });
  if (option === "players") return ui("option-needs-players", { n: or.format(values.map(String)) });
  return ui("option-is", {
    name: term(`option-${option}`),
    value: or.format(values.map((value) => valueName(option, value))),
  });
}

/** What a kind of robot is called; the name it has on the server if we have no word for it. */
export const botName = (key: string): string => (speech.ui.has(`bot-${key}`) ? ui(`bot-${key}`) : key);
