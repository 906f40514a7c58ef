/** Kept until deleted. */
export const browserStore = textStore(() => localStorage);

/** Kept while the tab is open. */
export const tabStore = textStore(() => sessionStorage);

/**
 * Stores texts in browser storage. If storage is blocked or full, entries last as long as the page.
 * @param storage a function, because access itself throws if storage is blocked
 */
function textStore(storage: () => Storage) {
  const read = (key: string) => attempt(() => storage().getItem(key));
  const drop = (key: string) => attempt(() => storage().removeItem(key));
  return {
    read,
    take(key: string): string | null {
      const text = read(key);
      drop(key);
      return text;
    },
    /** Stores `text` under `key` synchronously. */
    keep: (key: string, text: string) => attempt(() => storage().setItem(key, text)),
    drop,
    dropAll: (prefix: string) =>
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
