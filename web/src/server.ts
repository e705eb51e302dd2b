import { takeEarly } from "./early";
import type { ErrorText, GameInfo, NewTable, RuleText, TableRef, Verdict } from "./protocol";

/** The server's refusal of an HTTP request, by its code; `unreachable` when it did not answer. */
export class ServerError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await ((init === undefined && takeEarly(path)) || fetch(path, init));
  } catch {
    throw new ServerError("unreachable");
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as ErrorText | null;
  throw new ServerError(said?.code ?? "trouble");
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

async function post<T>(path: string, body: string): Promise<T> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body };
  return (await (await ask(path, init)).json()) as T;
}

export const games = (): Promise<GameInfo[]> => get("/api/games");

export const mine = (): Promise<TableRef> => get("/api/tables/mine");

const books = new Map<string, Promise<RuleText[]>>();

/** The rule book of a game: asked for once, and again if that failed. */
export function rules(game: string, lang: string): Promise<RuleText[]> {
  const path = `/api/rules/${game}/${lang}`;
  const known = books.get(path);
  if (known !== undefined) return known;
  const book = get<RuleText[]>(path);
  books.set(path, book);
  book.catch(() => books.delete(path));
  return book;
}

export const openTable = (table: NewTable): Promise<TableRef> => post("/api/tables", JSON.stringify(table));

export async function terms(game: string, lang: string): Promise<string> {
  return (await ask(`/api/terms/${game}/${lang}`)).text();
}

/** Where the record (súmula) of a finished match is found. */
export const recordPath = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`;

/** Has the server check the record of a finished match. */
export async function verify(table: string): Promise<Verdict> {
  const record = await (await ask(recordPath(table))).text();
  return post("/api/verify", record);
}

/** The address of a table's WebSocket, on the host that this page came from. */
export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/${encodeURIComponent(table)}`;
}
