// How a player has arranged the own hand at one table: kept over draws, over reloads, and from deal to deal the sort.
import { untrack } from "svelte";
import { forget, recall, remember } from "../memory";
import { dealt, follow, LADDER, type Ladder, moved, type Slot, SORTS, type Sort, sorted } from "./order";

/** As many hands are remembered; the one that was longest not touched is forgotten. */
const REMEMBERED = 12;

interface Kept {
  deal: string;
  sort: Sort;
  /** The cards in the player's own order. */
  cards: string[];
  /** Places of those that were just drawn. */
  drawn: number[];
}

const isList = (value: unknown, type: "string" | "number"): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === type);

/** What was kept, if it is what we keep: anybody may have written there. */
function read(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? "null") as Partial<Kept> | null;
    if (kept === null || typeof kept !== "object" || typeof kept.deal !== "string") return null;
    if (!isList(kept.cards, "string") || !isList(kept.drawn, "number")) return null;
    return SORTS.some((sort) => sort === kept.sort) ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

const favourite = (): Sort => SORTS.find((sort) => sort === recall("ordem")) ?? "suit";

function note(name: string): void {
  const names = (recall("maos") ?? "").split(" ").filter((each) => each !== "" && each !== name);
  for (const old of names.slice(REMEMBERED - 1)) forget(old);
  remember("maos", [name, ...names.slice(0, REMEMBERED - 1)].join(" "));
}

export class Arrangement {
  #slots = $state.raw<readonly Slot[]>([]);
  #drawn = $state.raw<ReadonlySet<string>>(new Set());
  #sort = $state<Sort>("suit");
  #deal: string | null = null;
  readonly #name: string;
  readonly #ladder: Ladder;
  /** The hand from left to right. */
  readonly shown: readonly Slot[] = $derived.by(() => sorted(this.#slots, this.#sort, this.#ladder));

  /** `place`: the table and the seat at it. */
  constructor(place: string, ladder: Ladder = LADDER) {
    this.#name = `mao.${place.replaceAll(" ", "_")}`;
    this.#ladder = ladder;
    this.#sort = read(recall(this.#name))?.sort ?? favourite();
  }

  get sort(): Sort {
    return this.#sort;
  }

  isDrawn(key: string): boolean {
    return this.#drawn.has(key);
  }

  /**
   * Takes over the hand as it now is. `deal` tells one deal from the next; `leaving` are the cards just played, which
   * matters between twins. May be called as often as one likes, also from an effect.
   */
  follow(cards: readonly string[], deal: string | number, leaving: readonly string[] = []): void {
    untrack(() => this.#follow(cards, String(deal), new Set(leaving)));
  }

  #follow(cards: readonly string[], deal: string, leaving: ReadonlySet<string>): void {
    if (deal !== this.#deal) {
      this.#deal = deal;
      const kept = read(recall(this.#name));
      const known = kept?.deal === deal;
      this.#slots = known ? dealt(kept.cards) : dealt(cards);
      this.#drawn = new Set(known ? kept.drawn.flatMap((place) => this.#slots[place]?.key ?? []) : []);
      if (!known) this.#keep();
    }
    const before = this.#slots.length;
    const { slots, come } = follow(this.#slots, cards, leaving);
    const gone = before + come.length - slots.length;
    if (come.length === 0 && gone === 0) return;
    this.#slots = slots;
    this.#drawn = new Set(come);
    this.#keep();
  }

  /** The next act has begun: what was drawn is a card like the others. */
  settle(): void {
    if (this.#drawn.size === 0) return;
    this.#drawn = new Set();
    this.#keep();
  }

  sortBy(sort: Sort): void {
    this.#sort = sort;
    remember("ordem", sort);
    this.#keep();
  }

  /** The next sort in turn. */
  cycle(): void {
    this.sortBy(SORTS[(SORTS.indexOf(this.#sort) + 1) % SORTS.length] ?? "suit");
  }

  /** Moves cards, by their places in `shown`; what is seen becomes the player's own order. */
  move(places: readonly number[], to: number): void {
    this.#slots = moved(this.shown, places, to);
    this.sortBy("mine");
  }

  #keep(): void {
    if (this.#deal === null) return;
    const drawn = this.#slots.flatMap((slot, place) => (this.#drawn.has(slot.key) ? [place] : []));
    const cards = this.#slots.map((slot) => slot.card);
    const kept: Kept = { deal: this.#deal, sort: this.#sort, cards, drawn };
    remember(this.#name, JSON.stringify(kept));
    note(this.#name);
  }
}
