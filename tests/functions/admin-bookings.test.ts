import { expect, test } from 'vitest';
import { documentsOf } from '../support/api-under-test.ts';
import { bookedMeetings, DAY, TODAY } from '../support/booked-meetings.ts';
import { unfolded } from '../support/managed-meeting.ts';
import { aQuoteRequest } from '../support/payloads.ts';

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
  for (const { id } of [first, second]) {
    expect(await stored(id)).toMatchObject({
      status: 'cancelled',
      sequence: 1,
      cancelled_by: 'team',
      cancel_reason: 'We are ill',
    });
  }
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
  const { visitors, book, ask, stored } = await bookedMeetings();
  const { id, manageUrl } = await book();
  const headers = { 'x-meeting-token': new URL(manageUrl).hash.slice(1) };
  await visitors.post('/api/meeting/cancel', { reason: 'Mine' }, undefined, headers);

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
  const { visitors, book, bookBegun, ask, stored } = await bookedMeetings();
  const [ahead, canceled] = [await book(), await bookBegun()];
  const headers = { 'x-meeting-token': new URL(canceled.manageUrl).hash.slice(1) };
  await visitors.post('/api/meeting/cancel', {}, undefined, headers);

  const answers = [];
  for (const id of [ahead.id, canceled.id, 'unknown', '__id__']) {
    answers.push(await ask(`${id}/status`, { status: 'held' }));
  }
  answers.push(await ask(`${canceled.id}/status`, { status: 'confirmed' }));

  expect(answers.map(({ status, json }) => [status, json.code])).toEqual([
    [422, 'meeting-not-begun'],
    [409, 'meeting-over'],
    [404, 'not-found'],
    [404, 'not-found'],
    [409, 'meeting-over'],
  ]);
  expect(await stored(ahead.id)).toMatchObject({ status: 'confirmed' });
  expect(await stored(canceled.id)).toMatchObject({ status: 'cancelled' });
});
