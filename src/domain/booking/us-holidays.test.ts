import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekdayOf } from '../time/calendar-day.ts';
import { holidayOn } from './us-holidays.ts';

/** Every day from 2020 to 2039. */
const DAYS = Array.from({ length: 7_305 }, (_, index) => addDays('2020-01-01', index));

test.each([
  ['2026-01-01', "New Year's Day"],
  ['2026-01-19', 'Martin Luther King Jr. Day'],
  ['2026-02-16', "Presidents' Day"],
  ['2026-05-25', 'Memorial Day'],
  ['2026-06-19', 'Juneteenth'],
  ['2026-07-03', 'Independence Day (observed)'],
  ['2026-07-04', 'Independence Day'],
  ['2026-09-07', 'Labor Day'],
  ['2026-10-12', 'Columbus Day'],
  ['2026-11-11', 'Veterans Day'],
  ['2026-11-26', 'Thanksgiving'],
  ['2026-12-25', 'Christmas Day'],
  ['2021-12-31', "New Year's Day (observed)"],
  ['2023-01-02', "New Year's Day (observed)"],
  ['2027-05-31', 'Memorial Day'],
])('%s is %s', (date, name) => {
  expect(holidayOn(date)).toBe(name);
});

test.each(['', '2026-02-30', '12-25'])('%j is neither a date nor a holiday', (text) => {
  expect(holidayOn(text)).toBeNull();
});

test('each year has each of the eleven once, in its month', () => {
  const months = {
    New: '01',
    Mar: '01',
    Pre: '02',
    Mem: '05',
    Jun: '06',
    Ind: '07',
    Lab: '09',
    Col: '10',
    Vet: '11',
    Tha: '11',
    Chr: '12',
  };
  const found = DAYS.flatMap((day) => {
    const name = holidayOn(day);
    return name && !name.endsWith('(observed)') ? [`${day.slice(0, 7)} ${name.slice(0, 3)}`] : [];
  });
  const wanted = Array.from({ length: 20 }, (_, index) => 2020 + index).flatMap((year) =>
    Object.entries(months).map(([name, month]) => `${year}-${month} ${name}`),
  );
  expect(found.toSorted()).toEqual(wanted.toSorted());
});

test('a day is observed exactly when the adjacent holiday falls on a weekend', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DAYS), (day) => {
      const name = holidayOn(day) ?? '';
      const weekday = weekdayOf(day);
      if (name.endsWith('(observed)')) {
        expect([1, 5]).toContain(weekday);
        expect(`${holidayOn(addDays(day, weekday === 5 ? 1 : -1))} (observed)`).toBe(name);
      } else if (name !== '' && weekday > 5) {
        expect(holidayOn(addDays(day, weekday === 6 ? -1 : 1))).toBe(`${name} (observed)`);
      }
    }),
    { numRuns: 500 },
  );
});
