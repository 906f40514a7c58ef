import type { TokenOptions } from '@firebase/rules-unit-testing';

/** Administrators of the rules tests; each owns records. */
export const ADMIN = 'rules-admin';
export const OTHER_ADMIN = 'rules-partner';

/** A caller: its id and the contents of its ID token; null without one. */
export type Caller = { readonly uid: string; readonly token: TokenOptions } | null;

const listed: TokenOptions = { email: 'admin@booth.example', email_verified: true, admin: true };

/** All callers. Only the last two are administrators. */
export const CALLERS = {
  nobody: null,
  'a signed-in stranger': {
    uid: 'stranger',
    token: { email: 'stranger@example.com', email_verified: true },
  },
  'a listed address that is not verified': {
    uid: ADMIN,
    token: { email: 'admin@booth.example', email_verified: false },
  },
  'a claim without a verified address': { uid: ADMIN, token: { ...listed, email_verified: false } },
  'a claim that is no true': { uid: ADMIN, token: { ...listed, admin: 'true' } },
  'a claim without a record in admins': { uid: 'rules-uninvited', token: listed },
  'an administrator': { uid: ADMIN, token: listed },
  'another administrator': { uid: OTHER_ADMIN, token: { ...listed, email: 'partner@booth.example' } },
} as const satisfies Record<string, Caller>;

export type CallerName = keyof typeof CALLERS;
