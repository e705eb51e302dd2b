import { terms } from "./server";
import { settings } from "./settings.svelte";
import { type Args, type Lang, Words } from "./words";

const files = import.meta.glob<string>("./words/*.ts", { import: "default" });

class Speech {
  ui = $state.raw(new Words("pt-BR", ""));
  game = $state.raw(new Words("pt-BR", ""));
  #key: string | null = null;

  get lang(): Lang {
    return this.ui.lang;
  }

  /** Changes the language, of the page and of the game in hand, and remembers it. */
  async speak(lang: Lang): Promise<void> {
    const load = files[`./words/${lang}.ts`];
    if (load === undefined) throw new Error(`no words in ${lang}`);
    const [text, game] = await Promise.all([load(), this.#key && terms(this.#key, lang)]);
    this.ui = new Words(lang, text);
    if (game) this.game = new Words(lang, game);
    settings.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Learns the words of a game. */
  async learn(game: string): Promise<void> {
    if (this.#key === game) return;
    const lang = this.lang;
    const text = await terms(game, lang);
    this.#key = game;
    if (lang === this.lang) this.game = new Words(lang, text);
    else await this.speak(this.lang);
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
