import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readIntlClock } from '../../../tests/support/intl-clock.ts';
import { COMPANY_ZONE, SLOT_LABELS } from '../time/slot-labels.ts';
import { isPastSlot, slotId, slotInstant, todayInNewYork } from './slots.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** All dates from 2026 to 2030. */
const DATES = Array.from({ length: 1826 }, (_, day) =>
  new Date(Date.UTC(2026, 0, 1) + day * DAY_MS).toISOString().slice(0, 10),
);
/** The start of each of their slots in ms, in calendar order; null if the slot does not exist. */
const STARTS = DATES.flatMap((date) =>
  SLOT_LABELS.map((label) => ({
    slot: `${date} ${label}`,
    start: slotInstant(date, label)?.getTime() ?? null,
  })),
);
/** The days on which New York's clocks change in those years. */
const SPRING_FORWARD = ['2026-03-08', '2027-03-14', '2028-03-12', '2029-03-11', '2030-03-10'];
const FALL_BACK = ['2026-11-01', '2027-11-07', '2028-11-05', '2029-11-04', '2030-11-03'];

function isoOf(date: string, label: string): string | undefined {
  return slotInstant(date, label)?.toISOString();
}

test('there are 24 hourly labels from 12:00 AM to 11:00 PM', () => {
  expect(SLOT_LABELS).toHaveLength(24);
  const some = [0, 1, 11, 12, 13, 23].map((hour) => SLOT_LABELS[hour]);
  expect(some).toEqual(['12:00 AM', '1:00 AM', '11:00 AM', '12:00 PM', '1:00 PM', '11:00 PM']);
  expect(new Set(SLOT_LABELS).size).toBe(24);
});

test('a slot starts at its hour in New York, in winter and in summer time', () => {
  expect(isoOf('2026-12-08', '10:00 AM')).toBe('2026-12-08T15:00:00.000Z');
  expect(isoOf('2026-07-08', '10:00 AM')).toBe('2026-07-08T14:00:00.000Z');
  expect(isoOf('2026-12-31', '11:00 PM')).toBe('2027-01-01T04:00:00.000Z');
  expect(isoOf('2028-02-29', '12:00 AM')).toBe('2028-02-29T05:00:00.000Z');
});

test.each(FALL_BACK)('1:00 AM on %s, when clocks fall back, is the first of the two', (date) => {
  expect(isoOf(date, '1:00 AM')).toBe(`${date}T05:00:00.000Z`);
});

test('of all slots of 2026 to 2030 only those at 2:00 AM of the spring-forward days do not exist', () => {
  const missing = STARTS.filter(({ start }) => start === null).map(({ slot }) => slot);
  expect(missing).toEqual(SPRING_FORWARD.map((date) => `${date} 2:00 AM`));
});

test('a slot reads as its own date and hour to an independent clock in New York', () => {
  const dates = fc.oneof(fc.constantFrom(...DATES), fc.constantFrom(...SPRING_FORWARD, ...FALL_BACK));
  fc.assert(
    fc.property(dates, fc.constantFrom(...SLOT_LABELS), (date, label) => {
      const instant = slotInstant(date, label);
      if (instant) expect(readIntlClock(instant, COMPANY_ZONE)).toMatchObject({ day: date, time: label });
    }),
    { numRuns: 2000 },
  );
});

test('any other text is not a slot and does not throw', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (date, label) => slotInstant(date, label) === null),
    { numRuns: 500 },
  );
  expect(slotInstant('2026-12-08', '10:00')).toBeNull();
  expect(slotInstant('2026-02-30', '10:00 AM')).toBeNull();
  expect(() => slotId('2026-02-30', '10:00 AM')).toThrow(RangeError);
  expect(() => slotId('2026-12-08', '../x')).toThrow(RangeError);
});

test('the id of a slot is its date and hour', () => {
  expect(slotId('2026-12-08', '12:00 AM')).toBe('2026-12-08_0000');
  expect(slotId('2026-12-08', '9:00 AM')).toBe('2026-12-08_0900');
  expect(slotId('2026-12-08', '12:00 PM')).toBe('2026-12-08_1200');
  expect(slotId('2026-12-08', '11:00 PM')).toBe('2026-12-08_2300');
});

test('today is the date in New York, not in UTC', () => {
  expect(todayInNewYork(new Date('2026-12-08T04:59:59Z'))).toBe('2026-12-07');
  expect(todayInNewYork(new Date('2026-12-08T05:00:00Z'))).toBe('2026-12-08');
});

test('a slot is past from the moment it starts, or if it does not exist', () => {
  const start = new Date('2026-12-08T15:00:00Z');
  expect(isPastSlot('2026-12-08', '10:00 AM', new Date(start.getTime() - 1))).toBe(false);
  expect(isPastSlot('2026-12-08', '10:00 AM', start)).toBe(true);
  expect(isPastSlot('2026-12-08', '11:00 AM', start)).toBe(false);
  expect(isPastSlot('2026-12-07', '11:00 PM', start)).toBe(true);
  expect(isPastSlot('2027-03-14', '2:00 AM', start)).toBe(true);
});
