// What the modules under test want of a browser, for tests that run in Node.
import { vi } from "vitest";

class Box implements Storage {
  readonly #kept = new Map<string, string>();
  get length(): number {
    return this.#kept.size;
  }
  clear(): void {
    this.#kept.clear();
  }
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  key(place: number): string | null {
    return [...this.#kept.keys()][place] ?? null;
  }
  removeItem(key: string): void {
    this.#kept.delete(key);
  }
  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }
}

vi.stubGlobal("localStorage", new Box());
vi.stubGlobal("sessionStorage", new Box());
vi.stubGlobal("location", { pathname: "/", search: "", protocol: "http:", host: "localhost" });
vi.stubGlobal("navigator", { languages: ["pt-BR"], onLine: true });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("document", { hidden: false, documentElement: {} });
vi.stubGlobal("isSecureContext", true);
vi.stubGlobal("addEventListener", () => undefined);
