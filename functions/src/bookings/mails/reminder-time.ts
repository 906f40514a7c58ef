import { addDays } from '../../../../src/domain/time/calendar-day.ts';
import { dayInZone, zonedTime } from '../../../../src/domain/time/zoned-time.ts';

const HOUR_MS = 3_600_000;

/** Reminders are sent between these hours in the visitor's zone. */
const FROM_HOUR = 8;
const UNTIL_HOUR = 20;

/** Meetings booked less than this before the start get no reminder. */
const BOOKED_BEFORE_MS = 24 * HOUR_MS;

/** Maximum time from a reminder to the start: 40 hours to midnight, and up to two more when clocks fall back. */
export const EARLIEST_REMINDER_MS = 42 * HOUR_MS;

/**
 * True if a reminder is due at `now`: on the day before the meeting, from 8:00 AM until before 8:00 PM in the visitor's
 * zone (an IANA name). Never for a meeting booked less than 24 hours before its start.
 * @throws RangeError if the zone is unknown
 */
export function isReminderTime(
  { startsAt, bookedAt, timeZone }: { startsAt: Date; bookedAt: Date; timeZone: string },
  now: Date,
): boolean {
  if (startsAt.getTime() - bookedAt.getTime() < BOOKED_BEFORE_MS) return false;
  const local = zonedTime(now, timeZone);
  // By calendar day, because 24 hours earlier may be a skipped hour
  const isDayBefore = local.toISODate() === addDays(dayInZone(startsAt, timeZone), -1);
  return isDayBefore && local.hour >= FROM_HOUR && local.hour < UNTIL_HOUR;
}
