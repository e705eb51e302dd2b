import type {
  Act,
  Advice,
  Allow,
  Asking,
  FromClient,
  FromTable,
  Problem,
  Refused,
  Rule,
  Shuffle,
  Snapshot,
  Update,
} from "../protocol";

/** How the line to the table is: being opened, all acknowledged, an act unanswered, lost, no network, given up. */
export type Link = "opening" | "linked" | "sending" | "relinking" | "offline" | "closed";

/** The part of a WebSocket that is used here. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Who hears what the table says. Updates come in order, each once. */
export interface Listener {
  snapshot(message: Snapshot): void;
  update(message: Update): void;
  accepted(id: string, version: number): void;
  refused(message: Refused): void;
  advice(message: Advice): void;
  asking(message: Asking): void;
  finished(): void;
  problem(message: Problem): void;
  link(link: Link): void;
  /** A shuffle whose cut this person may make; true if `cut` will be called for it, else chance cuts at once. */
  cuts?(message: Shuffle): boolean;
}

/** After these the table is closed to us, and coming back by ourselves would not help. */
const FINAL = new Set(["no_such_table", "not_seated", "abandoned"]);
const UNANSWERED = 500;
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
const FIRST_RETRY = 400;
const LAST_RETRY = 8_000;

/** Sixteen random bytes, in hex. */
function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A name for an act that no other has. Browsers have `randomUUID` only on safe addresses (https, this machine). */
const newId = (): string => (isSecureContext ? crypto.randomUUID() : randomHex());

/**
 * The line to one table: says hello with the last version seen, asks again when a version is missing, gives entropy,
 * sends an act or a ruling until it is answered, comes back after a loss.
 */
export class Connection {
  #socket: Socket | null = null;
  #seen: number | null = null;
  #asking = false; // a version is missing, and was asked for
  #question = 0;
  #act: Act | Rule | Allow | null = null;
  #retry = 0;
  #timers = new Map<"retry" | "unanswered" | "ping" | "pong", ReturnType<typeof setTimeout>>();
  #link: Link = "opening";

  constructor(
    private readonly open: () => Socket,
    private readonly listener: Listener,
    private readonly online: () => boolean = () => navigator.onLine,
  ) {}

  /** Opens the line, or opens it again after it was closed. */
  start(): void {
    this.#stop("retry");
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as FromTable);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  /** The network came back or went. */
  network(): void {
    if (this.#link === "closed") return;
    if (!this.online()) this.#drop();
    else if (this.#socket === null) this.start();
  }

  close(): void {
    const socket = this.#socket;
    this.#socket = null;
    for (const name of [...this.#timers.keys()]) this.#stop(name);
    this.#say("closed");
    socket?.close();
  }

  /** Sends an act for the newest question. Nothing is sent while another act is unanswered. */
  act(action: string): string | null {
    return this.#ask({ type: "act", id: newId(), question: this.#question, action });
  }

  /** Sends a ruling of the host, which answers no question. As with acts, nothing else is unanswered meanwhile. */
  rule(ruling: string): string | null {
    return this.#ask({ type: "rule", id: newId(), ruling });
  }

  /** Gives this seat's share of chance for a deal, and cuts at a place; at any place if none is named. */
  cut(message: Shuffle, place: number | null): void {
    const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
    const any = message.cuts && message.pack > 0 ? chance % message.pack : 0;
    this.#send({ type: "entropy", deal: message.deal, share: randomHex(), cut: place ?? any });
  }

  /** Sends the word to a bot that asks. */
  allow({ question, seat }: Asking, yes: boolean): string | null {
    return this.#ask({ type: "allow", id: newId(), question, seat, yes });
  }

  #ask(act: Act | Rule | Allow): string | null {
    if (this.#act !== null || this.#link === "closed") return null;
    this.#act = act;
    this.#send(act);
    this.#later("unanswered", UNANSWERED, () => {
      if (this.#link === "linked") this.#say("sending");
    });
    return act.id;
  }

  #opened(): void {
    this.#retry = 0;
    this.#asking = false;
    this.#hello();
    if (this.#act !== null) this.#send(this.#act);
    this.#say(this.#act === null ? "linked" : "sending");
    this.#later("ping", PING_EVERY, () => this.#ping());
  }

  #hello(): void {
    this.#send(this.#seen === null ? { type: "hello" } : { type: "hello", seen: this.#seen });
  }

  #ping(): void {
    this.#send({ type: "ping" });
    this.#later("pong", PONG_WITHIN, () => this.#drop());
    this.#later("ping", PING_EVERY, () => this.#ping());
  }

  #hear(message: FromTable): void {
    this.#stop("pong");
    switch (message.type) {
      case "snapshot":
        this.#asking = false;
        this.#seen = message.version;
        this.#question = message.question;
        this.listener.snapshot(message);
        break;
      case "update":
        this.#update(message);
        break;
      case "shuffle":
        if (!message.cuts || this.listener.cuts?.(message) !== true) this.cut(message, null);
        break;
      case "accepted":
        if (this.#answered(message.id)) this.listener.accepted(message.id, message.version);
        break;
      case "refused":
        if (this.#answered(message.id)) this.listener.refused(message);
        break;
      case "advice":
        this.listener.advice(message);
        break;
      case "asking":
        this.listener.asking(message);
        break;
      case "finished":
        this.listener.finished();
        break;
      case "problem":
        this.#problem(message);
        break;
      case "pong":
        break;
    }
  }

  #update(message: Update): void {
    if (this.#seen === null || message.version <= this.#seen) return;
    if (message.version > this.#seen + 1) {
      if (!this.#asking) this.#hello();
      this.#asking = true;
      return;
    }
    this.#asking = false;
    this.#seen = message.version;
    this.#question = message.question;
    this.listener.update(message);
  }

  #answered(id: string): boolean {
    if (this.#act?.id !== id) return false;
    this.#act = null;
    this.#stop("unanswered");
    if (this.#link === "sending") this.#say("linked");
    return true;
  }

  #problem(message: Problem): void {
    if (message.id !== null && message.id !== undefined) this.#answered(message.id);
    if (FINAL.has(message.code)) this.close();
    this.listener.problem(message);
  }

  /** Closing a dead line can take minutes: it counts as lost at once. */
  #drop(): void {
    const dead = this.#socket;
    this.#lost();
    dead?.close();
  }

  #lost(): void {
    this.#socket = null;
    for (const name of ["ping", "pong", "unanswered"] as const) this.#stop(name);
    this.#say(this.online() ? "relinking" : "offline");
    const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#retry++);
    this.#later("retry", wait * (0.75 + Math.random() / 2), () => this.start());
  }

  #send(message: FromClient): void {
    try {
      this.#socket?.send(JSON.stringify(message));
    } catch {
      // the socket is not open: hello and the act are sent when it is
    }
  }

  #say(link: Link): void {
    this.#link = link;
    this.listener.link(link);
  }

  #later(name: "retry" | "unanswered" | "ping" | "pong", wait: number, then: () => void): void {
    this.#stop(name);
    this.#timers.set(
      name,
      setTimeout(() => {
        this.#timers.delete(name);
        then();
      }, wait),
    );
  }

  #stop(name: "retry" | "unanswered" | "ping" | "pong"): void {
    const timer = this.#timers.get(name);
    if (timer !== undefined) clearTimeout(timer);
    this.#timers.delete(name);
  }
}
