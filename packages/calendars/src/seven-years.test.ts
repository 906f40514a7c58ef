/** A busy person's private address holds seven years and 3 MB, or a hundred events that repeat daily. */
import { expect, test } from 'vitest';
import { cpuTimeOf } from '../../../tests/support/cpu-time.ts';
import { sevenYears } from '../../../tests/support/seven-years.ts';
import { type CalendarReading, readingOf } from './calendar-reading.ts';

const RANGE = { from: new Date('2026-11-26T05:00:00Z'), until: new Date('2027-12-30T00:00:00Z') };
const options = {
  range: RANGE,
  now: RANGE.from,
  owner: [],
  countsUnanswered: false,
  zone: 'UTC',
  isOwn: () => false,
};

test('seven years are read in a moment, and the past changes nothing', async () => {
  const all = sevenYears('2020-01-01', '2027-01-31');
  const rest = sevenYears('2026-11-20', '2027-01-31');
  expect(all.length).toBeGreaterThan(3_000_000);
  let reading: CalendarReading | null = null as CalendarReading | null;

  const used = await cpuTimeOf(() => {
    reading = readingOf(all, options);
  });

  expect(reading).toEqual(readingOf(rest, options));
  expect(reading?.ahead.count).toBeGreaterThan(200);
  expect(reading?.unread.count).toBe(0);
  // 0.4 s on a free machine
  expect(used).toBeLessThan(8_000);
});
