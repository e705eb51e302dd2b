// How many rows a hand has and how wide its cards are, from the number of cards and the width there is.
// A row overlaps its cards; each keeps a strip in which rank and suit are whole.

/** What of a card must stay free: nobody hits less. */
export const STRIP = 27;
/** Full drawings from here on; below, the small ones with the big index. */
const FULL = 72;
/** Room between two cards that do not overlap. */
const GAP = 6;
/** The width that a phone of 360 px leaves; wider phones get larger cards, up to a third. */
const PHONE = 336;
/** From here on, a tablet: as few rows as strips of 36 px allow. */
const TABLET = 480;
const TABLET_STRIP = 36;
const DESK = 800;
const DESK_CARD = 96;
const DESK_STRIP = 40;
const RATIO = 1.4;

export interface Spread {
  rows: number;
  /** Cards in a full row. */
  per: number;
  /** Width of a card. */
  card: number;
  /** From the left edge of a card to that of the next. */
  step: number;
  /** From the top of a row to the top of the next: rank and suit of the row above stay free. */
  rise: number;
  width: number;
  height: number;
  mini: boolean;
  /** Wider than there is room: the rows are to be scrolled. */
  scrolls: boolean;
}

function size(count: number): { card: number; rows: number } {
  if (count <= 9) return { card: 64, rows: 1 };
  if (count <= 11) return { card: 60, rows: 1 };
  if (count <= 14) return { card: 56, rows: 2 };
  if (count <= 22) return { card: 52, rows: 2 };
  return { card: 48, rows: 3 };
}

function laid(count: number, rows: number, card: number, width: number, least: number): Spread {
  const per = Math.ceil(count / rows);
  const fits = per > 1 ? (width - card) / (per - 1) : card + GAP;
  const step = Math.min(Math.max(fits, least), card + GAP);
  const wide = card + step * (per - 1);
  const used = Math.ceil(count / per);
  return {
    rows: used,
    per,
    card,
    step,
    rise: card,
    width: wide,
    height: card * RATIO + card * (used - 1),
    mini: card < FULL || used > 1 || step < card * 0.8,
    scrolls: wide > width + 0.5,
  };
}

/** On a narrow table: the sizes of `size`; more rows where strips would grow too thin, scrolling where three do not do. */
function onPhone(count: number, width: number, most: number): Spread {
  const scale = Math.min(Math.max(width / PHONE, 1), 1.3);
  const wanted = size(count);
  const card = Math.round(wanted.card * scale);
  const last = Math.min(Math.max(wanted.rows, 3), most);
  const tablet = width >= TABLET;
  const least = tablet ? TABLET_STRIP : count > 30 ? 31.9 * scale : STRIP;
  for (let rows = tablet ? 1 : Math.min(wanted.rows, most); ; rows += 1) {
    const spread = laid(count, rows, card, width, least);
    if (!spread.scrolls || rows >= last) return spread;
  }
}

/** On a wide table: one row as long as strips are broad, then two. Few cards grow with the table. */
function onDesk(count: number, width: number, most: number): Spread {
  const card = count <= 11 && width >= 1000 ? 112 : DESK_CARD;
  const per = Math.floor((width - card) / DESK_STRIP) + 1;
  const rows = Math.min(Math.ceil(count / per), most, 3);
  return laid(count, rows, rows > 1 ? 84 : card, width, DESK_STRIP);
}

/** `most`: how many rows there is height for. */
export function spread(count: number, width: number, most = 3): Spread {
  return width >= DESK ? onDesk(count, width, most) : onPhone(count, width, most);
}

export interface Place {
  x: number;
  y: number;
  row: number;
}

/** Where a card lies. A row that is not full begins at the left, below the others; a single row stands in the middle. */
export function placed(
  place: number,
  { per, step, rise, width, rows, scrolls }: Spread,
  room: number,
): Place {
  const row = Math.floor(place / per);
  const margin = scrolls ? 0 : Math.max(0, (room - width) / 2);
  return { x: margin + (place - row * per) * step, y: row * rise, row: rows > 1 ? row : 0 };
}

/** The place over which a point lies: the strip under it, the nearest one outside. */
export function under(x: number, y: number, count: number, spread: Spread, room: number): number {
  const margin = spread.scrolls ? 0 : Math.max(0, (room - spread.width) / 2);
  const row = Math.min(Math.max(Math.floor(y / spread.rise), 0), spread.rows - 1);
  const column = Math.min(Math.max(Math.floor((x - margin) / spread.step), 0), spread.per - 1);
  return Math.min(row * spread.per + column, count - 1);
}
