import { tabStore } from './text-store.ts';

/** The place in the panel at which a session ended: kept in the tab for one reading, since /auth has an address of its own. */
const KEY = 'booth-studio:return-place';

/** Keeps the fragment of the panel's address for the next sign-in in this tab. */
export function leaveReturnPlace(hash: string): void {
  if (hash) tabStore.keep(KEY, hash);
  else tabStore.drop(KEY);
}

/** The fragment that was left, once; empty without one. */
export function takeReturnPlace(): string {
  const hash = tabStore.read(KEY) ?? '';
  tabStore.drop(KEY);
  return hash.startsWith('#') ? hash : '';
}
