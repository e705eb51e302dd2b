/** A line of a score sheet: what is counted, the rule (or option) that says so, and the points of each column. */
export interface SheetLine {
  label: string;
  note?: string;
  rule?: string;
  values: readonly number[];
}

/** Whose column it is. */
export interface SheetColumn {
  name: string;
  /** The seat, where a column is one player's. */
  seat?: number;
  mine?: boolean;
}

export interface SheetSum {
  label: string;
  values: readonly number[];
}

/** How far each column is on the way to the target; `mark` is a point on the way that means something. */
export interface SheetRace {
  target: number;
  mark?: number;
  note?: string;
}

/** A number with its sign, as sheets have it: a real minus, never a hyphen. Zero is told by a dot, elsewhere. */
export function signed(value: number, lang: string): string {
  return new Intl.NumberFormat(lang, { signDisplay: "exceptZero" }).format(value).replace("-", "−");
}

/** A sum, which carries a sign only below zero. */
export function plainly(value: number, lang: string): string {
  return new Intl.NumberFormat(lang, { useGrouping: "min2" }).format(value).replace("-", "−");
}

/** The places of the columns, best total first; equals keep their order. */
export function ranked(total: readonly number[]): number[] {
  return total.map((_, place) => place).sort((one, other) => (total[other] ?? 0) - (total[one] ?? 0));
}
