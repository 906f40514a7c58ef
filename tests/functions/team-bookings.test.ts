/** Meetings that the team books and moves, at any hour but never twice. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { documentsOf, startApi, TEAM } from '../support/api-under-test.ts';
import { bookedMeetings, DAY, TODAY } from '../support/booked-meetings.ts';
import { aBookingRequest, aQuoteRequest, keepRules, offer, storeBusy } from '../support/payloads.ts';
import { patiently, untilAnswered } from '../support/until-answered.ts';

const [{ email: ADMIN_EMAIL, uid: ADMIN }] = DEMO_ADMINS;

const PERSON = { user_name: 'Lea Lead', user_email: 'lea@acme.example' };

/** Starts both APIs. `bookForTeam` books with a new key unless one is given. */
async function teamMeetings() {
  const apis = await bookedMeetings();
  const bookForTeam = (changes: object = {}, key: string = randomUUID()) =>
    apis.askAdmin('bookings', { date: DAY, time: '10:00 AM', ...PERSON, mail: true, ...changes }, key);
  const kinds = async () =>
    (await documentsOf(apis.db, 'mail')).map(({ kind, to }) => `${kind} ${to}`).sort();
  const claims = async () => (await documentsOf(apis.db, 'slot_claims')).map(({ id }) => id).sort();
  return { ...apis, bookForTeam, kinds, claims };
}

test('the team books an hour that no one offers: a whole booking of the caller, both mails, and the link', async () => {
  const { bookForTeam, stored, db, mailsTo, see } = await teamMeetings();

  const { status, json } = await bookForTeam();

  expect(status).toBe(201);
  const { id, reference, manage_url } = json.booking;
  expect(await stored(id)).toMatchObject({
    ...{ date: DAY, time: '10:00 AM', user_name: 'Lea Lead', company: '', status: 'confirmed', reference },
    ...{ admin_id: ADMIN, availability_id: `${ADMIN}_${DAY}`, time_zone: 'America/New_York' },
    quote_submission_id: null,
    history: [{ what: 'booked', by: ADMIN_EMAIL, to: { date: DAY, time: '10:00 AM' } }],
  });
  expect(await stored(id)).not.toHaveProperty('mail');
  expect(await documentsOf(db, 'slot_claims')).toEqual([
    { id: `${DAY}_1000`, date: DAY, time: '10:00 AM', booking_id: id, admin_id: ADMIN },
  ]);
  const [visitors] = await mailsTo('lea@acme.example');
  expect(visitors?.['text']).toContain("We've booked a kickoff meeting for you");
  const [team] = await mailsTo(TEAM);
  expect(team?.['subject']).toMatch(/^New booking: Lea Lead, /);
  expect(team?.['text']).toContain(`${ADMIN_EMAIL} booked a kickoff meeting with Lea Lead`);
  expect((await see(manage_url)).json.meeting).toMatchObject({ status: 'confirmed', date: DAY });
});

test('without a mail the visitor hears nothing of the booking, but of a later change', async () => {
  const { bookForTeam, kinds, see, ask } = await teamMeetings();

  const { json } = await bookForTeam({ mail: false });

  expect(await kinds()).toEqual([`booking-lead ${TEAM}`]);
  expect((await see(json.booking.manage_url)).status).toBe(200);
  await ask('cancel', { ids: [json.booking.id], reason: '' });
  expect(await kinds()).toEqual([`booking-lead ${TEAM}`, 'meeting-cancelled lea@acme.example']);
});

test('a double click and a lost answer book once; the same key for another meeting is refused', async () => {
  const { bookForTeam, db } = await teamMeetings();
  const key = randomUUID();

  const answers = await Promise.all(
    Array.from({ length: 5 }, () => untilAnswered(() => bookForTeam({}, key))),
  );
  answers.push(await bookForTeam({}, key));

  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await documentsOf(db, 'bookings')).toHaveLength(1);
  expect(await documentsOf(db, 'mail')).toHaveLength(2);
  expect((await bookForTeam({ time: '1:00 PM' }, key)).json.code).toBe('idempotency-mismatch');
  expect((await bookForTeam({}, 'no-key')).json.fields).toHaveProperty('X-Idempotency-Key');
});

test("a taken hour is refused with the caller's nearest free ones, and nothing changes", async () => {
  const { bookForTeam, book, db } = await teamMeetings();
  await book();
  await offer(db, DAY, ['9:00 AM', '10:00 AM', '3:00 PM'], ADMIN);
  await offer(db, DAY, ['10:00 AM', '11:00 AM'], 'admin-1');

  const { status, json } = await bookForTeam();

  expect([status, json.code]).toEqual([409, 'slot-taken']);
  expect(json.alternatives.map(({ time }: { time: string }) => time).sort()).toEqual(['3:00 PM', '9:00 AM']);
  expect(await documentsOf(db, 'bookings')).toHaveLength(1);
});

test('neither rules, busy times nor other meetings of the visitor stand in its way', async () => {
  const { bookForTeam, db } = await teamMeetings();
  await keepRules(db, { buffer_before: 240, meetings_a_day: 1, notice_hours: 720, horizon_days: 1 }, ADMIN);
  await storeBusy(
    db,
    [{ from: new Date('2026-12-08T05:00:00Z'), until: new Date('2026-12-09T05:00:00Z') }],
    ADMIN,
  );

  const answers = [];
  for (const time of ['9:00 AM', '10:00 AM', '11:00 AM']) answers.push(await bookForTeam({ time }));

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
});

const NO_ROOM = { place_kind: 'video', video_url: null, address: '' };

test.each([
  ['a past hour', { date: TODAY, time: '8:00 AM' }, [422, 'slot-in-past']],
  ['an hour that the clocks skip', { date: '2027-03-14', time: '2:00 AM' }, [422, 'slot-not-offered']],
  ['no address', { user_email: 'lea' }, [400, 'invalid', 'user_email']],
  ['no room', { place: NO_ROOM }, [400, 'invalid', 'place.video_url']],
  ['an unknown quote', { quote_submission_id: 'unknown' }, [400, 'invalid', 'quote_submission_id']],
])('%s is refused', async (_, changes, expected) => {
  const { bookForTeam, db } = await teamMeetings();

  const { status, json } = await bookForTeam(changes);

  expect([status, json.code, ...Object.keys(json.fields ?? {})]).toEqual(expected);
  expect(await documentsOf(db, 'bookings')).toEqual([]);
});

test('a quote is booked once, with another address too; its own mail to the team is not needed then', async () => {
  const { bookForTeam, db, kinds } = await teamMeetings();
  const { post } = await startApi({ db, settings: { quoteMailMinutes: 15 } });
  const { json } = await post('/api/send-quote', aQuoteRequest());
  const { quote_submission_id } = json;
  expect(await kinds()).toEqual([`quote-lead ${TEAM}`]);

  const booked = await bookForTeam({ quote_submission_id, time_zone: 'Asia/Tokyo' });

  const { id } = booked.json.booking;
  expect(booked.json.booking.time_zone).toBe('Asia/Tokyo');
  expect(await documentsOf(db, 'quote_submissions')).toMatchObject([{ booking_id: id }]);
  expect(await kinds()).toEqual(['booking-confirmation lea@acme.example', `booking-lead ${TEAM}`]);
  const again = await bookForTeam({ quote_submission_id, time: '1:00 PM' });
  expect(again.json.fields).toEqual({ quote_submission_id: 'This quote already has a meeting' });
});

test('of the team and visitors who want one hour at once, one gets it', async () => {
  const { bookForTeam, visitors, db, claims } = await teamMeetings();
  const availability_id = await offer(db, DAY, ['10:00 AM']);
  const visitor = (number: number) =>
    aBookingRequest({ availability_id, user_email: `visitor-${number}@acme.example` });

  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) => [
      patiently((key) => visitors.post('/api/create-booking', visitor(number), key)),
      patiently((key) => bookForTeam({ user_email: `lead-${number}@acme.example` }, key)),
    ]).flat(),
  );

  const codes = answers.map(({ status, json }) => `${status} ${json.code ?? ''}`.trim()).sort();
  expect(codes).toEqual(['201', ...Array(19).fill('409 slot-taken')]);
  expect(await claims()).toEqual([`${DAY}_1000`]);
  expect(await documentsOf(db, 'bookings')).toHaveLength(1);
});

test('the team moves a meeting to an hour that no one offers, and back by an undo', async () => {
  const { book, ask, stored, claims } = await teamMeetings();
  const { id } = await book();

  const { status, json } = await ask(`${id}/move`, { date: '2026-12-24', time: '7:00 PM' });

  expect([status, json.change]).toEqual([200, { id, sequence: 1 }]);
  expect(await stored(id)).toMatchObject({
    ...{ date: '2026-12-24', time: '7:00 PM', admin_id: 'admin-1', availability_id: 'admin-1_2026-12-24' },
  });
  expect(await claims()).toEqual(['2026-12-24_1900']);
  await ask('undo', { changes: [json.change] });
  expect(await claims()).toEqual([`${DAY}_1000`]);
});

test('the team moves no meeting that has begun, into the past, onto another one, or to an hour that was to be offered and is not', async () => {
  const { book, bookBegun, ask, db, stored } = await teamMeetings();
  const { id } = await book();
  await book({ time: '1:00 PM' });
  const availability_id = await offer(db, DAY, ['10:00 AM', '1:00 PM', '2:00 PM']);
  await offer(db, '2026-12-09', ['2:00 PM']);
  const begun = await bookBegun();

  const answers = [
    await ask(`${id}/move`, { date: TODAY, time: '8:30 AM' }),
    await ask(`${id}/move`, { date: TODAY, time: '7:00 AM' }),
    await ask(`${id}/move`, { date: '2027-03-14', time: '2:00 AM' }),
    await ask(`${id}/move`, { date: DAY, time: '1:00 PM' }),
    await ask(`${id}/move`, { date: DAY, time: '3:00 PM', availability_id }),
    await ask(`${begun.id}/move`, { date: DAY, time: '2:00 PM', availability_id }),
  ];

  expect(answers.map(({ status, json }) => [status, json.code])).toEqual([
    [400, 'invalid'],
    [422, 'slot-in-past'],
    [422, 'slot-not-offered'],
    [409, 'slot-taken'],
    [422, 'slot-not-offered'],
    [409, 'meeting-over'],
  ]);
  expect(answers[3]?.json.alternatives).toMatchObject([
    { date: DAY, time: '2:00 PM' },
    { date: '2026-12-09', time: '2:00 PM' },
  ]);
  expect(await stored(id)).toMatchObject({ time: '10:00 AM', sequence: 0 });
});
