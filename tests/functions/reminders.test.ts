import { expect, test, vi } from 'vitest';
import { remindVisitors } from '../../functions/src/bookings/mails/remind-visitors.ts';
import { type Database, SETTINGS, Timestamp } from '../support/api-under-test.ts';
import * as managed from '../support/managed-meeting.ts';
import { deliverKind } from '../support/outbox.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** 8:00 AM in New York on December 7, when reminders of a meeting on December 8 at 10:00 AM start. */
const EIGHT = new Date('2026-12-07T13:00:00Z');

const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

/** Runs the job at a moment; resolves to the number of reminders written. */
function runAt(db: Database, now: Date): Promise<number> {
  return remindVisitors({ db, now, settings: SETTINGS });
}

/** Runs the job every half hour, twice as often as its schedule, before `until`; resolves to when it wrote a reminder. */
async function runsOf(db: Database, from: Date, until: Date): Promise<string[]> {
  const moments: string[] = [];
  for (let now = from; now < until; now = after(now, 30 * MINUTE_MS)) {
    if ((await runAt(db, now)) > 0) moments.push(now.toISOString());
  }
  return moments;
}

function tokenIn(text: unknown): string {
  return /\/meeting#(\S+)/.exec(String(text))?.[1] ?? '';
}

/** Books a meeting at 10:00 AM in New York on December 8, a week before, by a visitor there unless changed. */
async function bookedMeeting(changes: Record<string, unknown> = {}) {
  const time_zone = 'America/New_York';
  const now = new Date('2026-12-01T15:00:00Z');
  const meeting = await managed.bookedMeeting({ now, changes: { time_zone, ...changes } });
  return {
    ...meeting,
    ref: meeting.db.doc(`bookings/${meeting.booking.id}`),
    /** Moves it two days. */
    move: (to = { time_zone }) => meeting.move('10:00 AM', { date: '2026-12-10', ...to }),
    reminders: () => meeting.mails('meeting-reminder'),
  };
}

/** Changes after which a meeting gets no reminder of its time. */
const CHANGES: [string, (meeting: Awaited<ReturnType<typeof bookedMeeting>>) => Promise<unknown>][] = [
  ['cancelled', ({ cancel }) => cancel()],
  ['moved', ({ move }) => move()],
  ['deleted', ({ ref }) => ref.delete()],
];

test('the reminder says when the meeting is, belongs to its booking, and its link opens it, as does the earlier one', async () => {
  const { db, ref, see, token, reminders } = await bookedMeeting({ time_zone: 'Asia/Tokyo' });

  await runAt(db, new Date('2026-12-07T23:00Z'));

  const [mail] = await reminders();
  expect(mail).toMatchObject({ to: 'vera@acme.example', booking_id: ref.id, state: 'waiting' });
  expect(mail?.['subject']).toContain('Wednesday, December 9, 2026 at 12:00 AM Japan Standard Time');
  expect(mail?.['text']).toContain('New York time: Tuesday, December 8, 2026 at 10:00 AM');
  expect(mail?.['ics']).toBeUndefined();
  const link = tokenIn(mail?.['text']);
  expect(link).not.toBe(token);
  expect(mail?.['html']).toContain(`href="${SETTINGS.siteUrl}/meeting#${link}"`);
  expect([(await see(link)).status, (await see(token)).status]).toEqual([200, 200]);
  expect(JSON.stringify((await ref.get()).data())).not.toContain(link.split('.')[1]);
});

test('of the text typed by a stranger, the reminder has no more than a first name', async () => {
  const { db, reminders } = await bookedMeeting({
    user_name: 'Win at evil.example',
    company: 'Evil prizes',
    website: 'evil.example',
    user_phone: 'call evil',
  });

  await runAt(db, EIGHT);

  const [mail] = await reminders();
  expect(mail?.['text']).toContain('Hi Win,');
  expect(JSON.stringify(mail)).not.toMatch(/evil/i);
});

test('a meeting gets one reminder and one link, however often the schedule runs, also at once', async () => {
  const { db, ref, reminders } = await bookedMeeting();

  expect(await runsOf(db, after(EIGHT, -30 * HOUR_MS), EIGHT)).toEqual([]);
  const counts = await Promise.all([1, 2, 3].map(() => runAt(db, EIGHT)));
  expect(await runsOf(db, EIGHT, after(EIGHT, 30 * HOUR_MS))).toEqual([]);

  expect(counts.sort()).toEqual([0, 0, 1]);
  expect(await reminders()).toHaveLength(1);
  expect((await ref.get()).get('reminded_at').toDate()).toEqual(EIGHT);
  expect((await ref.get()).get('manage_hashes')).toHaveLength(2);
});

test('a meeting that is not confirmed gets no reminder', async () => {
  const { db, ref, cancel, reminders } = await bookedMeeting();
  await cancel();

  const moments = await runsOf(db, EIGHT, after(EIGHT, 12 * HOUR_MS));
  for (const status of ['held', 'no-show']) {
    await ref.update({ status });
    moments.push(...(await runsOf(db, EIGHT, after(EIGHT, HOUR_MS))));
  }

  expect(moments).toEqual([]);
  expect(await reminders()).toEqual([]);
});

test.each(CHANGES)('a meeting that is %s after it was found gets no reminder', async (_, change) => {
  const meeting = await bookedMeeting();
  meeting.time.now = EIGHT;
  const runTransaction = meeting.db.runTransaction.bind(meeting.db);
  vi.spyOn(meeting.db, 'runTransaction').mockImplementationOnce(async (work) => {
    await change(meeting);
    return runTransaction(work);
  });

  expect(await runAt(meeting.db, EIGHT)).toBe(0);
  expect(await meeting.reminders()).toEqual([]);
});

test('a meeting that was moved gets another reminder, the day before its new time, and only that one is sent', async () => {
  const { db, move, reminders, time } = await bookedMeeting();
  await runAt(db, EIGHT);
  time.now = after(EIGHT, HOUR_MS);
  await move({ time_zone: 'Asia/Tokyo' });

  const moments = await runsOf(db, time.now, new Date('2026-12-10T15:00Z'));

  expect(moments).toEqual(['2026-12-09T23:00:00.000Z']);
  expect(await reminders()).toHaveLength(2);
  expect(await deliverKind(db, 'meeting-reminder', new Date('2026-12-09T23:00Z'))).toEqual([
    expect.stringContaining('Friday, December 11, 2026 at 12:00 AM'),
  ]);
});

test('an unreadable booking does not prevent the reminders of others', async () => {
  const { db, ref, reminders } = await bookedMeeting();
  const stored = (await ref.get()).data();
  for (const [id, changes] of Object.entries({
    '0-first': { time_zone: 'Nowhere/Land' },
    'zz-last': { time_zone: 'Nowhere/Land' },
    '0-broken': { created_at: null },
  })) {
    await db.doc(`bookings/${id}`).set({ ...stored, ...changes });
  }

  expect(await runAt(db, EIGHT)).toBe(1);
  expect(await reminders()).toMatchObject([{ booking_id: ref.id }]);
});

test.each(CHANGES)(
  'a waiting reminder whose meeting is %s is not sent, and is deleted',
  async (_, change) => {
    const meeting = await bookedMeeting();
    await runAt(meeting.db, EIGHT);
    meeting.time.now = after(EIGHT, HOUR_MS);
    await change(meeting);

    expect(await deliverKind(meeting.db, 'meeting-reminder', meeting.time.now)).toEqual([]);
    expect(await meeting.reminders()).toEqual([]);
  },
);

test('a late reminder is sent as long as the meeting is ahead', async () => {
  const { db, time } = await bookedMeeting();
  const late = await bookedMeeting();
  await runAt(db, EIGHT);
  await runAt(late.db, EIGHT);
  time.now = new Date('2026-12-08T14:59:00Z');

  expect(await deliverKind(db, 'meeting-reminder', time.now)).toHaveLength(1);
  expect(await deliverKind(late.db, 'meeting-reminder', new Date('2026-12-08T15:00:00Z'))).toEqual([]);
});

test('while the team may undo a change, no reminder is sent; after an undo the waiting reminder is sent', async () => {
  const { db, ref } = await bookedMeeting();
  await runAt(db, EIGHT);
  const stored = (await ref.get()).data();
  const until = Timestamp.fromDate(after(EIGHT, MINUTE_MS));
  const undo = { sequence: 1, mail_id: 'mail', until, is_undone: false, before: {} };
  await ref.update({ status: 'cancelled', undo });

  expect(await deliverKind(db, 'meeting-reminder', EIGHT)).toEqual([]);
  await ref.update({ status: 'confirmed', reminded_at: null });
  expect(await runAt(db, EIGHT)).toBe(0);
  await ref.set({ ...stored, undo: { ...undo, is_undone: true } });
  expect(await deliverKind(db, 'meeting-reminder', EIGHT)).toHaveLength(1);
});
