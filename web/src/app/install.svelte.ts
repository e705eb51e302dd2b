import { recall, remember } from "../memory";

/** What Chromium offers when a page can be installed; no standard knows it yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's offer to install the page as an app, kept until a person wants it. */
class Install {
  #offer = $state.raw<InstallPrompt | null>(null);
  #declined = $state(recall("instalar") === "0");

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#offer = event as InstallPrompt;
    });
    addEventListener("appinstalled", () => {
      this.#offer = null;
    });
  }

  get offered(): boolean {
    return this.#offer !== null && !this.#declined;
  }

  async accept(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null; // it can be used once
    await offer?.prompt();
  }

  decline(): void {
    this.#declined = true;
    remember("instalar", "0");
  }
}

export const install = new Install();
