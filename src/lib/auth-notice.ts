/** The panel's notices for /auth when a session ends, in the tab's storage: a message, and where to return. */
import { tabStore } from './text-store.ts';

const NOTICE_KEY = 'booth-studio:auth-notice';
const PLACE_KEY = 'booth-studio:return-place';

const NOTICES = ['denied', 'ended', 'confirmed', 'password'] as const;

/** Reason for leaving the panel. */
export type AuthNotice = (typeof NOTICES)[number];

/** Stores the notice for the next page. Does nothing if storage is blocked. */
export function leaveAuthNotice(notice: AuthNotice): void {
  tabStore.keep(NOTICE_KEY, notice);
}

/** Returns and removes the notice; null if there is none. */
export function takeAuthNotice(): AuthNotice | null {
  const stored = tabStore.take(NOTICE_KEY);
  return NOTICES.find((notice) => notice === stored) ?? null;
}

/** Stores the fragment of the panel's URL until the next sign-in in this tab. */
export function leaveReturnPlace(hash: string): void {
  if (hash) tabStore.keep(PLACE_KEY, hash);
  else tabStore.drop(PLACE_KEY);
}

/** Returns and removes the fragment; empty if there is none. */
export function takeReturnPlace(): string {
  const hash = tabStore.take(PLACE_KEY);
  return hash?.startsWith('#') ? hash : '';
}
