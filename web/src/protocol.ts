// The messages between a table and this client, as src/carteado/server/wire.py writes them.

export type OptionValue = boolean | number | string;
export type Fact = null | boolean | number | string | number[] | string[];

export interface View {
  game: string;
  players: number;
  seat: number | null;
}

export interface Event {
  kind: string;
  facts: Record<string, Fact>;
  changes: Record<string, unknown>;
}

// ---- from the client

export interface Hello {
  type: "hello";
  seen?: number | null;
}

export interface Act {
  type: "act";
  id: string;
  question: number;
  action: string;
}

export interface Entropy {
  type: "entropy";
  deal: number;
  share: string;
  cut?: number;
}

export interface Rule {
  type: "rule";
  id: string;
  ruling: string;
}

export interface Ping {
  type: "ping";
}

export type FromClient = Hello | Act | Entropy | Rule | Ping;

// ---- from the table

export interface SeatInfo {
  name: string;
  bot: string | null;
}

export interface TableInfo {
  id: string;
  game: string;
  preset: string | null;
  options: Record<string, OptionValue>;
  differing: Record<string, OptionValue>;
  players: number;
  sides: number[][];
  direction: string;
  seats: SeatInfo[];
  commitment: string;
}

export interface Control {
  action: string;
  legal: boolean;
  foul: boolean;
  rule: string | null;
  code: string | null;
  facts: Record<string, number | string>;
}

export interface Snapshot {
  type: "snapshot";
  version: number;
  table: TableInfo;
  view: View;
  question: number;
  controls: Control[];
}

export interface Update {
  type: "update";
  version: number;
  events: Event[];
  question: number;
  controls: Control[];
}

export interface Shuffle {
  type: "shuffle";
  deal: number;
  cuts: boolean;
  pack: number;
}

export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

export interface Refused {
  type: "refused";
  id: string;
  rule: string;
  code: string;
  facts: Record<string, number | string>;
}

export interface Finished {
  type: "finished";
  secret: string;
}

export interface Problem {
  type: "problem";
  code: string;
  detail: string;
  id: string | null;
}

export interface Pong {
  type: "pong";
}

export type FromTable = Snapshot | Update | Shuffle | Accepted | Refused | Finished | Problem | Pong;

// ---- over HTTP

export interface OptionInfo {
  name: string;
  default: OptionValue;
  rule: string;
  values: OptionValue[];
  low: number | null;
  high: number | null;
}

export interface PresetInfo {
  name: string;
  players: number;
  options: Record<string, OptionValue>;
}

export interface GameInfo {
  key: string;
  players: number[];
  presets: PresetInfo[];
  options: OptionInfo[];
  bots: string[];
}

export interface NewTable {
  game: string;
  preset?: string | null;
  options?: Record<string, OptionValue>;
  players?: number | null;
  bot?: string;
  name?: string;
}

export interface TableRef {
  table: string | null;
  game: string | null;
  scores: number[];
  over: boolean;
}

export interface RuleText {
  number: string;
  section: string;
  text: string;
}

export interface ErrorText {
  code: string;
  detail: string;
}

export interface Verdict {
  holds: boolean;
  lines: string[];
}

// ---- Truco

export interface Play {
  seat: number;
  card: string;
  covered: boolean;
}

export interface Trick {
  leader: number;
  plays: Play[];
  done: boolean;
  winner: number | null;
}

export interface Maybe {
  card: string;
  since: number;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
}

export interface TrucoView extends View {
  options: Record<string, OptionValue>;
  dealer: number;
  number: number;
  phase: string;
  kind: string;
  onze_side: number | null;
  asked_seats: number[];
  question: number;
  scores: number[];
  value: number;
  asked: number | null;
  caller: number | null;
  raiser: number | null;
  said_no: number[];
  turn: number | null;
  cutter: number;
  looked: string[] | null;
  cutter_took: number | null;
  vira: string | null;
  manilha: string | null;
  hands: string[][];
  maybe: Maybe[][];
  exposed: (string | null)[];
  skipped: boolean[];
  tricks: Trick[];
  result: Outcome | null;
}
