import type { Firestore } from 'firebase-admin/firestore';
import { ADMINS } from '../../../src/domain/records/admins.ts';
import { ADMIN, OTHER_ADMIN } from './roles.ts';

/** Stores the records in `admins` that give these tests' administrators access. */
export async function grantAdminsAccess(database: Firestore): Promise<void> {
  const record = { invited_at: new Date(), way: 'invitation', sessions_from: 0 };
  await Promise.all([ADMIN, OTHER_ADMIN].map((uid) => database.doc(ADMINS.path(uid)).set(record)));
}
