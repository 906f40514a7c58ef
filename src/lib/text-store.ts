/**
 * Texts in the browser's storage, which throws where the visitor has blocked it and when it is full: then nothing is
 * kept, and what is being filled in lives as long as the page.
 */
export interface TextStore {
  /** The text under `key`; null without one. */
  readonly read: (key: string) => string | null;
  /** Keeps `text` under `key`; it is stored when this returns. */
  readonly keep: (key: string, text: string) => void;
  readonly drop: (key: string) => void;
  /** Drops every text whose key begins like this. */
  readonly dropAll: (prefix: string) => void;
}

/** Kept until it is dropped. */
export const browserStore = textStore(() => localStorage);

/** Kept for as long as the tab is open. */
export const tabStore = textStore(() => sessionStorage);

/** @param storage naming it throws already where it is blocked */
function textStore(storage: () => Storage): TextStore {
  return {
    read: (key) => attempt(() => storage().getItem(key)),
    keep: (key, text) => attempt(() => storage().setItem(key, text)),
    drop: (key) => attempt(() => storage().removeItem(key)),
    dropAll: (prefix) =>
      attempt(() => {
        const keys = Object.keys(storage()).filter((key) => key.startsWith(prefix));
        for (const key of keys) storage().removeItem(key);
      }),
  };
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
