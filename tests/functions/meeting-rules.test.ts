/** An administrator's rules close the same hours to visitors in the list of hours and in booking. */
import { expect, test } from 'vitest';
import { slotId } from '../../src/domain/booking/slots.ts';
import { documentsOf, NOW, type SETTINGS, startApi } from '../support/api-under-test.ts';
import { aBookingRequest, keepRules, offer } from '../support/payloads.ts';

const DAY = '2026-12-08';

type Api = Awaited<ReturnType<typeof startApi>>;

/** Starts an API that applies changed rules at once. */
function rulesApi(settings: Partial<typeof SETTINGS> = {}, now = NOW) {
  return startApi({ now, settings: { copySeconds: 0, ...settings } });
}

/** Returns a function that books for a new visitor each time. */
function booker({ post }: Api) {
  let visitors = 0;
  return (time: string, { date = DAY, admin = 'admin-1' } = {}) => {
    visitors += 1;
    const user_email = `visitor-${visitors}@acme.example`;
    const body = aBookingRequest({ date, time, availability_id: `${admin}_${date}`, user_email });
    return post('/api/create-booking', body);
  };
}

async function freeHours({ get }: Api, admin = 'admin-1', token = ''): Promise<string[]> {
  const { json } = token
    ? await get('/api/meeting/availability', { 'x-meeting-token': token })
    : await get('/api/availability');
  const days = json.availability as {
    id: string;
    date: string;
    slots: { time: string; status: string }[];
  }[];
  return days
    .filter(({ id, date }) => id === `${admin}_${date}`)
    .flatMap(({ date, slots }) =>
      slots.flatMap(({ time, status }) => (status === 'available' ? slotId(date, time) : [])),
    );
}

test('of two hours without a buffer between them, booked at once, exactly one is booked', async () => {
  const api = await rulesApi();
  await offer(api.db, DAY, ['10:00 AM', '11:00 AM', '1:00 PM']);
  await keepRules(api.db, { buffer_before: 30 });
  const book = booker(api);

  const answers = await Promise.all([book('10:00 AM'), book('11:00 AM')]);

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.json.code).toBe('slot-taken');
  expect(refused?.json.alternatives).toMatchObject([{ date: DAY, time: '1:00 PM' }]);
  expect(await documentsOf(api.db, 'bookings')).toHaveLength(1);
  expect(await freeHours(api)).toEqual([`${DAY}_1300`]);
});

test('a full day is closed, by bookings that wait for a link too; a cancellation opens it again', async () => {
  const api = await rulesApi({ confirmAbovePerHour: 1 });
  await offer(api.db, DAY, ['9:00 AM', '1:00 PM', '5:00 PM']);
  await offer(api.db, '2026-12-09', ['9:00 AM']);
  await keepRules(api.db, { meetings_a_day: 2 });
  const book = booker(api);
  const first = await book('9:00 AM');
  expect((await book('1:00 PM')).status).toBe(202);

  const refused = await book('5:00 PM');

  expect([refused.status, refused.json.code]).toEqual([409, 'slot-taken']);
  expect(refused.json.alternatives).toMatchObject([{ date: '2026-12-09', time: '9:00 AM' }]);
  expect(await freeHours(api)).toEqual(['2026-12-09_0900']);
  const token = new URL(first.json.booking.manage_url).hash.slice(1);
  await api.post('/api/meeting/cancel', {}, undefined, { 'x-meeting-token': token });
  expect(await freeHours(api)).toEqual([`${DAY}_0900`, `${DAY}_1700`, '2026-12-09_0900']);
});

test('the rules of one administrator do not close the hours of another', async () => {
  const api = await rulesApi();
  const hours = ['10:00 AM', '11:00 AM', '12:00 PM'];
  for (const admin of ['admin-1', 'admin-2']) await offer(api.db, DAY, hours, admin);
  await keepRules(api.db, { buffer_after: 60, notice_hours: 1 });
  await keepRules(api.db, { notice_hours: 720 }, 'admin-2');
  const book = booker(api);
  await book('11:00 AM');

  expect(await freeHours(api)).toEqual([]);
  expect(await freeHours(api, 'admin-2')).toEqual([]);
  expect((await book('10:00 AM', { admin: 'admin-2' })).json.code).toBe('slot-too-soon');
  await keepRules(api.db, { notice_hours: 4 }, 'admin-2');
  expect(await freeHours(api, 'admin-2')).toEqual([`${DAY}_1000`, `${DAY}_1200`]);
  expect((await book('10:00 AM', { admin: 'admin-2' })).status).toBe(201);
});

test('a meeting is not in its own way when the visitor moves it; another one is', async () => {
  const api = await rulesApi();
  await offer(api.db, DAY, ['10:00 AM', '11:00 AM', '12:00 PM']);
  const book = booker(api);
  const { json } = await book('10:00 AM');
  const token = new URL(json.booking.manage_url).hash.slice(1);
  await keepRules(api.db, { buffer_before: 60, meetings_a_day: 1 });
  expect(await freeHours(api)).toEqual([]);
  expect(await freeHours(api, 'admin-1', token)).toEqual([`${DAY}_1100`, `${DAY}_1200`]);
  const move = (time: string) =>
    api.post(
      '/api/meeting/move',
      { date: DAY, time, availability_id: `admin-1_${DAY}`, time_zone: 'Asia/Tokyo' },
      undefined,
      { 'x-meeting-token': token },
    );

  expect((await move('11:00 AM')).status).toBe(200);

  await keepRules(api.db, { buffer_before: 0, meetings_a_day: 1 });
  expect((await book('10:00 AM')).json.code).toBe('slot-taken');
  await keepRules(api.db, { meetings_a_day: null });
  expect((await book('10:00 AM')).status).toBe(201);
  await keepRules(api.db, { buffer_before: 60 });
  expect((await move('12:00 PM')).status).toBe(200);
  expect((await move('11:00 AM')).json.code).toBe('slot-taken');
  expect(await freeHours(api, 'admin-1', token)).toEqual([]);
  expect((await api.get('/api/meeting/availability', { 'x-meeting-token': `${token}x` })).status).toBe(404);
});
