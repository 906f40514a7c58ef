import { tabStore } from './text-store.ts';

/** Message from /admin to /auth, kept in the tab for one reading. */
const KEY = 'booth-studio:auth-notice';

/** Why the panel was left. */
export type AuthNotice = 'denied' | 'ended' | 'confirmed' | 'password';

const NOTICES: readonly string[] = ['denied', 'ended', 'confirmed', 'password'] satisfies AuthNotice[];

/** Leaves the notice for the next page. Does nothing where storage is blocked. */
export function leaveAuthNotice(notice: AuthNotice): void {
  tabStore.keep(KEY, notice);
}

/** The notice that was left, once; null without one. */
export function takeAuthNotice(): AuthNotice | null {
  const notice = tabStore.read(KEY);
  tabStore.drop(KEY);
  return notice !== null && NOTICES.includes(notice) ? (notice as AuthNotice) : null;
}
