import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Act, Asking, Entropy, FromTable, Rule } from "../protocol";
import { FarEnd } from "../testing/socket";
import { event, snapshot, trucoView, update } from "../testing/truco";
import { Connection, type Link } from "./connection";

let ends: FarEnd[];
let links: Link[];
let told: string[];
let online: boolean;
let line: Connection;
const end = (): FarEnd => ends.at(-1) as FarEnd;

beforeEach(() => {
  vi.useFakeTimers();
  ends = [];
  links = [];
  told = [];
  online = true;
  line = new Connection(
    () => {
      const far = new FarEnd();
      ends.push(far);
      return far;
    },
    {
      snapshot: (message) => told.push(`snapshot ${message.version}`),
      update: (message) => told.push(`update ${message.version}`),
      accepted: (_, version) => told.push(`accepted ${version}`),
      refused: (message) => told.push(`refused ${message.code}`),
      advice: (message) => told.push(`advice ${message.action}`),
      asking: (message) => told.push(`asking ${message.action}`),
      finished: () => told.push("finished"),
      problem: (message) => told.push(`problem ${message.code}`),
      link: (link) => links.push(link),
    },
    () => online,
  );
  line.start();
  end().accept();
});
afterEach(() => void vi.useRealTimers());

function joined(version = 4): void {
  end().say(snapshot(trucoView(), [], version));
  told = [];
}

test("hello comes first, and knows nothing yet", () => {
  expect(end().heard).toEqual([{ type: "hello" }]);
});

test("updates are told in order, each once", () => {
  joined(4);
  for (const version of [5, 5, 4, 6]) end().say(update(version, [event("cut")]));
  expect(told).toEqual(["update 5", "update 6"]);
});

test("a gap is asked for once, and filled", () => {
  joined(4);
  end().say(update(7, []));
  end().say(update(8, []));
  expect(end().heard.filter((message) => message.type === "hello")).toEqual([
    { type: "hello" },
    { type: "hello", seen: 4 },
  ]);
  for (const version of [5, 6, 7, 8]) end().say(update(version, []));
  expect(told).toEqual(["update 5", "update 6", "update 7", "update 8"]);
});

test("an act answers the newest question", () => {
  joined();
  end().say(update(5, [], [], 9));
  line.act("play 7c");
  expect(end().last("act")).toMatchObject({ type: "act", question: 9, action: "play 7c" });
});

test("while an act is unanswered, no other is sent", () => {
  joined();
  expect(line.act("play 7c")).not.toBeNull();
  expect(line.act("play 7c")).toBeNull();
  expect(end().heard.filter((message) => message.type === "act")).toHaveLength(1);
});

test("a lost line comes back, says what it has seen, and sends the same act again", () => {
  joined(4);
  line.act("play 7c");
  const first = end().last("act") as Act;
  end().lose();
  expect(links.at(-1)).toBe("relinking");
  vi.advanceTimersByTime(600);
  expect(ends).toHaveLength(2);
  end().accept();
  expect(end().heard).toEqual([{ type: "hello", seen: 4 }, first]);
  expect(links.at(-1)).toBe("sending");
  end().say({ type: "accepted", id: first.id, version: 5 });
  expect(told).toEqual(["accepted 5"]);
  expect(links.at(-1)).toBe("linked");
});

test("a ruling answers no question, and is sent again after a loss until it is answered", () => {
  joined(4);
  line.rule("miscount 1 2");
  const ruling = end().last("rule") as Rule;
  expect(ruling).toEqual({ type: "rule", id: ruling.id, ruling: "miscount 1 2" });
  end().lose();
  vi.advanceTimersByTime(600);
  end().accept();
  expect(end().heard).toEqual([{ type: "hello", seen: 4 }, ruling]);
  end().say({ type: "accepted", id: ruling.id, version: 5 });
  expect(told).toEqual(["accepted 5"]);
  end().lose();
  vi.advanceTimersByTime(600);
  end().accept();
  expect(end().last("rule")).toBeUndefined();
});

test("an act and a ruling wait for each other", () => {
  joined();
  const id = line.rule("fraud 1") ?? "";
  expect(line.act("play 7c")).toBeNull();
  end().say({ type: "refused", id, rule: "T-45", code: "dealing", facts: {} });
  expect(line.act("play 7c")).not.toBeNull();
  expect(line.rule("fraud 1")).toBeNull();
});

test("the chip says sending after half a second, and linked when it is answered", () => {
  joined();
  const id = line.act("play 7c") ?? "";
  vi.advanceTimersByTime(499);
  expect(links.at(-1)).toBe("linked");
  vi.advanceTimersByTime(1);
  expect(links.at(-1)).toBe("sending");
  end().say({ type: "refused", id, rule: "T-17", code: "not_your_turn", facts: {} });
  expect(links.at(-1)).toBe("linked");
  expect(told).toEqual(["refused not_your_turn"]);
});

test("an answer to another's act is not ours", () => {
  joined();
  line.act("play 7c");
  end().say({ type: "accepted", id: "someone else's", version: 5 });
  expect(told).toEqual([]);
});

test("a problem with an act frees the hand", () => {
  joined();
  const id = line.act("play 7c");
  end().say({ type: "problem", code: "stale_question", detail: "", id });
  expect(line.act("play 7c")).not.toBeNull();
});

test("entropy is sixteen bytes, with a cut only where this seat cuts", () => {
  joined();
  end().say({ type: "shuffle", deal: 3, cuts: true, pack: 40, seconds: 8 });
  const cutting = end().last("entropy") as Entropy;
  expect(cutting.deal).toBe(3);
  expect(cutting.share).toMatch(/^[0-9a-f]{32}$/);
  expect(cutting.cut).toBeGreaterThanOrEqual(0);
  expect(cutting.cut).toBeLessThan(40);
  end().say({ type: "shuffle", deal: 4, cuts: false, pack: 40, seconds: 2 });
  const other = end().last("entropy") as Entropy;
  expect(other.cut).toBe(0);
  expect(other.share).not.toBe(cutting.share);
});

test.each(["no_such_table", "not_seated", "abandoned"] as const)(
  "after %s it does not come back by itself",
  (code) => {
    const problem: FromTable = { type: "problem", code, detail: "", id: null };
    end().say(problem);
    expect(links.at(-1)).toBe("closed");
    vi.advanceTimersByTime(60_000);
    expect(ends).toHaveLength(1);
    expect(told).toEqual([`problem ${code}`]);
  },
);

test("without a network it says so, and comes back with it", () => {
  joined();
  online = false;
  line.network();
  expect(links.at(-1)).toBe("offline");
  online = true;
  line.network();
  expect(ends).toHaveLength(2);
  end().accept();
  expect(links.at(-1)).toBe("linked");
});

test("a line that does not answer a ping counts as lost", () => {
  joined();
  vi.advanceTimersByTime(20_000);
  expect(end().last("ping")).toBeDefined();
  vi.advanceTimersByTime(10_000);
  expect(links).toContain("relinking");
  expect(ends[0]?.closed).toBe(true);
});

test("a line that answers stays", () => {
  joined();
  vi.advanceTimersByTime(20_000);
  end().say({ type: "pong" });
  vi.advanceTimersByTime(15_000);
  expect(links).not.toContain("relinking");
});

const asking: Asking = { type: "asking", question: 6, seat: 2, action: "raise 3", seconds: 30 };

test("what bots of the own side say is handed on, and needs no version", () => {
  joined();
  end().say({ type: "advice", question: 6, seat: 2, action: "accept" });
  end().say(asking);
  end().say(update(5, []));
  expect(told).toEqual(["advice accept", "asking raise 3", "update 5"]);
});

test("the word to a bot is one at a time with acts, and is sent again after a loss", () => {
  joined();
  const id = line.allow(asking, true);
  expect(line.act("play 7c")).toBeNull();
  const word = { type: "allow", id, question: 6, seat: 2, yes: true };
  expect(end().last("allow")).toEqual(word);
  end().lose();
  vi.advanceTimersByTime(10_000);
  end().accept();
  expect(end().last("allow")).toEqual(word);
  end().say({ type: "accepted", id: id ?? "", version: 7 });
  expect(line.act("play 7c")).not.toBeNull();
});
