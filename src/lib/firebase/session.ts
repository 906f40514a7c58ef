import type { IdTokenResult, User } from 'firebase/auth';
import { atom } from 'nanostores';
import { auth } from './auth.ts';

/**
 * Access to the panel by the ID token's claims, which the server writes at sign-in. `listed`: the address is on the
 * list but was unconfirmed at sign-in, or lost the claim; it has to sign in again.
 */
export type PanelAccess = 'admin' | 'listed' | 'stranger';

export function panelAccessOf({ claims }: Pick<IdTokenResult, 'claims'>): PanelAccess {
  if (claims['admin'] === true && claims['email_verified'] === true) return 'admin';
  return claims['listed'] === true ? 'listed' : 'stranger';
}

/** Returns the user's access to the panel; `fresh` fetches a new token first. */
export async function readPanelAccess(user: User, fresh = false): Promise<PanelAccess> {
  return panelAccessOf(await user.getIdTokenResult(fresh));
}

/** True while the panel offers to sign in again, over the work that a refusal has interrupted. */
export const $asksToSignIn = atom(false);

/** Number of times that someone has signed in again. Live lists, which end with the session, start over. */
export const $signIns = atom(0);

/** Takes up the work after a new sign-in. */
export function resumeSession(): void {
  $asksToSignIn.set(false);
  $signIns.set($signIns.get() + 1);
}

let inquiry: Promise<void> | null = null;

/** True while a refusal is being checked: a session that ends now was not ended by its user. */
export function isBeingRechecked(): boolean {
  return inquiry !== null;
}

/** Checks after a refusal if the session is still valid. The result goes to ID token listeners. Never rejects. */
export function recheckSession(): Promise<void> {
  inquiry ??= (async () => {
    try {
      await auth.currentUser?.getIdToken(true);
      // Without a user the session had ended before, and the offer to sign in was closed
      if (!auth.currentUser) $asksToSignIn.set(true);
    } catch (error) {
      // The SDK signs out by itself if the session is over; offline, nothing is known.
      console.warn('The session could not be renewed', error);
    } finally {
      // Only after the listeners have heard of its result
      setTimeout(() => {
        inquiry = null;
      });
    }
  })();
  return inquiry;
}

/** True for errors that may mean an expired session: from Firestore or the sign-in provider, or a 401 or 403. */
export function isRefusal(error: unknown): boolean {
  const { code, status } = error as { code?: unknown; status?: unknown };
  return code === 'permission-denied' || code === 'unauthenticated' || status === 401 || status === 403;
}
