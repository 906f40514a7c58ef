import fc from 'fast-check';
import { IANAZone } from 'luxon';
import { afterEach, expect, test, vi } from 'vitest';
import { readIntlClock } from '../../../tests/support/intl-clock.ts';
import { anyInstant, anyZone } from '../../../tests/support/zoned-instants.ts';
import { dayInZone, zonedTime } from './zoned-time.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('clock and day agree with an independent clock, at any moment in any zone', () => {
  fc.assert(
    fc.property(anyInstant, anyZone, (instant, zone) => {
      const clock = readIntlClock(instant, zone);
      expect(zonedTime(instant, zone).toFormat('yyyy-MM-dd h:mm a')).toBe(`${clock.day} ${clock.time}`);
      expect(zonedTime(instant, zone).toJSDate()).toEqual(instant);
      expect(dayInZone(instant, zone)).toBe(clock.day);
    }),
    { numRuns: 1000 },
  );
});

test.each(['Nowhere/Land', '', 'system', 'local', 'default', 'utc+3', 'UTC+3'])(
  'the unknown zone %j is a RangeError',
  (zone) => {
    expect(() => zonedTime(new Date(), zone)).toThrow(RangeError);
  },
);

test('an invalid instant is a RangeError', () => {
  expect(() => zonedTime(new Date(Number.NaN), 'Asia/Tokyo')).toThrow(RangeError);
});

test('a zone requested in a thousand spellings does not fill the memory', () => {
  const reset = vi.spyOn(IANAZone, 'resetCache');
  const name = 'america/argentina/ushuaia';
  for (let spelling = 0; spelling <= 2_100; spelling += 1) {
    const letters = [...name].map((letter, index) =>
      spelling & (1 << index) ? letter.toUpperCase() : letter,
    );
    zonedTime(new Date(), letters.join(''));
  }
  expect(reset).toHaveBeenCalled();
  expect(zonedTime(new Date('2027-01-15T12:00:00Z'), name).offset).toBe(-180);
});
