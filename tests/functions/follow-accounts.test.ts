import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { followAccounts } from '../../functions/src/access/administrators.ts';
import { ADMINS } from '../../src/domain/records/admins.ts';
import { accounts, PASSWORD } from '../support/accounts.ts';
import { type Database, emptyDatabase, NOW } from '../support/api-under-test.ts';

/** An administrator whose record is older than the account's last password. */
async function anAdmin(db: Database) {
  const email = `admin-${randomUUID().slice(0, 8)}@booth.example`;
  const { uid } = await accounts.createUser({ email, emailVerified: true, password: PASSWORD });
  onTestFinished(() => accounts.deleteUser(uid).catch(() => undefined));
  const record = db.doc(ADMINS.path(uid));
  await record.set({ invited_at: NOW, way: 'invitation', sessions_from: 0 });
  const from = async () => (await record.get()).data()?.['sessions_from'] as unknown;
  return { uid, record, from };
}

async function validFrom(uid: string): Promise<number> {
  return Date.parse((await accounts.getUser(uid)).tokensValidAfterTime ?? '') / 1000;
}

test("a deleted account's record is removed, others stay", async () => {
  const db = emptyDatabase();
  const [deleted, other] = [await anAdmin(db), await anAdmin(db)];
  await accounts.deleteUser(deleted.uid);

  await followAccounts({ auth: accounts, db }, NOW);

  expect((await deleted.record.get()).exists).toBe(false);
  expect((await other.record.get()).exists).toBe(true);
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
