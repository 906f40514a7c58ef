import { tabStore } from './text-store.ts';

/** The panel section where a session ended, in the tab's storage until the next sign-in at /auth. */
const KEY = 'booth-studio:return-place';

/** Stores the fragment of the panel's URL for the next sign-in in this tab. */
export function leaveReturnPlace(hash: string): void {
  if (hash) tabStore.keep(KEY, hash);
  else tabStore.drop(KEY);
}

/** Returns and removes the fragment; empty if there is none. */
export function takeReturnPlace(): string {
  const hash = tabStore.read(KEY) ?? '';
  tabStore.drop(KEY);
  return hash.startsWith('#') ? hash : '';
}
