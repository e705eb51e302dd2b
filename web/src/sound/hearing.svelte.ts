import { recall, remember } from "../memory";

export const LOUDEST = 10;
const USUAL = 6;

function startVolume(): number {
  const kept = Number(recall("volume") ?? USUAL);
  return Number.isInteger(kept) && kept >= 0 && kept <= LOUDEST ? kept : USUAL;
}

/** What a person wants to hear and feel, remembered in this browser. */
class Hearing {
  #on = $state(recall("som") !== "0");
  #volume = $state(startVolume());
  #onlyMine = $state(recall("sominhavez") === "1");
  #vibration = $state(recall("vibra") === "1");

  get on(): boolean {
    return this.#on;
  }
  set on(value: boolean) {
    this.#on = value;
    remember("som", value ? "1" : "0");
  }

  /** From 0 to `LOUDEST`. */
  get volume(): number {
    return this.#volume;
  }
  set volume(value: number) {
    this.#volume = value;
    remember("volume", String(value));
  }

  /** Only the own turn is heard, and nothing of what others do. */
  get onlyMine(): boolean {
    return this.#onlyMine;
  }
  set onlyMine(value: boolean) {
    this.#onlyMine = value;
    remember("sominhavez", value ? "1" : "0");
  }

  get vibration(): boolean {
    return this.#vibration;
  }
  set vibration(value: boolean) {
    this.#vibration = value;
    remember("vibra", value ? "1" : "0");
  }
}

export const hearing = new Hearing();

/** Whether this device can shake. */
export const canVibrate = (): boolean => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

const SHAKES = { turn: [15], call: [30, 40, 30] };

export function shake(why: keyof typeof SHAKES): void {
  if (hearing.vibration && canVibrate() && navigator.userActivation.hasBeenActive)
    navigator.vibrate(SHAKES[why]);
}
