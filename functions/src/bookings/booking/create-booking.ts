import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { CREATE_BOOKING } from '../../../../src/domain/api/visitor-routes.ts';
import { slotId } from '../../../../src/domain/booking/slots.ts';
import { AVAILABILITY } from '../../../../src/domain/records/availability.ts';
import { QUOTE_SUBMISSIONS } from '../../../../src/domain/records/quote-submissions.ts';
import { SLOT_CLAIMS } from '../../../../src/domain/records/slot-claims.ts';
import type { CreateBooking } from '../../../../src/domain/schemas/create-booking.ts';
import { dealOfBooking } from '../../deals/deal-store.ts';
import type { Decision } from '../../http/idempotency.ts';
import { type ApiDependencies, type ServedRoute, serve } from '../../http/serve.ts';
import type { ShortCopy } from '../../http/short-copy.ts';
import { recordIn } from '../../platform/firebase.ts';
import type { ServiceContext } from '../../platform/params.ts';
import {
  calendarsFor,
  calendarsOf,
  type RefreshCalendars,
  requireFree,
  rulesRef,
  type WantedHour,
} from '../hours/admin-schedule.ts';
import { type AvailabilityCopy, daysFrom } from '../hours/availability-route.ts';
import { nextHold, unbookedHours } from '../hours/held-hours.ts';
import { startOfOffered } from '../hours/offered-slots.ts';
import { type DaysWithout, slotTaken, slotTakenByOther, slotTakenIfClaimed } from '../hours/slot-taken.ts';
import { addBookingMails } from '../mails/team-mails.ts';
import { heldQuoteMail } from './booking-quote.ts';
import { meetingsAccount, meetingsAhead, writeLimit } from './meetings-ahead.ts';
import { bookingFacts, newBooking, type PlannedMeeting } from './new-booking.ts';
import { bookedBefore } from './own-booking.ts';
import { pendingAnswer, pendingMailTo, releaseClaimant } from './pending-bookings.ts';
import { isAboveUsual, usualBookings } from './usual-bookings.ts';

/** Share of a network's hourly requests that may be bookings without a quote. */
const WITHOUT_QUOTE_SHARE = 1 / 60;

/** POST /api/create-booking: books a slot. */
export function createBookingRoute(
  dependencies: ApiDependencies,
  availability: AvailabilityCopy,
  refreshCalendars: RefreshCalendars,
): ServedRoute {
  const { db, clock, settings } = dependencies;
  const usual = usualBookings(db, clock);
  const unbooked = unbookedHours(dependencies);
  const daysWithout = daysFrom(availability);
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
      onChange: ({ date }) => availability.outdate(date),
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

/** All stored facts about a visitor's booking request, read before the decision. */
interface BookingSituation {
  /** The wanted hour, with its administrator's rules and calendars. */
  readonly hour: WantedHour;
  /** The meetings booked with this address. */
  readonly account: DocumentSnapshot;
  /** True if the slot has a claim; spares most latecomers a commit that would fail. */
  readonly isClaimed: boolean;
  /** The quote's own mail to the team, if it has not left yet. */
  readonly heldMail: DocumentReference | null;
  readonly meeting: Omit<PlannedMeeting, 'isPending'>;
}

/**
 * Reads the situation of a booking request. `own` is the answer to a visitor who already has this meeting.
 * Availability and quote are read in the transaction; the other records change rarely, or are written so that a
 * conflict fails.
 * @param nth number of the try, 1 at first
 * @throws Problem of startOfOffered, or `invalid` for a quote that cannot be booked with
 */
async function readSituation(
  transaction: Transaction,
  { db, settings, now }: ServiceContext,
  request: CreateBooking,
  nth: number,
): Promise<BookingSituation | { readonly own: Decision }> {
  const { date, time, quote_submission_id: quoteId } = request;
  const [availability, quote] = await transaction.getAll(
    db.doc(AVAILABILITY.path(request.availability_id)),
    ...(quoteId ? [db.doc(QUOTE_SUBMISSIONS.path(quoteId))] : []),
  );
  const quoted = recordIn(QUOTE_SUBMISSIONS, quote);
  if (quoteId) {
    const own = await bookedBefore(transaction, { db, siteUrl: settings.siteUrl, now }, quoted, request);
    if (own) return { own };
  }
  const startsAt = startOfOffered(availability, request, now);
  const admin_id = String(availability?.get('admin_id'));
  const others = [
    meetingsAccount(db, request.user_email),
    db.doc(SLOT_CLAIMS.path(slotId(date, time))),
    rulesRef(db, admin_id),
  ];
  const [facts, calendars, heldMail, deal] = await Promise.all([
    bookingFacts(db, admin_id, quoted, others),
    calendarsOf(db, admin_id).get(),
    heldQuoteMail(transaction, db, quoted),
    dealOfBooking(transaction, db, { request, ids: [quoted?.deal_id], at: Timestamp.fromDate(now) }, nth),
  ]);
  const [account, claimed, rules] = facts.others;
  if (!account || !claimed) throw new Error('The database did not return every document');
  return {
    hour: { startsAt, time, admin_id, availability, rules, calendars: calendars.docs },
    account,
    isClaimed: claimed.exists,
    heldMail,
    meeting: { ...facts, request, startsAt, by: 'visitor', deal, quote },
  };
}
