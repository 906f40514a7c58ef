/** How dates and times read. Page, mail and calendar entry all use these, so that they can never disagree. */
import { NEW_YORK } from './slot-labels.ts';
import { dayInZone, offsetInMinutes, wallClock } from './zone-offset.ts';

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/**
 * Time of day in `zone` as 'h:mm a', such as '10:00 AM' (specification section 9).
 * @throws RangeError if the zone is unknown or the instant is an invalid Date.
 */
export function formatSlotTime(instant: Date, zone: string): string {
  const wall = wallClock(instant, zone);
  const hour = wall.getUTCHours();
  const minute = String(wall.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * A day in words, such as 'Tuesday, December 8, 2026': of a day key 'yyyy-MM-dd' (the zone then plays no part),
 * or of an instant as the calendar reads in `zone`.
 * @throws RangeError if the day, the zone or the instant is invalid.
 */
export function formatDay(day: string | Date, zone: string = NEW_YORK): string {
  const key = typeof day === 'string' ? day : dayInZone(day, zone);
  return longDay.format(new Date(`${key}T00:00:00Z`));
}

/** An offset in minutes as 'GMT', 'GMT-5' or 'GMT+5:45'. */
export function formatOffset(minutes: number): string {
  if (minutes === 0) return 'GMT';
  const distance = Math.abs(minutes);
  const rest = distance % 60;
  return `GMT${minutes < 0 ? '-' : '+'}${Math.floor(distance / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/**
 * A meeting's start in full: 'Tuesday, December 8, 2026 at 10:00 AM (America/New_York, GMT-5)',
 * with the offset in force at that moment.
 * @throws RangeError if the zone is unknown or the instant is an invalid Date.
 */
export function formatMeeting(instant: Date, zone: string): string {
  const offset = formatOffset(offsetInMinutes(instant, zone));
  return `${formatDay(instant, zone)} at ${formatSlotTime(instant, zone)} (${zone}, ${offset})`;
}
