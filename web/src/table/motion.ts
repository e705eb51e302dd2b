import { settings } from "../settings.svelte";

/** Where something is on the screen, as far as motion cares. */
export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";
const flying = new Set<Animation>();

/** How much of the usual time motion takes now: none when it is not wanted, or not seen. */
export function tempo(): number {
  if (settings.scale === 0 || document.hidden) return 0;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return settings.pace === "normal" ? 1 : 0.6;
}

/** Everything that flies is where it belongs: any press ends all motion. */
export function land(): void {
  for (const each of [...flying]) each.finish();
}

/** From one place to another as a `transform` of what stands at the second. */
export function between(from: Spot, to: Spot, turn = 0): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = to.width > 0 ? Math.max(0.2, Math.min(2.5, from.width / to.width)) : 1;
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
}

export interface Flight {
  ms: number;
  delay?: number;
  turn?: number;
  /** Stands still at its start until it leaves. */
  waits?: boolean;
}

/** Lets an element come flying from where something else is (or was). Nothing happens when there is no motion. */
export function fly(
  element: Element,
  from: Spot | undefined,
  { ms, delay = 0, turn = 0, waits }: Flight,
): void {
  const scale = tempo();
  if (scale === 0 || from === undefined || from.width === 0) return;
  const frames = [{ transform: between(from, element.getBoundingClientRect(), turn) }, { transform: "none" }];
  run(element, frames, {
    duration: ms * scale,
    delay: delay * scale,
    easing: EASE,
    fill: waits ? "backwards" : "none",
  });
}

/** An animation of transform and opacity alone, which a press ends. */
export function run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, timing);
  flying.add(animation);
  animation.finished.then(
    () => flying.delete(animation),
    () => flying.delete(animation), // it was cancelled with its element
  );
  return animation;
}

/** Takes a picture of an element from where it was to another place, and then it is gone. The element may have left. */
export function carry(
  element: HTMLElement,
  from: Spot | undefined,
  to: Spot | undefined,
  flight: Flight,
): void {
  const scale = tempo();
  if (scale === 0 || from === undefined || to === undefined) return;
  const { ms, delay = 0, turn = 0 } = flight;
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const each of [ghost, ...ghost.querySelectorAll("*")]) {
    for (const name of ["id", "data-testid", "role", "aria-label"]) each.removeAttribute(name);
  }
  lay(ghost, from);
  const goal = between(to, from, turn);
  const frames = [
    { transform: "none" },
    { transform: goal, opacity: 1, offset: 0.8 },
    { transform: goal, opacity: 0 },
  ];
  const animation = run(ghost, frames, {
    duration: ms * scale,
    delay: delay * scale,
    easing: EASE,
    fill: "both",
  });
  animation.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
}

/** Lays something over the page, at a place, for the eye alone. */
export function lay(ghost: HTMLElement, { left, top, width, height }: Spot): void {
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(ghost);
}

/** Where things were before the page last changed: what has left the page can still be flown from. */
export class Origins {
  readonly #spots = new Map<string, Spot>();

  /** Notes where all that the selector finds are, under the value that they carry as `data-…`. */
  note(root: ParentNode | undefined, selector: string, name: string): void {
    if (root === undefined || tempo() === 0) return;
    for (const each of root.querySelectorAll<HTMLElement>(selector)) {
      const spot = each.getBoundingClientRect();
      if (spot.width > 0) this.#spots.set(each.dataset[name] ?? "", spot);
    }
  }

  /** The first of these places that was ever seen. */
  find(...names: string[]): Spot | undefined {
    return names.map((name) => this.#spots.get(name)).find((spot) => spot !== undefined);
  }
}
