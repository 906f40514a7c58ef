import { clear, createStore } from 'idb-keyval';

let store: ReturnType<typeof createStore> | undefined;

/**
 * Returns the store for lists (use-live-list.ts). Opened on first use, because opening throws if storage is
 * blocked.
 */
export function keptStore() {
  store ??= createStore('booth-studio-panel', 'lists');
  return store;
}

/** Deletes all stored lists. This file imports no Firestore code, since signed-out pages load it too. */
export async function dropKeptLists(): Promise<void> {
  try {
    await clear(keptStore());
  } catch (error) {
    console.info('Saved lists could not be removed', error);
  }
}
