import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { followAccounts } from '../../functions/src/access/administrators.ts';
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
  return { uid, record, from };
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

test('records follow accounts: a new password and disabling end sessions, an address is in lower case; else nothing is written', async () => {
  const db = emptyDatabase();
  const [changed, disabled, renamed, same] = [
    await anAdmin(db),
    await anAdmin(db),
    await anAdmin(db),
    await anAdmin(db),
  ];
  await accounts.updateUser(disabled.uid, { disabled: true });
  const email = `Admin-${randomUUID().slice(0, 8)}@booth.example`;
  await accounts.updateUser(renamed.uid, { email });
  await same.record.update({ sessions_from: 4_000_000_000 });
  const { updateTime } = await same.record.get();

  await followAccounts({ auth: accounts, db }, NOW);

  expect(await changed.from()).toBe(await validFrom(changed.uid));
  expect(await disabled.from()).toBe(Math.floor(NOW.getTime() / 1000));
  expect((await renamed.record.get()).get('email')).toBe(email.toLowerCase());
  // No session is restored
  expect((await same.record.get()).updateTime).toEqual(updateTime);
});
