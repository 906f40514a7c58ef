import { expect, test } from 'vitest';
import { addDays } from '../../src/domain/calendar-day.ts';
import { SLOT_LABELS } from '../../src/domain/slot-labels.ts';
import { slotId, todayInNewYork } from '../../src/domain/slots.ts';
import { clientOf, type Database, emptyDatabase } from '../support/api-under-test.ts';
import { startBuiltApi } from '../support/functions-framework.ts';

/** A function has 512 MB; what reading may take of them. */
const MOST_MEGABYTES = 300;

const TODAY = todayInNewYork(new Date());

/** 500 dates from today on with all hours offered, and 10,000 of them booked. */
async function fill(db: Database) {
  const writer = db.bulkWriter();
  for (let day = 0; day < 500; day += 1) {
    const date = addDays(TODAY, day);
    void writer.set(db.doc(`availability/admin-1_${date}`), {
      date,
      slots: SLOT_LABELS,
      admin_id: 'admin-1',
    });
    for (const time of SLOT_LABELS.slice(0, 20))
      void writer.set(db.doc(`slot_claims/${slotId(date, time)}`), { date, time, booking_id: 'b' });
  }
  await writer.close();
}

test('20 readers at once past the CDN, 500 dates and 10,000 claims: each gets the bookable days, from one small read', async () => {
  const { origin, projectId, peakMegabytes } = await startBuiltApi({ MEETING_HORIZON_DAYS: '60' });
  await fill(emptyDatabase(projectId));
  const { get } = clientOf(origin);

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, reader) => get(`/api/availability?reader=${reader}`)),
  );

  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  const dates = answers.flatMap(({ json }) => json.availability.map((day: { date: string }) => day.date));
  expect(dates.at(-1)).toBe(addDays(TODAY, 60));
  expect(peakMegabytes()).toBeLessThan(MOST_MEGABYTES);
});
