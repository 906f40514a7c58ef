import { expect, test } from 'vitest';
import { watchOpenHours } from '../../functions/src/bookings/hours/watch-open-hours.ts';
import { type Database, documentsOf, emptyDatabase, NOW, SETTINGS, TEAM } from '../support/api-under-test.ts';
import { offer } from '../support/payloads.ts';

const DAY_MS = 24 * 3_600_000;
const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const dateAfter = (days: number) => after(days).toISOString().slice(0, 10);

const watch = (db: Database, now: Date) => watchOpenHours({ db, settings: SETTINGS, now });

test('tells the team about hours that end within a week, and again after three days', async () => {
  const db = emptyDatabase();
  const date = dateAfter(1);
  await offer(db, date, ['10:00 AM', '11:00 AM']);
  await offer(db, dateAfter(5), ['10:00 AM'], 'admin-2');
  await db.doc(`slot_claims/${date}_1000`).set({ date, time: '10:00 AM', booking_id: 'x' });

  expect(await watch(db, NOW)).toBe(true);
  const subject = '2 free hours in 6 days left to book';
  expect(await documentsOf(db, 'mail')).toMatchObject([{ kind: 'open-hours', to: TEAM, subject }]);
  for (const [days, isReported] of [
    [1, false],
    [2.9, false],
    [3, true],
  ] as const) {
    expect(await watch(db, after(days))).toBe(isReported);
  }
});

test('tells the team when no hours are open, and not when a week of them is', async () => {
  const db = emptyDatabase();
  const id = await offer(db, dateAfter(6), ['10:00 AM']);
  expect(await watch(db, NOW)).toBe(false);
  await db.doc(`availability/${id}`).delete();
  expect(await watch(db, NOW)).toBe(true);
  expect(await documentsOf(db, 'mail')).toMatchObject([{ subject: 'No free hours left to book' }]);
});
