import { fieldMessages } from '../../domain/messages/fields.ts';

/** Characters that a new password has at least; the provider's password policy says the same (docs/build.md). */
export const MIN_PASSWORD_LENGTH = 12;

/** What is said of a shorter one. */
export const SHORT_PASSWORD = `The password should have at least ${MIN_PASSWORD_LENGTH} characters.`;

/** Messages by field; none: the form may be sent. */
export interface CredentialProblems {
  readonly email?: string;
  readonly password?: string;
}

/** What is wrong with the form before anything is sent; a password of null is not asked for, one that is new has bounds. */
export function credentialProblems(
  email: string,
  password: string | null,
  { isNew = false }: { isNew?: boolean } = {},
): CredentialProblems {
  return {
    ...(/^[^\s@]+@[^\s@]+$/.test(email) ? {} : { email: fieldMessages.email }),
    ...passwordProblem(password, isNew),
  };
}

function passwordProblem(password: string | null, isNew: boolean): CredentialProblems {
  if (password === '') return { password: 'Password is required' };
  const isShort = isNew && password !== null && [...password].length < MIN_PASSWORD_LENGTH;
  return isShort ? { password: SHORT_PASSWORD } : {};
}
