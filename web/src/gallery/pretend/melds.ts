// Made-up melds for the gallery, put into words.
import { ui } from "../../speech.svelte";
import type { Meld, MeldCard } from "../../table/melds";
import { rankOf, suitOf } from "../../table/order";
import { cardName } from "./cards";

type Changes = Partial<Omit<Meld, "cards" | "key" | "suit" | "name">> & { whose?: string };

/** `4e 5e 2e=6 7e`: a card, and after `=` what it stands for. A run if they are of one suit, else a set. */
export function meld(key: string, text: string, changes: Changes = {}): Meld {
  const { whose, ...rest } = changes;
  const cards = text.split(" ").map((each): MeldCard => {
    const [card = "", stands] = each.split("=");
    return stands === undefined ? { card } : { card, stands };
  });
  const naturals = cards.filter((each) => each.stands === undefined).map((each) => each.card);
  const suits = new Set(naturals.map(suitOf));
  const suit = suits.size === 1 ? (suitOf(naturals[0] ?? "") ?? "") : "";
  const rank = (each: MeldCard | undefined): string =>
    ui(`name-rank-${each?.stands ?? rankOf(each?.card ?? "")}`);
  const what = suit
    ? ui("meld-run", { suit: ui(`name-suit-${suit}`), from: rank(cards[0]), to: rank(cards.at(-1)) })
    : ui("meld-set", { n: cards.length, rank: ui(`name-rank-${rankOf(naturals[0] ?? "")}`) });
  const wilds = cards
    .filter((each) => each.stands)
    .map(
      ({ card, stands = "" }) => `${cardName(card)} ${ui("stands-for", { rank: ui(`name-rank-${stands}`) })}`,
    );
  const canastra = rest.canastra && ui(`meld-${rest.canastra}`);
  const name = [canastra, what, ...wilds, whose].filter(Boolean).join(", ");
  return { key, cards, suit, name, ...rest };
}

const clean = (): Changes => ({ canastra: "clean", cap: [ui("cap-clean"), "200"] });
const dirty = (): Changes => ({ canastra: "dirty", cap: [ui("cap-dirty"), "100"] });

export const theirs = (): Meld[] => [
  meld("1", "10c Jc Qc"),
  meld("2", "8e 8c 8o"),
  meld("3", "3p 4p 2e=5 6p 7p 8p 9p", dirty()),
  meld("4", "Je Qe Ke"),
  meld("5", "5o 6o 7o"),
  meld("6", "Ae Ap Ao"),
];

export const ours = (): Meld[] => [
  meld("1", "Ao 2o 3o"),
  meld("2", "4e 5e 6e 7e 8e 9e 10e", clean()),
  meld("3", "Qe Qp Qo"),
  meld("4", "8p 9p 10p"),
  meld("5", "6c 7c 8c 9c 2o=10 Jc Qc", dirty()),
  meld("6", "4c 4o 4p"),
  meld("7", "3c 4c 5c"),
  meld("8", "9o 10o Jo", { fresh: true, cap: ["+30"] }),
  meld("9", "5p 6p 7p", { fresh: true, cap: ["+15"] }),
];

/** A run of six, and with its seventh card. */
export const closing = (whole: boolean): Meld =>
  whole ? meld("closing", "4o 5o 6o 7o 8o 9o 10o", clean()) : meld("closing", "4o 5o 6o 7o 8o 9o");

const RUNS = ["3 4 5", "5 6 7 8", "8 9 10", "10 J Q", "9 10 J Q K"];

/** As many melds as one asks for, of all kinds. */
export function many(count: number): Meld[] {
  const made = [...ours().slice(0, 7), meld("8", "*=4 5c 6c 7c 8c 9c 10c Jc", dirty())];
  for (let next = made.length; next < count; next += 1) {
    const suit = ["e", "c", "p", "o"][next % 4] ?? "e";
    const run = RUNS[next % RUNS.length] ?? "3 4 5";
    const set = `${["9", "K", "10", "J"][next % 4]}`;
    const cards =
      next % 3 === 0
        ? `${set}e ${set}c ${set}o`
        : run
            .split(" ")
            .map((rank) => `${rank}${suit}`)
            .join(" ");
    made.push(meld(`${next + 1}`, cards));
  }
  return made;
}

export const owned = (): Meld[] => [
  meld("1", "3o 4o 5o", { owner: "Duda", whose: "Duda" }),
  meld("2", "Ke Kc Ko", { owner: "Nina", whose: "Nina" }),
  meld("3", "5p 6p 7p 8p", { owner: "Beto", whose: "Beto" }),
  meld("4", "9c *=10 Jc", { owner: "Vó Lourdes", whose: "Vó Lourdes" }),
];

export const kinds = (): { key: string; meld: Meld }[] => [
  { key: "kind-plain", meld: meld("plain", "8p 9p 10p") },
  { key: "meld-clean", meld: meld("clean", "4e 5e 6e 7e 8e 9e 10e", clean()) },
  { key: "meld-dirty", meld: meld("dirty", "6c 7c 8c 9c 2o=10 Jc Qc", dirty()) },
  { key: "kind-fresh", meld: meld("fresh", "9o 10o Jo", { fresh: true, cap: ["+30"] }) },
  { key: "kind-wild", meld: meld("wild", "10p Jp *=Q Kp") },
  { key: "kind-fits", meld: meld("fits", "5p 6p 7p", { fits: "+" }) },
  { key: "kind-owner", meld: meld("owner", "Ke Kc Ko", { owner: "Nina", whose: "Nina" }) },
];
