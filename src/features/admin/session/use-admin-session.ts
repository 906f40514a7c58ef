import { onIdTokenChanged, signOut } from 'firebase/auth';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type AuthNotice, leaveAuthNotice, leaveReturnPlace } from '../../../lib/auth-notice.ts';
import { auth } from '../../../lib/firebase/auth.ts';
import {
  $asksToSignIn,
  isBeingRechecked,
  readPanelAccess,
  resumeSession,
} from '../../../lib/firebase/session.ts';
import type { AdminUser } from '../controls/panel-context.ts';

/** `leaving`: redirecting to /auth. `failed`: the server could not be asked about the account. */
export type AdminSession =
  | { readonly status: 'checking' | 'leaving' | 'failed' }
  | { readonly status: 'ready'; readonly admin: AdminUser };

/**
 * Follows the signed-in account while the panel is open. Redirects to /auth when it is no longer an
 * administrator: signed out in another tab, session expired, or claim removed. If a refusal has ended the
 * session, asks to sign in again instead, so that an open dialog keeps its input.
 */
export function useAdminSession() {
  const [session, setSession] = useState<AdminSession>({ status: 'checking' });
  const isLeaving = useRef(false);
  const wasReady = useRef(false);
  const wasRefused = useRef(false);

  const goToAuth = useCallback(async (notice: AuthNotice | null, withSignOut: boolean, isChosen = false) => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    setSession({ status: 'leaving' });
    if (notice) leaveAuthNotice(notice);
    // Only after an involuntary sign-out does signing in return to the same place
    leaveReturnPlace(isChosen ? '' : location.hash);
    if (withSignOut) await signOut(auth).catch(() => {});
    // A redirect needs the network
    if (!navigator.onLine)
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    location.replace('/auth');
  }, []);

  useEffect(() => {
    return onIdTokenChanged(auth, async (user) => {
      const isInterrupted = wasReady.current && isBeingRechecked();
      function askToSignIn() {
        wasRefused.current = true;
        $asksToSignIn.set(true);
      }
      if (!user && isInterrupted) return askToSignIn();
      if (!user) return goToAuth(wasReady.current ? 'ended' : null, false);
      try {
        const standing = await readPanelAccess(user);
        if (standing === 'stranger') return await goToAuth('denied', true);
        // A new sign-in adds the claim
        if (standing === 'listed' && user.emailVerified && isInterrupted) return askToSignIn();
        // Accounts that lost the claim are signed out; others stay signed in, since /auth shows them what is missing
        const hasLostClaim = user.emailVerified && wasReady.current;
        if (standing === 'listed') return await goToAuth(hasLostClaim ? 'ended' : null, hasLostClaim);
        wasReady.current = true;
        const { uid, email } = user;
        // The same object for the same administrator, so that a renewed token causes no rerender
        setSession((before) =>
          before.status === 'ready' && before.admin.uid === uid
            ? before
            : { status: 'ready', admin: { uid, email: email ?? '' } },
        );
        if (wasRefused.current) resumeSession();
        wasRefused.current = false;
      } catch (error) {
        console.warn('The session could not be checked', error);
        setSession((before) => (before.status === 'ready' ? before : { status: 'failed' }));
      }
    });
  }, [goToAuth]);

  return {
    session,
    leave: () => goToAuth(null, true, true),
    /** Goes to /auth after the session has ended; signing in there returns to the same place. */
    giveUp: () => goToAuth('ended', true),
  };
}
