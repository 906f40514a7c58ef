import type { ToastMessage } from '../../components/toast-store.ts';
import { messages } from '../../domain/messages.ts';
import { failureText, UNREACHABLE } from '../../lib/firebase/failure-text.ts';
import { SHORT_PASSWORD } from './credential-problems.ts';

/** The refusal of an address that is not on the list. */
export const NOT_LISTED: Omit<ToastMessage, 'id'> = {
  title: messages.access.deniedTitle,
  description: messages.access.refused.replace(`${messages.access.deniedTitle}: `, ''),
  variant: 'destructive',
};

/** Words for the provider's codes whose own message is only the code. */
const TEXTS: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'The email or password is incorrect.',
  'auth/wrong-password': 'The email or password is incorrect.',
  'auth/invalid-email': messages.fields.email,
  'auth/email-already-in-use': 'This address has an account already. Please sign in.',
  'auth/weak-password': SHORT_PASSWORD,
  'auth/password-does-not-meet-requirements': SHORT_PASSWORD,
  'auth/too-many-requests': 'There were too many attempts. Please wait some minutes and try again.',
  'auth/user-disabled': 'This account has been disabled.',
  'auth/network-request-failed': UNREACHABLE,
};

/**
 * The toast for what the sign-in provider refused. The list of administrators is the server's: it answers sign-up with
 * the specified refusal, and an address without an account cannot be on it and in use.
 */
export function authFailure(error: unknown): Omit<ToastMessage, 'id'> {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'auth/user-not-found' || message?.includes(messages.access.refused)) return NOT_LISTED;
  return {
    title: 'Authentication Error',
    description: TEXTS[code ?? ''] ?? failureText(error),
    variant: 'destructive',
  };
}
