import { fieldMessages } from '../../domain/messages/fields.ts';

/** Characters that a new password has at least; the provider's password policy says the same (docs/build.md). */
export const MIN_PASSWORD_LENGTH = 12;

export const SHORT_PASSWORD = `The password should have at least ${MIN_PASSWORD_LENGTH} characters.`;

/** Messages by field; none: the form may be sent. */
export interface CredentialProblems {
  readonly email?: string;
  readonly password?: string;
}

/** Problems of the form before it is sent; a null password is not required, a new one has bounds. */
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
