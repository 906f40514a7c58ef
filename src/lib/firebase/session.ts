import type { IdTokenResult, User } from 'firebase/auth';
import { auth } from './auth.ts';

/**
 * An account's rights by its ID token, whose claims the server writes at sign-in. `listed`: the address is on the list,
 * but was not confirmed then, or has lost the claim; another sign-in is needed.
 */
export type Standing = 'admin' | 'listed' | 'stranger';

export function panelAccessOf({ claims }: Pick<IdTokenResult, 'claims'>): Standing {
  if (claims['admin'] === true && claims['email_verified'] === true) return 'admin';
  return claims['listed'] === true ? 'listed' : 'stranger';
}

/** Returns the rights of `user`; `fresh` fetches a new token first. */
export async function readPanelAccess(user: User, fresh = false): Promise<Standing> {
  return panelAccessOf(await user.getIdTokenResult(fresh));
}

let inquiry: Promise<void> | null = null;

/** Checks after a refusal if the session is still valid. ID token listeners get the result. Never rejects. */
export function recheckSession(): Promise<void> {
  inquiry ??= (async () => {
    try {
      await auth.currentUser?.getIdToken(true);
    } catch (error) {
      // The SDK signs out by itself if the session is over; offline, nothing is known.
      console.warn('The session could not be renewed', error);
    } finally {
      inquiry = null;
    }
  })();
  return inquiry;
}

/** True for errors that may mean an expired session: of Firestore or the sign-in provider, or a 401 or 403. */
export function isRefusal(error: unknown): boolean {
  const { code, status } = error as { code?: unknown; status?: unknown };
  return code === 'permission-denied' || code === 'unauthenticated' || status === 401 || status === 403;
}
