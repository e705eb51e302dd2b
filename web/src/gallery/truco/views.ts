import type { Control, Snapshot, TableInfo, TrucoView } from "../../protocol";

const NAMES = ["Rita", "Bia", "Tereza", "Caio", "Zeca", "Lourdes"];

export function tableInfo(players: number): TableInfo {
  const seats = NAMES.slice(0, players).map((name, seat) => ({ name, bot: seat === 0 ? null : "reference" }));
  const side = (which: number) => seats.flatMap((_, seat) => (seat % 2 === which ? [seat] : []));
  return {
    id: "galeria",
    game: "truco",
    preset: players === 2 ? "mano" : "paulista",
    options: { deck: "french", target: 12, out_of_turn: "reject" },
    differing: {},
    players,
    sides: [side(0), side(1)],
    direction: "ccw",
    seats,
    commitment: "00",
    partner: "advises",
  };
}

/** Seat 0 is next in the second trick: Tereza led, Caio is winning. */
export function trucoView(changes: Partial<TrucoView> = {}): TrucoView {
  return {
    game: "truco",
    players: 4,
    seat: 0,
    options: { deck: "french", target: 12, out_of_turn: "reject" },
    dealer: 3,
    number: 17,
    phase: "play",
    kind: "ordinary",
    onze_side: null,
    asked_seats: [0],
    question: 9,
    scores: [7, 9],
    value: 1,
    asked: null,
    caller: null,
    raiser: null,
    said_no: [],
    turn: 0,
    cutter: 2,
    looked: null,
    cutter_took: null,
    vira: "4p",
    manilha: "5",
    manilhas: ["p", "c", "e", "o"].map((suit) => ({ rank: "5", suit })),
    hands: [["5c", "Qe"], ["?", "?"], ["?"], ["?"]],
    maybe: [[], [], [], []],
    exposed: [null, null, null, null],
    skipped: [false, false, false, false],
    tricks: [
      {
        leader: 0,
        plays: [
          { seat: 0, card: "2o", covered: false },
          { seat: 1, card: "7e", covered: false },
          { seat: 2, card: "3c", covered: false },
          { seat: 3, card: "Ao", covered: false },
        ],
        done: true,
        winner: 2,
      },
      {
        leader: 2,
        plays: [
          { seat: 2, card: "Kp", covered: false },
          { seat: 3, card: "3o", covered: false },
        ],
        done: false,
        winner: null,
      },
    ],
    winning: [3],
    result: null,
    ...changes,
  };
}

export const control = (action: string, changes: Partial<Control> = {}): Control => ({
  action,
  legal: true,
  foul: false,
  rule: null,
  code: null,
  facts: {},
  ...changes,
});

const plays = (...cards: string[]): Control[] =>
  cards.flatMap((card) => [control(`play ${card}`), control(`cover ${card}`)]);

const open: Partial<TrucoView> = { phase: "answer", asked: 3, caller: 1, asked_seats: [0, 2], raiser: 1 };
const partners = {
  hands: [
    ["5c", "Qe", "7o"],
    ["?", "?", "?"],
    ["2e", "Qc", "6p"],
    ["?", "?", "?"],
  ],
  tricks: [{ leader: 0, plays: [], done: false, winner: null }],
  winning: [],
};
const empty = { hands: [[], [], [], []], tricks: [], winning: [], vira: null, manilha: null, manilhas: [] };

/** A moment at the table: what is seen, and what may be done. */
export interface Scene {
  view: TrucoView;
  controls: Control[];
  /** The pack waits for this person's cut. */
  cuts?: boolean;
}

const answers = (next: string): Control[] => [
  control("accept"),
  ...(next ? [control(next)] : []),
  control("fold"),
];

export const SCENES: Readonly<Record<string, Scene>> = {
  turn: { view: trucoView(), controls: [...plays("5c", "Qe"), control("raise 3")] },
  tie: {
    view: trucoView({
      winning: [2, 3],
      tricks: [
        ...trucoView().tricks.slice(0, 1),
        {
          leader: 2,
          plays: [
            { seat: 2, card: "Kp", covered: false },
            { seat: 3, card: "Ko", covered: false },
          ],
          done: false,
          winner: null,
        },
      ],
    }),
    controls: [...plays("5c", "Qe"), control("raise 3")],
  },
  three: { view: trucoView({ ...partners, ...open }), controls: answers("raise 6") },
  six: { view: trucoView({ ...partners, ...open, asked: 6, value: 3 }), controls: answers("raise 9") },
  nine: { view: trucoView({ ...partners, ...open, asked: 9, value: 6 }), controls: answers("raise 12") },
  twelve: { view: trucoView({ ...partners, ...open, asked: 12, value: 9 }), controls: answers("") },
  onze: {
    view: trucoView({
      ...partners,
      phase: "onze",
      kind: "onze",
      onze_side: 0,
      asked_seats: [0, 2],
      scores: [11, 9],
      value: 3,
    }),
    controls: [control("stay"), control("fold")],
  },
  vote: {
    view: trucoView({
      ...empty,
      phase: "vote",
      kind: "both",
      scores: [11, 11],
      value: 3,
      asked_seats: [0, 2, 3],
      said_no: [1],
    }),
    controls: [control("vote blind"), control("vote open")],
  },
  dark: {
    view: trucoView({
      kind: "escuro",
      scores: [11, 11],
      value: 3,
      hands: Array.from({ length: 4 }, () => ["?", "?", "?"]),
      tricks: [{ leader: 0, plays: [], done: false, winner: null }],
      winning: [],
    }),
    controls: [1, 2, 3].map((place) => control(`blind ${place}`)),
  },
  cut: {
    view: trucoView({ ...empty, phase: "deal", asked_seats: [], turn: null }),
    controls: [],
    cuts: true,
  },
  look: {
    view: trucoView({ ...empty, phase: "cut", cutter: 0, dealer: 1 }),
    controls: [control("leave"), control("look")],
  },
  keep: {
    view: trucoView({ ...empty, phase: "keep", cutter: 0, dealer: 1, looked: ["7c"] }),
    controls: [control("keep"), control("give")],
  },
  end: {
    view: trucoView({
      phase: "end",
      asked_seats: [],
      scores: [12, 9],
      result: { scores: [12, 9], winners: [0], reason: "target" },
    }),
    controls: [],
  },
};

export const snapshotOf = ({ view, controls }: Scene): Snapshot => ({
  type: "snapshot",
  version: 1,
  table: tableInfo(view.players),
  view,
  question: view.question,
  controls,
  past: [],
});
