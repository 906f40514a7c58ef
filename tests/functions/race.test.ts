import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { todayInNewYork } from '../../src/domain/booking/slots.ts';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import { clientOf, documentsOf, emptyDatabase } from '../support/api-under-test.ts';
import { startBuiltApi } from '../support/functions-framework.ts';
import { aBookingRequest, offer } from '../support/payloads.ts';
import { patiently } from '../support/until-answered.ts';

/** A month ahead: the built API takes its time from the clock. */
const DAY = addDays(todayInNewYork(new Date()), 30);

const CROWD = process.env['ALL_TESTS'] ? 100 : 15;

test(`${CROWD} visitors want one slot simultaneously: one gets it, the others are refused, one set of mails`, async () => {
  const { origin, projectId } = await startBuiltApi();
  const db = emptyDatabase(projectId);
  const { post } = clientOf(origin);
  await offer(db, DAY, ['10:00 AM', '11:00 AM'], 'admin-1');
  const wanted = { date: DAY, availability_id: `admin-1_${DAY}` };
  const ask = (_: unknown, visitor: number) => {
    const body = aBookingRequest({ ...wanted, user_email: `visitor-${visitor}@acme.example` });
    return patiently((key) => post('/api/create-booking', body, key));
  };

  const answers = await Promise.all(Array.from({ length: CROWD }, ask));

  const won = answers.filter(({ status }) => status === 201);
  const lost = answers.filter(({ status }) => status === 409);
  expect([won.length, lost.length]).toEqual([1, CROWD - 1]);
  for (const { json } of lost) {
    expect(json.code).toBe('slot-taken');
    expect(json.alternatives).toMatchObject([{ date: DAY, time: '11:00 AM' }]);
  }
  const bookings = await documentsOf(db, 'bookings');
  expect(bookings.map(({ id }) => id)).toEqual([won[0]?.json.booking.id]);
  expect(await documentsOf(db, 'slot_claims')).toHaveLength(1);
  const kinds = (await documentsOf(db, 'mail')).map(({ kind }) => kind).sort();
  expect(kinds).toEqual(['booking-confirmation', 'booking-lead']);
});

test('the same key ten times simultaneously: one booking, ten identical responses', async () => {
  const { origin, projectId } = await startBuiltApi();
  const db = emptyDatabase(projectId);
  const { post } = clientOf(origin);
  const availability_id = await offer(db, DAY, ['10:00 AM']);
  const request = aBookingRequest({ date: DAY, availability_id });
  const key = randomUUID();

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => post('/api/create-booking', request, key)),
  );

  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await documentsOf(db, 'bookings')).toHaveLength(1);
  expect(await documentsOf(db, 'mail')).toHaveLength(2);
});

test('errors for which the runtime has an error page are answered by the API', async () => {
  const { origin } = await startBuiltApi();
  const { send } = clientOf(origin);
  for (const [type, encoding, body, status] of [
    ['application/json', 'identity', '{"date":', 400],
    ['application/json; charset=klingon', 'identity', '{}', 415],
    ['application/json', 'zip', '{}', 415],
    ['application/json', 'identity', `"${'x'.repeat(70_000)}"`, 413],
    ['application/x-www-form-urlencoded', 'identity', 'a=%E0%A4%A', 415],
  ] as const) {
    const headers = { 'content-type': type, 'content-encoding': encoding };
    const answer = await send('/api/create-booking', { method: 'POST', headers, body });
    expect([answer.status, answer.json?.success], type).toEqual([status, false]);
  }
});
