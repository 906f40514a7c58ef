import { rawTimeZones } from '@vvo/tzdb';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readIntlClock } from '../../../tests/support/intl-clock.ts';
import { slotInstant } from '../booking/slots.ts';
import { SLOT_LABELS } from './slot-labels.ts';
import { type AvailabilityDay, groupSlotsByDay, nearestFreeSlots, type SlotStatus } from './zoned-days.ts';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

function day(
  date: string,
  times: readonly string[],
  status: SlotStatus = 'available',
  id = 'admin',
): AvailabilityDay {
  const slots = times.flatMap((time) => {
    const instant = slotInstant(date, time);
    return instant ? [{ time, starts_at: instant.toISOString(), status }] : [];
  });
  return { id: `${id}_${date}`, date, slots };
}

/** Summarizes the grouping as 'day: label label'. */
function summary(availability: readonly AvailabilityDay[], zone: string, now = LONG_AGO): string[] {
  return groupSlotsByDay(availability, zone, now).map(
    (zoned) => `${zoned.day}: ${zoned.slots.map((slot) => slot.label).join(' ')}`,
  );
}

const OFFICE_DAY = [day('2026-12-08', ['9:00 AM', '1:00 PM', '5:00 PM'])];

test.each([
  ['America/Los_Angeles', ['2026-12-08: 6:00 AM 10:00 AM 2:00 PM']],
  ['Asia/Tokyo', ['2026-12-08: 11:00 PM', '2026-12-09: 3:00 AM 7:00 AM']],
  ['Asia/Kathmandu', ['2026-12-08: 7:45 PM 11:45 PM', '2026-12-09: 3:45 AM']],
  ['Pacific/Kiritimati', ['2026-12-09: 4:00 AM 8:00 AM 12:00 PM']],
])('in %s slots stand under the day they fall on there', (zone, expected) => {
  expect(summary(OFFICE_DAY, zone)).toEqual(expected);
});

test('a slot keeps its New York names, its record and its status', () => {
  const slot = {
    ...{ availabilityId: 'admin_2026-12-08', date: '2026-12-08', time: '10:00 AM', status: 'booked' },
    ...{ startsAt: '2026-12-08T15:00:00.000Z', label: '12:00 AM' },
  };
  expect(groupSlotsByDay([day('2026-12-08', ['10:00 AM'], 'booked')], 'Asia/Tokyo', LONG_AGO)).toEqual([
    { day: '2026-12-09', slots: [slot] },
  ]);
});

test('a slot that two records offer appears once, and is booked if either says so', () => {
  const twice = [
    day('2026-12-08', ['9:00 AM'], 'available', 'first'),
    day('2026-12-08', ['9:00 AM'], 'booked', 'second'),
  ];
  const slots = groupSlotsByDay(twice, 'America/New_York', LONG_AGO).flatMap((zoned) => zoned.slots);
  expect(slots).toMatchObject([{ availabilityId: 'first_2026-12-08', status: 'booked' }]);
});

test('a time that occurs twice where clocks fall back shows its offset', () => {
  const evening = [day('2026-10-24', ['7:00 PM', '8:00 PM', '9:00 PM', '10:00 PM'])];
  expect(summary(evening, 'Europe/London')).toEqual([
    '2026-10-25: 12:00 AM 1:00 AM (GMT+1) 1:00 AM (GMT) 2:00 AM',
  ]);
});

const dates = fc
  .integer({ min: 0, max: 1825 })
  .map((offset) => new Date(Date.UTC(2026, 0, 1) + offset * 86_400_000).toISOString().slice(0, 10));
const availabilities = fc.uniqueArray(
  fc.tuple(dates, fc.subarray([...SLOT_LABELS], { minLength: 1 })).map(([date, times]) => day(date, times)),
  { maxLength: 6, selector: ({ date }) => date },
);
/** Days around both clock changes in the U.S., in Europe and on Lord Howe. */
const changeDays = fc
  .constantFrom('2026-03-07', '2026-03-28', '2026-04-04', '2026-10-03', '2026-10-24', '2026-10-31')
  .map((date) => [0, 1, 2].map((more) => day(laterDate(date, more), SLOT_LABELS)));
const zones = fc.constantFrom(...rawTimeZones.map((zone) => zone.name));

function laterDate(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Any moment of those years, and one before all slots. */
const moments = fc.oneof(
  fc.constant(LONG_AGO),
  fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2031, 0, 1) }).map((ms) => new Date(ms)),
);

test('in any zone each slot that has not started stands once, in order, under its local day and time', () => {
  fc.assert(
    fc.property(fc.oneof(availabilities, changeDays), zones, moments, (availability, zone, now) => {
      const offered = availability.flatMap(({ slots }) => slots.map((slot) => slot.starts_at)).sort();
      const zoned = groupSlotsByDay(availability, zone, now);
      expect(zoned.flatMap(({ slots }) => slots.map((slot) => slot.startsAt))).toEqual(
        offered.filter((start) => Date.parse(start) > now.getTime()),
      );
      expect(zoned.map((entry) => entry.day)).toEqual([...new Set(zoned.map((entry) => entry.day))].sort());
      for (const { day, slots } of zoned) {
        expect(new Set(slots.map((slot) => slot.label)).size).toBe(slots.length);
        for (const slot of slots) {
          const clock = readIntlClock(new Date(slot.startsAt), zone);
          expect(day).toBe(clock.day);
          expect([clock.time, `${clock.time} (${clock.offset})`]).toContain(slot.label);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('the three nearest free slots come nearest first, the earlier of two equally near first', () => {
  const free = day('2026-12-08', ['8:00 AM', '9:00 AM', '11:00 AM', '1:00 PM', '5:00 PM']).slots;
  const wanted = new Date('2026-12-08T15:00:00Z');
  expect(nearestFreeSlots(wanted, free).map((slot) => slot.time)).toEqual(['9:00 AM', '11:00 AM', '8:00 AM']);
  // On other dates, and fewer where there are fewer
  const others = [...day('2026-12-07', ['5:00 PM']).slots, ...day('2026-12-10', ['9:00 AM']).slots];
  expect(nearestFreeSlots(wanted, others).map((slot) => slot.time)).toEqual(['5:00 PM', '9:00 AM']);
  expect(nearestFreeSlots(wanted, others, 1)).toHaveLength(1);
  expect(nearestFreeSlots(wanted, [])).toEqual([]);
});
