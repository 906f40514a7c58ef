import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { REVOKED_SESSIONS } from '../../../src/domain/records/revoked-sessions.ts';

/** All accounts that have the administrators' claim. */
export async function listAdmins(auth: Auth): Promise<UserRecord[]> {
  const admins: UserRecord[] = [];
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    admins.push(...page.users.filter(({ customClaims }) => customClaims?.['admin'] === true));
    pageToken = page.pageToken;
  } while (pageToken);
  return admins;
}

/**
 * Ends an administrator's rights at once: the claim goes, sessions get no new tokens, and the mark that the rules look
 * for (firestore.rules, isRevoked) ends the tokens that are out already. Null if no account has this address.
 */
export async function revokeAdmin(
  { auth, db }: { auth: Auth; db: Firestore },
  email: string,
): Promise<UserRecord | null> {
  const { users } = await auth.getUsers([{ email: email.trim().toLowerCase() }]);
  const [user] = users;
  if (!user) return null;
  const { admin: _admin, ...claims } = user.customClaims ?? {};
  await auth.setCustomUserClaims(user.uid, claims);
  await auth.revokeRefreshTokens(user.uid);
  const revoked = await auth.getUser(user.uid);
  // Seconds, as the tokens' auth_time is.
  const before = Date.parse(revoked.tokensValidAfterTime ?? new Date().toISOString()) / 1000;
  await db.doc(REVOKED_SESSIONS.path(user.uid)).set({ before });
  return revoked;
}
