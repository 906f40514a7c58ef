import { signOut } from 'firebase/auth';
import { leaveAuthNotice } from '../../lib/auth-notice.ts';
import { auth } from '../../lib/firebase/auth.ts';

/** For an address that was confirmed after its sign-in: the claim comes with the next one. */
export async function signInAgain(): Promise<void> {
  leaveAuthNotice('confirmed');
  await signOut(auth);
  location.reload();
}
