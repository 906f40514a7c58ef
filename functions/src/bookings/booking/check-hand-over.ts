import { intervalsOf, meetingsOf, obstaclesTo } from '../../../../src/domain/booking/meeting-rules.ts';
import { slotInstant } from '../../../../src/domain/booking/slots.ts';
import { busyIn, CALENDARS } from '../../../../src/domain/records/calendars.ts';
import { SLOT_CLAIMS } from '../../../../src/domain/records/slot-claims.ts';
import type { CheckedHandOver, CheckHandOver } from '../../../../src/domain/schemas/admin-bookings.ts';
import { addDays } from '../../../../src/domain/time/calendar-day.ts';
import type { Settings } from '../../platform/params.ts';
import { calendarsOf, rulesIn, rulesRef } from '../hours/admin-schedule.ts';
import type { DatabaseClock } from './find-meeting.ts';

/**
 * Returns what a colleague's calendar, meetings and rules have against an hour. Administrators cannot read each
 * other's calendars; this says only that one is busy.
 */
export async function checkHandOver(
  { db, timeOf, settings }: DatabaseClock & { readonly settings: Settings },
  { to, date, time }: CheckHandOver,
): Promise<CheckedHandOver> {
  const [stored, calendars, claims] = await Promise.all([
    rulesRef(db, to).get(),
    calendarsOf(db, to).get(),
    // A meeting around midnight has its buffers on two dates
    db
      .collection(SLOT_CLAIMS.name)
      .where('date', '>=', addDays(date, -1))
      .where('date', '<=', addDays(date, 1))
      .get(),
  ]);
  const meetings = meetingsOf(
    to,
    claims.docs.map((claim) => SLOT_CLAIMS.read(claim.data())),
  );
  const busy = intervalsOf(busyIn(calendars.docs.map((found) => CALENDARS.read(found.data()))));
  const schedule = { now: timeOf(stored), meetings, busy };
  const rules = rulesIn(stored, settings);
  const startsAt = slotInstant(date, time);
  const obstacles = (startsAt ? obstaclesTo(startsAt, rules, schedule) : []).filter(
    (reason) => reason !== 'too-soon' && reason !== 'too-far',
  );
  return { success: true, obstacles };
}
