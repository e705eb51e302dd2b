import { expect, test, vi } from "vitest";
import { Speech } from "./speech.svelte";

/** A server that answers when it is told to, each address by itself. */
function slowServer() {
  const waiting = new Map<string, (answer: Response) => void>();
  vi.stubGlobal("fetch", (path: string) => new Promise<Response>((answer) => waiting.set(path, answer)));
  return async (path: string, answer: Response): Promise<void> => {
    await vi.waitFor(() => expect([...waiting.keys()]).toContain(path));
    waiting.get(path)?.(answer);
    waiting.delete(path);
  };
}

const words = (text: string): Response => new Response(`table = ${text}`);

test("of two languages the later holds, whichever has its words first", async () => {
  const answer = slowServer();
  const speech = new Speech();
  const learnt = speech.learn("truco");
  const first = speech.speak("pt-PT");
  const second = speech.speak("en");
  await answer("/api/terms/truco/en", words("table"));
  await second;
  expect(speech.lang).toBe("en");
  await answer("/api/terms/truco/pt-PT", words("mesa"));
  await answer("/api/terms/truco/pt-BR", words("mesa"));
  await Promise.all([learnt, first]);
  expect([speech.lang, speech.game.say("table")]).toEqual(["en", "table"]);
});

test("who waits for words that a later wish has overtaken gets them with that wish", async () => {
  const answer = slowServer();
  const speech = new Speech();
  const learnt = speech.learn("truco");
  const spoken = speech.speak("en");
  await answer("/api/terms/truco/pt-BR", words("mesa"));
  await answer("/api/terms/truco/en", words("table"));
  await Promise.all([learnt, spoken]);
  expect(speech.game.say("table")).toBe("table");
});

test("a language whose words do not come changes nothing, and can be asked for again", async () => {
  const answer = slowServer();
  const speech = new Speech();
  const learnt = speech.learn("truco");
  await answer("/api/terms/truco/pt-BR", words("mesa"));
  await learnt;
  const failing = speech.speak("en");
  await answer("/api/terms/truco/en", new Response("{}", { status: 503 }));
  await expect(failing).rejects.toThrow();
  expect([speech.lang, speech.game.say("table")]).toEqual(["pt-BR", "mesa"]);
  const again = speech.speak("en");
  await answer("/api/terms/truco/en", words("table"));
  await again;
  expect(speech.lang).toBe("en");
});
