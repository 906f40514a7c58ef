import { signOut, type User } from 'firebase/auth';
import { leaveAuthNotice } from '../../lib/auth-notice.ts';
import { auth } from '../../lib/firebase/auth.ts';
import { recordIn } from '../../lib/json-record.ts';

let leaving: Promise<void> | null = null;

/**
 * Signs in again with a listed, confirmed address whose session lacks the claim. The next sign-in adds the
 * claim; for an account made on the sign-up page, the server first mails a link that sets its password. The
 * new token triggers session listeners, which share this promise.
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
