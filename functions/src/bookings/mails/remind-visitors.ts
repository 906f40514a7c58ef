import { Timestamp } from 'firebase-admin/firestore';
import { BOOKINGS, type Booking, isUndoOpen } from '../../../../src/domain/records/bookings.ts';
import { addDays } from '../../../../src/domain/time/calendar-day.ts';
import { dayInZone, zonedTime } from '../../../../src/domain/time/zoned-time.ts';
import { recordIn } from '../../platform/firebase.ts';
import { newLinkToken } from '../../platform/link-token.ts';
import { logEvent } from '../../platform/logging.ts';
import type { ServiceContext } from '../../platform/params.ts';
import { quoteOf } from '../booking/booking-quote.ts';
import { manageUrl, withHash } from '../booking/manage-token.ts';
import { placeAndHostOf } from '../booking/place-and-host.ts';
import { mailInvited } from './mail-invited.ts';

type Dependencies = ServiceContext<'siteUrl' | 'mailFrom' | 'teamEmail'>;

/**
 * Mails a reminder to everyone whose confirmed meeting is tomorrow in their zone, once per start time (see
 * isReminderTime). A failure is logged and does not stop the job.
 * @returns how many reminders were written
 */
export async function remindVisitors(dependencies: Dependencies): Promise<number> {
  const { db, now } = dependencies;
  // At most one per slot of these hours. A query by one field needs no composite index
  const { docs } = await db
    .collection(BOOKINGS.name)
    .where('starts_at', '>', Timestamp.fromDate(now))
    .where('starts_at', '<=', Timestamp.fromMillis(now.getTime() + EARLIEST_REMINDER_MS))
    .get();
  let count = 0;
  for (const found of docs) {
    try {
      if (!isDue(BOOKINGS.read(found.data()), now)) continue;
      if (await remind(dependencies, found.id)) count += 1;
    } catch (error) {
      logEvent('reminder-failed', { booking_id: found.id, error });
    }
  }
  return count;
}

/** Writes the mail and marks the booking in one transaction, based on its stored state; true if it wrote the mail. */
async function remind({ db, now, settings }: Dependencies, id: string): Promise<boolean> {
  const ref = db.doc(BOOKINGS.path(id));
  return db.runTransaction(async (transaction) => {
    const booking = recordIn(BOOKINGS, await transaction.get(ref));
    if (!booking || !isDue(booking, now)) return false;
    const quote = await quoteOf(transaction, db, booking);
    // Earlier links cannot be mailed again, since only their hashes are stored
    const { token, hash } = newLinkToken(id);
    const change = {
      reminded_at: Timestamp.fromDate(now),
      manage_hashes: withHash(booking.manage_hashes, hash),
    } satisfies Partial<Booking>;
    transaction.update(ref, change);
    const held = await placeAndHostOf(db, booking);
    const input = { id, booking, ...held, quote, settings, manageUrl: manageUrl(settings.siteUrl, token) };
    mailInvited(transaction, { db, now }, input, 'meeting-reminder');
    return true;
  });
}

/** False while a change of the time can be undone, since the reminder would reveal it. */
function isDue(booking: Booking, now: Date): boolean {
  const { status, reminded_at, starts_at, created_at, time_zone } = booking;
  if (status !== 'confirmed' || reminded_at || isUndoOpen(booking, now)) return false;
  const meeting = { startsAt: starts_at.toDate(), bookedAt: created_at.toDate(), timeZone: time_zone };
  return isReminderTime(meeting, now);
}

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
