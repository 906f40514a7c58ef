import type { TokenOptions } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase-admin/firestore';
import { ADMINS } from '../../../src/domain/records/admins.ts';

/** Administrators of the rules tests; each owns records. */
export const ADMIN = 'rules-admin';
export const OTHER_ADMIN = 'rules-partner';

const listed: TokenOptions = { email: 'admin@booth.example', email_verified: true, admin: true };

/** All callers: their ids and the contents of their ID tokens. Only the last two are administrators. */
export const CALLERS = {
  nobody: null,
  'a signed-in stranger': {
    uid: 'stranger',
    token: { email: 'stranger@example.com', email_verified: true },
  },
  'a listed address that is not verified': {
    uid: ADMIN,
    token: { email: 'admin@booth.example', email_verified: false },
  },
  'a claim without a verified address': { uid: ADMIN, token: { ...listed, email_verified: false } },
  'a claim that is no true': { uid: ADMIN, token: { ...listed, admin: 'true' } },
  'a claim without a record in admins': { uid: 'rules-uninvited', token: listed },
  'an administrator': { uid: ADMIN, token: listed },
  'another administrator': { uid: OTHER_ADMIN, token: { ...listed, email: 'partner@booth.example' } },
} as const satisfies Record<string, { uid: string; token: TokenOptions } | null>;

export type CallerName = keyof typeof CALLERS;

/** Stores the records in `admins` that give these tests' administrators access. */
export async function grantAdminsAccess(database: Firestore): Promise<void> {
  const record = { invited_at: new Date(), way: 'invitation', sessions_from: 0 };
  await Promise.all([ADMIN, OTHER_ADMIN].map((uid) => database.doc(ADMINS.path(uid)).set(record)));
}
