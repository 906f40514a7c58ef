import { expect, test } from 'vitest';
import { holidayOn } from './us-holidays.ts';

test.each([
  ['2026-01-19', 'Martin Luther King Jr. Day'],
  ['2026-05-25', 'Memorial Day'],
  ['2026-07-03', 'Independence Day (observed)'],
  ['2026-07-04', 'Independence Day'],
  ['2026-10-12', 'Columbus Day'],
  ['2026-11-26', 'Thanksgiving'],
  ['2021-12-31', "New Year's Day (observed)"],
  ['2023-01-02', "New Year's Day (observed)"],
  ['2027-06-18', 'Juneteenth (observed)'],
  ['2027-12-24', 'Christmas Day (observed)'],
  ['2027-12-25', 'Christmas Day'],
  ['2028-11-23', 'Thanksgiving'],
])('%s is %s', (date, name) => {
  expect(holidayOn(date)).toBe(name);
});

test.each(['', '2026-02-30', '12-25', '2026-12-24'])('%j is no holiday', (text) => {
  expect(holidayOn(text)).toBeNull();
});
