import type { UserRecord } from 'firebase-admin/auth';
import { defineString } from 'firebase-functions/params';

/** The list of administrators, and their accounts' rights. Imports little: it must load fast. */

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

/** The addresses of ADMIN_EMAILS, which are separated by commas, in lower case. */
export function parseAdminEmails(text: string): ReadonlySet<string> {
  const addresses = text.split(',').map((address) => address.trim().toLowerCase());
  return new Set(addresses.filter((address) => address !== ''));
}

/** True if the address is on the list, in any case. */
export function isListed(email: string | null | undefined, admins: ReadonlySet<string>): boolean {
  return typeof email === 'string' && admins.has(email.trim().toLowerCase());
}

/** True if the account's address is on the list and verified. */
export function isConfirmed(account: Account, admins: ReadonlySet<string>): boolean {
  return account.emailVerified === true && isListed(account.email, admins);
}

/** The account's claims from this sign-in on: `admin: true`, or no `admin` at all. Other claims stay. */
export function claimsAtSignIn(present: Claims, isAdmin: boolean): Claims {
  const { admin: _admin, ...others } = present;
  return isAdmin ? { ...others, admin: true } : others;
}

/** Path of an administrator's record. The record's definition would load too slowly for sign-in. */
export function adminPath(uid: string): `admins/${string}` {
  return `admins/${uid}`;
}

/** Time from which the account's sessions count, in seconds since 1970: its last password or revocation; 0 if none. */
export function sessionsFrom({ tokensValidAfterTime }: Pick<UserRecord, 'tokensValidAfterTime'>): number {
  return tokensValidAfterTime ? Date.parse(tokensValidAfterTime) / 1000 : 0;
}

/**
 * True if the account has a record in `admins`. If the password was set since the last sign-in, the rules refuse older
 * sessions. Loads the SDK when called, since the bundle must load fast.
 * @throws what database or provider throw; no one is admitted then
 */
export async function isAdmitted(uid: string): Promise<boolean> {
  const [{ getApps, initializeApp }, { getAuth }, { getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
    import('firebase-admin/firestore'),
  ]);
  const app = getApps()[0] ?? initializeApp();
  const ref = getFirestore(app).doc(adminPath(uid));
  const record = await ref.get();
  if (!record.exists) return false;
  const from = sessionsFrom(await getAuth(app).getUser(uid));
  if (from > Number(record.get('sessions_from') ?? 0)) await ref.update({ sessions_from: from });
  return true;
}
