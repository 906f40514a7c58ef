import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { BOOK_FOR_TEAM } from '../../../../src/domain/api/admin-routes.ts';
import { slotId } from '../../../../src/domain/booking/slots.ts';
import { AVAILABILITY } from '../../../../src/domain/records/availability.ts';
import { QUOTE_SUBMISSIONS } from '../../../../src/domain/records/quote-submissions.ts';
import { SLOT_CLAIMS } from '../../../../src/domain/records/slot-claims.ts';
import type { TeamBooking } from '../../../../src/domain/schemas/admin-bookings.ts';
import { placeOf } from '../../../../src/domain/schemas/meeting-place.ts';
import { dealOfBooking } from '../../deals/deal-store.ts';
import type { Decision } from '../../http/idempotency.ts';
import { type AdminDependencies, type ServedRoute, serve } from '../../http/serve.ts';
import { recordIn } from '../../platform/firebase.ts';
import type { ServiceContext } from '../../platform/params.ts';
import { listAvailability, startOfHour } from '../hours/offered-slots.ts';
import { type DaysWithout, slotTaken, slotTakenIfClaimed } from '../hours/slot-taken.ts';
import { addBookingMails } from '../mails/team-mails.ts';
import { heldQuoteMail } from './booking-quote.ts';
import { bookingFacts, newBooking } from './new-booking.ts';
import { requireUnbooked } from './own-booking.ts';
import { releaseClaimant } from './pending-bookings.ts';

/** POST /api/admin/bookings: books a meeting for the team, once per idempotency key. */
export function bookForTeamRoute({ db, timeOf, settings }: AdminDependencies): ServedRoute {
  return serve(
    BOOK_FOR_TEAM,
    (input, { adminId: admin_id, by, now }) => {
      const daysWithout: DaysWithout = async () =>
        (await listAvailability(db, { settings, now })).filter(
          ({ id, date }) => id === AVAILABILITY.idOf({ admin_id, date }),
        );
      return {
        decide: (transaction, nth) =>
          decide(transaction, { db, settings, now, admin_id, by, daysWithout, nth }, input),
        conflict: () => slotTakenIfClaimed(db, daysWithout, input),
      };
    },
    { db, timeOf },
  );
}

interface TeamContext extends ServiceContext {
  readonly admin_id: string;
  readonly by: string;
  readonly daysWithout: DaysWithout;
  readonly nth: number;
}

/**
 * Decides on a booking by the team. Any future hour without a claim will do, offered or not; the rules for visitors
 * do not apply, and the panel has shown the warnings.
 * @throws Problem of startOfHour, `slot-taken`, or `invalid` for a quote with a meeting, or a call without a number
 */
async function decide(
  transaction: Transaction,
  { db, settings, now, admin_id, by, daysWithout, nth }: TeamContext,
  { place: choice, mail: isMailed, deal_id, ...request }: TeamBooking,
): Promise<Decision> {
  const { date, time, quote_submission_id: quoteId } = request;
  const startsAt = startOfHour(request, now);
  const quote = quoteId ? await transaction.get(db.doc(QUOTE_SUBMISSIONS.path(quoteId))) : undefined;
  const quoted = recordIn(QUOTE_SUBMISSIONS, quote);
  if (quote) await requireUnbooked(transaction, { db, now }, quoted);
  const heldMail = await heldQuoteMail(transaction, db, quoted);
  const of = { request, ids: [quoted?.deal_id, deal_id], at: Timestamp.fromDate(now) };
  const deal = await dealOfBooking(transaction, db, of, nth);
  const claim = db.doc(SLOT_CLAIMS.path(slotId(date, time)));
  const { others, ...facts } = await bookingFacts(db, admin_id, quoted, [claim]);
  if (others[0]?.exists && !(await releaseClaimant(db, request, now))) {
    throw await slotTaken(daysWithout, request);
  }
  const { mailInput, receipt, write } = newBooking(
    { db, settings, now },
    {
      request: { ...request, availability_id: AVAILABILITY.idOf({ admin_id, date }) },
      ...facts,
      startsAt,
      by,
      isPending: false,
      placeFor: (reference) => (choice ? placeOf(choice, reference) : facts.placeFor(reference)),
      deal,
      quote,
    },
  );
  return {
    status: 201,
    body: { success: true, booking: receipt },
    write: (writer) => {
      write(writer);
      if (heldMail) writer.delete(heldMail);
      addBookingMails(writer, db, now, mailInput, isMailed);
    },
  };
}
