import { clear, createStore } from 'idb-keyval';

let store: ReturnType<typeof createStore> | undefined;

/** Storage of lists (use-live-list.ts). Opened on first use: accessing it throws where storage is blocked. */
export function keptStore() {
  store ??= createStore('booth-studio-panel', 'lists');
  return store;
}

/** Deletes all stored lists. In a separate file, so that signed-out pages do not load Firestore. */
export async function dropKeptLists(): Promise<void> {
  try {
    await clear(keptStore());
  } catch (error) {
    console.info('Saved lists could not be removed', error);
  }
}
