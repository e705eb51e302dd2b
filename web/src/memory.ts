// What this browser remembers between two visits. Storage may be switched off: then nothing is remembered.

const PREFIX = "carteado.";

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // the choice holds until the page is left
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // then nothing was remembered either
  }
}
