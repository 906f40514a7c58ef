import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { calendarHost } from '../../src/config/brand.ts';
import { documentsOf, startApi, TEAM } from '../support/api-under-test.ts';
import { bookedMeeting, DAY, unfolded } from '../support/managed-meeting.ts';
import { aBookingRequest, aQuoteRequest, offer, storeCatalogue } from '../support/payloads.ts';

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
  await db
    .doc('bookings/legacy')
    .set({ ...(await db.doc(`bookings/${id}`).get()).data(), manage_hashes: [] });
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
  for (const given of foreign) answers.push(await see(given), await move('11:00 AM', { given }));
  for (const given of foreign) answers.push(await cancel({}, { given }));
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
  expect((await documentsOf(db, 'bookings'))[0]).toMatchObject({
    time: '2:00 PM',
    sequence: 1,
    reference: booking.reference,
  });
  const [moved] = await mails('meeting-moved');
  const ics = unfolded(moved);
  expect(moved?.['to']).toBe('vera@acme.example');
  expect(moved?.['text']).toContain(booking.manage_url);
  for (const line of [
    'METHOD:REQUEST',
    'SEQUENCE:1',
    `UID:${booking.id}@${calendarHost}`,
    'DTSTART:20261208T190000Z',
  ]) {
    expect(ics).toContain(line);
  }
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
  const api = await startApi();
  await storeCatalogue(api.db);
  await offer(api.db, DAY, ['10:00 AM']);
  const quote = await api.post('/api/send-quote', aQuoteRequest());
  const { quote_submission_id } = quote.json;
  const { json } = await api.post('/api/create-booking', aBookingRequest({ quote_submission_id }));
  const headers = { 'x-meeting-token': new URL(json.booking.manage_url).hash.slice(1) };
  const reason = 'The show is called off,\nwe are sorry.';
  const cancel = () => api.post('/api/meeting/cancel', { reason }, undefined, headers);

  const first = await cancel();
  const again = await cancel();

  expect(first.status).toBe(200);
  expect(first.json.meeting).toMatchObject({ status: 'cancelled', reference: json.booking.reference });
  expect([again.status, again.text]).toEqual([200, first.text]);
  expect(await documentsOf(api.db, 'slot_claims')).toEqual([]);
  expect((await documentsOf(api.db, 'quote_submissions'))[0]).toMatchObject({ booking_id: null });
  expect((await documentsOf(api.db, 'bookings'))[0]).toMatchObject({
    status: 'cancelled',
    cancelled_by: 'visitor',
    cancel_reason: reason,
    sequence: 1,
  });
  const mails = await documentsOf(api.db, 'mail');
  const toVisitor = mails.filter(({ kind }) => kind === 'meeting-cancelled');
  expect(toVisitor).toHaveLength(1);
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1', `UID:${json.booking.id}@`]) {
    expect(unfolded(toVisitor[0])).toContain(line);
  }
  const [notice] = mails.filter(({ kind }) => kind === 'meeting-cancelled-notice');
  expect(notice?.['text']).toContain('Reason: The show is called off,');
  const rebooked = await api.post(
    '/api/create-booking',
    aBookingRequest({ user_email: 'otto@other.example' }),
  );
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
