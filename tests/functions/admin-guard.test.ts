import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { followAccounts } from '../../functions/src/access/administrators.ts';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { ADMINS } from '../../src/domain/records/admins.ts';
import { accounts, PASSWORD } from '../support/accounts.ts';
import { startAdminApi, storeAdmin } from '../support/admin-api-under-test.ts';
import { routesOf } from '../support/api-routes.ts';
import { type Database, emptyDatabase, NOW } from '../support/api-under-test.ts';
import { unsignedIdToken } from '../support/clients.ts';

/**
 * Creates an administrator for one test, with a token from before any change. The stack's list lacks the address, so the
 * claim is put into the token by hand.
 */
async function anAdmin({ emailVerified = true, admin = true } = {}) {
  const email = `admin-${randomUUID().slice(0, 8)}@booth.example`;
  const { uid } = await accounts.createUser({ email, emailVerified, password: PASSWORD });
  onTestFinished(() => accounts.deleteUser(uid).catch(() => undefined));
  const claims = { sub: uid, email, email_verified: emailVerified, ...(admin && { admin }) };
  return { uid, email, token: unsignedIdToken(testStackAddresses(), claims) };
}

/** Returns the guard's verdict on `authorization`: status and code; 404 `not-found` if it lets the request through. */
async function guardOn(authorization: string | undefined, admins: string[], admitted: string[] = []) {
  const { send } = await startAdminApi({ admins, admitted });
  const { status, json, headers } = await send('/api/admin/mail/no-such-mail/resend', {
    method: 'POST',
    headers: authorization ? { authorization } : {},
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

test('without a token of this project that is valid now it is 401', async () => {
  const { uid, email } = await anAdmin();
  const stack = testStackAddresses();
  const claims = { sub: uid, email, email_verified: true, admin: true };
  const past = Math.floor(Date.now() / 1000) - 7200;
  const tokens = [
    unsignedIdToken({ ...stack, projectId: 'another-project' }, claims),
    unsignedIdToken(stack, { ...claims, iat: past, auth_time: past, exp: past + 3600 }),
    'a.b.c',
  ];

  for (const header of [undefined, 'Basic YWRtaW46YWRtaW4=', ...tokens.map((token) => `Bearer ${token}`)]) {
    expect(await guardOn(header, [email], [uid])).toEqual({
      answer: UNAUTHENTICATED,
      error: 'Your session has ended. Please sign in again.',
      challenge: 'Bearer',
    });
  }
});

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
  for (const { uid, token, email } of [
    await anAdmin({ admin: false }),
    await anAdmin({ emailVerified: false }),
  ]) {
    expect((await guardOn(`Bearer ${token}`, [email], [uid])).answer).toEqual(FORBIDDEN);
  }
  const { uid, token, email } = await anAdmin();
  expect((await guardOn(`Bearer ${token}`, [email])).answer).toEqual(FORBIDDEN);
  const { answer, error } = await guardOn(`Bearer ${token}`, ['admin@booth.example'], [uid]);
  expect([answer, error]).toEqual([FORBIDDEN, 'You are not authorized to access the admin panel.']);
});

/** Creates an administrator whose record is older than the account's password. */
async function aRecord(db: Database) {
  const { uid, email } = await anAdmin();
  await storeAdmin(db, uid, email);
  const record = db.doc(ADMINS.path(uid));
  return { uid, record, from: async () => (await record.get()).get('sessions_from') as unknown };
}

test("a deleted account's record is removed with its calendars, others stay", async () => {
  const db = emptyDatabase();
  const [deleted, other] = [await aRecord(db), await aRecord(db)];
  const calendars = ['calendars', 'calendar_secrets'].flatMap((name) =>
    [deleted.uid, 'a-second-one'].map((id) => db.doc(`${name}/${id}`)),
  );
  for (const calendar of calendars) await calendar.set({ admin_id: deleted.uid });
  await accounts.deleteUser(deleted.uid);

  await followAccounts({ auth: accounts, db }, NOW);

  expect((await deleted.record.get()).exists).toBe(false);
  for (const calendar of calendars) expect((await calendar.get()).exists).toBe(false);
  expect((await other.record.get()).exists).toBe(true);
});

test('records follow accounts: a new password and disabling end sessions, an address is in lower case; else nothing is written', async () => {
  const db = emptyDatabase();
  const [changed, disabled, renamed] = [await aRecord(db), await aRecord(db), await aRecord(db)];
  const same = await aRecord(db);
  await accounts.updateUser(disabled.uid, { disabled: true });
  const email = `Admin-${randomUUID().slice(0, 8)}@booth.example`;
  await accounts.updateUser(renamed.uid, { email });
  await same.record.update({ sessions_from: 4_000_000_000 });
  const { updateTime } = await same.record.get();

  await followAccounts({ auth: accounts, db }, NOW);

  const { tokensValidAfterTime = '' } = await accounts.getUser(changed.uid);
  expect(await changed.from()).toBe(Date.parse(tokensValidAfterTime) / 1000);
  expect(await disabled.from()).toBe(Math.floor(NOW.getTime() / 1000));
  expect((await renamed.record.get()).get('email')).toBe(email.toLowerCase());
  // No session is restored
  expect((await same.record.get()).updateTime).toEqual(updateTime);
});
