/** A busy person's private address holds seven years and 3 MB, or a hundred events that repeat daily. */
import { expect, test } from 'vitest';
import { calendar, RANGE, readingIn } from '../../../tests/support/calendar-file.ts';
import { cpuTimeOf } from '../../../tests/support/cpu-time.ts';
import { sevenYears } from '../../../tests/support/seven-years.ts';
import type { CalendarReading } from './calendar-reading.ts';

test('seven years are read in a moment, and the past changes nothing', async () => {
  const all = sevenYears('2020-01-01', '2027-01-31');
  const rest = sevenYears('2026-11-20', '2027-01-31');
  expect(all.length).toBeGreaterThan(3_000_000);
  let reading: CalendarReading | null = null as CalendarReading | null;

  const used = await cpuTimeOf(() => {
    reading = readingIn(all);
  });

  expect(reading).toEqual(readingIn(rest));
  expect(reading?.ahead.count).toBeGreaterThan(200);
  expect(reading?.unread.count).toBe(0);
  // 0.4 s on a free machine
  expect(used).toBeLessThan(8_000);
});

test('ten years of a hundred events that repeat daily are read in a moment', async () => {
  const repeat = (rule: string) =>
    Array.from({ length: 50 }, (_, index) => [
      `DTSTART;TZID=Europe/Berlin:201501${10 + (index % 20)}T${10 + (index % 10)}0000`,
      ...['DURATION:PT30M', `RRULE:FREQ=${rule}`],
    ]);
  const file = calendar(...repeat('DAILY'), ...repeat('WEEKLY;BYDAY=MO,TU,WE,TH,FR'));
  const range = { ...RANGE, until: new Date('2036-11-26T05:00:00Z') };

  // 0.7 s on a free machine, 9 s when a library made each date
  expect(await cpuTimeOf(() => readingIn(file, { range }))).toBeLessThan(6_000);
});
