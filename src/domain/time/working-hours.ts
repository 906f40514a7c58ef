import { zonedTime } from './zoned-time.ts';

/** Starts of a meeting within a working day, as hours of the visitor's own day: the first and the last. */
const STARTS = { first: 8, last: 17 };

/** Returns the hours from a meeting's start to the nearest working hours in `zone`; 0 within them. */
function hoursOutside(start: Date, zone: string): number {
  const { hour, minute } = zonedTime(start, zone);
  const time = hour + minute / 60;
  if (time >= STARTS.first && time <= STARTS.last) return 0;
  return Math.min((STARTS.first - time + 24) % 24, (time - STARTS.last + 24) % 24);
}

/**
 * Sorts slots by distance from the working hours in `zone`, and otherwise keeps their order.
 * @param wanted a start that the visitor chose: slots no further from the working hours are as good as any
 */
export function workingHoursFirst<Slot>(
  slots: readonly Slot[],
  startOf: (slot: Slot) => string,
  zone: string,
  wanted?: Date,
): Slot[] {
  const least = wanted ? hoursOutside(wanted, zone) : 0;
  return slots
    .map((slot) => ({ slot, hours: Math.max(hoursOutside(new Date(startOf(slot)), zone), least) }))
    .sort((a, b) => a.hours - b.hours)
    .map(({ slot }) => slot);
}
