import { expect, test } from 'vitest';
import { areFew, openHours } from './open-hours.ts';
import { slotId } from './slots.ts';

/** Wednesday, January 6, 2027, 10 AM in New York. */
const SETTINGS = { now: new Date('2027-01-06T15:00:00Z'), noticeHours: 4, horizonDays: 60 };
const none = new Set<string>();

test('free hours are those without a claim that visitors can book now', () => {
  const offered = [
    // Past, just too soon, and the first that can be booked
    { date: '2027-01-06', slots: ['9:00 AM', '1:00 PM', '2:00 PM'] },
    { date: '2027-01-14', slots: ['9:00 AM', '10:00 AM'] },
    { date: '2027-03-07', slots: ['9:00 AM', '10:00 AM', '11:00 AM'] },
    // Beyond the 60 days
    { date: '2027-03-08', slots: ['9:00 AM'] },
  ];
  const claimed = new Set([slotId('2027-01-14', '9:00 AM')]);
  expect(openHours(offered, claimed, SETTINGS)).toEqual({ hours: 4, days: 61 });
});

test('days are counted to the last free hour, today being the first', () => {
  const on = (date: string) => openHours([{ date, slots: ['5:00 PM'] }], none, SETTINGS).days;
  expect(on('2027-01-06')).toBe(1);
  expect(on('2027-01-07')).toBe(2);
  expect(on('2027-02-01')).toBe(27);
  expect(openHours([], none, SETTINGS)).toEqual({ hours: 0, days: 0 });
});

test('an hour offered twice counts once; an hour skipped by the clocks does not count', () => {
  const offered = [
    { date: '2027-01-14', slots: ['9:00 AM', '9:00 AM'] },
    { date: '2027-01-14', slots: ['9:00 AM'] },
    { date: '2027-03-14', slots: ['2:00 AM'] },
  ];
  expect(openHours(offered, none, { ...SETTINGS, horizonDays: 90 })).toEqual({ hours: 1, days: 9 });
});

test.each([
  [{ hours: 20, days: 14 }, false],
  [{ hours: 19, days: 14 }, true],
  [{ hours: 20, days: 13 }, true],
])('%o: few is %s', (left, few) => {
  expect(areFew(left)).toBe(few);
});
