import { addDays } from './calendar-day.ts';
import { dayInZone, zonedTime } from './zoned-time.ts';

const HOUR_MS = 3_600_000;

/** Hours of the visitor's clock between which a reminder is written. */
const FROM_HOUR = 8;
const UNTIL_HOUR = 20;

/** Visitors who booked later than this before the start need no reminder. */
const BOOKED_BEFORE_MS = 24 * HOUR_MS;

/**
 * How long before its start a meeting can be reminded of, at most: 40 hours if it starts just before midnight, and up to
 * two more when clocks fall back.
 */
export const EARLIEST_REMINDER_MS = 42 * HOUR_MS;

/** When a meeting is and was booked, and the zone of who booked it. */
export interface ReminderMeeting {
  readonly startsAt: Date;
  readonly bookedAt: Date;
  /** An IANA name that the runtime knows. */
  readonly timeZone: string;
}

/**
 * True if the visitor can be reminded at `now`: on the day before the meeting, from 8:00 AM until just before
 * 8:00 PM, by the visitor's clock. A meeting booked less than 24 hours before its start has no such time.
 * @throws RangeError if the zone is unknown
 */
export function isReminderTime({ startsAt, bookedAt, timeZone }: ReminderMeeting, now: Date): boolean {
  if (startsAt.getTime() - bookedAt.getTime() < BOOKED_BEFORE_MS) return false;
  const local = zonedTime(now, timeZone);
  // Days are counted on the calendar: a day earlier on the clock may be an hour that was skipped
  const isDayBefore = local.toISODate() === addDays(dayInZone(startsAt, timeZone), -1);
  return isDayBefore && local.hour >= FROM_HOUR && local.hour < UNTIL_HOUR;
}
