/** Instants and zones for property tests of dates and times. */
import { rawTimeZones } from '@vvo/tzdb';
import fc from 'fast-check';

/** A zone of the picker, east and west of New York. */
export const anyZone = fc.constantFrom(...rawTimeZones.map((zone) => zone.name));

/** The days, in UTC, on which clocks change: in the U.S., in Europe and on Lord Howe, forward and back. */
const CHANGES = [
  '2026-10-03',
  '2026-10-25',
  '2026-11-01',
  '2027-03-14',
  '2027-03-28',
  '2027-04-03',
  '2030-03-10',
  '2030-11-03',
];
const DAY_MS = 86_400_000;

/** A moment of 2026 to 2030, half of them within a day of a change of some clocks. */
export const anyInstant = fc
  .oneof(
    fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2031, 0, 1) }),
    fc
      .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -DAY_MS, max: 2 * DAY_MS }))
      .map(([day, ms]) => Date.parse(day) + ms),
  )
  .map((ms) => new Date(ms));
