import { type Cue, OWN_TURN, weight } from "./cues";
import { hearing, LOUDEST } from "./hearing.svelte";
import { schedule } from "./synth";

/** For so long (ms) after the last cue the device's audio is kept awake. */
const DOZES_AFTER = 5000;
/** So many of the last cues are noted on the page, for whoever drives it. */
const NOTED = 20;

/** Lets cues be heard, one at a time. Silent until a person has touched the page: browsers allow nothing before. */
class Sounds {
  #context: AudioContext | null = null;
  #out: GainNode | null = null;
  #until = 0;
  #waiting: Cue | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #doze: ReturnType<typeof setTimeout> | undefined;
  #heard: string[] = [];

  constructor() {
    if (typeof AudioContext === "undefined") return;
    const wake = (): void => {
      removeEventListener("pointerdown", wake, true);
      removeEventListener("keydown", wake, true);
      this.#wake();
    };
    addEventListener("pointerdown", wake, true);
    addEventListener("keydown", wake, true);
  }

  /** Lets a cue be heard, if sound is on. While one sounds, the weightiest of those that come meanwhile waits. */
  play(cue: Cue): void {
    if (this.#context === null || !hearing.on || hearing.volume === 0) return;
    if (hearing.onlyMine && !OWN_TURN.includes(cue.name)) return;
    const busy = this.#until - performance.now();
    if (busy <= 0) void this.#sound(cue);
    else if (this.#waiting === null || weight(cue) >= weight(this.#waiting)) {
      this.#waiting = cue;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#next(), busy);
    }
  }

  #next(): void {
    const cue = this.#waiting;
    this.#waiting = null;
    if (cue !== null) this.play(cue);
  }

  #wake(): void {
    this.#context = new AudioContext({ latencyHint: "interactive" });
    this.#out = new GainNode(this.#context, { gain: 1 });
    this.#out.connect(this.#context.destination);
    document.documentElement.dataset["cues"] = "";
    this.#dozeLater();
  }

  async #sound(cue: Cue): Promise<void> {
    const context = this.#context;
    const out = this.#out;
    if (context === null || out === null) return;
    this.#until = performance.now() + 1000; // until it is known when it ends
    try {
      if (context.state !== "running") await context.resume();
    } catch {
      this.#until = 0; // the device needs its loudspeaker for something else
      return;
    }
    out.gain.value = hearing.volume / LOUDEST;
    const bend = cue.name === "card" || cue.name === "deal" ? 0.94 + 0.12 * Math.random() : 1;
    const now = context.currentTime;
    const end = schedule(context, out, cue, now + 0.005, bend);
    this.#until = performance.now() + 1000 * (end - now);
    this.#note(cue);
    this.#dozeLater();
  }

  #note(cue: Cue): void {
    this.#heard = [...this.#heard, cue.n === undefined ? cue.name : `${cue.name}-${cue.n}`].slice(-NOTED);
    document.documentElement.dataset["cues"] = this.#heard.join(" ");
  }

  #dozeLater(): void {
    clearTimeout(this.#doze);
    this.#doze = setTimeout(() => void this.#context?.suspend(), DOZES_AFTER);
  }
}

export const sounds = new Sounds();
