import { expect, test } from 'vitest';
import { documentsOf, NOW, startApi, TEAM, Timestamp } from '../support/api-under-test.ts';
import { aBookingRequest, aQuoteRequest, offer, storeCatalogue } from '../support/payloads.ts';

test('a booking, its claim and both mails are stored, and the visitor gets the receipt', async () => {
  const { db, post } = await startApi();
  await offer(db, '2026-12-08', ['10:00 AM']);

  const { status, json, headers } = await post('/api/create-booking', aBookingRequest());

  const [booking] = await documentsOf(db, 'bookings');
  expect(status).toBe(201);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(json).toEqual({
    success: true,
    booking: {
      id: booking?.['id'],
      reference: expect.stringMatching(/^BK-[2-9A-HJKMNP-TV-Z]{6}$/),
      date: '2026-12-08',
      time: '10:00 AM',
      starts_at: '2026-12-08T15:00:00.000Z',
      ends_at: '2026-12-08T15:45:00.000Z',
      time_zone: 'Asia/Tokyo',
      place: { kind: 'video', text: 'Video call' },
      host: null,
      manage_url: expect.stringMatching(
        /^https:\/\/booth\.example\/meeting#[A-Za-z0-9]+\.[A-Za-z0-9_-]{43}$/,
      ),
    },
  });
  const { id: booking_id, reference } = json.booking;
  const [admin_id, slot, now] = [
    'admin-1',
    { date: '2026-12-08', time: '10:00 AM' },
    Timestamp.fromDate(NOW),
  ];
  expect(booking).toEqual({
    ...aBookingRequest(),
    id: booking_id,
    admin_id,
    deal_id: expect.any(String),
    reference,
    starts_at: Timestamp.fromDate(new Date('2026-12-08T15:00:00Z')),
    ends_at: Timestamp.fromDate(new Date('2026-12-08T15:45:00Z')),
    status: 'confirmed',
    sequence: 0,
    moves: 0,
    created_at: now,
    manage_hashes: [expect.stringMatching(/^[0-9a-f]{64}$/)],
    history: [{ what: 'booked', at: now, by: 'visitor', to: slot }],
    search_words: expect.arrayContaining(['vera', 'acme']),
  });
  expect(await documentsOf(db, 'slot_claims')).toEqual([
    { id: '2026-12-08_1000', ...slot, booking_id, admin_id },
  ]);
  const mails = await documentsOf(db, 'mail');
  expect(mails.sort((a, b) => String(a['kind']).localeCompare(String(b['kind'])))).toMatchObject([
    { kind: 'booking-confirmation', to: 'vera@acme.example', booking_id },
    { kind: 'booking-lead', to: TEAM, reply_to: 'vera@acme.example', booking_id },
  ]);
});

test('a booking with a quote shows the visitor what was quoted, and the quote who booked', async () => {
  const { db, post } = await startApi();
  await storeCatalogue(db);
  await offer(db, '2026-12-08', ['10:00 AM']);
  const [stools] = aQuoteRequest().extras;
  const extras = [{ ...stools, spots: [{ nth: 0, x: -120, z: 35, turn: 270 }] }];
  const { quote_submission_id } = (await post('/api/send-quote', aQuoteRequest({ extras }))).json;

  const { json } = await post('/api/create-booking', aBookingRequest({ quote_submission_id }));

  const mails = await documentsOf(db, 'mail');
  const confirmation = mails.find(({ kind }) => kind === 'booking-confirmation');
  expect(await documentsOf(db, 'bookings')).toMatchObject([{ quote_submission_id }]);
  expect(await documentsOf(db, 'quote_submissions')).toMatchObject([{ booking_id: json.booking.id }]);
  expect(confirmation?.['text']).toContain('Estimated total: $8,690');
  expect(confirmation?.['text']).toContain('.2~bar-stools~0_-120_35_270.asof~');
});

test('404 availability-not-found without the record of the date, 422 slot-not-offered without its hour', async () => {
  const { db, post } = await startApi();
  const error = 'Availability record not found';
  const notFound = { success: false, error, code: 'availability-not-found' };

  const without = await post('/api/create-booking', aBookingRequest());
  await offer(db, '2026-12-08', ['9:00 AM']);
  const otherDate = await post('/api/create-booking', aBookingRequest({ date: '2026-12-09' }));
  const otherHour = await post('/api/create-booking', aBookingRequest());

  for (const { status, json } of [without, otherDate]) expect([status, json]).toEqual([404, notFound]);
  expect([otherHour.status, otherHour.json.code]).toEqual([422, 'slot-not-offered']);
  expect(await documentsOf(db, 'slot_claims')).toEqual([]);
});

test('409 slot-taken: free slots more than a week away are listed only if there are not three nearer', async () => {
  const { db, post } = await startApi({ settings: { copySeconds: 0 } });
  await offer(db, '2026-12-08', ['10:00 AM']);
  await offer(db, '2026-12-01', ['9:00 AM', '10:00 AM']);
  await offer(db, '2026-12-15', ['10:00 AM', '11:00 AM']);
  await post('/api/create-booking', aBookingRequest());
  const alternatives = async () => {
    const { json } = await post('/api/create-booking', aBookingRequest({ user_email: 'b@b.example' }));
    return json.alternatives.map(({ date, time }: { date: string; time: string }) => `${date} ${time}`);
  };

  expect(await alternatives()).toEqual(['2026-12-01 10:00 AM', '2026-12-15 10:00 AM', '2026-12-01 9:00 AM']);
  await offer(db, '2026-12-14', ['10:00 AM']);
  expect(await alternatives()).toEqual(['2026-12-14 10:00 AM', '2026-12-01 10:00 AM', '2026-12-15 10:00 AM']);
});

test('409 slot-taken: with the three nearest free slots, each once, none booked and none too soon', async () => {
  const { db, post, time } = await startApi();
  await offer(db, '2026-12-08', ['3:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '5:00 PM']);
  await offer(db, '2026-12-08', ['11:00 AM', '3:00 PM'], 'admin-2');
  await offer(db, '2026-12-09', ['10:00 AM']);
  await post('/api/create-booking', aBookingRequest({ time: '1:00 PM' }));
  await post('/api/create-booking', aBookingRequest());
  time.now = new Date('2026-12-08T04:30:00Z');

  const { status, json } = await post('/api/create-booking', aBookingRequest({ user_email: 'b@b.example' }));

  const free = (admin: string, time: string, hour: number) => ({
    availability_id: `${admin}_2026-12-08`,
    ...{ date: '2026-12-08', time, starts_at: `2026-12-08T${hour}:00:00.000Z` },
  });
  const last = free('admin-1', '5:00 PM', 22);
  expect(status).toBe(409);
  expect(json).toEqual({
    success: false,
    error: 'Someone just booked this time. Please choose another.',
    code: 'slot-taken',
    alternatives: [free('admin-1', '11:00 AM', 16), free('admin-2', '3:00 PM', 20), last],
  });
});
