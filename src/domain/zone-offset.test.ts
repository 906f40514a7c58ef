import { rawTimeZones } from '@vvo/tzdb';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { afterEach, expect, test, vi } from 'vitest';
import { dayInZone, offsetInMinutes, wallClock } from './zone-offset.ts';

const zones = fc.constantFrom(...rawTimeZones.map((zone) => zone.name));
const instants = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2031, 0, 1) })
  .map((ms) => new Date(ms));

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['America/New_York', -300, -240],
  ['Asia/Tokyo', 540, 540],
  ['Asia/Kolkata', 330, 330],
  ['Asia/Kathmandu', 345, 345],
  ['Pacific/Kiritimati', 840, 840],
  ['Pacific/Pago_Pago', -660, -660],
  ['Australia/Lord_Howe', 660, 630],
  ['Europe/London', 0, 60],
])('%s is %i minutes from UTC in January and %i in July', (zone, january, july) => {
  expect(offsetInMinutes(new Date('2027-01-15T12:00:00Z'), zone)).toBe(january);
  expect(offsetInMinutes(new Date('2027-07-15T12:00:00Z'), zone)).toBe(july);
});

test('the offset changes at the very moment the clocks do', () => {
  expect(offsetInMinutes(new Date('2027-03-14T06:59:59.999Z'), 'America/New_York')).toBe(-300);
  expect(offsetInMinutes(new Date('2027-03-14T07:00:00.000Z'), 'America/New_York')).toBe(-240);
});

test('the wall clock and the day are those of the zone, at any moment in any zone', () => {
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const oracle = DateTime.fromJSDate(instant, { zone });
      expect(wallClock(instant, zone).toISOString()).toBe(
        oracle.setZone('utc', { keepLocalTime: true }).toISO(),
      );
      expect(dayInZone(instant, zone)).toBe(oracle.toISODate());
    }),
    { numRuns: 2000 },
  );
});

test('the day is a day ahead or behind at the edges of the date line', () => {
  expect(dayInZone(new Date('2026-12-31T10:00:00Z'), 'Pacific/Kiritimati')).toBe('2027-01-01');
  expect(dayInZone(new Date('2027-01-01T10:59:00Z'), 'Pacific/Pago_Pago')).toBe('2026-12-31');
});

test('an unknown zone and an invalid instant are RangeErrors', () => {
  expect(() => offsetInMinutes(new Date(), 'Nowhere/Land')).toThrow(RangeError);
  expect(() => offsetInMinutes(new Date(Number.NaN), 'Asia/Tokyo')).toThrow(RangeError);
});

test('where the runtime has Temporal it is asked for the offset, in minutes', () => {
  const toZonedDateTimeISO = vi.fn((_zone: string) => ({ offsetNanoseconds: 5.75 * 3_600_000_000_000 }));
  const fromEpochMilliseconds = vi.fn((_ms: number) => ({ toZonedDateTimeISO }));
  vi.stubGlobal('Temporal', { Instant: { fromEpochMilliseconds } });
  expect(offsetInMinutes(new Date(1_000), 'Asia/Kathmandu')).toBe(345);
  expect(fromEpochMilliseconds).toHaveBeenCalledWith(1_000);
  expect(toZonedDateTimeISO).toHaveBeenCalledWith('Asia/Kathmandu');
});
