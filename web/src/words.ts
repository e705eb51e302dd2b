import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "./lang";

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
