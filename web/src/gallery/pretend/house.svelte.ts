// A house of cards for the gallery: it deals, and remembers over a reload who has what, as a server would.
import { recall, remember } from "../../memory";
import { pack } from "./cards";

interface Kept {
  deal: number;
  cards: string[];
  drawn: number;
}

export class PretendHouse {
  deal = $state(1);
  cards = $state.raw<string[]>([]);
  /** How many have left the stock. */
  #out = 0;
  readonly #name: string;
  readonly #count: number;

  constructor(name: string, count: number) {
    this.#name = `galeria.${name}`;
    this.#count = count;
    if (!this.#restore()) this.#give();
  }

  #stock(): string[] {
    return pack(this.deal * 7919 + this.#count);
  }

  #restore(): boolean {
    try {
      const kept = JSON.parse(recall(this.#name) ?? "null") as Kept | null;
      if (kept === null || !Array.isArray(kept.cards)) return false;
      this.deal = Number(kept.deal);
      this.#out = Number(kept.drawn);
      this.cards = kept.cards.map(String);
      return true;
    } catch {
      return false;
    }
  }

  #keep(): void {
    remember(this.#name, JSON.stringify({ deal: this.deal, cards: this.cards, drawn: this.#out }));
  }

  #give(): void {
    this.cards = this.#stock().slice(0, this.#count);
    this.#out = this.#count;
    this.#keep();
  }

  again(): void {
    this.deal += 1;
    this.#give();
  }

  get left(): number {
    return this.#stock().length - this.#out;
  }

  draw(): void {
    const next = this.#stock()[this.#out];
    if (next === undefined) return;
    this.#out += 1;
    // a hand is a multiset: the order in which it comes means nothing
    this.cards = [...this.cards, next].sort();
    this.#keep();
  }

  /** Cards that were taken from elsewhere. */
  take(cards: readonly string[]): void {
    this.cards = [...this.cards, ...cards].sort();
    this.#keep();
  }

  lose(cards: readonly string[]): void {
    const left = [...this.cards];
    for (const card of cards) left.splice(left.indexOf(card), 1);
    this.cards = left;
    this.#keep();
  }
}
