import { signOut, type User } from 'firebase/auth';
import { leaveAuthNotice } from '../../lib/auth-notice.ts';
import { auth } from '../../lib/firebase/auth.ts';
import { recordIn } from '../../lib/json-record.ts';

let leaving: Promise<void> | null = null;

/**
 * For a listed address that has been confirmed, but whose session has no claim. The claim comes with another sign-in, for
 * an account that was made on the sign-up page with a password that the server has a link mailed for. Its new token makes
 * whoever listens for the session ask again meanwhile: that is one and the same going.
 * @throws AdminApiError with the server's text
 */
export function signInAgain(user: User): Promise<void> {
  leaving ??= leave(user).finally(() => {
    leaving = null;
  });
  return leaving;
}

async function leave(user: User): Promise<void> {
  // The token may be from before the address was confirmed
  await user.getIdToken(true);
  // Hardly anybody comes this way
  const { adminPost } = await import('../../lib/admin-post.ts');
  const { sent } = recordIn(await adminPost('invitation'));
  leaveAuthNotice(sent === true ? 'password' : 'confirmed');
  await signOut(auth);
  location.reload();
}
