import { expect, test } from 'vitest';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { accounts, claimsOf, grantPanelAccess, readStatus, signIn } from '../support/accounts.ts';
import { startAdminApi } from '../support/admin-api-under-test.ts';
import { runCommand } from '../support/run-command.ts';

const [, { email: PARTNER_EMAIL }] = DEMO_ADMINS;

const admins = (...args: string[]) => runCommand('admins.ts', ...args);

/** Waits for the end of the token's second: revocation counts in whole seconds. */
async function laterThan(idToken: string | undefined): Promise<void> {
  await expect
    .poll(() => Date.now() / 1000, { timeout: 3_000 })
    .toBeGreaterThan(Number(claimsOf(idToken)['iat']) + 1);
}

test('revoking ends the claim, the sessions, and the tokens already issued', async () => {
  const { idToken, localId = '' } = await signIn(PARTNER_EMAIL, DEMO_ADMIN_PASSWORD);
  const { send } = await startAdminApi({ admins: [PARTNER_EMAIL], admitted: [localId] });
  const guarded = async () => {
    const headers = { authorization: `Bearer ${idToken}` };
    return (await send('/api/admin/mail/none/resend', { method: 'POST', headers })).status;
  };
  expect(claimsOf(idToken)).toMatchObject({ admin: true });
  expect([await guarded(), await readStatus(idToken)]).toEqual([404, 200]);
  expect((await admins('list')).output).toContain(PARTNER_EMAIL);

  await laterThan(idToken);
  const { code, output } = await admins('revoke', PARTNER_EMAIL.toUpperCase());

  expect([code, output]).toEqual([0, expect.stringContaining('no longer an administrator')]);
  expect((await accounts.getUser(localId)).customClaims ?? {}).toEqual({});
  expect([await guarded(), await readStatus(idToken)]).toEqual([401, 403]);
  expect((await admins('list')).output).not.toContain(PARTNER_EMAIL);

  // Still on the list, but without a record in `admins`: it takes another invitation, and earlier tokens stay
  // invalid after it.
  const again = await signIn(PARTNER_EMAIL, DEMO_ADMIN_PASSWORD);
  expect(await readStatus(again.idToken)).toBe(403);
  await grantPanelAccess(localId);
  const welcome = await signIn(PARTNER_EMAIL, DEMO_ADMIN_PASSWORD);
  expect(await readStatus(welcome.idToken)).toBe(200);
  expect(await readStatus(idToken)).toBe(403);
});

test('a new password ends earlier tokens, once its owner signs in', async () => {
  const { idToken, localId = '' } = await signIn(PARTNER_EMAIL, DEMO_ADMIN_PASSWORD);
  expect(await readStatus(idToken)).toBe(200);
  await laterThan(idToken);

  await accounts.updateUser(localId, { password: DEMO_ADMIN_PASSWORD });
  const { idToken: newer } = await signIn(PARTNER_EMAIL, DEMO_ADMIN_PASSWORD);

  expect(await readStatus(idToken)).toBe(403);
  expect(await readStatus(newer)).toBe(200);
});

test.each([
  [['revoke', 'nobody@booth.example'], 'There is no account with the address nobody@booth.example.'],
  [['transfer', 'demo-admin'], 'Usage: npm run admins'],
  [['transfer', 'demo-admin', 'somebody'], 'somebody is not an administrator.'],
  [['transfer', 'demo-admin', 'demo-admin'], 'Both are the same account.'],
  [['invite', 'nobody'], 'nobody is not an email address.'],
  [['--what'], 'Usage: npm run admins'],
])('admins %j prints one clear line', async (args, line) => {
  const { code, output } = await admins(...args);

  expect([code, output]).toEqual([1, expect.stringMatching(new RegExp(`^${line}`, 'm'))]);
});
