import { type Lang, startLang } from "./lang";
import { recall, remember } from "./memory";

export const PACES = ["normal", "rapido", "0"] as const;
export type Pace = (typeof PACES)[number];
export const DECKS = ["duas", "quatro", "segura", "contraste"] as const;
export const THEMES = ["auto", "light", "dark"] as const;

function among<T extends string>(values: readonly T[], text: string | null, otherwise: T): T {
  return values.find((value) => value === text) ?? otherwise;
}

/** What a person chose once, remembered in this browser. */
class Settings {
  #lang = $state<Lang>(startLang());
  #pace = $state<Pace>(startPace());
  #theme = $state(among(THEMES, recall("tema"), "auto"));
  #deck = $state(startDeck());
  #letters = $state(recall("letra") === "1");
  #oneTap = $state(recall("umtoque") === "1");
  #keys = $state(recall("atalhos") !== "0");

  get lang(): Lang {
    return this.#lang;
  }
  set lang(value: Lang) {
    this.#lang = value;
    remember("lang", value);
  }

  get pace(): Pace {
    return this.#pace;
  }
  set pace(value: Pace) {
    this.#pace = value;
    remember("ritmo", value);
  }

  get theme(): (typeof THEMES)[number] {
    return this.#theme;
  }
  set theme(value: (typeof THEMES)[number]) {
    this.#theme = value;
    remember("tema", value);
  }

  get deck(): (typeof DECKS)[number] {
    return this.#deck;
  }
  set deck(value: (typeof DECKS)[number]) {
    this.#deck = value;
    remember("cores", value);
  }

  /** The letter of the suit beside each index, on any deck. */
  get letters(): boolean {
    return this.#letters;
  }
  set letters(value: boolean) {
    this.#letters = value;
    remember("letra", value ? "1" : "0");
  }

  /** One tap plays a card; else the first raises it and the second plays it. */
  get oneTap(): boolean {
    return this.#oneTap;
  }
  set oneTap(value: boolean) {
    this.#oneTap = value;
    remember("umtoque", value ? "1" : "0");
  }

  /** Single letters act (T, A, S, R, C …). */
  get keys(): boolean {
    return this.#keys;
  }
  set keys(value: boolean) {
    this.#keys = value;
    remember("atalhos", value ? "1" : "0");
  }

  /** How much of the usual time passes between two events. */
  get scale(): number {
    return { normal: 1, rapido: 0.3, "0": 0 }[this.#pace];
  }
}

/** Who asks the system for more contrast gets it, until another deck is chosen. */
function startDeck(): (typeof DECKS)[number] {
  const asks = matchMedia("(prefers-contrast: more)").matches;
  return among(DECKS, recall("cores"), asks ? "contraste" : "duas");
}

function startPace(): Pace {
  const asked = new URLSearchParams(location.search).get("ritmo");
  if (asked === null) return among(PACES, recall("ritmo"), "normal");
  const pace = among(PACES, asked, "normal");
  remember("ritmo", pace);
  return pace;
}

export const settings = new Settings();

/** Choices of the start page: kept as one JSON object, read with care. */
export function recallChoices(): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(recall("mesa") ?? "{}");
    return typeof read === "object" && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function rememberChoices(choices: Record<string, unknown>): void {
  remember("mesa", JSON.stringify(choices));
}
