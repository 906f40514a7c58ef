import type { UserRecord } from 'firebase-admin/auth';
import { defineString } from 'firebase-functions/params';

/** The list of administrators and the rights of their accounts. Imports little, because it must load fast. */

interface Account {
  readonly email?: string | null | undefined;
  readonly emailVerified?: boolean | undefined;
}

type Claims = Readonly<Record<string, unknown>>;

const adminEmails = defineString('ADMIN_EMAILS', {
  description: 'Addresses of the administrators, separated by commas; no one else may sign up',
});

export function listedAdmins(): ReadonlySet<string> {
  return parseAdminEmails(adminEmails.value());
}

/** Returns the addresses of ADMIN_EMAILS (separated by commas) in lower case. */
export function parseAdminEmails(text: string): ReadonlySet<string> {
  const addresses = text.split(',').map((address) => address.trim().toLowerCase());
  return new Set(addresses.filter((address) => address !== ''));
}

/** True if the address is on the list; case does not matter. */
export function isListed(email: string | null | undefined, admins: ReadonlySet<string>): boolean {
  return typeof email === 'string' && admins.has(email.trim().toLowerCase());
}

/** True if the account's address is on the list and verified. */
export function isConfirmed(account: Account, admins: ReadonlySet<string>): boolean {
  return account.emailVerified === true && isListed(account.email, admins);
}

/** Returns the account's claims from this sign-in on: `admin: true`, or no `admin`. Other claims stay. */
export function claimsAtSignIn(present: Claims, isAdmin: boolean): Claims {
  const { admin: _admin, ...others } = present;
  return isAdmin ? { ...others, admin: true } : others;
}

/** Path of an administrator's record. The record's definition would load too slowly for sign-in. */
export function adminPath(uid: string): `admins/${string}` {
  return `admins/${uid}`;
}

/** Returns when its sessions became valid, in seconds since 1970: last password change or revocation, else 0. */
export function sessionsFrom({ tokensValidAfterTime }: Pick<UserRecord, 'tokensValidAfterTime'>): number {
  return tokensValidAfterTime ? Date.parse(tokensValidAfterTime) / 1000 : 0;
}

/**
 * True if the account has a record in `admins`. If the password was set after the last sign-in, makes the rules
 * refuse older sessions. Loads the SDK when called, since the bundle must load fast.
 * @throws errors of the database or provider, so that no one is admitted then
 */
export async function isAdmitted(uid: string): Promise<boolean> {
  const [{ initializeApp }, { getAuth }, { getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
    import('firebase-admin/firestore'),
  ]);
  const app = initializeApp();
  const ref = getFirestore(app).doc(adminPath(uid));
  const record = await ref.get();
  if (!record.exists) return false;
  const from = sessionsFrom(await getAuth(app).getUser(uid));
  if (from > Number(record.get('sessions_from') ?? 0)) await ref.update({ sessions_from: from });
  return true;
}
