import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { ADMINS } from '../../../src/domain/records/admins.ts';
import { CALENDAR_SECRETS } from '../../../src/domain/records/calendar-secrets.ts';
import { CALENDARS } from '../../../src/domain/records/calendars.ts';
import { ownRefs } from '../platform/firebase.ts';
import { adminPath, claimsAtSignIn, sessionsFrom } from './admin-list.ts';

export async function listAdmins({ auth, db }: { auth: Auth; db: Firestore }): Promise<UserRecord[]> {
  const records = await db.collection(ADMINS.name).get();
  // A hundred at most, and a team has a few
  return (await auth.getUsers(records.docs.map(({ id }) => ({ uid: id })))).users;
}

/** Deletes an administrator's record and calendars, whose feeds would work again after a new invitation. */
async function deleteRecords(db: Firestore, uid: string): Promise<void> {
  const batch = db.batch().delete(db.doc(adminPath(uid)));
  for (const ref of await ownRefs(db, [CALENDARS.name, CALENDAR_SECRETS.name], uid)) batch.delete(ref);
  await batch.commit();
}

/** Ends an administrator's rights at once: record, calendars, claim and sessions. Null if no account has this address. */
export async function revokeAdmin(
  { auth, db }: { auth: Auth; db: Firestore },
  email: string,
): Promise<UserRecord | null> {
  const [user] = (await auth.getUsers([{ email: email.trim().toLowerCase() }])).users;
  if (!user) return null;
  await deleteRecords(db, user.uid);
  await auth.setCustomUserClaims(user.uid, claimsAtSignIn(user.customClaims ?? {}, false));
  await auth.revokeRefreshTokens(user.uid);
  return user;
}

/**
 * Ends the sessions of deleted and disabled accounts, and those older than a new password, since the rules cannot see
 * these changes. Also stores each account's address for mails.
 */
export async function followAccounts({ auth, db }: { auth: Auth; db: Firestore }, now: Date): Promise<void> {
  const { docs } = await db.collection(ADMINS.name).get();
  for (const record of docs) {
    const [account] = (await auth.getUsers([{ uid: record.id }])).users;
    if (!account) {
      await deleteRecords(db, record.id);
      continue;
    }
    const from = account.disabled ? Math.floor(now.getTime() / 1000) : sessionsFrom(account);
    const known = ADMINS.read(record.data());
    const email = account.email?.toLowerCase();
    if (from <= known.sessions_from && email === known.email) continue;
    await record.ref.update({ sessions_from: Math.max(from, known.sessions_from), ...(email && { email }) });
  }
}
