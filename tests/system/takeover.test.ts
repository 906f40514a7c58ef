/** A stranger who knows a listed address and has made an account with it. */
import { beforeEach, expect, test } from 'vitest';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { SPARE_ADMIN_EMAILS } from '../../scripts/stack/demo-admins.ts';
import {
  accounts,
  changePassword,
  claimsOf,
  PASSWORD,
  readStatus,
  removeAccount,
  setPassword,
  signIn,
  signUp,
  verify,
} from '../support/accounts.ts';
import { clientOf } from '../support/api-under-test.ts';
import { linksTo } from '../support/out-of-band-links.ts';
import { runCommand } from '../support/run-command.ts';

const site = clientOf(testStackAddresses().siteUrl);
const [LISTED = ''] = SPARE_ADMIN_EMAILS;
const STRANGERS = 'password-of-a-stranger';

beforeEach(async () => {
  await removeAccount(LISTED);
  return () => removeAccount(LISTED);
});

async function ask(path: string, idToken: string | undefined) {
  const { status, json } = await site.post(path, {}, undefined, { authorization: `Bearer ${idToken}` });
  return [status, json];
}

/** Returns the bearer's permissions: the claim, and the statuses of a read through the rules and of a route. */
async function powerOf(idToken: string | undefined) {
  const [route] = await ask('/api/admin/mail/none/resend', idToken);
  return { claim: claimsOf(idToken)['admin'] === true, read: await readStatus(idToken), route };
}
const NONE = { claim: false, read: 403, route: 403 };
const ALL = { claim: true, read: 200, route: 404 };

const askForInvitation = (idToken: string | undefined) => ask('/api/admin/invitation', idToken);

/** Signs up as a stranger, and has the owner open the genuine verification link. */
async function strangerIsVerified() {
  const stranger = await signUp(LISTED, STRANGERS);
  await verify(stranger.idToken);
  expect((await accounts.getUserByEmail(LISTED)).emailVerified).toBe(true);
  return stranger;
}

async function newestLink(): Promise<string> {
  return (await linksTo(LISTED, 'PASSWORD_RESET')).at(-1) ?? '';
}

test("a stranger's passwords open nothing, even when the owner has opened the verification link", async () => {
  await strangerIsVerified();

  const { idToken } = await signIn(LISTED, STRANGERS);
  expect(await powerOf(idToken)).toEqual(NONE);
  await changePassword(idToken, 'another-of-a-stranger');
  expect(await powerOf((await signIn(LISTED, 'another-of-a-stranger')).idToken)).toEqual(NONE);
});

test('a person who signed up and confirmed the address gets in with a password set through one more link, no one else', async () => {
  await strangerIsVerified();
  const { idToken } = await signIn(LISTED, STRANGERS);

  expect(await askForInvitation(idToken)).toEqual([200, { success: true, sent: true }]);

  expect((await signIn(LISTED, STRANGERS)).error).toContain('INVALID');
  expect((await changePassword(idToken, STRANGERS)).error).toContain('TOKEN_EXPIRED');
  await setPassword(await newestLink(), PASSWORD);
  const owner = await signIn(LISTED, PASSWORD);
  expect(await powerOf(owner.idToken)).toEqual(ALL);
  expect(await askForInvitation(owner.idToken)).toEqual([200, { success: true, sent: false }]);
  expect((await signIn(LISTED, STRANGERS)).error).toContain('INVALID');
});

test('an invitation takes the account from the stranger, and can be repeated', async () => {
  await strangerIsVerified();
  const { idToken } = await signIn(LISTED, STRANGERS);

  for (const turn of ['first', 'second']) {
    const { code, output } = await runCommand('admins.ts', 'invite', LISTED.toUpperCase());
    expect([turn, code, output]).toEqual([turn, 0, expect.stringContaining('mode=resetPassword')]);
  }

  expect((await accounts.getUserByEmail(LISTED)).emailVerified).toBe(false);
  expect((await signIn(LISTED, STRANGERS)).error).toContain('INVALID');
  expect((await changePassword(idToken, STRANGERS)).error).toContain('TOKEN_EXPIRED');
  expect((await runCommand('admins.ts', 'list')).output).toMatch(`${LISTED}  last signed in`);
  await setPassword(await newestLink(), PASSWORD);
  expect(await powerOf((await signIn(LISTED, PASSWORD)).idToken)).toEqual(ALL);
});

test('an invitation creates a missing account, and an administrator keeps the password', async () => {
  expect((await runCommand('admins.ts', 'invite', LISTED)).code).toBe(0);
  await setPassword(await newestLink(), PASSWORD);
  const { uid } = await accounts.getUserByEmail(LISTED);

  expect((await runCommand('admins.ts', 'invite', LISTED)).code).toBe(0);

  const { idToken } = await signIn(LISTED, PASSWORD);
  expect(claimsOf(idToken)['sub']).toBe(uid);
  expect(await powerOf(idToken)).toEqual(ALL);
});

test('someone who is not verified or not listed cannot request an invitation', async () => {
  const { idToken } = await signUp(LISTED, STRANGERS);
  const email = 'unlisted@example.com';
  await removeAccount(email);
  await accounts.createUser({ email, emailVerified: true, password: PASSWORD });
  const unlisted = await signIn(email);

  const forbidden = [403, expect.objectContaining({ code: 'forbidden' })];
  expect(await askForInvitation(idToken)).toEqual(forbidden);
  expect(await askForInvitation(unlisted.idToken)).toEqual(forbidden);
  expect(await askForInvitation('none')).toEqual([401, expect.objectContaining({ code: 'unauthenticated' })]);
  expect((await signIn(LISTED, STRANGERS)).error).toBeUndefined();
  await removeAccount(email);
});
