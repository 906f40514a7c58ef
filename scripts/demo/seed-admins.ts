import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { ADMINS } from '../../src/domain/records/admins.ts';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../stack/demo-admins.ts';

/** Creates missing demo administrators with verified addresses: no stranger can have made them. */
export async function seedAdmins({ auth, db }: { auth: Auth; db: Firestore }): Promise<void> {
  const { notFound } = await auth.getUsers(DEMO_ADMINS.map(({ uid }) => ({ uid })));
  const missing = new Set(notFound.map((identifier) => ('uid' in identifier ? identifier.uid : '')));
  for (const { uid, email, name } of DEMO_ADMINS) {
    if (missing.has(uid)) {
      await auth.createUser({
        uid,
        email,
        displayName: name,
        emailVerified: true,
        password: DEMO_ADMIN_PASSWORD,
      });
    }
    const record = db.doc(ADMINS.path(uid));
    if ((await record.get()).exists) continue;
    await record.set({ invited_at: new Date(), way: 'invitation', sessions_from: 0 });
  }
}
