import { adminPath } from './admin-path.ts';
import { sessionsFrom } from './sessions-from.ts';

/**
 * True if the account has a record in `admins`; for sign-in. If the password was set since the last sign-in,
 * the rules refuse older sessions. The SDK loads only when this is called: see functions/src/main.cjs.
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
