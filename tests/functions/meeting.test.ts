import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { remindVisitors } from '../../functions/src/bookings/mails/remind-visitors.ts';
import { calendarHost } from '../../src/config/brand.ts';
import { documentsOf, SETTINGS, TEAM, Timestamp } from '../support/api-under-test.ts';
import { bookedMeeting, DAY, unfolded } from '../support/managed-meeting.ts';
import { aBookingRequest } from '../support/payloads.ts';

test('anyone with the link sees the meeting, but not who booked it', async () => {
  const { see, booking } = await bookedMeeting();

  const { status, json, headers } = await see();

  const { reference, date, time, starts_at, ends_at, time_zone } = booking;
  const held = { place: { kind: 'video', text: 'Video call' }, host: null };
  expect(status).toBe(200);
  expect(json).toEqual({
    success: true,
    meeting: { reference, status: 'confirmed', date, time, starts_at, ends_at, time_zone, ...held },
  });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
});

test('the link is in the confirmation and in its calendar entry, and its secret is nowhere in the booking', async () => {
  const { booking, token, mails, db } = await bookedMeeting();

  const [confirmation] = await mails('booking-confirmation');
  const [lead] = await mails('booking-lead');

  expect(confirmation?.['text']).toContain(booking.manage_url);
  expect(confirmation?.['html']).toContain(`href="${booking.manage_url}"`);
  expect(unfolded(confirmation)).toContain(`URL;VALUE=URI:${booking.manage_url}`);
  expect(unfolded(confirmation)).toContain('LOCATION:Video call');
  expect(unfolded(confirmation)).toContain('BEGIN:VALARM');
  expect(JSON.stringify(lead)).not.toContain(token);
  const [, secret] = token.split('.') as [string, string];
  for (const collection of ['bookings', 'slot_claims', 'quote_submissions'] as const) {
    expect(JSON.stringify(await documentsOf(db, collection))).not.toContain(secret);
  }
});

test('an unknown, a foreign, a changed and an expired link get the same response', async () => {
  const { see, move, cancel, token, booking, time, db } = await bookedMeeting();
  const [id, secret] = token.split('.') as [string, string];
  const other = await bookedMeeting();
  const stored = (await db.doc(`bookings/${id}`).get()).data();
  await db.doc('bookings/legacy').set({ ...stored, manage_hashes: [] });
  const foreign = [
    '',
    'no-token',
    `nobody.${secret}`,
    `${id}.${secret.slice(0, -1)}${secret.endsWith('A') ? 'E' : 'A'}`,
    `${id}.${other.token.split('.')[1]}`,
    `legacy.${secret}`,
    other.token,
  ];

  const answers = [];
  for (const given of foreign)
    answers.push(await see(given), await move('11:00 AM', { given }), await cancel({}, { given }));
  time.now = new Date(booking.ends_at);
  answers.push(await see(), await move('11:00 AM'), await cancel());

  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect([answers[0]?.status, answers[0]?.json.code]).toEqual([404, 'meeting-not-found']);
  expect((await documentsOf(db, 'bookings')).every(({ sequence }) => sequence === 0)).toBe(true);
});

test('a move claims the new slot and frees the old one; both sides and both calendars are updated', async () => {
  const { move, see, claims, mails, db, booking } = await bookedMeeting();

  const { status, json } = await move('2:00 PM');

  expect(status).toBe(200);
  expect(json.meeting).toMatchObject({ status: 'confirmed', date: DAY, time: '2:00 PM' });
  expect(json.meeting.starts_at).toBe('2026-12-08T19:00:00.000Z');
  expect((await see()).json.meeting).toEqual(json.meeting);
  expect(await claims()).toEqual(['2026-12-08_1400']);
  const stored = { time: '2:00 PM', sequence: 1, reference: booking.reference };
  expect(await documentsOf(db, 'bookings')).toMatchObject([stored]);
  const [moved] = await mails('meeting-moved');
  const ics = unfolded(moved);
  expect(moved?.['to']).toBe('vera@acme.example');
  expect(moved?.['text']).toContain(booking.manage_url);
  const uid = `UID:${booking.id}@${calendarHost}`;
  for (const line of ['METHOD:REQUEST', 'SEQUENCE:1', uid, 'DTSTART:20261208T190000Z'])
    expect(ics).toContain(line);
  const [notice] = await mails('meeting-moved-notice');
  expect(notice).toMatchObject({ to: TEAM, reply_to: 'vera@acme.example' });
  expect(notice?.['text']).toContain('Before: Tuesday, December 8, 2026 at 10:00 AM');
  expect(JSON.stringify(notice)).not.toContain(booking.manage_url);
});

test('a slot taken by someone else is refused with the nearest free ones, and the meeting stays', async () => {
  const { move, post, see, claims, mails } = await bookedMeeting();
  await post('/api/create-booking', aBookingRequest({ time: '2:00 PM', user_email: 'otto@other.example' }));

  const { status, json } = await move('2:00 PM');

  expect([status, json.code]).toEqual([409, 'slot-taken']);
  expect(json.alternatives.map(({ time }: { time: string }) => time)).toEqual(['3:00 PM', '11:00 AM']);
  expect((await see()).json.meeting.time).toBe('10:00 AM');
  expect((await claims()).sort()).toEqual(['2026-12-08_1000', '2026-12-08_1400']);
  expect(await mails('meeting-moved')).toEqual([]);
});

test('the same request again gets the same response; with another link its key is another request', async () => {
  const { move, cancel, mails, token } = await bookedMeeting();
  const key = randomUUID();

  const first = await move('11:00 AM', { key });
  const again = await move('11:00 AM', { key });
  const foreign = await move('11:00 AM', { key, given: `${token}x` });

  expect(again.text).toBe(first.text);
  expect([foreign.status, foreign.json.code]).toEqual([422, 'idempotency-mismatch']);
  expect(await mails('meeting-moved')).toHaveLength(1);
  expect((await cancel({}, { key })).status).toBe(200);
});

test('a canceled meeting frees its slot and its quote immediately; both sides and the calendar get the reason', async () => {
  const { cancel: cancelWith, claims, post, mails, db, booking } = await bookedMeeting({ quote: {} });
  const reason = 'The show is called off,\nwe are sorry.';
  const cancel = () => cancelWith({ reason });

  const first = await cancel();
  const again = await cancel();

  expect(first.status).toBe(200);
  expect(first.json.meeting).toMatchObject({ status: 'cancelled', reference: booking.reference });
  expect([again.status, again.text]).toEqual([200, first.text]);
  expect(await claims()).toEqual([]);
  expect(await documentsOf(db, 'quote_submissions')).toMatchObject([{ booking_id: null }]);
  const canceled = { status: 'cancelled', cancelled_by: 'visitor', cancel_reason: reason, sequence: 1 };
  expect(await documentsOf(db, 'bookings')).toMatchObject([canceled]);
  const [toVisitor, ...others] = await mails('meeting-cancelled');
  expect(others).toEqual([]);
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1', `UID:${booking.id}@`])
    expect(unfolded(toVisitor)).toContain(line);
  const [notice] = await mails('meeting-cancelled-notice');
  expect(notice?.['text']).toContain('Reason: The show is called off,');
  const rebooked = await post('/api/create-booking', aBookingRequest({ user_email: 'otto@other.example' }));
  expect(rebooked.status).toBe(201);
});

test('a meeting that was canceled or has begun cannot be changed', async () => {
  const begun = await bookedMeeting();
  begun.time.now = new Date(begun.booking.starts_at);
  const canceled = await bookedMeeting();
  await canceled.cancel();

  const answers = [await begun.move('11:00 AM'), await begun.cancel(), await canceled.move('11:00 AM')];

  expect(answers.map(({ status, json }) => [status, json.code])).toEqual(
    Array(3).fill([409, 'meeting-over']),
  );
  expect((await begun.see()).json.meeting.status).toBe('confirmed');
  expect((await canceled.see()).json.meeting.status).toBe('cancelled');
});

test('a visitor moves a meeting at most three times within 24 hours; then the page says when, and the meeting stays', async () => {
  const { move, see, time } = await bookedMeeting();
  const passHours = (hours: number) => {
    time.now = new Date(time.now.getTime() + hours * 3_600_000);
  };
  for (const slot of ['11:00 AM', '2:00 PM', '3:00 PM']) {
    expect((await move(slot)).status).toBe(200);
    passHours(1);
  }
  const key = randomUUID();

  const fourth = await move('10:00 AM', { key });

  expect([fourth.status, fourth.json.code]).toEqual([429, 'too-many-moves']);
  expect(fourth.json.error).toContain('three times within a day');
  expect(fourth.headers.get('retry-after')).toBe(String(21 * 3600));
  expect((await see()).json.meeting.time).toBe('3:00 PM');
  expect((await move('3:00 PM')).status).toBe(200);
  passHours(21);
  expect((await move('10:00 AM', { key })).status).toBe(200);
  expect((await move('11:00 AM')).status).toBe(429);
});

test('of several consecutive moves only the last is mailed, to either side; the team sees all times of the day', async () => {
  const { move, mails, time } = await bookedMeeting();
  for (const slot of ['11:00 AM', '2:00 PM', '3:00 PM']) await move(slot);

  const [toVisitor, ...more] = await mails('meeting-moved');
  const [toTeam, ...others] = await mails('meeting-moved-notice');

  expect([...more, ...others]).toEqual([]);
  expect(toVisitor?.['subject']).toContain('Wednesday, December 9');
  expect(unfolded(toVisitor)).toContain('SEQUENCE:3');
  expect(toTeam?.['subject']).toContain('3:00 PM');
  for (const hour of ['10:00 AM', '11:00 AM', '2:00 PM']) expect(toTeam?.['text']).toContain(`at ${hour}`);
  const heldUntil = new Date(time.now.getTime() + SETTINGS.undoSeconds * 1000);
  expect([toVisitor, toTeam].map((mail) => mail?.['not_before'])).toEqual(
    Array(2).fill(Timestamp.fromDate(heldUntil)),
  );
});

test("a move's mail that was sent already stays, and the next move has its own", async () => {
  const { move, mails, db } = await bookedMeeting();
  await move('11:00 AM');
  const [first] = await mails('meeting-moved');
  await db.doc(`mail/${first?.['id']}`).update({ state: 'sending', attempts: 1 });

  await move('2:00 PM');

  expect(await mails('meeting-moved')).toHaveLength(2);
  expect(await mails('meeting-moved-notice')).toHaveLength(1);
});

const linkFor = (show: string) =>
  `https://booth.example/quote#v1.Las+Vegas.NV.custom.${show}.10x10.launch.2~bar-stools.asof~today~869000.end`;

test('mails about a meeting link to the quote: the team’s as requested, the visitor’s without the typed link', async () => {
  const quote = { show: { id: 'custom', name: 'Visit evil.example' } };
  const { db, move, cancel } = await bookedMeeting({ quote });
  await remindVisitors({ db, now: new Date('2026-12-07T23:30:00Z'), settings: SETTINGS });
  expect((await move('2:00 PM')).status).toBe(200);
  expect((await cancel()).status).toBe(200);
  const mails = await documentsOf(db, 'mail');
  const partOf = (kind: string, part: 'text' | 'html') =>
    String(mails.find((mail) => mail['kind'] === kind)?.[part]).replaceAll(/~\d{4}-\d\d-\d\d~/g, '~today~');

  for (const [kind, label] of [
    ['meeting-reminder', 'See the quote'],
    ['meeting-moved', 'See the quote'],
    ['meeting-cancelled', 'See your quote and book again'],
  ] as const) {
    const [text, html] = [partOf(kind, 'text'), partOf(kind, 'html')];
    expect(text).toContain(`${label}: ${linkFor('Visit+evil')}`);
    expect(html).toContain(`href="${linkFor('Visit+evil')}"`);
    expect(`${text}${html}`).not.toMatch(/evil(?:\.|%2E)example/);
  }
  for (const kind of ['meeting-moved-notice', 'meeting-cancelled-notice'])
    expect(partOf(kind, 'text')).toContain(`See the quote: ${linkFor('Visit+evil%2Eexample')}`);
});
