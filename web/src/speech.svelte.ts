import { words as files } from "./early";
import type { Lang } from "./lang";
import { terms } from "./server";
import { settings } from "./settings.svelte";
import { type Args, Words } from "./words";

interface Wish {
  lang: Lang;
  /** The game whose words are wanted too, if any. */
  game: string | null;
}

export class Speech {
  ui = $state.raw(new Words("pt-BR", ""));
  game = $state.raw(new Words("pt-BR", ""));
  #held: Wish = { lang: "pt-BR", game: null };
  #wanted = this.#held;
  #latest: Promise<void> = Promise.resolve();

  get lang(): Lang {
    return this.ui.lang;
  }

  /** Changes the language, of the page and of the game in hand, and remembers it. */
  speak(lang: Lang): Promise<void> {
    return this.#want({ lang, game: this.#wanted.game });
  }

  /** Learns the words of a game. */
  learn(game: string): Promise<void> {
    return this.#wanted.game === game ? this.#latest : this.#want({ lang: this.#wanted.lang, game });
  }

  #want(wish: Wish): Promise<void> {
    this.#wanted = wish;
    this.#latest = this.#become(wish);
    return this.#latest;
  }

  /** Of two wishes the later holds, whichever has its words first; nothing changes before all its words are there. */
  async #become(wish: Wish): Promise<void> {
    const { lang, game } = wish;
    const load = files[`./words/${lang}.ts`];
    if (load === undefined) throw new Error(`no words in ${lang}`);
    try {
      const [text, said] = await Promise.all([load(), game === null ? "" : terms(game, lang)]);
      if (wish !== this.#wanted) return this.#latest;
      this.ui = new Words(lang, text);
      this.game = new Words(lang, said);
      this.#held = wish;
    } catch (error) {
      if (wish !== this.#wanted) return this.#latest;
      this.#wanted = this.#held;
      throw error;
    }
    settings.lang = lang;
    document.documentElement.lang = lang;
  }
}

export const speech = new Speech();

/** A message of the page. */
export const ui = (key: string, args?: Args): string => speech.ui.say(key, args);

/** A message of the game: cards, acts, events, refusals, options. */
export const term = (key: string, args?: Args): string => speech.game.say(key, args);

/** The name of the option that a rule's number (`truco.covered`) stands for; null for any other rule. */
export function optionName(rule: string): string | null {
  const key = `option-${rule.split(".")[1] ?? ""}`;
  return speech.game.has(key) ? speech.game.say(key) : null;
}
