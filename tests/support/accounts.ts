/** Accounts of the Auth emulator, used like a browser does: over its REST API, with blocking functions. */
import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { stackEnvironment, testStackAddresses } from '../../scripts/stack/addresses.ts';
import { ADMINS } from '../../src/domain/records/admins.ts';
import { linksTo } from './out-of-band-links.ts';

const stack = testStackAddresses();
Object.assign(process.env, stackEnvironment(stack));

const app = initializeApp({ projectId: stack.projectId }, `accounts-${randomUUID()}`);

/** The test stack's accounts, bypassing all functions. */
export const accounts = getAuth(app);

const database = getFirestore(app);

const root = `http://127.0.0.1:${stack.ports.auth}/identitytoolkit.googleapis.com/v1`;

export const PASSWORD = 'a-good-password-1';

/** The provider's response: an ID token, or the text of its error. */
export interface SignedIn {
  readonly idToken?: string;
  readonly refreshToken?: string;
  readonly localId?: string;
  readonly email?: string;
  readonly error?: string;
}

async function call(method: string, body: object): Promise<SignedIn> {
  const response = await fetch(`${root}/accounts:${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as SignedIn & { error?: { message: string } };
  return response.ok ? answer : { error: answer.error?.message ?? String(response.status) };
}

export function signUp(email: string, password = PASSWORD): Promise<SignedIn> {
  return call('signUp', { email, password, returnSecureToken: true });
}

export function signIn(email: string, password = PASSWORD): Promise<SignedIn> {
  return call('signInWithPassword', { email, password, returnSecureToken: true });
}

/** Sets a password through a mailed link, as the provider's page does. */
export function setPassword(link: string, newPassword: string): Promise<SignedIn> {
  return call('resetPassword', { oobCode: new URL(link).searchParams.get('oobCode'), newPassword });
}

export function changePassword(idToken: string | undefined, password: string): Promise<SignedIn> {
  return call('update', { idToken, password, returnSecureToken: true });
}

/** Requests a confirmation mail for a session's address, and opens its link. */
export async function verify(idToken: string | undefined): Promise<void> {
  const { email = '' } = await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const link = (await linksTo(email, 'VERIFY_EMAIL')).at(-1) ?? '';
  await call('update', { oobCode: new URL(link).searchParams.get('oobCode') });
}

export function claimsOf(idToken: string | undefined): Record<string, unknown> {
  const [, payload = ''] = (idToken ?? '').split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}') as Record<string, unknown>;
}

export async function readStatus(idToken: string | undefined): Promise<number> {
  const documents = `v1/projects/${stack.projectId}/databases/(default)/documents`;
  const url = `http://127.0.0.1:${stack.ports.firestore}/${documents}/custom_requests?pageSize=1`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${idToken}` } });
  await response.body?.cancel();
  return response.status;
}

/** Gives the account access to the panel, like an invitation; its next sign-in has the claim. */
export async function grantPanelAccess(uid: string): Promise<void> {
  await database.doc(ADMINS.path(uid)).set({ invited_at: new Date(), way: 'invitation', sessions_from: 0 });
}

/** Removes the account with this address, if there is one, and its record. */
export async function removeAccount(email: string): Promise<void> {
  const { users } = await accounts.getUsers([{ email }]);
  for (const { uid } of users) {
    await accounts.deleteUser(uid);
    await database.doc(ADMINS.path(uid)).delete();
  }
}
