import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { followAccounts, revokeAdmin } from '../../functions/src/access/administrators.ts';
import { ADMINS } from '../../src/domain/records/admins.ts';
import { accounts, PASSWORD } from '../support/accounts.ts';
import { type Database, emptyDatabase, NOW } from '../support/api-under-test.ts';

/** Creates an administrator whose record is older than the account's last password. */
async function anAdmin(db: Database) {
  const email = `admin-${randomUUID().slice(0, 8)}@booth.example`;
  const { uid } = await accounts.createUser({ email, emailVerified: true, password: PASSWORD });
  onTestFinished(() => accounts.deleteUser(uid).catch(() => undefined));
  const record = db.doc(ADMINS.path(uid));
  await record.set({ invited_at: NOW, way: 'invitation', sessions_from: 0, email });
  const from = async () => (await record.get()).data()?.['sessions_from'] as unknown;
  return { uid, email, record, from };
}

async function validFrom(uid: string): Promise<number> {
  return Date.parse((await accounts.getUser(uid)).tokensValidAfterTime ?? '') / 1000;
}

test("a deleted account's record is removed with its calendars, others stay", async () => {
  const db = emptyDatabase();
  const [deleted, other] = [await anAdmin(db), await anAdmin(db)];
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

test('revoking an administrator deletes the record', async () => {
  const db = emptyDatabase();
  const { email, record } = await anAdmin(db);

  await revokeAdmin({ auth: accounts, db }, email);

  expect((await record.get()).exists).toBe(false);
});

test('the record has the address of the account, in lower case', async () => {
  const db = emptyDatabase();
  const { uid, record } = await anAdmin(db);
  const email = `Admin-${randomUUID().slice(0, 8)}@booth.example`;
  await accounts.updateUser(uid, { email });

  await followAccounts({ auth: accounts, db }, NOW);

  expect((await record.get()).get('email')).toBe(email.toLowerCase());
});

test('a new password ends earlier sessions', async () => {
  const db = emptyDatabase();
  const { uid, from } = await anAdmin(db);

  await followAccounts({ auth: accounts, db }, NOW);

  expect(await from()).toBe(await validFrom(uid));
});

test('nothing is written without a change, and no session is restored', async () => {
  const db = emptyDatabase();
  const { record } = await anAdmin(db);
  await record.update({ sessions_from: 4_000_000_000 });
  const { updateTime } = await record.get();

  await followAccounts({ auth: accounts, db }, NOW);

  expect((await record.get()).updateTime).toEqual(updateTime);
});

test('all sessions of a disabled account are ended', async () => {
  const db = emptyDatabase();
  const { uid, from } = await anAdmin(db);
  await accounts.updateUser(uid, { disabled: true });

  await followAccounts({ auth: accounts, db }, NOW);

  expect(await from()).toBe(Math.floor(NOW.getTime() / 1000));
});
