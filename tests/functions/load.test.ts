/** Many visitors at once where much is open and booked; with `--all` in the largest setting. */
import { expect, test } from 'vitest';
import { todayInNewYork } from '../../src/domain/booking/slots.ts';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import { clientOf, type Database, documentsOf, emptyDatabase } from '../support/api-under-test.ts';
import { fillDays } from '../support/filled-days.ts';
import { startBuiltApi } from '../support/functions-framework.ts';
import { aBookingRequest } from '../support/payloads.ts';

const DAYS = process.env['ALL_TESTS'] ? 500 : 60;
const VISITORS = DAYS / 2;

const TODAY = todayInNewYork(new Date());
const WANTED_IN = 30;
const WANTED = addDays(TODAY, WANTED_IN);

/** Fills the days so that no hour is free within a week of the wanted date. */
function fill(db: Database): Promise<void> {
  return fillDays(db, DAYS, (day) => Math.abs(day - WANTED_IN) <= 7);
}

test('many visitors want one taken slot: each gets the nearest free ones, and none is asked to try later', async () => {
  const { origin, projectId } = await startBuiltApi({ MEETING_HORIZON_DAYS: String(DAYS) });
  const db = emptyDatabase(projectId);
  await fill(db);
  const { post } = clientOf(origin);

  const answers = await Promise.all(
    Array.from({ length: VISITORS }, (_, visitor) =>
      post(
        '/api/create-booking',
        aBookingRequest({
          date: WANTED,
          availability_id: `admin-1_${WANTED}`,
          user_email: `visitor-${visitor}@acme.example`,
        }),
      ),
    ),
  );

  expect([...new Set(answers.map(({ status }) => status))]).toEqual([409]);
  const before = addDays(WANTED, -8);
  for (const { json } of answers) {
    expect(json.alternatives.map(({ date, time }: Record<string, string>) => `${date} ${time}`)).toEqual([
      `${before} 11:00 PM`,
      `${before} 10:00 PM`,
      `${before} 9:00 PM`,
    ]);
  }
  expect(await documentsOf(db, 'bookings')).toEqual([]);
});
