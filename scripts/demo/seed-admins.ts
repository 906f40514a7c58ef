import type { Auth } from 'firebase-admin/auth';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../stack/demo-admins.ts';

/** Creates the demo administrators that are not there yet, with verified addresses and their common password. */
export async function seedAdmins(auth: Auth): Promise<void> {
  const { notFound } = await auth.getUsers(DEMO_ADMINS.map(({ uid }) => ({ uid })));
  const missing = new Set(notFound.map((identifier) => ('uid' in identifier ? identifier.uid : '')));
  for (const { uid, email, name } of DEMO_ADMINS) {
    if (!missing.has(uid)) continue;
    await auth.createUser({
      uid,
      email,
      displayName: name,
      emailVerified: true,
      password: DEMO_ADMIN_PASSWORD,
    });
  }
}
