import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Admin } from '../../../src/domain/records/admins.ts';
import { adminPath } from './admin-path.ts';
import { sessionsFrom } from './sessions-from.ts';

export interface InviteDependencies {
  readonly auth: Auth;
  readonly db: Firestore;
  /** Has the link to set a password brought to the mailbox. */
  readonly sendLink: (email: string) => Promise<void>;
}

/** Tokens say in whole seconds when they were made. */
const A_SECOND_MS = 1100;

/**
 * Makes the account of this address an administrator's, and the account itself if there is none, and sends the link that
 * sets its password. Nobody has a password for it until then: one that the account had is void, and so are its sessions,
 * since whoever signed up need not be the mailbox's owner. An administrator who is one already keeps the password and gets
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
    // Not before the account is nobody's: with the record it opens the panel
    await record.set({ invited_at: new Date(), way, sessions_from: sessionsFrom(account) });
  }
  await sendLink(address);
}

function newAccount(auth: Auth, email: string): Promise<UserRecord> {
  return auth.createUser({ email, password: unknownPassword() });
}

/**
 * Takes the account from whoever has it. While it is disabled nobody can set a password with an older token, and when it
 * is enabled again, with another password, each of those is from an earlier second and void.
 */
async function disarm(auth: Auth, uid: string): Promise<UserRecord> {
  await auth.updateUser(uid, { disabled: true, emailVerified: false, password: unknownPassword() });
  await setTimeout(A_SECOND_MS);
  return auth.updateUser(uid, { disabled: false, password: unknownPassword() });
}

/** 256 random bits, which nobody is told. */
function unknownPassword(): string {
  return randomBytes(32).toString('base64url');
}
