import { tabStore } from './text-store.ts';

/** The place in the panel at which a session ended: kept in the tab for one reading, since /auth has an address of its own. */
const KEY = 'booth-studio:return-place';

/** Leaves the fragment of the panel's address for whoever signs in next in this tab. */
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
