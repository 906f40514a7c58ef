import { expect, test } from 'vitest';
import { documentsOf, startApi } from '../support/api-under-test.ts';
import { aBookingRequest, aQuoteRequest, offer, storeCatalogue } from '../support/payloads.ts';

test('a quote with a meeting is booked no other time; the same meeting again is answered with a new link', async () => {
  const { db, get, post } = await startApi();
  await storeCatalogue(db);
  await offer(db, '2026-12-08', ['10:00 AM', '11:00 AM']);
  const { json: quote } = await post('/api/send-quote', aQuoteRequest());
  const request = aBookingRequest({ quote_submission_id: quote.quote_submission_id });
  const first = await post('/api/create-booking', request);

  const other = await post('/api/create-booking', { ...request, time: '11:00 AM' });
  const again = await post('/api/create-booking', { ...request, user_email: 'VERA@acme.example' });

  const { id } = first.json.booking;
  expect([other.status, Object.keys(other.json.fields)]).toEqual([400, ['quote_submission_id']]);
  expect([again.status, again.json.booking.id]).toEqual([201, id]);
  for (const { json } of [first, again]) {
    const token = new URL(json.booking.manage_url).hash.slice(1);
    expect((await get('/api/meeting', { 'x-meeting-token': token })).status).toBe(200);
  }
  expect(again.json.booking.manage_url).not.toBe(first.json.booking.manage_url);
  expect(await documentsOf(db, 'quote_submissions')).toMatchObject([{ booking_id: id }]);
  expect(await documentsOf(db, 'bookings')).toHaveLength(1);
  expect(await documentsOf(db, 'mail')).toHaveLength(3);
});

test("someone else's quote cannot be booked, and the response is the same as for a missing quote", async () => {
  const { db, post } = await startApi();
  await storeCatalogue(db);
  await offer(db, '2026-12-08', ['10:00 AM']);
  const quote = await post('/api/send-quote', aQuoteRequest());
  const bookWith = (quote_submission_id: string) =>
    post('/api/create-booking', aBookingRequest({ quote_submission_id, user_email: 'otto@other.example' }));

  const foreign = await bookWith(quote.json.quote_submission_id);
  const unknown = await bookWith('made-up');

  expect([foreign.status, foreign.json.code]).toEqual([400, 'invalid']);
  expect(Object.keys(foreign.json.fields)).toEqual(['quote_submission_id']);
  expect(foreign.text).toBe(unknown.text);
  expect(await documentsOf(db, 'bookings')).toEqual([]);
  expect(await documentsOf(db, 'mail')).toHaveLength(1);
});

test('an address has at most two upcoming meetings, no matter how they are requested', async () => {
  const { db, post } = await startApi();
  const times = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM'];
  await offer(db, '2026-12-08', times);

  const answers = await Promise.all(
    times.map((time, index) => {
      const user_email = index % 2 ? 'vera@acme.example' : 'VERA@acme.example';
      return post('/api/create-booking', aBookingRequest({ time, user_email }));
    }),
  );

  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(refused.map(({ json }) => json.code)).toEqual(Array(4).fill('too-many-meetings'));
  expect(await documentsOf(db, 'slot_claims')).toHaveLength(2);
});

test('a network books three meetings an hour, one of them without a quote', async () => {
  const { db, post, time } = await startApi({ settings: { requestsPerHour: 60 } });
  await storeCatalogue(db);
  const times = ['9:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM', '2:00 PM'];
  await offer(db, '2026-12-08', times);
  let visitors = 0;
  const book = async (withQuote: boolean) => {
    visitors += 1;
    const email = `visitor-${visitors}@acme.example`;
    const contact = { ...aQuoteRequest().contact, email };
    const quote = withQuote ? await post('/api/send-quote', aQuoteRequest({ contact })) : null;
    const request = {
      time: times[visitors - 1],
      user_email: email,
      quote_submission_id: quote?.json.quote_submission_id ?? null,
    };
    return (await post('/api/create-booking', aBookingRequest(request))).status;
  };

  const within: number[] = [];
  for (const withQuote of [false, false, true, true, true]) within.push(await book(withQuote));
  time.now = new Date(time.now.getTime() + 3_601_000);

  expect(within).toEqual([201, 429, 201, 201, 429]);
  expect(await book(false)).toBe(201);
});
