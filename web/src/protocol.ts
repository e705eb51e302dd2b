// What a table and its clients say to each other. Made by `python -m carteado.server.types`: do not edit.

export type OptionValue = boolean | number | string;

export type Fact = boolean | number | string | (number | string)[] | null;

/** All that a seat (or a spectator: `seat` is None) knows, and nothing else. Each game adds its fields. */
export interface View {
  game: string;
  players: number;
  seat: number | null;
  scores: number[];
  asked_seats: number[];
  question: number;
  hands: string[][];
}

/**
 * Something that a seat was told. `kind` and `facts` say what happened, for a log and for motion; `changes`
 * holds, whole, the fields of the view that are different now.
 */
export interface Event {
  kind: string;
  facts: Record<string, Fact>;
  changes: Record<string, unknown>;
}

/**
 * The first message of a connection. `seen` is the version of the last message that the client has handled,
 * if it was here before; it then gets the updates that it missed. A client that missed none, or too many,
 * gets a fresh snapshot: a hello is always answered. A `shuffle` or `finished` that is due follows.
 */
export interface Hello {
  type: "hello";
  seen?: number | null;
}

/**
 * An act, as text (`play 4p`), for the question it answers. `id` is the client's own; the same id twice is
 * one act, and the second answer repeats the first.
 */
export interface Act {
  type: "act";
  id: string;
  question: number;
  action: string;
}

/**
 * A seat's share of chance for a deal: up to 64 random bytes, and where to cut, if the seat cuts (0 to the
 * size of the pack minus one).
 */
export interface Entropy {
  type: "entropy";
  deal: number;
  share: string;
  cut?: number;
}

/** A ruling of the host (`fraud 1`), where the house rules allow rulings. */
export interface Rule {
  type: "rule";
  id: string;
  ruling: string;
}

/**
 * A person's word to the bot of his side that asks before it acts (`asking`). It is answered like an act,
 * once the act that follows from it is written.
 */
export interface Allow {
  type: "allow";
  id: string;
  question: number;
  seat: number;
  yes: boolean;
}

/** Asks for a `pong`. */
export interface Ping {
  type: "ping";
}

/** The full present, from one seat. */
export interface Snapshot {
  type: "snapshot";
  version: number;
  table: TableInfo;
  view: View;
  question: number;
  controls: Control[];
  past: Event[];
}

/** What never changes at a table. */
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
  partner: "advises" | "decides";
}

/** Who sits at a place: the name, and the kind of bot if it is one. */
export interface SeatInfo {
  name: string;
  bot: string | null;
}

/**
 * An act that the table shows. `legal`: it may be done; `foul`: it is taken, and punished (ask twice); else
 * it is greyed, and `rule`, `code` and `facts` say why.
 */
export interface Control {
  action: string;
  legal: boolean;
  foul: boolean;
  rule: string | null;
  code: string | null;
  facts: Record<string, number | string>;
}

/**
 * What happened: events in order, the last of which carries the changed fields of the view. Versions have no
 * gaps: a client that misses one says hello again with the last it has seen.
 */
export interface Update {
  type: "update";
  version: number;
  events: Event[];
  question: number;
  controls: Control[];
}

/**
 * The pack is about to be shuffled: send your `entropy` for this deal. `cuts`: your seat cuts. `seconds`: how
 * long the deal waits at most, from the first of these messages on.
 */
export interface Shuffle {
  type: "shuffle";
  deal: number;
  cuts: boolean;
  pack: number;
  seconds: number;
}

/**
 * What a bot of one's own side would answer to this question, which one is asked oneself. Only the people of
 * its side hear it. It has no version: who says hello while the question is open is told again.
 */
export interface Advice {
  type: "advice";
  question: number;
  seat: number;
  action: string;
}

/**
 * A bot of one's own side wants to do this, which commits the side, and asks first: answer with `allow`.
 * Without a word in so many seconds (None: the time does not run yet) it does something else. Only the people
 * of its side hear it. It has no version: who says hello while the bot waits is told again.
 */
export interface Asking {
  type: "asking";
  question: number;
  seat: number;
  action: string;
  seconds: number | null;
}

/** The act with this id is durably written. `version` is the update that shows it. */
export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

/** The act with this id was refused by a rule; nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  rule: string;
  code: string;
  facts: Record<string, number | string>;
}

/**
 * The match is over, or given up, and its record can be fetched. `secret` is the house's, in hex; `seal` the
 * digest of the whole match: a record with another seal is not the match that was played here.
 */
export interface Finished {
  type: "finished";
  secret: string;
  seal: string;
}

/**
 * Something other than a rule is wrong; `detail` says it in English, for whoever reads logs. `id` is the
 * act's, if it was one.
 */
export interface Problem {
  type: "problem";
  code:
    | "abandoned"
    | "bad_message"
    | "no_such_table"
    | "not_host"
    | "not_seated"
    | "stale_question"
    | "stopping"
    | "too_fast"
    | "too_slow"
    | "trouble";
  detail: string;
  id: string | null;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** A game that can be played. GET /api/games. */
export interface GameInfo {
  key: string;
  players: number[];
  presets: PresetInfo[];
  options: OptionInfo[];
  bots: string[];
}

/** A named set of house rules. */
export interface PresetInfo {
  name: string;
  players: number;
  options: Record<string, OptionValue>;
}

/** An option of a game, for a form: `number` ones have a range, the others a list of values. */
export interface OptionInfo {
  name: string;
  default: OptionValue;
  rule: string;
  values: OptionValue[];
  low: number | null;
  high: number | null;
  needs: NeedInfo[];
}

/**
 * What an option needs to count: that another option, or `players`, is one of these values. `value`: only
 * this value of the option needs it; None for all of them.
 */
export interface NeedInfo {
  option: string;
  values: OptionValue[];
  value: boolean | number | string | null;
}

/** POST /api/tables: a match against bots. Options are changes to the preset's. */
export interface NewTable {
  game: string;
  preset?: string | null;
  options?: Record<string, OptionValue>;
  players?: number | null;
  bot?: string;
  partner?: "advises" | "decides";
  name?: string;
}

/** The answer to it, and to GET /api/tables/mine (where `table` is None if the visitor has none). */
export interface TableRef {
  table: string | null;
  game: string | null;
  scores: number[];
  over: boolean;
}

/** A numbered rule or an option, in words. GET /api/rules/GAME/LANG gives the list in order. */
export interface RuleText {
  number: string;
  section: string;
  text: string;
}

/** Every HTTP error: a code, and one sentence that says what to do. */
export interface ErrorText {
  code: string;
  detail: string;
}

/** POST /api/verify with a record: whether it holds, how many deals it has, and all that does not hold. */
export interface Verdict {
  holds: boolean;
  deals: number;
  faults: Fault[];
}

/**
 * Something in a record that does not hold. `code` names it: `not_a_record`, `no_secret` (the match is not
 * over, its dealing cannot be checked yet), `secret_damaged`, `secret_foreign` (it does not belong to the
 * commitment), `dealer_foreign` (the secret draws another first dealer), `deal_damaged`, `order_foreign` (it
 * does not follow from the secret, the shares and the cut), `does_not_play` (an act is refused), `not_over`,
 * `result_foreign` (the acts lead to another), `seal_foreign` (something was changed). `deal` is the number
 * of the deal, from 1, where it is one, and `act` that of the act in it; `detail` is for developers, in
 * English.
 */
export interface Fault {
  code: string;
  deal: number | null;
  detail: string;
  act: number | null;
}

/** All that a seat knows of a match of Truco. Sides are 0 (even seats) and 1 (odd seats). */
export interface TrucoView {
  game: string;
  players: number;
  seat: number | null;
  scores: number[];
  asked_seats: number[];
  question: number;
  hands: string[][];
  options: Record<string, OptionValue>;
  dealer: number;
  number: number;
  phase: string;
  kind: string;
  onze_side: number | null;
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
  manilhas: Manilha[];
  maybe: Maybe[][];
  exposed: (string | null)[];
  skipped: boolean[];
  tricks: Trick[];
  winning: number[];
  result: Outcome | null;
}

/**
 * One of the four strongest cards of a hand, by rank and suit: a word about the rules, not about where it
 * lies.
 */
export interface Manilha {
  rank: string;
  suit: string;
}

/**
 * A card that one was shown, and that its holder has since either kept or played face down, in the trick of
 * this number (from 0) or later.
 */
export interface Maybe {
  card: string;
  since: number;
}

/**
 * A trick: who led it, the cards in the order of play, whether all have played, and the seat that won it
 * (None while it is being played, and when it was tied).
 */
export interface Trick {
  leader: number;
  plays: Play[];
  done: boolean;
  winner: number | null;
}

/**
 * A card on the table: who played it, what is seen of it (`?` for a face that one may not see), and whether
 * it lies face down.
 */
export interface Play {
  seat: number;
  card: string;
  covered: boolean;
}

/**
 * How the match ended: the scores and the winning sides, and why (`target`, `max_deals`, `truco_at_eleven`).
 */
export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
}

export type FromClient = Hello | Act | Entropy | Rule | Allow | Ping;

export type FromTable =
  | Snapshot
  | Update
  | Shuffle
  | Advice
  | Asking
  | Accepted
  | Refused
  | Finished
  | Problem
  | Pong;
