const begun = new Map<string, Promise<Response>>();

/** Asks the server for something before anybody needs it. */
export function askEarly(path: string): void {
  const answer = fetch(path);
  begun.set(path, answer);
  answer.catch(() => begun.delete(path)); // whoever needs it asks anew
}

/** The answer to a request that was sent early, once. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const answer = begun.get(path);
  begun.delete(path);
  return answer;
}

/** The words of the page, a module a language. */
export const words = import.meta.glob<string>("./words/*.ts", { import: "default" });
