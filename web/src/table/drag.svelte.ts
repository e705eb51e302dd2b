// A finger, a mouse or a pen on the hand. Up to 10 px it is a tap; held still for 400 ms it reads the card; beyond, it
// takes the card along, and with it the others that are chosen. What a drag means is decided by whoever has the hand.
import { on } from "svelte/events";

/** As far may a finger tremble before it drags. */
export const SLOP = 10;
/** So far up a card is thrown. */
export const THROW = 40;
export const HOLD_MS = 400;
/** So late may the click of a press come. */
const CLICK_MS = 400;
/** How near the edge of a row that scrolls a drag has to come to move it. */
const EDGE = 28;

/** What the hand tells of itself when a drag begins or goes on. */
export interface Grounds {
  count: number;
  /** Is it wider than there is room? Then a finger that goes sideways scrolls it, unless it has rested first. */
  scrolls: boolean;
  /** Are cards put in another order here? */
  orders: boolean;
  /** Are they thrown or carried away from here? */
  throws: boolean;
  /** The places that go along with this one. */
  group: (place: number) => number[];
  /** The place under a point of the window; null outside the hand. */
  under: (x: number, y: number) => number | null;
  /** How far up a card at this place has to go until it is thrown. */
  height: (place: number) => number;
  list: HTMLElement;
  scroller: HTMLElement;
}

export interface Drops {
  ontaken: (places: number[]) => void;
  onmove: (places: number[], to: number) => void;
  onlay: (places: number[]) => void;
  ondrop: (places: number[], zone: string) => void;
}

interface Start {
  id: number;
  place: number;
  x: number;
  y: number;
  touch: boolean;
}

export interface Held {
  places: number[];
  /** Which of them the finger took. */
  grabbed: number;
  /** How far the finger has come. */
  dx: number;
  dy: number;
  /** Where the group would lie among the others; null where it would not move. */
  to: number | null;
  /** High enough to be played or laid. */
  thrown: boolean;
  /** The place outside the hand that it hovers over: the `data-drop` of it. */
  zone: string | null;
}

function sideways(x: number, scroller: HTMLElement): void {
  const { left, right } = scroller.getBoundingClientRect();
  if (x < left + EDGE) scroller.scrollLeft -= 8;
  if (x > right - EDGE) scroller.scrollLeft += 8;
}

function upright(y: number, zone: HTMLElement): void {
  const { top, bottom } = zone.getBoundingClientRect();
  if (y < top + EDGE) zone.scrollTop -= 4;
  if (y > bottom - EDGE) zone.scrollTop += 4;
}

export class Drag {
  held = $state.raw<Held | null>(null);
  /** The place that is read large. */
  reading = $state<number | null>(null);
  #start: Start | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Did the press become something else than a tap, and until when may its click still come? */
  #swallow = false;
  #until = 0;
  /** Ends the hearing of what the pointer does: a fast one has left the hand before it is a drag. */
  #deafen: (() => void) | null = null;
  readonly #grounds: () => Grounds | null;
  readonly #drops: Drops;

  constructor(grounds: () => Grounds | null, drops: Drops) {
    this.#grounds = grounds;
    this.#drops = drops;
  }

  down(event: PointerEvent, place: number): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.cancel();
    this.#swallow = false;
    const { pointerId: id, clientX: x, clientY: y } = event;
    this.#start = { id, place, x, y, touch: event.pointerType === "touch" };
    this.#listen();
    this.#timer = setTimeout(() => {
      this.reading = place;
      this.#swallow = true;
    }, HOLD_MS);
  }

  #listen(): void {
    const ears = [
      on(window, "pointermove", (event) => this.#move(event)),
      on(window, "pointerup", (event) => this.#up(event)),
      on(window, "pointercancel", () => this.cancel()),
      on(window, "keydown", (event) => event.key === "Escape" && this.cancel()),
    ];
    this.#deafen = () => {
      for (const stop of ears) stop();
    };
  }

  #move(event: PointerEvent): void {
    const start = this.#start;
    const grounds = this.#grounds();
    if (start === null || grounds === null || event.pointerId !== start.id) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (this.held === null) {
      if (Math.hypot(dx, dy) <= SLOP) return;
      const swipes = start.touch && grounds.scrolls && this.reading === null && Math.abs(dx) > Math.abs(dy);
      if (swipes) this.cancel();
      if (swipes || !this.#take(start, grounds)) return;
    }
    this.#follow(event, dx, dy, grounds);
  }

  /** The slop is left behind: from now on it is a drag. */
  #take(start: Start, grounds: Grounds): boolean {
    this.#still();
    if (!(grounds.orders || grounds.throws)) {
      this.cancel();
      return false;
    }
    const places = grounds.group(start.place);
    this.held = { places, grabbed: start.place, dx: 0, dy: 0, to: null, thrown: false, zone: null };
    this.#swallow = true;
    grounds.list.setPointerCapture(start.id);
    this.#drops.ontaken(places);
    return true;
  }

  #follow(event: PointerEvent, dx: number, dy: number, grounds: Grounds): void {
    if (this.held === null) return;
    const { places, grabbed } = this.held;
    const below = document.elementFromPoint(event.clientX, event.clientY);
    const zone = grounds.throws
      ? (below?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? null)
      : null;
    const thrown = grounds.throws && dy < -(THROW + grounds.height(grabbed));
    const over =
      grounds.orders && !thrown && zone === null ? grounds.under(event.clientX, event.clientY) : null;
    const ahead = places.filter((place) => place < grabbed).length;
    const to = over === null ? null : Math.min(Math.max(over - ahead, 0), grounds.count - places.length);
    this.held = { ...this.held, dx, dy, zone, thrown, to };
    if (over !== null) sideways(event.clientX, grounds.scroller);
    const zoned = below?.closest<HTMLElement>("[data-scrolls]");
    if (zoned) upright(event.clientY, zoned);
  }

  #up(event: PointerEvent): void {
    if (event.pointerId !== this.#start?.id) return;
    this.#until = event.timeStamp + CLICK_MS;
    const held = this.held;
    this.cancel();
    if (held === null) return;
    if (held.zone !== null) this.#drops.ondrop(held.places, held.zone);
    else if (held.thrown) this.#drops.onlay(held.places);
    else if (held.to !== null) this.#drops.onmove(held.places, held.to);
  }

  /** Nothing comes of it: everything lies where it lay. */
  cancel(): void {
    this.#still();
    this.#deafen?.();
    this.#deafen = null;
    this.#start = null;
    this.held = null;
  }

  #still(): void {
    clearTimeout(this.#timer);
    this.reading = null;
  }

  /** A touch that drags or reads is no scrolling. The browser asks about each movement before it scrolls. */
  scrolling(event: TouchEvent): void {
    if ((this.held !== null || this.reading !== null) && event.cancelable) event.preventDefault();
  }

  /** Does this click end a press that was something else than a tap? A click of the keyboard never does. */
  swallows(event: MouseEvent): boolean {
    const swallow = this.#swallow && event.detail > 0 && event.timeStamp < this.#until;
    this.#swallow = false;
    return swallow;
  }
}
