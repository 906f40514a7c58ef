import { expect, test } from 'vitest';
import { startApi } from '../support/api-under-test.ts';
import { aBookingRequest, keepRules, offer } from '../support/payloads.ts';

test('availability lists each date with its slots, their instants and whether they are booked', async () => {
  const { db, get } = await startApi();
  await offer(db, '2026-12-09', ['9:00 AM']);
  await offer(db, '2026-12-08', ['2:00 PM', '10:00 AM']);
  await db.doc('slot_claims/2026-12-08_1400').set({ date: '2026-12-08', time: '2:00 PM', booking_id: 'b' });

  const { status, json, headers } = await get('/api/availability');

  expect(status).toBe(200);
  expect(json).toEqual({
    availability: [
      {
        id: 'admin-1_2026-12-08',
        date: '2026-12-08',
        slots: [
          { time: '10:00 AM', starts_at: '2026-12-08T15:00:00.000Z', status: 'available' },
          { time: '2:00 PM', starts_at: '2026-12-08T19:00:00.000Z', status: 'booked' },
        ],
      },
      {
        id: 'admin-1_2026-12-09',
        date: '2026-12-09',
        slots: [{ time: '9:00 AM', starts_at: '2026-12-09T14:00:00.000Z', status: 'available' }],
      },
    ],
  });
  expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=[1-9], /);
});

test('after a booking the list is the same as read anew, with the hours that its buffers close on the next date', async () => {
  const { db, get, post } = await startApi();
  const [eve, day] = ['2026-12-08', '2026-12-09'];
  await keepRules(db, { buffer_after: 30 });
  const availability_id = await offer(db, eve, ['10:00 AM', '11:00 PM']);
  await offer(db, day, ['12:00 AM', '1:00 AM']);
  await offer(db, eve, ['11:00 PM'], 'admin-2');
  await get('/api/availability');

  const late = { date: eve, time: '11:00 PM', availability_id };
  expect((await post('/api/create-booking', aBookingRequest(late))).status).toBe(201);
  const { json } = await get('/api/availability');

  const { availability } = (await (await startApi({ db })).get('/api/availability')).json;
  expect(json.availability).toEqual(availability);
  const timesOf = ({ id, slots }: { id: string; slots: { time: string; status: string }[] }) => [
    id,
    ...slots.map(({ time, status }) => `${time} ${status}`),
  ];
  expect(availability.map(timesOf)).toEqual([
    [`admin-1_${eve}`, '10:00 AM available', '11:00 PM booked'],
    [`admin-2_${eve}`, '11:00 PM booked'],
    [`admin-1_${day}`, '1:00 AM available'],
  ]);
});

test('availability reveals nothing about who booked', async () => {
  const { db, get, post } = await startApi();
  await offer(db, '2026-12-08', ['10:00 AM']);
  const booked = await post('/api/create-booking', aBookingRequest());

  const { text } = await get('/api/availability');

  for (const secret of ['vera', 'Vera', 'Acme', booked.json.booking.id, booked.json.booking.reference]) {
    expect(text).not.toContain(secret);
  }
});

test('a record of another shape is left out and does no harm', async () => {
  const { db, get } = await startApi();
  await db.doc('availability/broken').set({ date: '2026-12-08', slots: 'all day', admin_id: 'admin-1' });
  await offer(db, '2026-12-08', ['10:00 AM', 'noon', '10:00 AM']);

  const { json } = await get('/api/availability');

  expect(json.availability).toHaveLength(1);
  expect(json.availability[0].slots).toHaveLength(1);
});
