/** Texts in browser storage, which throws if blocked or full: entries then last as long as the page. */
export interface TextStore {
  /** Returns the text of `key`; null if there is none. */
  readonly read: (key: string) => string | null;
  /** Stores `text` under `key` synchronously. */
  readonly keep: (key: string, text: string) => void;
  readonly drop: (key: string) => void;
  /** Deletes every text whose key starts with the prefix. */
  readonly dropAll: (prefix: string) => void;
}

/** Kept until deleted. */
export const browserStore = textStore(() => localStorage);

/** Kept while the tab is open. */
export const tabStore = textStore(() => sessionStorage);

/** @param storage a function, because access itself throws if storage is blocked */
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
