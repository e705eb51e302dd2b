const PREFIX = "carteado.";

/** What this browser remembers under a name. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null; // storage is switched off: nothing is remembered
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // storage is switched off: the choice holds until the page is left
  }
}
