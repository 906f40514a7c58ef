import { expect, test } from 'vitest';
import { extendWeeklyHours, keepWeeklyHours } from '../../functions/src/bookings/hours/keep-weekly-hours.ts';
import type { WeeklyHours } from '../../src/domain/records/weekly-hours.ts';
import { type Database, documentsOf, SETTINGS, startApi } from '../support/api-under-test.ts';
import { aBookingRequest, keepRules } from '../support/payloads.ts';

const ADMIN = 'admin-1';
/** Friday, November 20, 2026, 9:00 AM in New York; visitors can book until Thursday, December 3. */
const FRIDAY = new Date('2026-11-20T14:00:00Z');
const SATURDAY = new Date('2026-11-21T14:00:00Z');
const settings = { ...SETTINGS, meetingHorizonDays: 13 };
const TUESDAYS = ['2026-11-24', '2026-12-01'];
const HOURS = ['9:00 AM', '10:00 AM'];
const CLOSED = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };

/** Stores weekly hours on Tuesdays, unless changed, and the dates that follow them. */
async function weeklyHours(changes: Partial<WeeklyHours> = {}) {
  const api = await startApi({ now: FRIDAY, settings });
  const { db } = api;
  const change = (fields: Partial<WeeklyHours>) =>
    db.doc(`weekly_hours/${ADMIN}`).set(fields, { merge: true });
  await change({
    hours: { ...CLOSED, tuesday: HOURS },
    is_active: true,
    skip_holidays: false,
    closed_dates: [],
    admin_id: ADMIN,
    ...changes,
  });
  const keep = (now = FRIDAY) => keepWeeklyHours({ db, now, settings }, ADMIN);
  const day = (date: string) => db.doc(`availability/${ADMIN}_${date}`);
  const slots = async (date: string) => (await day(date).get()).get('slots') as unknown;
  const book = (date: string, time: string) =>
    api.post(
      '/api/create-booking',
      aBookingRequest({ date, time, availability_id: `${ADMIN}_${date}`, quote_submission_id: undefined }),
    );
  return { ...api, change, keep, day, slots, book };
}

async function offered(db: Database): Promise<unknown[]> {
  const days = await documentsOf(db, 'availability');
  return days.map(({ date, slots, source }) => [date, slots, source]);
}

test('weekly hours open their dates as far ahead as visitors can book, also by later rules; repeating it changes nothing', async () => {
  const { db, keep, get, slots } = await weeklyHours();
  expect(await keep()).toBe(2);
  const opened = TUESDAYS.map((date) => [date, HOURS, 'weekly']);
  expect(await offered(db)).toEqual(opened);
  expect(await keep()).toBe(0);
  expect(await offered(db)).toEqual(opened);
  const { json } = await get('/api/availability');
  expect(json.availability.map(({ date }: { date: string }) => date)).toEqual(TUESDAYS);

  await keepRules(db, { horizon_days: 20 }, ADMIN);

  expect(await keep()).toBe(1);
  expect(await slots('2026-12-08')).toEqual(HOURS);
});

test('each day one more date comes within reach, for administrators only', async () => {
  const { db, keep, slots } = await weeklyHours({ hours: { ...CLOSED, friday: HOURS } });
  await keep();
  const day = { db, now: SATURDAY, settings };
  await extendWeeklyHours(day);
  expect(await slots('2026-12-04')).toBeUndefined();
  await db.doc(`admins/${ADMIN}`).set({});
  await extendWeeklyHours(day);
  expect(await slots('2026-12-04')).toEqual(HOURS);
});

test('dates edited or deleted by hand stay, until they return to the weekly hours', async () => {
  const { change, keep, day, slots } = await weeklyHours();
  const [edited = '', deleted = ''] = TUESDAYS;
  await keep();
  await day(edited).set({ date: edited, slots: ['3:00 PM'], admin_id: ADMIN });
  await change({ closed_dates: [deleted] });
  await day(deleted).delete();
  expect(await keep()).toBe(0);
  await change({ hours: { ...CLOSED, tuesday: ['11:00 AM'] } });
  expect(await keep()).toBe(0);
  expect(await slots(edited)).toEqual(['3:00 PM']);
  expect(await slots(deleted)).toBeUndefined();

  await change({ closed_dates: [] });
  await day(edited).update({ source: 'weekly' });
  expect(await keep()).toBe(2);
  for (const date of TUESDAYS) expect(await slots(date)).toEqual(['11:00 AM']);
});

test('an hour stays open despite a busy calendar while the weekly hours change around it', async () => {
  const { change, keep, day } = await weeklyHours();
  const [date = ''] = TUESDAYS;
  await keep();
  await day(date).update({ despite_busy: HOURS });
  await change({ hours: { ...CLOSED, tuesday: ['10:00 AM', '11:00 AM'] } });
  await keep();
  expect((await day(date).get()).data()).toMatchObject({
    slots: ['10:00 AM', '11:00 AM'],
    despite_busy: ['10:00 AM'],
    source: 'weekly',
  });
});

test('dates follow changed hours; a booked hour stays until its meeting is canceled', async () => {
  const { db, change, keep, slots, book } = await weeklyHours();
  const [date = '', other = ''] = TUESDAYS;
  await keep();
  const { json } = await book(date, '10:00 AM');
  expect(json.success).toBe(true);
  await change({ hours: { ...CLOSED, tuesday: ['11:00 AM'] } });
  await keep();
  expect(await slots(date)).toEqual(['10:00 AM', '11:00 AM']);
  expect(await slots(other)).toEqual(['11:00 AM']);

  await change({ is_active: false });
  await keep();
  expect(await offered(db)).toEqual([[date, ['10:00 AM'], 'weekly']]);
  await db.doc(`slot_claims/${date}_1000`).delete();
  await keep();
  expect(await offered(db)).toEqual([]);
});

test('a visitor who books while the hour closes gets it, or is refused: never a booking of a closed hour', async () => {
  const { db, change, keep, slots, book } = await weeklyHours();
  const [date = ''] = TUESDAYS;
  await keep();
  await change({ hours: { ...CLOSED, tuesday: ['8:00 PM'] } });
  const [{ status }] = await Promise.all([book(date, '9:00 AM'), keep(), keep()]);
  const isKept = ((await slots(date)) as string[]).includes('9:00 AM');
  const { exists } = await db.doc(`slot_claims/${date}_0900`).get();
  expect([exists, isKept]).toEqual(status === 201 ? [true, true] : [false, false]);
});
