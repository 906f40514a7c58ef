import { expect, test } from 'vitest';
import { workingHoursFirst } from './working-hours.ts';

/** A day's slots in New York, from 9 AM to 4 PM. */
const DAY = [14, 15, 16, 17, 18, 19, 20, 21].map((hour) => `2026-12-08T${hour}:00:00.000Z`);
const NEXT_DAY = DAY.map((start) => start.replace('08T', '09T'));

function sorted(slots: readonly string[], zone: string, wanted?: string): string[] {
  return workingHoursFirst(
    slots,
    (start) => start,
    zone,
    wanted === undefined ? undefined : new Date(wanted),
  ).map((start) => start.slice(8, 13));
}

test('within working hours slots keep their order', () => {
  expect(sorted(DAY, 'America/New_York')).toEqual(DAY.map((start) => start.slice(8, 13)));
});

test('in California 8 AM comes before 6 AM', () => {
  expect(sorted(DAY, 'America/Los_Angeles')).toEqual(
    ['16', '17', '18', '19', '20', '21', '15', '14'].map((hour) => `08T${hour}`),
  );
});

test('where no slot is in working hours, the nearest come first, also past midnight', () => {
  // 6 AM in Tokyo on both days, then 5 AM
  expect(sorted([...DAY, ...NEXT_DAY], 'Asia/Tokyo').slice(0, 3)).toEqual(['08T21', '09T21', '08T20']);
  const two = ['2026-12-08T14:00:00.000Z', '2026-12-08T17:00:00.000Z'];
  expect(sorted(two, 'Asia/Tokyo')).toEqual(['08T14', '08T17']);
});

test('a visitor who chose 6 AM finds 7 AM as good', () => {
  expect(sorted(DAY.slice(0, 3), 'America/Los_Angeles', DAY[0])).toEqual(['08T14', '08T15', '08T16']);
});
