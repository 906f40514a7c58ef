import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { CREATE_BOOKING } from '../../../../src/domain/api/visitor-routes.ts';
import { isOverdue, isPending } from '../../../../src/domain/booking/pending-booking.ts';
import { slotId } from '../../../../src/domain/booking/slots.ts';
import { AVAILABILITY } from '../../../../src/domain/records/availability.ts';
import {
  BOOKING_LIMITS,
  type BookingLimit,
  MAX_MEETINGS_AHEAD,
} from '../../../../src/domain/records/booking-limits.ts';
import { BOOKINGS } from '../../../../src/domain/records/bookings.ts';
import { QUOTE_SUBMISSIONS } from '../../../../src/domain/records/quote-submissions.ts';
import { SLOT_CLAIMS } from '../../../../src/domain/records/slot-claims.ts';
import type { CreateBooking } from '../../../../src/domain/schemas/create-booking.ts';
import { dealOfBooking } from '../../deals/deal-store.ts';
import type { Decision } from '../../http/idempotency.ts';
import { Problem } from '../../http/problem.ts';
import { type ApiDependencies, type ServedRoute, serve } from '../../http/serve.ts';
import type { ShortCopy } from '../../http/short-copy.ts';
import { recordIn } from '../../platform/firebase.ts';
import type { ServiceContext } from '../../platform/params.ts';
import { sha256 } from '../../platform/secret.ts';
import {
  calendarsFor,
  calendarsOf,
  type RefreshCalendars,
  requireFree,
  rulesRef,
} from '../hours/admin-schedule.ts';
import { type AvailabilityCopy, daysFrom } from '../hours/availability-route.ts';
import { nextHold, unbookedHours } from '../hours/held-hours.ts';
import { startOfOffered } from '../hours/offered-slots.ts';
import { type DaysWithout, slotTaken, slotTakenByOther, slotTakenIfClaimed } from '../hours/slot-taken.ts';
import { addBookingMails } from '../mails/team-mails.ts';
import { heldQuoteMail } from './booking-quote.ts';
import { bookingFacts, newBooking } from './new-booking.ts';
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
  const { db, settings, now } = context;
  const { date, time, quote_submission_id: quoteId, user_email: email } = request;
  const taken = () => slotTaken(daysWithout, request);
  const [availability, quote] = await transaction.getAll(
    db.doc(AVAILABILITY.path(request.availability_id)),
    ...(quoteId ? [db.doc(QUOTE_SUBMISSIONS.path(quoteId))] : []),
  );
  const quoted = recordIn(QUOTE_SUBMISSIONS, quote);
  const at = { db, siteUrl: settings.siteUrl, now };
  const own = quoteId ? await bookedBefore(transaction, at, quoted, request) : null;
  if (own) return own;

  const startsAt = startOfOffered(availability, request, now);
  const admin_id = String(availability?.get('admin_id'));
  const claim = db.doc(SLOT_CLAIMS.path(slotId(date, time)));
  // Without a lock: these change rarely, or are written so that a conflict fails
  const [facts, calendars, heldMail, deal] = await Promise.all([
    bookingFacts(db, admin_id, quoted, [meetingsAccount(db, email), claim, rulesRef(db, admin_id)]),
    calendarsOf(db, admin_id).get(),
    heldQuoteMail(transaction, db, quoted),
    dealOfBooking(transaction, db, { request, ids: [quoted?.deal_id], at: Timestamp.fromDate(now) }, nth),
  ]);
  const [account, claimed, rules] = facts.others;
  const hour = { startsAt, time, admin_id, availability, rules, calendars: calendars.docs };
  await requireFree(transaction, context, hour, taken);
  const countMeeting = await nextMeeting(db, account, now);
  // Spares most latecomers a commit that would fail
  if (claimed?.exists && !(await releaseClaimant(db, request, now))) throw await taken();
  const isPending = await isAboveUsual(transaction, context, usual);
  const addPendingMail = isPending ? await pendingMailTo(transaction, db, email, now) : null;
  const writeHold = isPending ? await nextHold(context, unbooked) : null;

  const planned = { ...facts, request, startsAt, by: 'visitor', isPending, deal, quote };
  const { booking, mailInput, receipt, write } = newBooking(context, planned);
  const answer = isPending
    ? pendingAnswer(booking)
    : { status: 201, body: { success: true, booking: receipt } };
  return {
    ...answer,
    write: (writer) => {
      write(writer);
      countMeeting(writer, email, mailInput.id);
      writeHold?.(writer, mailInput.id);
      if (addPendingMail) return addPendingMail(writer, mailInput);
      if (heldMail) writer.delete(heldMail);
      addBookingMails(writer, db, now, mailInput);
    },
  };
}

/**
 * Returns the write that counts one more meeting of an address. Counts by the bookings themselves, so that canceled and
 * moved ones need no update here. Nothing is locked: the commit fails if another one was counted since.
 * @throws Problem `too-many-meetings` if the address may not book another one
 */
async function nextMeeting(db: Firestore, stored: DocumentSnapshot | undefined, now: Date) {
  const ids = recordIn(BOOKING_LIMITS, stored)?.booking_ids ?? [];
  const booked = ids.map((id) => db.doc(BOOKINGS.path(id)));
  const bookings = booked.length > 0 ? await db.getAll(...booked) : [];
  const ahead = bookings.filter((snapshot) => {
    const booking = recordIn(BOOKINGS, snapshot);
    if (!booking || isOverdue(booking, now)) return false;
    return isPending(booking) || (booking.status === 'confirmed' && booking.ends_at.toDate() > now);
  });
  if (ahead.length >= MAX_MEETINGS_AHEAD) throw new Problem('too-many-meetings');
  return (writer: Transaction, email: string, bookingId: string) => {
    const booking_ids = [...ahead.map(({ id }) => id), bookingId];
    const limit: BookingLimit = { email, booking_ids, created_at: Timestamp.fromDate(now) };
    const { ref = meetingsAccount(db, email), updateTime } = stored ?? {};
    if (updateTime) writer.update(ref, { ...limit }, { lastUpdateTime: updateTime });
    else writer.create(ref, limit);
  };
}

/** Returns the reference to the count of an address's meetings. */
function meetingsAccount(db: Firestore, email: string): DocumentReference {
  return db.doc(BOOKING_LIMITS.path(sha256(email.toLowerCase())));
}
