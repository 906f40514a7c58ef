import { useEffect, useState } from 'react';
import { tabStore } from '../lib/text-store.ts';

/**
 * Returns the token in the URL's fragment, else the one stored under `key`; empty if there is none. Moves a token from
 * the URL to the tab's storage, to keep it out of the browser's history.
 */
export function useLinkToken(key: string): string {
  const [token, setToken] = useState(() => takeToken(key));
  useEffect(() => {
    const follow = () => setToken(takeToken(key));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [key]);
  return token;
}

/** Returns the full address of the opened page, whose token is no longer in the address bar. */
export function linkAddress(token: string): string {
  return new URL(`#${token}`, location.href).href;
}

function takeToken(key: string): string {
  const token = location.hash.slice(1);
  if (token === '') return tabStore.read(key) ?? '';
  tabStore.keep(key, token);
  // If storage is blocked, a reload needs the token in the URL
  if (tabStore.read(key) === token) history.replaceState(history.state, '', location.pathname);
  return token;
}
