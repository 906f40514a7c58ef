/** The watch over the hours that visitors can still book. Dates are stored around NOW. */
import { expect, test } from 'vitest';
import { watchOpenHours } from '../../functions/src/bookings/hours/watch-open-hours.ts';
import { type Database, documentsOf, emptyDatabase, NOW } from '../support/api-under-test.ts';

const DAY_MS = 24 * 3_600_000;
const settings = {
  meetingNoticeHours: 4,
  meetingHorizonDays: 60,
  teamEmail: 'team@booth.example',
  siteUrl: 'https://booth.example',
};
const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const dateAfter = (days: number) => after(days).toISOString().slice(0, 10);

async function offer(db: Database, admin: string, days: number, ...slots: string[]) {
  const date = dateAfter(days);
  await db.doc(`availability/${admin}_${date}`).set({ date, slots, admin_id: admin });
}

const mails = async (db: Database) =>
  (await documentsOf(db, 'mail')).map(({ kind, to, subject }) => ({ kind, to, subject }));

test('tells the team about hours that end within a week, and again after three days', async () => {
  const db = emptyDatabase();
  await offer(db, 'one', 1, '10:00 AM', '11:00 AM');
  await offer(db, 'two', 5, '10:00 AM');
  await db
    .doc(`slot_claims/${dateAfter(1)}_1000`)
    .set({ date: dateAfter(1), time: '10:00 AM', booking_id: 'x' });

  expect(await watchOpenHours({ db, settings, now: NOW })).toBe(true);
  expect(await mails(db)).toEqual([
    { kind: 'open-hours', to: 'team@booth.example', subject: '2 free hours in 6 days left to book' },
  ]);
  for (const [days, isReported] of [
    [1, false],
    [2.9, false],
    [3, true],
  ] as const) {
    expect(await watchOpenHours({ db, settings, now: after(days) })).toBe(isReported);
  }
});

test('tells the team when no hours are open, and not when a week of them is', async () => {
  const db = emptyDatabase();
  await offer(db, 'one', 6, '10:00 AM');
  expect(await watchOpenHours({ db, settings, now: NOW })).toBe(false);
  await db.doc(`availability/one_${dateAfter(6)}`).delete();
  expect(await watchOpenHours({ db, settings, now: NOW })).toBe(true);
  expect((await mails(db)).map(({ subject }) => subject)).toEqual(['No free hours left to book']);
});
