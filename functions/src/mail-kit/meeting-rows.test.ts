import { expect, test } from 'vitest';
import { meetingTime } from './meeting-rows.ts';

const TEN_IN_NEW_YORK = new Date('2026-12-08T15:00:00Z');

test('a meeting is formatted in each zone, also from the cache', () => {
  const read = () =>
    ['America/New_York', 'America/Los_Angeles'].map((zone) => meetingTime(TEN_IN_NEW_YORK, zone));

  expect(read()).toEqual([
    'Tuesday, December 8, 2026 at 10:00 AM Eastern Time',
    'Tuesday, December 8, 2026 at 7:00 AM Pacific Time',
  ]);
  expect(read()).toEqual(read());
});

test('meetings in one zone are formatted differently, also after the cache was cleared', () => {
  const hours = Array.from(
    { length: 250 },
    (_, hour) => new Date(TEN_IN_NEW_YORK.getTime() + hour * 3_600_000),
  );

  expect(new Set(hours.map((hour) => meetingTime(hour, 'America/New_York'))).size).toBe(250);
});
