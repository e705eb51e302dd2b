import type {
  Advice,
  Asking,
  Control,
  Event,
  Problem,
  Refused,
  Shuffle,
  Snapshot,
  TableInfo,
  Update,
  View,
} from "../protocol";
import { settings } from "../settings.svelte";
import { Connection, type Link, type Socket } from "./connection";
import { follow } from "./follow";
import { caughtUp, keepNotes, type Note, recallNotes } from "./notes";
import { Pacer } from "./pace";

/** What a game must say so that its table can be shown event by event. It decides no rule. */
export interface Telling<V extends View = View> {
  /** How the view looks when this event has been shown and others of the same update have not. */
  step(view: V, event: Event): V;
  /** For how long (ms) an event is looked at before the next one. */
  rest(event: Event): number;
  /** The lines for the history. `after` is the view when the whole update has been shown. */
  notes(event: Event, after: V): Note[];
  /** Whether this person wants to choose where to cut the pack; else chance cuts, at once. */
  choosesCut?(): boolean;
}

/** Shows only where an update leads, and tells nothing of the way. */
const PLAIN: Telling = { step: (view) => view, rest: () => 0, notes: () => [] };

/** How long before the table would cut by itself the choice ends, in ms: the answer must still get there. */
const CUT_SPARE = 1500;

/** The seat of who opened the table. */
const HOST = 0;

/** Why an act was refused; `action` is the one that was wanted. */
export interface Refusal {
  action: string;
  rule: string;
  code: string;
  facts: Record<string, number | string>;
}

/** A table as it is shown: the newest view, or one that is still catching up with it, event by event. */
export class Table {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  controls = $state.raw<readonly Control[]>([]);
  notes = $state.raw<readonly Note[]>([]);
  /** The event that was shown last. */
  latest = $state.raw<Event | null>(null);
  link = $state<Link>("opening");
  /** Everything that is known has been shown. Nothing is done before that. */
  live = $state(true);
  refusal = $state.raw<Refusal | null>(null);
  /** An act that would be punished, and waits to be confirmed. */
  doubt = $state.raw<Control | null>(null);
  /** The act that is on its way, until what it did is shown. */
  sent = $state.raw<{ id: string; action: string; version: number | null } | null>(null);
  /** The pack waits to be cut by this person, who may choose the place. */
  cutting = $state.raw<Shuffle | null>(null);
  finished = $state(false);
  problem = $state.raw<Problem | null>(null);

  // what bots of the own side would answer, and what one of them asks leave for: each holds for its question
  #advice = $state.raw<readonly Advice[]>([]);
  #asking = $state.raw<Asking | null>(null);

  #telling: Telling = PLAIN;
  #newest: View | null = null;
  #shown = 0; // the version of the update that is shown
  #ruling: string | null = null; // the ruling that was sent last
  #kept: Note[] = [];
  #cutDue: ReturnType<typeof setTimeout> | undefined;
  #pacer = new Pacer(
    () => (document.hidden ? 0 : settings.scale),
    (busy) => {
      this.live = !busy;
    },
  );
  #line: Connection;

  constructor(
    readonly id: string,
    private readonly tellings: Record<string, Telling>,
    open: () => Socket,
  ) {
    this.#line = new Connection(open, {
      snapshot: (message) => this.#snapshot(message),
      update: (message) => this.#update(message),
      accepted: (act, version) => this.#accepted(act, version),
      refused: (message) => this.#refused(message),
      advice: (message) => {
        const others = this.#advice.filter((each) => each.question === message.question);
        this.#advice = [...others.filter((each) => each.seat !== message.seat), message];
      },
      asking: (message) => {
        this.#asking = message;
      },
      finished: () => {
        this.finished = true;
      },
      problem: (message) => this.#problem(message),
      link: (link) => {
        this.link = link;
        if (link !== "linked" && link !== "sending") this.#asking = null; // if it still holds, it comes again
      },
      cuts: (message) => this.#cuts(message),
    });
  }

  start(): void {
    this.problem = null;
    this.#line.start();
  }

  close(): void {
    this.#cutDone();
    this.#pacer.clear();
    this.#line.close();
  }

  network(): void {
    this.#line.network();
  }

  /** Shows at once what is still waiting to be shown. */
  skip(): void {
    this.#pacer.flush();
  }

  control(action: string): Control | undefined {
    return this.controls.find((each) => each.action === action);
  }

  /**
   * A person wants this act. While older things are still being shown it only skips them, since what is on the screen
   * is not yet what the act would answer. A greyed act shows its refusal, a foul asks first.
   */
  want(action: string): void {
    if (!this.live) {
      this.skip();
      return;
    }
    if (this.sent !== null || this.link === "offline" || this.link === "closed") return;
    const control = this.control(action);
    this.refusal = null;
    if (control === undefined || control.legal) this.#send(action);
    else if (control.foul) this.doubt = control;
    else {
      const { rule, code, facts } = control;
      this.refusal = { action, rule: rule ?? "", code: code ?? "", facts: facts ?? {} };
    }
  }

  /** The answer to a doubt. */
  settle(sure: boolean): void {
    const action = this.doubt?.action;
    this.doubt = null;
    if (sure && action !== undefined && this.live && this.control(action)?.foul) this.#send(action);
  }

  /** Whether this person is the host of a table that takes rulings, in a match that goes on. */
  get rules(): boolean {
    return !this.finished && this.view?.seat === HOST && this.info?.options["adjudication_commands"] === true;
  }

  /** The host rules; whether that could be sent. It answers no question, so that it need not wait for the present. */
  rule(ruling: string): boolean {
    if (!this.rules || this.sent !== null || this.link === "offline") return false;
    this.refusal = null;
    this.#ruling = this.#sent(this.#line.rule(ruling), ruling);
    return this.#ruling !== null;
  }

  /** Cuts the pack at a place, or anywhere. */
  cut(place: number | null): void {
    const message = this.cutting;
    this.#cutDone();
    if (message !== null) this.#line.cut(message, place);
  }

  #cuts(message: Shuffle): boolean {
    this.#cutDone();
    if (settings.scale === 0 || document.hidden || this.#telling.choosesCut?.() !== true) return false;
    this.cutting = message;
    this.#cutDue = setTimeout(() => this.cut(null), Math.max(0, message.seconds * 1000 - CUT_SPARE));
    return true;
  }

  #cutDone(): void {
    clearTimeout(this.#cutDue);
    this.cutting = null;
  }

  /** What bots of the own side would answer to the question that is shown. */
  get advice(): readonly Advice[] {
    return this.#advice.filter((each) => each.question === this.view?.question);
  }

  /** What a bot of the own side asks leave for, until it has a word. */
  get asking(): Asking | null {
    const waits = this.live && this.sent === null && this.#asking?.question === this.view?.question;
    return waits ? this.#asking : null;
  }

  /** The word to the bot that asks. */
  allow(yes: boolean): void {
    const asking = this.asking;
    if (asking === null || this.link === "offline" || this.link === "closed") return;
    this.refusal = null;
    if (this.#sent(this.#line.allow(asking, yes), asking.action) !== null) this.#asking = null;
  }

  forgive(): void {
    this.refusal = null;
  }

  #send(action: string): void {
    this.#sent(this.#line.act(action), action);
  }

  #sent(id: string | null, action: string): string | null {
    if (id !== null) this.sent = { id, action, version: null };
    return id;
  }

  #snapshot(message: Snapshot): void {
    this.#pacer.clear();
    this.#cutDone();
    this.info = message.table;
    this.#telling = this.tellings[message.table.game] ?? PLAIN;
    this.#newest = message.view;
    this.view = message.view;
    this.controls = message.controls;
    const past = message.past.flatMap((event) => this.#telling.notes(event, message.view));
    this.#kept = caughtUp(this.#kept.length > 0 ? this.#kept : recallNotes(this.id), past);
    keepNotes(this.id, this.#kept);
    this.notes = this.#kept;
    this.latest = null;
    this.refusal = null;
    this.#reached(message.version);
  }

  #update(message: Update): void {
    if (this.#newest === null) return;
    this.#cutDone();
    const after = follow(this.#newest, message.events);
    this.#newest = after;
    const last = message.events.length - 1;
    if (last < 0) this.#pacer.push(() => this.#arrive(message, after), 0);
    for (const [place, event] of message.events.entries()) {
      const notes = this.#telling.notes(event, after);
      this.#kept = [...this.#kept, ...notes];
      const show = () => {
        this.latest = event;
        this.notes = [...this.notes, ...notes];
        if (place === last) this.#arrive(message, after);
        else if (this.view !== null) this.view = this.#between(this.view, event);
      };
      this.#pacer.push(show, this.#telling.rest(event), this.#isOwn(event));
    }
    keepNotes(this.id, this.#kept);
  }

  /** Changed fields come with the last event of an act; before that, what the event itself tells is drawn. */
  #between(view: View, event: Event): View {
    return Object.keys(event.changes).length > 0 ? follow(view, [event]) : this.#telling.step(view, event);
  }

  #isOwn(event: Event): boolean {
    return this.sent !== null && event.facts["seat"] === this.#newest?.seat;
  }

  #arrive(message: Update, after: View): void {
    this.view = after;
    this.controls = message.controls;
    this.refusal = null;
    this.#reached(message.version);
  }

  #reached(version: number): void {
    this.doubt = null;
    this.#shown = version;
    if (this.sent !== null && this.sent.version !== null && this.sent.version <= version) this.sent = null;
  }

  #accepted(id: string, version: number): void {
    if (this.sent?.id !== id) return;
    this.sent = version <= this.#shown ? null : { ...this.sent, version };
  }

  #refused(message: Refused): void {
    const action = this.sent?.action ?? "";
    this.sent = null;
    this.refusal = { action, rule: message.rule, code: message.code, facts: message.facts };
  }

  #problem(message: Problem): void {
    if (message.id !== null && message.id === this.sent?.id) this.sent = null;
    // an act that came too late is seen on the table; a ruling is not
    if (message.code !== "stale_question" || message.id === this.#ruling) this.problem = message;
  }
}
