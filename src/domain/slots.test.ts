import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { isSlotLabel, NEW_YORK, SLOT_LABELS } from './slot-labels.ts';
import { isPastSlot, slotId, slotInstant, slotOfInstant, todayInNewYork } from './slots.ts';

const DAY_MS = 86_400_000;

/** Every date of 2026 to 2030. */
const DATES = Array.from({ length: 1826 }, (_, day) =>
  new Date(Date.UTC(2026, 0, 1) + day * DAY_MS).toISOString().slice(0, 10),
);
const SPRING_FORWARD = new Set(['2026-03-08', '2027-03-14', '2028-03-12', '2029-03-11', '2030-03-10']);

function isoOf(date: string, label: string): string | undefined {
  return slotInstant(date, label)?.toISOString();
}

test('there are 24 hourly labels from 12:00 AM to 11:00 PM', () => {
  expect(SLOT_LABELS).toHaveLength(24);
  expect([
    SLOT_LABELS[0],
    SLOT_LABELS[1],
    SLOT_LABELS[11],
    SLOT_LABELS[12],
    SLOT_LABELS[13],
    SLOT_LABELS[23],
  ]).toEqual(['12:00 AM', '1:00 AM', '11:00 AM', '12:00 PM', '1:00 PM', '11:00 PM']);
  expect(new Set(SLOT_LABELS).size).toBe(24);
});

test('only the exact labels are slot labels', () => {
  expect(SLOT_LABELS.every(isSlotLabel)).toBe(true);
  for (const text of ['', '10:00 am', '10:30 AM', '13:00 PM', '010:00 AM', ' 10:00 AM', '10:00']) {
    expect(isSlotLabel(text)).toBe(false);
  }
});

test('a slot starts at its hour in New York, in winter and in summer time', () => {
  expect(isoOf('2026-12-08', '10:00 AM')).toBe('2026-12-08T15:00:00.000Z');
  expect(isoOf('2026-07-08', '10:00 AM')).toBe('2026-07-08T14:00:00.000Z');
  expect(isoOf('2026-12-31', '11:00 PM')).toBe('2027-01-01T04:00:00.000Z');
  expect(isoOf('2028-02-29', '12:00 AM')).toBe('2028-02-29T05:00:00.000Z');
});

test('2:00 AM does not exist when clocks spring forward, its neighbors follow on each other', () => {
  expect(isoOf('2027-03-14', '1:00 AM')).toBe('2027-03-14T06:00:00.000Z');
  expect(slotInstant('2027-03-14', '2:00 AM')).toBeNull();
  expect(isoOf('2027-03-14', '3:00 AM')).toBe('2027-03-14T07:00:00.000Z');
});

test.each(['2026-11-01', '2027-11-07'])(
  '1:00 AM on %s, when clocks fall back, is the first of the two',
  (date) => {
    expect(isoOf(date, '12:00 AM')).toBe(`${date}T04:00:00.000Z`);
    expect(isoOf(date, '1:00 AM')).toBe(`${date}T05:00:00.000Z`);
    expect(isoOf(date, '2:00 AM')).toBe(`${date}T07:00:00.000Z`);
  },
);

test('the second 1:00 AM of a fall-back day is no slot', () => {
  expect(slotOfInstant(new Date('2026-11-01T05:00:00Z'))).toEqual({ date: '2026-11-01', label: '1:00 AM' });
  expect(slotOfInstant(new Date('2026-11-01T06:00:00Z'))).toBeNull();
});

test('from label to instant and back is the identity for every slot of 2026 to 2030 that exists', () => {
  const missing: string[] = [];
  for (const date of DATES) {
    for (const label of SLOT_LABELS) {
      const instant = slotInstant(date, label);
      if (!instant) {
        missing.push(`${date} ${label}`);
        continue;
      }
      const back = slotOfInstant(instant);
      if (back?.date !== date || back.label !== label)
        expect.fail(`${date} ${label} came back as ${back?.label}`);
    }
  }
  expect(missing).toEqual([...SPRING_FORWARD].map((date) => `${date} 2:00 AM`));
});

test('slots of 2026 to 2030 in the order of the calendar start in the order of time, none together', () => {
  const starts = DATES.flatMap((date) =>
    SLOT_LABELS.map((label) => slotInstant(date, label)?.getTime() ?? null),
  );
  const existing = starts.filter((start) => start !== null);
  expect(existing.every((start, index) => index === 0 || start > (existing[index - 1] ?? 0))).toBe(true);
});

test('a slot reads as its own date and hour to an independent clock in New York', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DATES), fc.constantFrom(...SLOT_LABELS), (date, label) => {
      const instant = slotInstant(date, label);
      if (!instant) return SPRING_FORWARD.has(date) && label === '2:00 AM';
      const clock = DateTime.fromJSDate(instant, { zone: NEW_YORK });
      return clock.toFormat('yyyy-MM-dd h:mm a') === `${date} ${label}`;
    }),
    { numRuns: 2000 },
  );
});

test('whatever starts a slot is on a full hour, and only such instants have a slot', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2031, 0, 1) }), (ms) => {
      const slot = slotOfInstant(new Date(ms));
      return slot ? slotInstant(slot.date, slot.label)?.getTime() === ms : true;
    }),
  );
  expect(slotOfInstant(new Date('2026-12-08T15:30:00Z'))).toBeNull();
  expect(slotOfInstant(new Date('2026-12-08T15:00:00.001Z'))).toBeNull();
  expect(slotOfInstant(new Date(Number.NaN))).toBeNull();
});

test.each(['', '2026-02-30', '2026-13-01', '2026-1-1', '12/08/2026', '2026-12-08T00:00', '2026-12-08\n'])(
  'the malformed date %j has no slots',
  (date) => {
    expect(slotInstant(date, '10:00 AM')).toBeNull();
    expect(() => slotId(date, '10:00 AM')).toThrow(RangeError);
  },
);

test('any other text is no slot and no crash', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (date, label) => slotInstant(date, label) === null),
    { numRuns: 500 },
  );
  expect(slotInstant('2026-12-08', '10:00')).toBeNull();
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

test('a slot is past from the moment it starts', () => {
  const start = new Date('2026-12-08T15:00:00Z');
  expect(isPastSlot('2026-12-08', '10:00 AM', new Date(start.getTime() - 1))).toBe(false);
  expect(isPastSlot('2026-12-08', '10:00 AM', start)).toBe(true);
  expect(isPastSlot('2026-12-08', '11:00 AM', start)).toBe(false);
  expect(isPastSlot('2026-12-07', '11:00 PM', start)).toBe(true);
});

test('a slot that does not exist counts as past', () => {
  expect(isPastSlot('2027-03-14', '2:00 AM', new Date('2026-01-01T00:00:00Z'))).toBe(true);
});
