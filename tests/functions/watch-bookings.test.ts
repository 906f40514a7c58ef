import { beforeEach, expect, test, vi } from 'vitest';
import { watchBookings } from '../../functions/src/bookings/booking/usual-bookings.ts';
import { logEvent } from '../../functions/src/platform/logging.ts';
import { type Database, emptyDatabase, NOW, Timestamp } from '../support/api-under-test.ts';

// Files share a process: modules that another file has loaded would run without the spies
vi.hoisted(() => vi.resetModules());
vi.mock(import('../../functions/src/platform/logging.ts'), { spy: true });

beforeEach(() => void vi.mocked(logEvent).mockClear());

const HOUR_MS = 3_600_000;
const after = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

/** Stores `count` bookings, each made that many hours after NOW. */
async function book(db: Database, count: number, hours: number) {
  const writer = db.batch();
  const created_at = Timestamp.fromDate(after(hours));
  for (let booking = 0; booking < count; booking += 1)
    writer.create(db.collection('bookings').doc(), { created_at, user_email: 'vera@acme.example' });
  await writer.commit();
}

const events = () =>
  vi.mocked(logEvent).mock.calls.map(([, counts]) => counts as { bookings: number; usual: number });

test.each([
  ['five on a site without any before', 5, 0, [{ bookings: 5, usual: 0 }]],
  ['four on a site without any before', 4, 0, []],
  ['three times the usual of 28 days', 6, 56, []],
  ['more than three times the usual', 7, 56, [{ bookings: 7, usual: 2 }]],
])('%s', async (_what, today, before, expected) => {
  const db = emptyDatabase();
  await book(db, today, -23.9);
  await book(db, before, -25);
  await book(db, 100, -29 * 24 - 1);

  await watchBookings({ db, now: NOW });

  expect(events()).toEqual(expected);
});

test('it is reported once in 24 hours, without naming who booked', async () => {
  const db = emptyDatabase();
  await book(db, 9, -1);
  await book(db, 9, 20);

  for (const hours of [0, 1, 23.9, 24]) await watchBookings({ db, now: after(hours) });

  expect(events().map(({ bookings }) => bookings)).toEqual([9, 9]);
  expect(JSON.stringify(events())).not.toContain('vera');
});
