import { setTimeout } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { applicationDefault } from 'firebase-admin/app';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Admin } from '../../../src/domain/records/admins.ts';
import type { AdminDependencies } from '../http/serve.ts';
import { requireInTime, withinDeadline } from '../http/within-deadline.ts';
import { newSecret } from '../platform/secret.ts';
import { adminPath, sessionsFrom } from './admin-list.ts';
import { readConfirmed } from './require-admin.ts';

/**
 * POST /api/admin/invitation, for an account created on the sign-up page: answers 200 `{success, sent}`. The address
 * is confirmed, but anyone may have chosen the password, so a link asks for a new one. `sent` is false if the account
 * was invited already and only needs to sign in again.
 */
export function invitationRoute(dependencies: AdminDependencies): RequestHandler {
  return async (request, response) => {
    const sent = await withinDeadline(async () => {
      const { uid, email = '' } = await readConfirmed(dependencies, request);
      const isNew = !(await dependencies.hasRecord(uid));
      if (isNew) await dependencies.invite(email);
      return isNew;
    });
    response.json({ success: true, sent });
  };
}

/**
 * Makes this address's account an administrator's, creates it if necessary, and mails a link to set its password. An
 * earlier password and its sessions become invalid, because the person who signed up may not own the mailbox. An
 * existing administrator keeps the password. Safe to repeat.
 */
export async function inviteAdmin(
  { auth, db, sendLink }: { auth: Auth; db: Firestore; sendLink: (email: string) => Promise<void> },
  email: string,
  way: Admin['way'],
): Promise<void> {
  const address = email.trim().toLowerCase();
  const { users } = await auth.getUsers([{ email: address }]);
  const user = users[0] ?? (await auth.createUser({ email: address, password: newSecret() }));
  const record = db.doc(adminPath(user.uid));
  if (!(await record.get()).exists) {
    requireInTime();
    const sessions_from = sessionsFrom(await resetAccount(auth, user.uid));
    requireInTime();
    // Only after the reset, because this record opens the panel
    await record.set({ invited_at: new Date(), way, sessions_from, email: address });
  }
  await sendLink(address);
}

/** Resets the account, so that older tokens are void; disabled meanwhile, so that none of them sets a password first. */
async function resetAccount(auth: Auth, uid: string): Promise<UserRecord> {
  await auth.updateUser(uid, { disabled: true, emailVerified: false, password: newSecret() });
  // Just over a second, because tokens carry their time in whole seconds
  await setTimeout(1100);
  return auth.updateUser(uid, { disabled: false, password: newSecret() });
}

/** Has the sign-in provider mail the link that sets a password, so that it never enters our outbox. */
export async function sendPasswordLink(projectId: string, email: string, continueUrl?: string) {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const provider = 'identitytoolkit.googleapis.com';
  const origin = emulator ? `http://${emulator}/${provider}` : `https://${provider}`;
  const token = emulator ? 'owner' : (await applicationDefault().getAccessToken()).access_token;
  const response = await fetch(`${origin}/v1/projects/${projectId}/accounts:sendOobCode`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      // A person's credentials do not name a project to bill
      'x-goog-user-project': projectId,
    },
    body: JSON.stringify({ requestType: 'PASSWORD_RESET', email, ...(continueUrl ? { continueUrl } : {}) }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`The sign-in provider answered ${response.status} to a password link`);
  await response.body?.cancel();
}
