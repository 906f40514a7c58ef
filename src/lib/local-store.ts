/**
 * Texts in the browser's storage, which throws where the visitor has blocked it and when it is full: then nothing is
 * kept, and what is being filled in lives as long as the page.
 */

/** The text under `key`; null without one. */
export function readStored(key: string): string | null {
  return attempt(() => localStorage.getItem(key));
}

/** Keeps `text` under `key`; it is stored when this returns. */
export function store(key: string, text: string): void {
  attempt(() => localStorage.setItem(key, text));
}

export function removeStored(key: string): void {
  attempt(() => localStorage.removeItem(key));
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
