import { onIdTokenChanged, signOut, type User } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { toast } from '../../components/toast-store.ts';
import { leaveAuthNotice, takeReturnPlace } from '../../lib/auth-notice.ts';
import { auth } from '../../lib/firebase/auth.ts';
import { authFailure, NOT_LISTED } from '../../lib/firebase/auth-failure.ts';
import { readPanelAccess } from '../../lib/firebase/session.ts';
import { recordIn } from '../../lib/json-record.ts';

let signingOut: Promise<void> | null = null;

/**
 * Signs out a listed, confirmed account that lacks the claim, which the next sign-in adds. An account created
 * on the sign-up page is first mailed a link for setting its password. All session listeners share one
 * promise.
 * @throws AdminApiError with the server's text
 */
function signOutOnce(user: User): Promise<void> {
  signingOut ??= signOutForClaim(user).finally(() => {
    signingOut = null;
  });
  return signingOut;
}

async function signOutForClaim(user: User): Promise<void> {
  // The current token may predate the confirmation of the address
  await user.getIdToken(true);
  // Lazy-loaded, since it is rarely needed
  const { adminPost } = await import('../../lib/admin-api.ts');
  const { sent } = recordIn(await adminPost('invitation'));
  leaveAuthNotice(sent === true ? 'password' : 'confirmed');
  await signOut(auth);
  location.reload();
}

/**
 * `entering`: redirecting to /admin. `unconfirmed`: signed in and listed, but the address is not confirmed.
 */
export type AuthState =
  | { readonly status: 'checking' | 'signed-out' | 'entering' }
  | { readonly status: 'unconfirmed'; readonly user: User };

/**
 * Follows the account that is signed in, in any tab. Accounts without the role are refused and signed out.
 */
export function useAuthState(): AuthState {
  const [state, setState] = useState<AuthState>({ status: 'checking' });
  useEffect(() => {
    let latest = 0;
    return onIdTokenChanged(auth, async (user) => {
      latest += 1;
      const turn = latest;
      const next: AuthState = user ? await stateOf(user) : { status: 'signed-out' };
      // Ignores a check that a newer sign-in or sign-out has overtaken
      if (turn === latest) setState(next);
    });
  }, []);
  return state;
}

async function stateOf(user: User): Promise<AuthState> {
  const standing = await readPanelAccess(user).catch(() => null);
  // Offline, `standing` is null: /admin handles that
  if (standing === 'stranger') {
    toast(NOT_LISTED);
    await signOut(auth);
    return { status: 'signed-out' };
  }
  if (standing === 'listed') {
    // Fresh at sign-in and on page load; user.reload() would trigger this listener in a loop
    if (!user.emailVerified) return { status: 'unconfirmed', user };
    await signOutOnce(user).catch(async (error) => {
      toast(authFailure(error));
      await signOut(auth);
    });
    return { status: 'signed-out' };
  }
  location.replace(`/admin${takeReturnPlace()}`);
  return { status: 'entering' };
}
