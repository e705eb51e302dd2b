import { recall, remember } from "../memory";

/** How a person likes a table of Truco, remembered in this browser. */
class Habits {
  #choosesCut = $state(recall("corte") !== "rapido");
  #explains = $state(recall("explicacoes") !== "0");
  #known = $state.raw<ReadonlySet<string>>(new Set(recall("licoes")?.split(" ").filter(Boolean)));

  /** Whether to be asked where to cut; else chance cuts. */
  get choosesCut(): boolean {
    return this.#choosesCut;
  }
  set choosesCut(value: boolean) {
    this.#choosesCut = value;
    remember("corte", value ? "escolher" : "rapido");
  }

  /** Whether the moments of a match are explained. Switched on again, all is explained anew. */
  get explains(): boolean {
    return this.#explains;
  }
  set explains(value: boolean) {
    this.#explains = value;
    remember("explicacoes", value ? "1" : "0");
    if (value) this.#know([]);
  }

  knows(lesson: string): boolean {
    return this.#known.has(lesson);
  }

  learn(lesson: string): void {
    if (!this.knows(lesson)) this.#know([...this.#known, lesson]);
  }

  #know(lessons: string[]): void {
    this.#known = new Set(lessons);
    remember("licoes", lessons.join(" "));
  }
}

export const habits = new Habits();
