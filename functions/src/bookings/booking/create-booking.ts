import type { Transaction } from 'firebase-admin/firestore';
import { CREATE_BOOKING } from '../../../../src/domain/api/visitor-routes.ts';
import type { CreateBooking } from '../../../../src/domain/schemas/create-booking.ts';
import type { Decision } from '../../http/idempotency.ts';
import { type ApiDependencies, type ServedRoute, serve } from '../../http/serve.ts';
import type { ShortCopy } from '../../http/short-copy.ts';
import type { ServiceContext } from '../../platform/params.ts';
import { calendarsFor, type RefreshCalendars, requireFree } from '../hours/admin-schedule.ts';
import { nextHold, unbookedHours } from '../hours/held-hours.ts';
import { type DaysWithout, slotTaken, slotTakenByOther, slotTakenIfClaimed } from '../hours/slot-taken.ts';
import { addBookingMails } from '../mails/booking-mails.ts';
import { readSituation } from './booking-situation.ts';
import { meetingsAhead, writeLimit } from './meetings-ahead.ts';
import { newBooking } from './new-booking.ts';
import { pendingAnswer, pendingMailTo, releaseClaimant } from './pending-bookings.ts';
import { isAboveUsual, usualBookings } from './usual-bookings.ts';

/** Share of a network's hourly requests that may be bookings without a quote. */
const WITHOUT_QUOTE_SHARE = 1 / 60;

/** POST /api/create-booking: books a slot. */
export function createBookingRoute(
  dependencies: ApiDependencies,
  daysWithout: DaysWithout,
  refreshCalendars: RefreshCalendars,
  onChange: (request: CreateBooking) => void,
): ServedRoute {
  const { db, clock, settings } = dependencies;
  const usual = usualBookings(db, clock);
  const unbooked = unbookedHours(dependencies);
  return serve(
    CREATE_BOOKING,
    async (request, { now, read }) => {
      await refreshCalendars(read, now);
      const context = { db, settings, now, daysWithout, usual, unbooked };
      return {
        decide: (transaction, nth) => decideBooking(transaction, { ...context, nth }, request),
        conflict: () => slotTakenIfClaimed(db, daysWithout, request),
        lost: () => slotTakenByOther({ db, now, daysWithout }, request),
      };
    },
    {
      ...dependencies,
      onChange,
      furtherLimit: ({ quote_submission_id }) =>
        quote_submission_id ? null : { name: 'create-booking-without-quote', share: WITHOUT_QUOTE_SHARE },
      reads: (request) => calendarsFor(db, request),
    },
  );
}

interface BookingContext extends ServiceContext {
  readonly daysWithout: DaysWithout;
  readonly usual: ShortCopy<number>;
  readonly unbooked: ShortCopy<number>;
  /** Number of the try. */
  readonly nth: number;
}

/**
 * Decides on a booking request and answers 201 with the booking. Writes the booking (see newBooking) and both mails,
 * and deletes the quote's own mail to the team if it has not left yet. If the slot got a claim meanwhile, the caller
 * answers `slot-taken`. If more bookings than usual come in within an hour, it answers 202: the booking holds its slot
 * and is pending until the visitor opens the link in its only mail.
 * @throws Problem for an unavailable slot (see startOfOffered and requireFree), `slot-taken`, `too-many-meetings`,
 *   `invalid` for a quote that cannot be used, or `unavailable` if the link cannot be mailed or too many slots are held now
 */
async function decideBooking(
  transaction: Transaction,
  { daysWithout, usual, unbooked, nth, ...context }: BookingContext,
  request: CreateBooking,
): Promise<Decision> {
  const { db, now } = context;
  const situation = await readSituation(transaction, context, request, nth);
  if ('own' in situation) return situation.own;
  const { hour, account, isClaimed, heldMail, meeting } = situation;
  const taken = () => slotTaken(daysWithout, request);

  await requireFree(transaction, context, hour, taken);
  const ahead = await meetingsAhead(db, account, now);
  if (isClaimed && !(await releaseClaimant(db, request, now))) throw await taken();
  const isPending = await isAboveUsual(transaction, context, usual);
  const addPendingMail = isPending ? await pendingMailTo(transaction, db, request.user_email, now) : null;
  const writeHold = isPending ? await nextHold(context, unbooked) : null;

  const { booking, mailInput, receipt, write } = newBooking(context, { ...meeting, isPending });
  const answer = isPending
    ? pendingAnswer(booking)
    : { status: 201, body: { success: true, booking: receipt } };
  return {
    ...answer,
    write: (writer) => {
      write(writer);
      writeLimit(writer, ahead, { email: booking.user_email, bookingId: mailInput.id, now });
      writeHold?.(writer, mailInput.id);
      if (addPendingMail) return addPendingMail(writer, mailInput);
      if (heldMail) writer.delete(heldMail);
      addBookingMails(writer, db, now, mailInput);
    },
  };
}
