/** Accounts of the Auth emulator, used as a browser would: over its REST API, blocking functions included. */
import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { stackEnvironment, testStackAddresses } from '../../scripts/stack/addresses.ts';

const stack = testStackAddresses();
Object.assign(process.env, stackEnvironment(stack));

/** The test stack's accounts, past all functions. */
export const accounts = getAuth(initializeApp({ projectId: stack.projectId }, `accounts-${randomUUID()}`));

const root = `http://127.0.0.1:${stack.ports.auth}/identitytoolkit.googleapis.com/v1`;

export const PASSWORD = 'a-good-password-1';

/** What the provider answers: an ID token, or the text of its error. */
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

/** The claims of an ID token. */
export function claimsOf(idToken: string | undefined): Record<string, unknown> {
  const [, payload = ''] = (idToken ?? '').split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}') as Record<string, unknown>;
}

/** Removes the account with this address, if there is one. */
export async function removeAccount(email: string): Promise<void> {
  const { users } = await accounts.getUsers([{ email }]);
  for (const { uid } of users) await accounts.deleteUser(uid);
}
