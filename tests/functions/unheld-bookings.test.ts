/** Unconfirmed bookings hold a quarter of the free hours at most; later ones take theirs when the link is pressed. */
import { expect, test } from 'vitest';
import { releasePending } from '../../functions/src/bookings/pending-bookings.ts';
import { SLOT_LABELS } from '../../src/domain/time/slot-labels.ts';
import { documentsOf } from '../support/api-under-test.ts';
import { busyApi, DAY } from '../support/busy-api.ts';
import { aQuoteRequest, keepRules, offer, storeCatalogue } from '../support/payloads.ts';

/** Starts an API with five hours, of which one is booked and one held, so that the next booking holds none. */
async function aFullHouse() {
  const api = await busyApi(1, ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM']);
  const { book, visitor } = api;
  expect((await book('9:00 AM', visitor('one'))).status).toBe(201);
  expect((await book('10:00 AM', visitor('two'))).json.pending.held).toBe(undefined);
  const claims = async () => (await documentsOf(api.db, 'slot_claims')).map(({ time }) => time);
  const bookingOf = async (email: string) =>
    (await documentsOf(api.db, 'bookings')).find(({ user_email }) => user_email === email);
  return { ...api, claims, bookingOf };
}

test('sixty forged callers hold a quarter of the free hours at most, even in parallel, and each gets a link', async () => {
  const { db, get, book, visitor, pass, time } = await busyApi();
  const days = [DAY, '2026-12-09', '2026-12-10'];
  const hours = days.flatMap((date) => SLOT_LABELS.slice(0, 20).map((time) => ({ date, time })));
  for (const date of days) await offer(db, date, SLOT_LABELS.slice(0, 20), 'admin-1');
  const free = async () => {
    const { availability } = (await get('/api/availability')).json as {
      availability: { slots: { status: string }[] }[];
    };
    return availability.flatMap(({ slots }) => slots.filter(({ status }) => status === 'available')).length;
  };
  await book(SLOT_LABELS[0] ?? '', visitor('first'));
  const before = await free();
  const ask = ({ date, time }: (typeof hours)[number], index: number) =>
    book(time, { date, availability_id: `admin-1_${date}`, ...visitor(`forged${index}`) });

  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  // More at once would wait for each other until the deadline on a busy machine
  for (let first = 1; first < hours.length; first += 8) {
    const together = hours.slice(first, first + 8).map((hour, index) => ask(hour, first + index));
    answers.push(...(await Promise.all(together)));
  }

  const accepted = answers.filter(({ status }) => status === 202);
  expect(accepted).toHaveLength(59);
  const held = accepted.filter(({ json }) => json.pending.held === undefined).length;
  expect(held).toBeGreaterThan(0);
  expect(held).toBeLessThanOrEqual(Math.ceil(before / 4));
  expect(held).toBeLessThanOrEqual(Math.ceil((await free()) / 4));
  expect(await documentsOf(db, 'slot_claims')).toHaveLength(1 + held);
  const links = (await documentsOf(db, 'mail')).filter(({ kind }) => kind === 'booking-pending');
  expect(links).toHaveLength(accepted.length);

  pass(30);
  expect(await releasePending({ db, now: time.now })).toBe(accepted.length);
  expect(await documentsOf(db, 'slot_claims')).toHaveLength(1);
  expect((await ask({ date: DAY, time: SLOT_LABELS[1] ?? '' }, 60)).json.pending.held).toBe(undefined);
});

test('an hour that is not held says so in the answer, in the mail and behind the link, and stays free for others', async () => {
  const { book, visitor, mailTo, tokenOf, see, claims, get } = await aFullHouse();

  const { status, json } = await book('11:00 AM', visitor('three'));

  expect(status).toBe(202);
  expect(json.pending).toEqual({ until: expect.any(String), date: DAY, time: '11:00 AM', held: false });
  const [mail] = await mailTo('three@acme.example');
  expect(String(mail?.['text'])).toContain('This time is not held for you yet.');
  expect(String(mail?.['text'])).not.toContain("We're holding");
  const token = await tokenOf('three@acme.example');
  expect((await see(token)).json.meeting).toMatchObject({ status: 'pending', held: false });
  expect(await claims()).toEqual(['9:00 AM', '10:00 AM']);
  const offered = (await get('/api/availability')).json.availability[0].slots;
  expect(offered.find((slot: { time: string }) => slot.time === '11:00 AM').status).toBe('available');
});

test('confirmed while the hour is free, it is booked with its claim and both mails; again it is the same', async () => {
  const { book, visitor, tokenOf, confirm, claims, mailTo, see } = await aFullHouse();
  await book('11:00 AM', visitor('three'));
  const token = await tokenOf('three@acme.example');

  const [confirmed, twice] = await Promise.all([confirm(token), confirm(token)]);

  expect([confirmed.status, twice.status]).toEqual([200, 200]);
  expect(confirmed.json.meeting).toMatchObject({ status: 'confirmed', time: '11:00 AM' });
  expect(confirmed.json.meeting.held).toBe(undefined);
  expect((await confirm(token)).json).toEqual(confirmed.json);
  expect((await see(token)).json.meeting.status).toBe('confirmed');
  expect(await claims()).toEqual(['9:00 AM', '10:00 AM', '11:00 AM']);
  const kinds = (await mailTo('three@acme.example')).map(({ kind }) => kind).sort();
  expect(kinds).toEqual(['booking-confirmation', 'booking-pending']);
});

test('confirmed once the hour is taken, it names other hours and stays; another hour books it with everything kept', async () => {
  const { db, post, book, visitor, tokenOf, confirm, move, claims, bookingOf, mailTo } = await aFullHouse();
  await storeCatalogue(db);
  const quote = aQuoteRequest();
  const { json } = await post('/api/send-quote', {
    ...quote,
    contact: { ...quote.contact, email: 'three@acme.example' },
  });
  const { quote_submission_id } = json;
  await book('11:00 AM', { ...visitor('three'), quote_submission_id });
  await book('11:00 AM', visitor('four'));
  await confirm(await tokenOf('four@acme.example'));
  const token = await tokenOf('three@acme.example');

  const refused = await confirm(token);

  expect([refused.status, refused.json.code]).toEqual([409, 'slot-taken']);
  expect(refused.json.alternatives.map(({ time }: { time: string }) => time)).toEqual(['1:00 PM', '2:00 PM']);
  expect(await bookingOf('three@acme.example')).toMatchObject({ status: 'pending', quote_submission_id });
  expect((await move(token, '11:00 AM')).json.code).toBe('slot-taken');
  const moved = await move(token, '1:00 PM');
  expect([moved.status, moved.json.meeting.status, moved.json.meeting.time]).toEqual([
    200,
    'confirmed',
    '1:00 PM',
  ]);
  expect(await bookingOf('three@acme.example')).toMatchObject({
    time: '1:00 PM',
    quote_submission_id,
    history: [
      { what: 'booked', to: { time: '11:00 AM' } },
      { what: 'booked', to: { time: '1:00 PM' } },
    ],
  });
  expect((await claims()).sort()).toEqual(['10:00 AM', '11:00 AM', '1:00 PM', '9:00 AM']);
  const kinds = (await mailTo('three@acme.example')).map(({ kind }) => kind).sort();
  expect(kinds).toEqual(['booking-confirmation', 'booking-pending']);
});

test('two visitors who confirm one hour at the same moment: one has it, the other is told', async () => {
  const { book, visitor, tokenOf, confirm, claims } = await aFullHouse();
  await book('11:00 AM', visitor('three'));
  await book('11:00 AM', visitor('four'));
  const tokens = await Promise.all(['three', 'four'].map((name) => tokenOf(`${name}@acme.example`)));
  const answers = await Promise.all(tokens.map((token) => confirm(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await claims()).filter((time) => time === '11:00 AM')).toHaveLength(1);
});

test('confirmed after the day was withdrawn or the administrator got busy, it is refused and can be booked later', async () => {
  const { db, book, visitor, tokenOf, confirm, claims } = await aFullHouse();
  await book('11:00 AM', visitor('three'));
  const token = await tokenOf('three@acme.example');
  const day = db.doc(`availability/admin-1_${DAY}`);
  const { slots } = (await day.get()).data() as { slots: string[] };
  await day.update({ slots: slots.filter((time) => time !== '11:00 AM') });
  expect((await confirm(token)).json.code).toBe('slot-not-offered');
  await day.update({ slots });
  await keepRules(db, { meetings_a_day: 1 });
  expect((await confirm(token)).json.code).toBe('slot-taken');
  expect(await claims()).toEqual(['9:00 AM', '10:00 AM']);
  await keepRules(db, { meetings_a_day: null });
  expect((await confirm(token)).status).toBe(200);
});

test('an hour that is not held closes no other hour, and its booking is released like any', async () => {
  const { db, book, visitor, tokenOf, see, pass, time, bookingOf } = await aFullHouse();
  await keepRules(db, { buffer_before: 60 });
  expect((await book('1:00 PM', visitor('three'))).json.pending.held).toBe(false);
  expect((await book('2:00 PM', visitor('four'))).status).toBe(202);
  const token = await tokenOf('three@acme.example');
  pass(30);
  expect((await see(token)).status).toBe(404);
  expect(await releasePending({ db, now: time.now })).toBe(3);
  expect(await bookingOf('three@acme.example')).toMatchObject({ status: 'cancelled', pending_until: null });
  expect((await book('2:00 PM', visitor('five'))).json.pending.held).toBe(undefined);
});
