import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { ADMINS } from '../../../src/domain/records/admins.ts';
import { sessionsFrom } from './sessions-from.ts';

/**
 * Has the rules follow what became of the administrators' accounts, which they cannot see: a deleted account has no record
 * any more, a new password and a disabled account end the sessions from before.
 */
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
