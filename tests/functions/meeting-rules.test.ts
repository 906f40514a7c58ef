/** An administrator's rules close the same hours to visitors in the list of hours and in booking. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotId, slotInstant } from '../../src/domain/booking/slots.ts';
import { SLOT_LABELS } from '../../src/domain/time/slot-labels.ts';
import {
  type Database,
  documentsOf,
  NOW,
  type SETTINGS,
  startApi,
  Timestamp,
} from '../support/api-under-test.ts';
import { countCalls } from '../support/count-calls.ts';
import { aBookingRequest, keepRules, offer, storeBusy } from '../support/payloads.ts';

const DAY = '2026-12-08';
const MINUTE_MS = 60_000;

type NightOf<Any> = Any extends fc.Arbitrary<infer Night> ? Night : never;

type Api = Awaited<ReturnType<typeof startApi>>;

/** Starts an API that applies changed rules at once. */
function rulesApi({ now = NOW, ...settings }: Partial<typeof SETTINGS> & { now?: Date } = {}) {
  return startApi({ now, settings: { copySeconds: 0, ...settings } });
}

/** Returns a function that books for a new visitor each time. */
function booker({ post }: Api) {
  let visitors = 0;
  return (time: string, { date = DAY, admin = 'admin-1' } = {}) => {
    visitors += 1;
    const user_email = `visitor-${visitors}@acme.example`;
    const body = aBookingRequest({ date, time, availability_id: `${admin}_${date}`, user_email });
    return post('/api/create-booking', body);
  };
}

async function freeHours({ get }: Api, admin = 'admin-1', token = ''): Promise<string[]> {
  const { json } = token
    ? await get('/api/meeting/availability', { 'x-meeting-token': token })
    : await get('/api/availability');
  type Day = { id: string; date: string; slots: { time: string; status: string }[] };
  const days = (json.availability as Day[]).filter(({ id, date }) => id === `${admin}_${date}`);
  return days.flatMap(({ date, slots }) =>
    slots.flatMap(({ time, status }) => (status === 'available' ? slotId(date, time) : [])),
  );
}

test('of two hours without a buffer between them, booked at once, exactly one is booked', async () => {
  const api = await rulesApi();
  await offer(api.db, DAY, ['10:00 AM', '11:00 AM', '1:00 PM']);
  await keepRules(api.db, { buffer_before: 30 });
  const book = booker(api);

  const answers = await Promise.all([book('10:00 AM'), book('11:00 AM')]);

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.json.code).toBe('slot-taken');
  expect(refused?.json.alternatives).toMatchObject([{ date: DAY, time: '1:00 PM' }]);
  expect(await documentsOf(api.db, 'bookings')).toHaveLength(1);
  expect(await freeHours(api)).toEqual([`${DAY}_1300`]);
});

test('a full day is closed, by bookings that wait for a link too; a cancellation opens it again', async () => {
  const api = await rulesApi({ confirmAbovePerHour: 1 });
  await offer(api.db, DAY, ['9:00 AM', '1:00 PM', '5:00 PM']);
  await offer(api.db, '2026-12-09', ['9:00 AM']);
  await keepRules(api.db, { meetings_a_day: 2 });
  const book = booker(api);
  const first = await book('9:00 AM');
  expect((await book('1:00 PM')).status).toBe(202);

  const refused = await book('5:00 PM');

  expect([refused.status, refused.json.code]).toEqual([409, 'slot-taken']);
  expect(refused.json.alternatives).toMatchObject([{ date: '2026-12-09', time: '9:00 AM' }]);
  expect(await freeHours(api)).toEqual(['2026-12-09_0900']);
  const token = new URL(first.json.booking.manage_url).hash.slice(1);
  await api.post('/api/meeting/cancel', {}, undefined, { 'x-meeting-token': token });
  expect(await freeHours(api)).toEqual([`${DAY}_0900`, `${DAY}_1700`, '2026-12-09_0900']);
});

test('the rules of one administrator do not close the hours of another', async () => {
  const api = await rulesApi();
  const hours = ['10:00 AM', '11:00 AM', '12:00 PM'];
  for (const admin of ['admin-1', 'admin-2']) await offer(api.db, DAY, hours, admin);
  await keepRules(api.db, { buffer_after: 60 });
  const book = booker(api);
  await book('11:00 AM');

  expect(await freeHours(api)).toEqual([]);
  expect(await freeHours(api, 'admin-2')).toEqual([`${DAY}_1000`, `${DAY}_1200`]);
  expect((await book('10:00 AM', { admin: 'admin-2' })).status).toBe(201);
});

test('in the list for moving a meeting, it is not in its own way; another link opens none', async () => {
  const api = await rulesApi();
  await offer(api.db, DAY, ['10:00 AM', '11:00 AM', '12:00 PM']);
  const { json } = await booker(api)('10:00 AM');
  const token = new URL(json.booking.manage_url).hash.slice(1);
  await keepRules(api.db, { buffer_before: 60, meetings_a_day: 1 });

  expect(await freeHours(api)).toEqual([]);
  expect(await freeHours(api, 'admin-1', token)).toEqual([`${DAY}_1100`, `${DAY}_1200`]);
  expect((await api.get('/api/meeting/availability', { 'x-meeting-token': `${token}x` })).status).toBe(404);
});

test("many requests with a meeting's link share one read of the hours", async () => {
  const api = await rulesApi({ copySeconds: 60 });
  await offer(api.db, DAY, ['10:00 AM', '11:00 AM']);
  const { json } = await booker(api)('10:00 AM');
  const token = new URL(json.booking.manage_url).hash.slice(1);
  const usage = countCalls(api.db);

  await Promise.all(Array.from({ length: 20 }, () => freeHours(api, 'admin-1', token)));

  // One call for each meeting, and four for all: rules, calendars, hours, claims
  expect(usage().calls).toBe(20 + 4);
});

test('a longer horizon and shorter notice than the defaults hold at once', async () => {
  const api = await rulesApi();
  await offer(api.db, '2026-11-21', ['11:00 AM']);
  await offer(api.db, '2027-02-10', ['9:00 AM']);
  const book = booker(api);
  expect(await freeHours(api)).toEqual([]);
  expect((await book('9:00 AM', { date: '2027-02-10' })).json.code).toBe('slot-too-far');

  await keepRules(api.db, { notice_hours: 2, horizon_days: 90 });

  expect(await freeHours(api)).toEqual(['2026-11-21_1100', '2027-02-10_0900']);
  expect((await book('9:00 AM', { date: '2027-02-10' })).status).toBe(201);
  expect((await book('11:00 AM', { date: '2026-11-21' })).status).toBe(201);
});

/** Pairs of a date and the next one; in the first pair the clocks fall back. */
const NIGHTS = [
  ['2026-10-31', '2026-11-01'],
  ['2026-12-08', '2026-12-09'],
] as const;

const wholeNight = fc.record({
  night: fc.constantFrom(...NIGHTS),
  rules: fc.record({
    buffer_before: fc.constantFrom(0, 10, 60, 240),
    buffer_after: fc.constantFrom(0, 15, 240),
    meetings_a_day: fc.constantFrom(null, 1, 2, 3),
    notice_hours: fc.constantFrom(1, 6),
    horizon_days: fc.constantFrom(1, 2),
  }),
  /** Hours from midnight of the first date. */
  meetings: fc.uniqueArray(fc.integer({ min: 0, max: 47 }), { maxLength: 4 }),
  busy: fc.array(fc.tuple(fc.integer({ min: 0, max: 2_800 }), fc.integer({ min: 5, max: 200 })), {
    maxLength: 2,
  }),
  open: fc.subarray(SLOT_LABELS as string[]),
  minutes: fc.integer({ min: 0, max: 1_500 }),
});

const RULES = {
  buffer_before: 0,
  buffer_after: 0,
  meetings_a_day: null,
  notice_hours: 1,
  horizon_days: 2,
} as const;

/** A meeting of the evening before whose buffer reaches into today, and one at each end of a day of 25 hours. */
const AT_MIDNIGHT: [NightOf<typeof wholeNight>][] = [
  { night: NIGHTS[1], rules: { ...RULES, buffer_after: 240 as const }, meetings: [23], minutes: 1_445 },
  { night: NIGHTS[0], rules: { ...RULES, meetings_a_day: 1 as const }, meetings: [24], minutes: 0 },
].map((example) => [{ ...example, busy: [], open: [] }]);

test('an hour is in the list exactly if it can be booked, whatever rules, meetings and busy times say', async () => {
  await fc.assert(
    fc.asyncProperty(wholeNight, async ({ night, rules, meetings, busy, open, minutes }) => {
      const midnight = slotInstant(night[0], '12:00 AM') ?? NOW;
      const after = (count: number) => new Date(midnight.getTime() + count * MINUTE_MS);
      const api = await rulesApi({ now: after(minutes) });
      const { db } = api;
      for (const date of night) await offer(db, date, SLOT_LABELS, 'admin-1', { despite_busy: open });
      await keepRules(db, rules);
      await storeBusy(
        db,
        busy.map(([from, length]) => ({ from: after(from), until: after(from + length) })),
      );
      for (const hour of meetings) await storeMeeting(db, night[hour < 24 ? 0 : 1], hour % 24);
      const listed = await freeHours(api);

      for (const date of night) {
        for (const time of SLOT_LABELS) {
          const body = aBookingRequest({ date, time, availability_id: `admin-1_${date}` });
          const { status, json } = await api.post('/api/create-booking', body);
          const at = `${date} ${time}: ${json.code}`;
          expect(listed.includes(slotId(date, time)), at).toBe(status === 201);
          // Restores the meetings for the next hour
          if (status === 201) await remove(db, json.booking.id, slotId(date, time));
        }
      }
    }),
    { numRuns: process.env['ALL_TESTS'] ? 6 : 4, endOnFailure: true, examples: AT_MIDNIGHT },
  );
});

async function storeMeeting(db: Database, date: string, hour: number): Promise<void> {
  const time = SLOT_LABELS[hour] ?? '';
  const startsAt = slotInstant(date, time);
  if (!startsAt) return;
  const id = slotId(date, time);
  const starts_at = Timestamp.fromDate(startsAt);
  await db.doc(`bookings/${id}`).set({ date, time, admin_id: 'admin-1', status: 'confirmed', starts_at });
  await db.doc(`slot_claims/${id}`).set({ date, time, admin_id: 'admin-1', booking_id: id });
}

async function remove(db: Database, bookingId: string, claimId: string): Promise<void> {
  await Promise.all([db.doc(`bookings/${bookingId}`).delete(), db.doc(`slot_claims/${claimId}`).delete()]);
}
