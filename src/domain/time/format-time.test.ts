import fc from 'fast-check';
import { Settings } from 'luxon';
import { afterEach, expect, test } from 'vitest';
import { readIntlClock } from '../../../tests/support/intl-clock.ts';
import { anyInstant, anyZone } from '../../../tests/support/zoned-instants.ts';
import { formatDay, formatMeeting, formatSlotTime, formatTimeInZone, zoneName } from './format-time.ts';

/** 10:00 AM in New York on December 8. */
const MORNING = new Date('2026-12-08T15:00:00Z');

afterEach(() => {
  // Restores the runtime's zone
  Settings.defaultLocale = undefined as unknown as string;
});

test.each([
  ['America/New_York', '10:00 AM'],
  ['Asia/Tokyo', '12:00 AM'],
  ['Asia/Kathmandu', '8:45 PM'],
])('in %s a meeting at 10:00 AM New York time is at %s', (zone, time) => {
  expect(formatSlotTime(MORNING, zone)).toBe(time);
});

test('a meeting is written with day, time and its zone in words, the same in summer', () => {
  const inNewYork = (instant: Date) => formatMeeting(instant, 'America/New_York');
  expect(inNewYork(MORNING)).toBe('Tuesday, December 8, 2026 at 10:00 AM Eastern time');
  const summer = new Date('2026-07-08T14:00:00Z');
  expect(inNewYork(summer)).toBe('Wednesday, July 8, 2026 at 10:00 AM Eastern time');
  expect(formatMeeting(MORNING, 'Asia/Tokyo')).toBe(
    'Wednesday, December 9, 2026 at 12:00 AM Japan Standard Time',
  );
});

test('a zone without a name, and a time that occurs twice as clocks fall back, show their offset', () => {
  expect(zoneName('Etc/GMT-5', MORNING)).toBe('GMT+5');
  expect(formatTimeInZone(MORNING, 'Etc/UTC')).toBe('3:00 PM GMT');
  const at = (hour: number) => formatTimeInZone(new Date(`2026-11-01T0${hour}:00:00Z`), 'America/New_York');
  expect([at(5), at(6)]).toEqual(['1:00 AM Eastern time (GMT-4)', '1:00 AM Eastern time (GMT-5)']);
  expect(at(7)).toBe('2:00 AM Eastern time');
});

test('a meeting reads the same as an independent clock, at any moment in any zone', () => {
  fc.assert(
    fc.property(anyInstant, anyZone, (instant, zone) => {
      const { longDay, time } = readIntlClock(instant, zone);
      expect(formatMeeting(instant, zone)).toContain(
        `${longDay} at ${time} ${zoneName(zone, instant).replace(/^(Eastern|Central|Mountain|Pacific) Time$/, '$1 time')}`,
      );
      expect(formatDay(instant, zone)).toBe(longDay);
      expect(formatSlotTime(instant, zone)).toBe(time);
    }),
    { numRuns: 1000 },
  );
});

test("the text is English regardless of the browser's language", () => {
  Settings.defaultLocale = 'ar-EG';
  expect(formatMeeting(MORNING, 'Asia/Tokyo')).toBe(
    'Wednesday, December 9, 2026 at 12:00 AM Japan Standard Time',
  );
  expect(formatDay('2026-12-08')).toBe('Tuesday, December 8, 2026');
});
