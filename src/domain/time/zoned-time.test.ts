import { IANAZone } from 'luxon';
import { afterEach, expect, test, vi } from 'vitest';
import { zonedTime } from './zoned-time.ts';

afterEach(() => {
  vi.restoreAllMocks();
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
