import { CHECK_HAND_OVER, HAND_OVER_BOOKING } from '../../../../src/domain/api/admin-routes.ts';
import { intervalsOf, meetingsOf, obstaclesTo } from '../../../../src/domain/booking/meeting-rules.ts';
import { slotInstant } from '../../../../src/domain/booking/slots.ts';
import { busyIn, CALENDARS } from '../../../../src/domain/records/calendars.ts';
import { SLOT_CLAIMS } from '../../../../src/domain/records/slot-claims.ts';
import type { CheckedHandOver, CheckHandOver } from '../../../../src/domain/schemas/admin-bookings.ts';
import { addDays } from '../../../../src/domain/time/calendar-day.ts';
import { type ServedRoute, serve } from '../../http/serve.ts';
import { calendarsOf, rulesIn, rulesRef } from '../hours/admin-schedule.ts';
import type { AdminBookingDependencies } from './admin-booking-routes.ts';
import { changeMeeting } from './change-meeting.ts';
import { handOverOf, receiverOf } from './hand-over.ts';

interface HandOverDependencies extends AdminBookingDependencies {
  /** Addresses of the administrators, in lower case. */
  readonly admins: () => ReadonlySet<string>;
}

/** POST /api/admin/bookings/{id}/hand-over: gives a meeting to another administrator; `change` can be undone. */
export function handOverBookingRoute(dependencies: HandOverDependencies): ServedRoute {
  const { db, settings, admins } = dependencies;
  const holdMs = settings.undoSeconds * 1000;
  return serve(HAND_OVER_BOOKING, async ({ to }, { by, id }) => {
    const sequence = await changeMeeting(
      dependencies,
      { id, by, holdMs },
      async (transaction, at, read, author) => {
        const receiver = await receiverOf(transaction, db, admins(), to);
        return handOverOf(transaction, at, read, receiver, author);
      },
    );
    return { change: sequence === null ? null : { id, sequence } };
  });
}

/** POST /api/admin/hand-over/check: says what a colleague has against an hour. */
export function checkHandOverRoute(dependencies: AdminBookingDependencies): ServedRoute {
  return serve(CHECK_HAND_OVER, (input) => checkHandOver(dependencies, input));
}

/**
 * Returns what a colleague's calendar, meetings and rules have against an hour. Administrators cannot read each
 * other's calendars; this says only that one is busy.
 */
async function checkHandOver(
  { db, timeOf, settings }: AdminBookingDependencies,
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
