import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGS = ["pt-BR", "pt-PT", "en"] as const;
export type Lang = (typeof LANGS)[number];
export type Args = Record<string, FluentVariable>;

/** Messages of one language. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    text: string,
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(text));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The message with its gaps filled. A key without a message stands for itself, so that a gap is seen and nothing breaks. */
  say(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : key;
  }
}

/** The language among ours that the browser's wishes come closest to. */
export function closest(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const tag = wish.toLowerCase();
    if (tag === "pt-br" || tag === "pt") return "pt-BR";
    if (tag.startsWith("pt")) return "pt-PT";
    if (tag.startsWith("en")) return "en";
  }
  return "pt-BR";
}

export function isLang(text: string): text is Lang {
  return (LANGS as readonly string[]).includes(text);
}
