import type { ToastMessage } from '../../components/toast-store.ts';
import { accessMessages } from '../../domain/messages/access.ts';
import { fieldMessages } from '../../domain/messages/fields.ts';
import { failureText, UNREACHABLE } from './failure-text.ts';

/** Minimum length of a new password, as in the provider's password policy (docs/operate.md). */
export const MIN_PASSWORD_LENGTH = 12;

export const SHORT_PASSWORD = `The password should have at least ${MIN_PASSWORD_LENGTH} characters.`;

/** Messages by field; empty if the form is valid. */
export interface CredentialProblems {
  readonly email?: string;
  readonly password?: string;
}

/** Validates the form. A null password is not required; a new password has length limits. */
export function credentialProblems(
  email: string,
  password: string | null,
  { isNew = false }: { isNew?: boolean } = {},
): CredentialProblems {
  const isShort = isNew && password !== null && [...password].length < MIN_PASSWORD_LENGTH;
  return {
    ...(!/^[^\s@]+@[^\s@]+$/.test(email) && { email: fieldMessages.email }),
    ...(isShort && { password: SHORT_PASSWORD }),
    ...(password === '' && { password: 'Password is required' }),
  };
}

export const NOT_LISTED: Omit<ToastMessage, 'id'> = {
  title: accessMessages.deniedTitle,
  description: accessMessages.refused.replace(`${accessMessages.deniedTitle}: `, ''),
  variant: 'destructive',
};

/** The provider's message for wrong credentials, with advice. */
const WRONG_PAIR =
  'The supplied auth credential is incorrect, malformed or has expired. Please check the email and the password.';

/** Texts by code: the provider's, which its SDK lacks, and ours for the password's length and for being offline. */
const TEXTS: Readonly<Record<string, string>> = {
  'auth/invalid-credential': WRONG_PAIR,
  'auth/invalid-login-credentials': WRONG_PAIR,
  'auth/wrong-password': WRONG_PAIR,
  'auth/invalid-email': 'The email address is badly formatted.',
  'auth/email-already-in-use': 'The email address is already in use by another account. Please sign in.',
  'auth/weak-password': SHORT_PASSWORD,
  'auth/password-does-not-meet-requirements': SHORT_PASSWORD,
  'auth/too-many-requests':
    'We have blocked all requests from this device due to unusual activity. Try again later.',
  'auth/user-disabled': 'The user account has been disabled by an administrator.',
  'auth/network-request-failed': UNREACHABLE,
};

/** Returns the toast for an error of the sign-in provider or of our server, which refuses unlisted sign-ups. */
export function authFailure(error: unknown): Omit<ToastMessage, 'id'> {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'auth/user-not-found' || message?.includes(accessMessages.refused)) return NOT_LISTED;
  return {
    title: 'Authentication Error',
    description: TEXTS[code ?? ''] ?? failureText(error),
    variant: 'destructive',
  };
}
