import { expect, test } from 'vitest';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { documentsOf, Timestamp } from '../support/api-under-test.ts';
import { bookedMeetings, DAY, TODAY } from '../support/booked-meetings.ts';
import { unfolded } from '../support/managed-meeting.ts';
import { aQuoteRequest, offer } from '../support/payloads.ts';

const [{ email: ADMIN }] = DEMO_ADMINS;

test('of several meetings the upcoming ones are canceled, regardless of the administrator; the one that has begun stays', async () => {
  const { book, bookBegun, ask, stored, db } = await bookedMeetings();
  const [first, second, begun] = [await book(), await book({ time: '11:00 AM' }), await bookBegun()];
  await db.doc(`bookings/${second.id}`).update({ admin_id: 'the-other-administrator' });
  const ids = [first.id, begun.id, second.id, 'unknown', first.id];

  const { status, json } = await ask('cancel', { ids, reason: 'We are ill' });

  expect(status).toBe(200);
  expect(json).toEqual({
    success: true,
    cancelled: [first.id, second.id],
    changes: [first, second].map(({ id }) => ({ id, sequence: 1 })),
    failed: [
      { id: begun.id, code: 'meeting-over' },
      { id: 'unknown', code: 'not-found' },
    ],
  });
  const canceled = { status: 'cancelled', sequence: 1, cancelled_by: 'team', cancel_reason: 'We are ill' };
  for (const { id } of [first, second]) expect(await stored(id)).toMatchObject(canceled);
  expect(await stored(begun.id)).toMatchObject({ status: 'confirmed', sequence: 0 });
  expect((await documentsOf(db, 'slot_claims')).map(({ id }) => id)).toEqual([`${TODAY}_0800`]);
});

test('the visitor is mailed the reason and a calendar update, the team is not; slot and quote are free at once', async () => {
  const { visitors, book, ask, mailsTo, db, see } = await bookedMeetings();
  const contact = { ...aQuoteRequest().contact, email: 'quote@acme.example' };
  const { quote_submission_id } = (await visitors.post('/api/send-quote', aQuoteRequest({ contact }))).json;
  const quoted = { user_email: contact.email, quote_submission_id };
  const { id, manageUrl } = await book(quoted);
  const before = await documentsOf(db, 'mail');

  await ask('cancel', { ids: [id], reason: 'Our designer is ill.\nPlease take another day.' });

  expect(await documentsOf(db, 'mail')).toHaveLength(before.length + 1);
  expect(await documentsOf(db, 'quote_submissions')).toMatchObject([{ booking_id: null }]);
  const mails = (await mailsTo(contact.email)).filter(({ kind }) => kind === 'meeting-cancelled');
  expect(mails).toMatchObject([{ booking_id: id, ics: { method: 'CANCEL' } }]);
  const [mail] = mails;
  expect(mail?.['text']).toContain("We're sorry, but we had to cancel your meeting");
  expect(mail?.['text']).toContain('Our designer is ill.');
  expect(mail?.['html']).toContain('Please take another day.');
  const invitation = unfolded(mail);
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1', `UID:${id}@`])
    expect(invitation).toContain(line);
  const [, newUrl = ''] = /URL;VALUE=URI:(\S+)/.exec(invitation) ?? [];
  expect(newUrl).not.toBe(manageUrl);
  for (const url of [newUrl, manageUrl])
    expect((await see(url)).json.meeting).toMatchObject({ status: 'cancelled', date: DAY });
  const again = await book(quoted);
  expect(await documentsOf(db, 'quote_submissions')).toMatchObject([{ booking_id: again.id }]);
});

test("a visitor's own cancellation stays attributed to the visitor", async () => {
  const { asVisitor, book, ask, stored } = await bookedMeetings();
  const { id, manageUrl } = await book();
  await asVisitor(manageUrl, 'cancel', { reason: 'Mine' });

  const { json } = await ask('cancel', { ids: [id], reason: 'Ours' });

  expect(json.cancelled).toEqual([id]);
  expect(await stored(id)).toMatchObject({ cancelled_by: 'visitor', cancel_reason: 'Mine' });
});

test('a meeting that has begun is marked as held or no-show, and unmarked; no one is notified', async () => {
  const { bookBegun, ask, stored, db, see } = await bookedMeetings();
  const { id, manageUrl } = await bookBegun();
  const mails = await documentsOf(db, 'mail');

  for (const status of ['held', 'no-show', 'confirmed', 'held']) {
    const answer = await ask(`${id}/status`, { status });
    expect([answer.status, answer.json]).toEqual([200, { success: true }]);
    expect(await stored(id)).toMatchObject({ status, sequence: 0 });
  }

  expect((await ask('cancel', { ids: [id] })).json.failed).toEqual([{ id, code: 'meeting-over' }]);
  expect((await see(manageUrl)).json.meeting.status).toBe('held');
  expect(await documentsOf(db, 'mail')).toEqual(mails);
});

test('a meeting that is upcoming, canceled or unknown cannot be marked', async () => {
  const { asVisitor, book, bookBegun, ask, stored } = await bookedMeetings();
  const [ahead, canceled] = [await book(), await bookBegun()];
  await asVisitor(canceled.manageUrl, 'cancel', {});

  for (const [id, state, status, code] of [
    [ahead.id, 'held', 422, 'meeting-not-begun'],
    [canceled.id, 'held', 409, 'meeting-over'],
    [canceled.id, 'confirmed', 409, 'meeting-over'],
    ['unknown', 'held', 404, 'not-found'],
    ['__id__', 'held', 404, 'not-found'],
  ] as const) {
    expect(await ask(`${id}/status`, { status: state })).toMatchObject({ status, json: { code } });
  }
  expect(await stored(ahead.id)).toMatchObject({ status: 'confirmed' });
  expect(await stored(canceled.id)).toMatchObject({ status: 'cancelled' });
});

test('a booking records what was done with it, by whom, from when to when', async () => {
  const { asVisitor, book, ask, stored, db } = await bookedMeetings();
  const { id, manageUrl } = await book();
  const availability_id = await offer(db, DAY, ['10:00 AM', '11:00 AM', '1:00 PM']);
  const slot = (time: string) => ({ date: DAY, time, availability_id });
  const on = (time: string) => ({ date: DAY, time });
  const at = expect.any(Timestamp);

  await ask(`${id}/move`, slot('11:00 AM'));
  const { json } = await ask('cancel', { ids: [id] });
  await ask('undo', { changes: json.changes });
  await asVisitor(manageUrl, 'move', { ...slot('1:00 PM'), time_zone: 'Asia/Tokyo' });
  await asVisitor(manageUrl, 'cancel', {});

  expect((await stored(id))['history']).toEqual([
    { what: 'booked', at, by: 'visitor', to: on('10:00 AM') },
    { what: 'moved', at, by: ADMIN, from: on('10:00 AM'), to: on('11:00 AM') },
    { what: 'cancelled', at, by: ADMIN },
    { what: 'undone', at, by: ADMIN },
    { what: 'moved', at, by: 'visitor', from: on('11:00 AM'), to: on('1:00 PM') },
    { what: 'cancelled', at, by: 'visitor' },
  ]);
});
