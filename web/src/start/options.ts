import type { NeedInfo, OptionInfo, OptionValue, RuleText } from "../protocol";

export type Values = Record<string, OptionValue>;

/** Options under one heading of the rule book. */
export interface Group {
  section: string;
  options: OptionInfo[];
}

/** What an option is set to at a table of a preset, unless it is changed. `base`: what the preset sets otherwise. */
export const usual = (option: OptionInfo, base: Values): OptionValue => base[option.name] ?? option.default;

export const setting = (option: OptionInfo, base: Values, picked: Values): OptionValue =>
  picked[option.name] ?? usual(option, base);

/** The options that were picked by hand and are not what the preset has anyway. Picks outlive a change of preset. */
export function changes(options: readonly OptionInfo[], base: Values, picked: Values): OptionInfo[] {
  return options.filter((option) => setting(option, base, picked) !== usual(option, base));
}

/** What an option lacks to count as it is set: the server says what it needs. `players` is needed as options are. */
export function unmet(
  option: OptionInfo,
  options: readonly OptionInfo[],
  base: Values,
  picked: Values,
  players: number,
): NeedInfo[] {
  const set: Values = { players };
  for (const each of options) set[each.name] = setting(each, base, picked);
  const own = set[option.name];
  return (option.needs ?? []).filter(({ option: other, values, value }) => {
    const asks = value === null || value === undefined || value === own;
    return asks && !values.includes(set[other] ?? "");
  });
}

/** What is asked of the server: the changes that count at this table. */
export function wanted(
  options: readonly OptionInfo[],
  base: Values,
  picked: Values,
  players: number,
): Values {
  const counting = changes(options, base, picked).filter(
    (option) => unmet(option, options, base, picked, players).length === 0,
  );
  return Object.fromEntries(counting.map((option) => [option.name, setting(option, base, picked)]));
}

/** The options by the sections of the rule book that their rules stand in, in its order; what has none comes last. */
export function groups(options: readonly OptionInfo[], rules: readonly RuleText[]): Group[] {
  const sections = new Map(rules.map((rule) => [rule.number, rule.section]));
  const order = [...new Set(sections.values()), ""];
  const of = (option: OptionInfo): string => sections.get(option.rule) ?? "";
  return order
    .map((section) => ({ section, options: options.filter((option) => of(option) === section) }))
    .filter((group) => group.options.length > 0);
}

/** Remembered picks, as far as the game still has them. */
export function kept(options: readonly OptionInfo[], remembered: unknown): Values {
  if (typeof remembered !== "object" || remembered === null) return {};
  const found: Values = {};
  for (const { name, values, low, high } of options) {
    const value: unknown = (remembered as Record<string, unknown>)[name];
    const listed = values.find((each) => each === value);
    if (listed !== undefined) found[name] = listed;
    else if (typeof value === "number" && value >= (low ?? 1) && value <= (high ?? 0)) found[name] = value;
  }
  return found;
}
