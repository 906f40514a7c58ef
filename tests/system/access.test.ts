import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import {
  accounts,
  claimsOf,
  grantPanelAccess,
  PASSWORD,
  removeAccount,
  signIn,
  signUp,
} from '../support/accounts.ts';

const [, { uid: PARTNER, email: LISTED, name }] = DEMO_ADMINS;
const REFUSAL = 'Access Denied: Only authorized administrators can access this panel.';

function strangersAddress() {
  return `stranger-${randomUUID().slice(0, 8)}@example.com`;
}

test('a stranger cannot sign up: the specified text, and no account', async () => {
  const email = strangersAddress();

  const { error, idToken } = await signUp(email);

  expect(error).toContain(REFUSAL);
  expect(idToken).toBeUndefined();
  expect((await accounts.getUsers([{ email }])).users).toEqual([]);
});

test('a listed address may sign up, in any capitalization, but has no claim before it is verified', async () => {
  await removeAccount(LISTED);
  onTestFinished(async () => {
    await removeAccount(LISTED);
    const partner = { uid: PARTNER, email: LISTED, displayName: name, emailVerified: true };
    await accounts.createUser({ ...partner, password: DEMO_ADMIN_PASSWORD });
    await grantPanelAccess(PARTNER);
  });

  const { idToken } = await signUp(LISTED.toUpperCase());

  expect(claimsOf(idToken)).toMatchObject({ email: LISTED, email_verified: false, listed: true });
  expect(claimsOf(idToken)).not.toHaveProperty('admin');
  expect(claimsOf((await signIn(LISTED)).idToken)).not.toHaveProperty('admin');
});

test('an account that is no longer on the list loses the claim at its next sign-in', async () => {
  const email = strangersAddress();
  const { uid } = await accounts.createUser({ email, emailVerified: true, password: PASSWORD });
  await grantPanelAccess(uid);
  await accounts.setCustomUserClaims(uid, { admin: true, theme: 'dark' });

  const { idToken } = await signIn(email);

  expect(claimsOf(idToken)).toMatchObject({ email, theme: 'dark' });
  expect(claimsOf(idToken)).not.toHaveProperty('admin');
  expect((await accounts.getUser(uid)).customClaims).toEqual({ theme: 'dark' });
  await removeAccount(email);
});
