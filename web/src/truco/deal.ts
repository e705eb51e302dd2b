import { drawing } from "../table/Card.svelte";
import { between, lay, run, type Spot, tempo } from "../table/motion";

const APART = 70;
const FLIES = 260;
const FLIP = 260;

/** Backs fly from the dealer, one after another and three to a seat; the own cards turn over when the last has landed. */
export function dealOut(table: HTMLElement, dealer: number, players: number, seat: number | null): void {
  const scale = tempo();
  const from = spot(table, dealer, seat);
  if (scale === 0 || from === undefined) return;
  const rounds = Array.from({ length: players * 3 }, (_, place) => (dealer + 1 + place) % players);
  const apart = Math.min(APART, 900 / rounds.length);
  const hand = [...table.querySelectorAll<HTMLElement>('[data-testid="hand"] [role="option"]')];
  const own = hand.map((card) => card.getBoundingClientRect());
  let mine = 0;
  for (const [place, holder] of rounds.entries()) {
    const to = holder === seat ? own[mine++ % Math.max(1, own.length)] : spot(table, holder, seat);
    if (to !== undefined) throwBack(from, to, { delay: place * apart * scale, ms: FLIES * scale });
  }
  const landed = (rounds.length * apart + FLIES) * scale;
  for (const card of hand) {
    const picture = card.querySelector("svg");
    if (picture === null) continue;
    run(
      picture,
      [
        { opacity: 0, transform: "scaleX(0.05)", offset: 0 },
        { opacity: 0, transform: "scaleX(0.05)", offset: 0.02 },
        { opacity: 1, transform: "scaleX(0.1)", offset: 0.03 },
        { opacity: 1, transform: "none" },
      ],
      { duration: FLIP * scale, delay: landed, fill: "backwards", easing: "ease-out" },
    );
  }
}

function spot(table: HTMLElement, holder: number, seat: number | null): Spot | undefined {
  const wanted = holder === seat ? '[data-testid="hand"]' : `[data-origin="seat-${holder}"]`;
  const box = table.querySelector(wanted)?.getBoundingClientRect();
  if (box === undefined) return undefined;
  return { left: box.left + box.width / 2 - 18, top: box.top + box.height / 2 - 25, width: 36, height: 50 };
}

function throwBack(from: Spot, to: Spot, { delay, ms }: { delay: number; ms: number }): void {
  const ghost = document.createElement("span");
  ghost.className = "card";
  ghost.innerHTML = `<svg viewBox="0 0 100 140"><use href="${drawing("?", false, true)}" /></svg>`;
  lay(ghost, to);
  const start = between(from, to, -20);
  const flight = run(ghost, [{ transform: start }, { transform: "none" }], {
    duration: ms,
    delay,
    fill: "both",
    easing: "cubic-bezier(0.2, 0.8, 0.3, 1)",
  });
  const gone = () => ghost.remove();
  // those of the own hand stay until the cards turn over
  flight.finished.then(() => setTimeout(gone, 120), gone);
}
