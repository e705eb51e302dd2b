import { recall } from "./memory";

export const LANGS = ["pt-BR", "pt-PT", "en"] as const;
export type Lang = (typeof LANGS)[number];

export function isLang(text: string): text is Lang {
  return (LANGS as readonly string[]).includes(text);
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

/** The language that was chosen once, else the one that the browser wishes for. */
export function startLang(): Lang {
  const asked = recall("lang");
  return asked !== null && isLang(asked) ? asked : closest(navigator.languages);
}
