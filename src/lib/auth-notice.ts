/** What /admin tells /auth when it sends somebody there: kept in the tab for one reading. */
const KEY = 'booth-studio:auth-notice';

/** Why the panel was left. */
export type AuthNotice = 'denied' | 'ended' | 'confirmed';

const NOTICES: readonly string[] = ['denied', 'ended', 'confirmed'] satisfies AuthNotice[];

/** Leaves the notice for the next page. */
export function leaveAuthNotice(notice: AuthNotice): void {
  try {
    sessionStorage.setItem(KEY, notice);
  } catch {
    // Blocked storage: the page then tells nothing, the way is the same
  }
}

/** The notice that was left, once; null without one. */
export function takeAuthNotice(): AuthNotice | null {
  try {
    const notice = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return notice !== null && NOTICES.includes(notice) ? (notice as AuthNotice) : null;
  } catch {
    return null;
  }
}
