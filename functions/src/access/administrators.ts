import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { ADMINS } from '../../../src/domain/records/admins.ts';
import { adminPath, sessionsFrom } from './admin-list.ts';

/** Most accounts that the provider returns per request. */
const ACCOUNTS_AT_ONCE = 100;

export async function listAdmins({ auth, db }: { auth: Auth; db: Firestore }): Promise<UserRecord[]> {
  const records = await db.collection(ADMINS.name).get();
  const ids = records.docs.map(({ id }) => ({ uid: id }));
  const admins: UserRecord[] = [];
  for (let start = 0; start < ids.length; start += ACCOUNTS_AT_ONCE) {
    const { users } = await auth.getUsers(ids.slice(start, start + ACCOUNTS_AT_ONCE));
    admins.push(...users);
  }
  return admins;
}

/** Ends an administrator's rights at once: record, claim and sessions. Null if no account has this address. */
export async function revokeAdmin(
  { auth, db }: { auth: Auth; db: Firestore },
  email: string,
): Promise<UserRecord | null> {
  const { users } = await auth.getUsers([{ email: email.trim().toLowerCase() }]);
  const [user] = users;
  if (!user) return null;
  await db.doc(adminPath(user.uid)).delete();
  const { admin: _admin, ...claims } = user.customClaims ?? {};
  await auth.setCustomUserClaims(user.uid, claims);
  await auth.revokeRefreshTokens(user.uid);
  return user;
}

/** Ends sessions in the rules, which cannot see deleted or disabled accounts and new passwords. */
export async function followAccounts({ auth, db }: { auth: Auth; db: Firestore }, now: Date): Promise<void> {
  const { docs } = await db.collection(ADMINS.name).get();
  for (const record of docs) {
    const { users } = await auth.getUsers([{ uid: record.id }]);
    const [account] = users;
    if (!account) {
      await record.ref.delete();
      continue;
    }
    const from = account.disabled ? Math.floor(now.getTime() / 1000) : sessionsFrom(account);
    const known = ADMINS.read(record.data()).sessions_from;
    if (from > known) await record.ref.update({ sessions_from: from });
  }
}
