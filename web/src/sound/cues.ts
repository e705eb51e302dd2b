/** A sound that the table can make, by what it stands for. */
export const CUES = [
  "card",
  "shuffle",
  "deal",
  "turn",
  "knock",
  "accepted",
  "ran",
  "won",
  "lost",
  "tied",
  "tentos",
  "refusal",
  "tick",
  "win",
  "lose",
  "clean",
  "dirty",
  "out",
] as const;

export interface Cue {
  name: (typeof CUES)[number];
  /** How many: knocks of a call, tentos on the tray, cards of a deal, ticks of a clock. */
  n?: number;
}

/** A part of a sound: a wave or noise that is struck and dies away. Times are in seconds, gains of the whole scale. */
export interface Stroke {
  wave: OscillatorType | "noise";
  at: number;
  length: number;
  gain: number;
  /** The pitch, or the middle of the noise's band, and where it glides to. */
  pitch: number;
  glide?: number;
  /** How narrow the band of a noise is. */
  narrow?: number;
}

/** Cues that are heard even when a player wants to hear of his own turn only. */
export const OWN_TURN: readonly Cue["name"][] = ["turn", "tick"];

/** When two cues meet, the one that says more is kept for after the one that sounds. */
export const weight = (cue: Cue): number =>
  ({ knock: 3, win: 3, lose: 3, turn: 2, refusal: 2, tick: 2 })[cue.name as string] ?? 1;

const LONGEST = 0.4;

/** So many strokes, each after the last, drawn together until all of them fit. */
function row(
  count: number,
  apart: number,
  tail: number,
  stroke: (at: number, place: number) => Stroke[],
): Stroke[] {
  const step = count > 1 ? Math.min(apart, (LONGEST - tail) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, place) => stroke(place * step, place)).flat();
}

const slap = (at: number, loud: number): Stroke[] => [
  { wave: "noise", at, length: 0.09, gain: 0.2 * loud, pitch: 1700, glide: 650, narrow: 0.8 },
  { wave: "sine", at, length: 0.07, gain: 0.1 * loud, pitch: 175, glide: 105 },
];

/** A bar of wood: the tone, and its fourth overtone that dies at once. */
const wood = (at: number, pitch: number, length = 0.2, loud = 1): Stroke[] => [
  { wave: "sine", at, length, gain: 0.15 * loud, pitch },
  { wave: "sine", at, length: 0.045, gain: 0.06 * loud, pitch: pitch * 3.93 },
  { wave: "noise", at, length: 0.02, gain: 0.03 * loud, pitch: 2400, narrow: 0.7 },
];

/** A fist on the table. */
const fist = (at: number): Stroke[] => [
  { wave: "sine", at, length: 0.12, gain: 0.16, pitch: 155, glide: 78 },
  { wave: "noise", at, length: 0.035, gain: 0.09, pitch: 700, glide: 260, narrow: 0.6 },
];

const pluck = (at: number, pitch: number, length: number, bright: boolean): Stroke[] => [
  { wave: "triangle", at, length, gain: 0.13, pitch },
  { wave: "sine", at, length: length * (bright ? 0.6 : 0.2), gain: bright ? 0.08 : 0.03, pitch: pitch * 2 },
];

const seed = (at: number): Stroke[] => [
  { wave: "noise", at, length: 0.03, gain: 0.16, pitch: 3400, narrow: 5 },
  { wave: "sine", at, length: 0.06, gain: 0.07, pitch: 1900, glide: 1500 },
];

const notes = (pitches: readonly number[], bright: boolean): Stroke[] =>
  row(pitches.length, 0.08, 0.16, (at, place) => pluck(at, pitches[place] ?? 440, 0.16, bright));

const [C4, D4, E4, G4, B4, C5, E5, G5, C6] = [261.6, 293.7, 329.6, 392, 493.9, 523.3, 659.3, 784, 1046.5];

/** What a cue is made of. */
export function strokes({ name, n = 1 }: Cue): Stroke[] {
  switch (name) {
    case "card":
      return slap(0, 1);
    case "shuffle":
      return row(15, 0.024, 0.03, (at, place) => [
        {
          wave: "noise",
          at,
          length: 0.03,
          gain: 0.05 + 0.004 * place,
          pitch: 1900 + 90 * place,
          narrow: 1.2,
        },
      ]);
    case "deal":
      return row(Math.max(1, n), 0.07, 0.09, (at) => slap(at, 0.5));
    case "turn":
      return [...wood(0, G4), ...wood(0.13, B4)];
    case "knock":
      return row(n, 0.093, 0.12, fist);
    case "accepted":
      return [...wood(0, C4 / 2, 0.24), ...wood(0, C4, 0.1, 0.3)];
    case "ran":
      return [...wood(0, G4, 0.17), ...wood(0.15, E4, 0.22)];
    case "won":
      return pluck(0, G5, 0.28, true);
    case "lost":
      return pluck(0, C4 * 0.75, 0.24, false);
    case "tied":
      return [...pluck(0, D4, 0.13, false), ...pluck(0.13, D4, 0.16, false)];
    case "tentos":
      return row(n, 0.085, 0.06, seed);
    case "refusal":
      return [
        { wave: "sine", at: 0, length: 0.11, gain: 0.16, pitch: 130, glide: 88 },
        { wave: "noise", at: 0, length: 0.05, gain: 0.06, pitch: 280, narrow: 0.7 },
      ];
    case "tick":
      return row(n, 0.16, 0.06, (at) => wood(at, C6 * 1.5, 0.06, 0.8));
    case "win":
    case "clean":
      return notes([C5, E5, G5, C6], true);
    case "dirty":
      return notes([C5, G5, C5, G5], true);
    case "out":
      return notes([G4, C5, E5, G5], true);
    case "lose":
      return notes([G4, E4, D4, C4], false);
  }
}

/** How long a cue is heard, in seconds. */
export const duration = (cue: Cue): number =>
  Math.max(...strokes(cue).map((stroke) => stroke.at + stroke.length));
