import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Admin } from '../../../src/domain/records/admins.ts';
import { adminPath } from './admin-path.ts';
import { sessionsFrom } from './sessions-from.ts';

interface InviteDependencies {
  readonly auth: Auth;
  readonly db: Firestore;
  /** Has the link to set a password brought to the mailbox. */
  readonly sendLink: (email: string) => Promise<void>;
}

/** Tokens say in whole seconds when they were made. */
const A_SECOND_MS = 1100;

/**
 * Makes the account of this address an administrator's, creates it if necessary, and sends the link that sets
 * its password. Until then no one has a password for it: an earlier one and its sessions are void, because
 * the person who signed up need not own the mailbox. An existing administrator keeps the password and gets
 * the link again. Safe to repeat after every failure.
 * @throws what the provider or the database throw
 */
export async function inviteAdmin(
  { auth, db, sendLink }: InviteDependencies,
  email: string,
  way: Admin['way'],
): Promise<void> {
  const address = email.trim().toLowerCase();
  const { users } = await auth.getUsers([{ email: address }]);
  const uid = users[0]?.uid ?? (await newAccount(auth, address)).uid;
  const record = db.doc(adminPath(uid));
  if (!(await record.get()).exists) {
    const account = await disarm(auth, uid);
    // Only after the account was disarmed: with the record it opens the panel
    await record.set({ invited_at: new Date(), way, sessions_from: sessionsFrom(account) });
  }
  await sendLink(address);
}

function newAccount(auth: Auth, email: string): Promise<UserRecord> {
  return auth.createUser({ email, password: unknownPassword() });
}

/**
 * Takes the account from its current holder. While it is disabled, no older token can set a password; when it
 * is enabled again with another password, every older token is from an earlier second and void.
 */
async function disarm(auth: Auth, uid: string): Promise<UserRecord> {
  await auth.updateUser(uid, { disabled: true, emailVerified: false, password: unknownPassword() });
  await setTimeout(A_SECOND_MS);
  return auth.updateUser(uid, { disabled: false, password: unknownPassword() });
}

/** 256 random bits that no one ever sees. */
function unknownPassword(): string {
  return randomBytes(32).toString('base64url');
}
