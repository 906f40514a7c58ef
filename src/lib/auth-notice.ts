import { tabStore } from './text-store.ts';

/** One-time message from /admin to /auth, in the tab's storage. */
const KEY = 'booth-studio:auth-notice';

/** Why the panel was left. */
export type AuthNotice = 'denied' | 'ended' | 'confirmed' | 'password';

const NOTICES: readonly string[] = ['denied', 'ended', 'confirmed', 'password'] satisfies AuthNotice[];

/** Stores the notice for the next page. Does nothing if storage is blocked. */
export function leaveAuthNotice(notice: AuthNotice): void {
  tabStore.keep(KEY, notice);
}

/** Returns and removes the notice; null if there is none. */
export function takeAuthNotice(): AuthNotice | null {
  const notice = tabStore.read(KEY);
  tabStore.drop(KEY);
  return notice !== null && NOTICES.includes(notice) ? (notice as AuthNotice) : null;
}
