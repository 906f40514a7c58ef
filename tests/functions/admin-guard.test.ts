import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { accounts, PASSWORD } from '../support/accounts.ts';
import { startAdminApi } from '../support/admin-api-under-test.ts';
import { routesOf } from '../support/api-routes.ts';
import { unsignedIdToken } from '../support/clients.ts';

/**
 * Creates an administrator for one test, with a token from before any change. The stack's list lacks the address, so the
 * claim is put into the token by hand.
 */
async function anAdmin({ emailVerified = true, admin = true } = {}) {
  const email = `admin-${randomUUID().slice(0, 8)}@booth.example`;
  const { uid } = await accounts.createUser({ email, emailVerified, password: PASSWORD });
  onTestFinished(() => accounts.deleteUser(uid).catch(() => undefined));
  const token = unsignedIdToken(testStackAddresses(), {
    sub: uid,
    email,
    email_verified: emailVerified,
    ...(admin ? { admin: true } : {}),
  });
  return { uid, email, token };
}

/** Returns the guard's verdict on `authorization`: status and code; 404 `not-found` if it lets the request through. */
async function guardOn(
  authorization: string | undefined,
  admins: readonly string[],
  admitted: readonly string[] = [],
) {
  const { send } = await startAdminApi({ admins, admitted });
  const { status, json, headers } = await send('/api/admin/mail/no-such-mail/resend', {
    method: 'POST',
    ...(authorization === undefined ? {} : { headers: { authorization } }),
  });
  return { answer: [status, json.code], error: json.error, challenge: headers.get('www-authenticate') };
}

const UNAUTHENTICATED = [401, 'unauthenticated'];
const FORBIDDEN = [403, 'forbidden'];

test('a listed, verified administrator with the claim and a record is let through', async () => {
  const { uid, token, email } = await anAdmin();

  expect((await guardOn(`Bearer ${token}`, [email], [uid])).answer).toEqual([404, 'not-found']);
  expect((await guardOn(`bearer ${token}`, [email], [uid])).answer).toEqual([404, 'not-found']);
});

test.each([undefined, 'Basic YWRtaW46YWRtaW4=', 'Bearer a.b.c'])(
  'Authorization "%s" is 401',
  async (authorization) => {
    const { answer, challenge, error } = await guardOn(authorization, ['admin@booth.example']);

    expect([answer, challenge, error]).toEqual([
      UNAUTHENTICATED,
      'Bearer',
      'Your session has ended. Please sign in again.',
    ]);
  },
);

test('every route is for administrators, also one that does not exist', async () => {
  const { send } = await startAdminApi();
  const paths = [...routesOf('post'), ...routesOf('get')].filter((path) => path.startsWith('/api/admin/'));
  expect(paths.length).toBeGreaterThan(30);

  for (const path of [...paths, '/api/admin/none']) {
    for (const method of ['GET', 'POST']) {
      const { status, json } = await send(path.replace(':id', 'some-id'), { method });
      expect([path, status, json.code]).toEqual([path, ...UNAUTHENTICATED]);
    }
  }
});

test('a token of another project and an expired one are 401', async () => {
  const { uid, email } = await anAdmin();
  const stack = testStackAddresses();
  const claims = { sub: uid, email, email_verified: true, admin: true };
  const past = Math.floor(Date.now() / 1000) - 7200;

  for (const token of [
    unsignedIdToken({ ...stack, projectId: 'another-project' }, claims),
    unsignedIdToken(stack, { ...claims, iat: past, auth_time: past, exp: past + 3600 }),
  ]) {
    expect((await guardOn(`Bearer ${token}`, [email], [uid])).answer).toEqual(UNAUTHENTICATED);
  }
});

test('a revoked session, a disabled and a deleted account are 401', async () => {
  const [revoked, disabled, deleted] = [await anAdmin(), await anAdmin(), await anAdmin()];
  const all = [revoked, disabled, deleted];
  const answers = () =>
    Promise.all(
      all.map(async ({ uid, token, email }) => (await guardOn(`Bearer ${token}`, [email], [uid])).answer[0]),
    );
  expect(await answers()).toEqual([404, 404, 404]);

  await accounts.updateUser(disabled.uid, { disabled: true });
  await accounts.deleteUser(deleted.uid);

  // Revocation counts in whole seconds: a session from the same second stays valid.
  const revokedNow = async () => {
    await accounts.revokeRefreshTokens(revoked.uid);
    return answers();
  };
  await expect.poll(revokedNow, { timeout: 5_000 }).toEqual([401, 401, 401]);
});

test('without the claim, without a verified address, without a record and off the list it is 403', async () => {
  const [noClaim, unverified, noRecord, unlisted] = [
    await anAdmin({ admin: false }),
    await anAdmin({ emailVerified: false }),
    await anAdmin(),
    await anAdmin(),
  ];

  for (const { uid, token, email } of [noClaim, unverified]) {
    expect((await guardOn(`Bearer ${token}`, [email], [uid])).answer).toEqual(FORBIDDEN);
  }
  expect((await guardOn(`Bearer ${noRecord.token}`, [noRecord.email])).answer).toEqual(FORBIDDEN);
  const { answer, error } = await guardOn(
    `Bearer ${unlisted.token}`,
    ['admin@booth.example'],
    [unlisted.uid],
  );
  expect([answer, error]).toEqual([FORBIDDEN, 'You are not authorized to access the admin panel.']);
});
