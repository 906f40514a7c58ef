import { tabStore } from '../../lib/text-store.ts';

/** Key of the meeting's token in the tab, for reloads. */
const KEY = 'booth-studio:meeting-token:v1';

/**
 * Takes the token of a meeting's link out of the address, so that it does not stay in the browser's history, and keeps it
 * for this tab. Without one in the address, the token that the tab has; empty if it has none.
 */
export function takeToken(): string {
  const token = location.hash.slice(1);
  if (token === '') return tabStore.read(KEY) ?? '';
  tabStore.keep(KEY, token);
  // Without storage, a reload needs the token in the address
  if (tabStore.read(KEY) === token) history.replaceState(history.state, '', location.pathname);
  return token;
}
