/** Many visitors at once where much is open and booked; with `--all` on the most days that can be open. */
import { expect, test } from 'vitest';
import { todayInNewYork } from '../../src/domain/booking/slots.ts';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import { clientOf, documentsOf, emptyDatabase } from '../support/api-under-test.ts';
import { fillDays } from '../support/filled-days.ts';
import { startBuiltApi } from '../support/functions-framework.ts';
import { aBookingRequest } from '../support/payloads.ts';

const DAYS = process.env['ALL_TESTS'] ? 500 : 60;
// As many as a busy machine answers before the deadline of a request
const VISITORS = 30;

const TODAY = todayInNewYork(new Date());
const WANTED_IN = 30;
const WANTED = addDays(TODAY, WANTED_IN);

test('many visitors want one taken slot: each gets the nearest free ones, and none is asked to try later', async () => {
  const { origin, projectId } = await startBuiltApi({ MEETING_HORIZON_DAYS: String(DAYS) });
  const db = emptyDatabase(projectId);
  // No hour is free within a week of the wanted date
  await fillDays(db, DAYS, (day) => Math.abs(day - WANTED_IN) <= 7);
  const wanted = { date: WANTED, availability_id: `admin-1_${WANTED}` };
  const { post } = clientOf(origin);
  const ask = (_: unknown, visitor: number) =>
    post('/api/create-booking', aBookingRequest({ ...wanted, user_email: `v-${visitor}@acme.example` }));

  const answers = await Promise.all(Array.from({ length: VISITORS }, ask));

  expect([...new Set(answers.map(({ status }) => status))]).toEqual([409]);
  const date = addDays(WANTED, -8);
  const nearest = ['11:00 PM', '10:00 PM', '9:00 PM'].map((time) => ({ date, time }));
  for (const { json } of answers) expect(json.alternatives).toMatchObject(nearest);
  expect(await documentsOf(db, 'bookings')).toEqual([]);
});
