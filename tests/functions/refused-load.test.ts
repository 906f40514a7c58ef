import { expect, test } from 'vitest';
import { addDays } from '../../src/domain/calendar-day.ts';
import { SLOT_LABELS } from '../../src/domain/slot-labels.ts';
import { slotId, todayInNewYork } from '../../src/domain/slots.ts';
import { clientOf, type Database, documentsOf, emptyDatabase } from '../support/api-under-test.ts';
import { startBuiltApi } from '../support/functions-framework.ts';
import { aBookingRequest } from '../support/payloads.ts';

const TODAY = todayInNewYork(new Date());
const DAYS = 500;
const WANTED_IN = 30;
const WANTED = addDays(TODAY, WANTED_IN);

/** 500 dates with all hours offered and 20 of them taken, and no free hour within a week of the wanted date. */
async function fill(db: Database): Promise<void> {
  const writer = db.bulkWriter();
  for (let day = 0; day < DAYS; day += 1) {
    const date = addDays(TODAY, day);
    const record = { date, slots: SLOT_LABELS, admin_id: 'admin-1' };
    void writer.set(db.doc(`availability/admin-1_${date}`), record);
    const taken = Math.abs(day - WANTED_IN) <= 7 ? SLOT_LABELS : SLOT_LABELS.slice(0, 20);
    for (const time of taken) {
      void writer.set(db.doc(`slot_claims/${slotId(date, time)}`), { date, time, booking_id: 'a-booking' });
    }
  }
  await writer.close();
}

test('200 visitors want a taken slot at once where 500 days are open: each is told the nearest free ones, none to try later', async () => {
  const { origin, projectId } = await startBuiltApi({ MEETING_HORIZON_DAYS: String(DAYS) });
  const db = emptyDatabase(projectId);
  await fill(db);
  const { post } = clientOf(origin);

  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, visitor) =>
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

  expect(
    Map.groupBy(answers, ({ status }) => status)
      .keys()
      .toArray(),
  ).toEqual([409]);
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
