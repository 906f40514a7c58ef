import { messages } from '../../domain/messages.ts';

/** Messages by field; none: the form may be sent. */
export interface CredentialProblems {
  readonly email?: string;
  readonly password?: string;
}

/** What is wrong with the form before anything is sent; a password of null is not asked for. */
export function credentialProblems(email: string, password: string | null): CredentialProblems {
  return {
    ...(/^[^\s@]+@[^\s@]+$/.test(email) ? {} : { email: messages.fields.email }),
    ...(password === '' ? { password: 'Password is required' } : {}),
  };
}
