import { expect, test } from 'vitest';
import { hasFewHoursLeft, openHours } from './open-hours.ts';

/** Wednesday, January 6, 2027, 10 AM in New York. */
const NOW = new Date('2027-01-06T15:00:00Z');
const all = () => true;

test('days are counted to the last free hour, today being the first', () => {
  const on = (date: string) => openHours([{ date, slots: ['5:00 PM'] }], all, NOW).days;
  expect(on('2027-01-06')).toBe(1);
  expect(on('2027-01-07')).toBe(2);
  expect(on('2027-02-01')).toBe(27);
  expect(openHours([], all, NOW)).toEqual({ hours: 0, days: 0 });
});

test('an hour offered twice counts once; an hour skipped by the clocks does not count', () => {
  const offered = [
    { date: '2027-01-14', slots: ['9:00 AM', '9:00 AM'] },
    { date: '2027-01-14', slots: ['9:00 AM'] },
    { date: '2027-03-14', slots: ['2:00 AM'] },
  ];
  expect(openHours(offered, all, NOW)).toEqual({ hours: 1, days: 9 });
});

test.each([
  [{ hours: 20, days: 14 }, false],
  [{ hours: 19, days: 14 }, true],
  [{ hours: 20, days: 13 }, true],
])('%o: few is %s', (left, few) => {
  expect(hasFewHoursLeft(left)).toBe(few);
});
