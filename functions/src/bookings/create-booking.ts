import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { brand } from '../../../src/config/brand.ts';
import { CREATE_BOOKING } from '../../../src/domain/api/visitor-routes.ts';
import { slotId } from '../../../src/domain/booking/slots.ts';
import { AVAILABILITY } from '../../../src/domain/records/availability.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import { SLOT_CLAIMS } from '../../../src/domain/records/slot-claims.ts';
import type { CreateBooking } from '../../../src/domain/schemas/create-booking.ts';
import { formatMeeting } from '../../../src/domain/time/format-time.ts';
import type { Decision } from '../http/idempotency.ts';
import { type ShortCopy, shortCopy } from '../http/short-copy.ts';
import type { ApiDependencies, VisitorPost } from '../http/visitor-post.ts';
import { greeting, paragraph, renderMail } from '../mail-kit/layout.ts';
import { addToOutbox, type RenderedMail } from '../mail-kit/outbox.ts';
import { meetingsAccount } from '../platform/meetings-account.ts';
import type { Surroundings } from '../platform/params.ts';
import { calendarPath, type FreshenCalendar, requireFree, scheduleRefs } from './admin-schedule.ts';
import { type BookingMailInput, forVisitor, visitorMeetingRows } from './booking-mail-parts.ts';
import { addBookingMails } from './booking-mails.ts';
import { designOf, heldQuoteMail, pictureOf } from './booking-quote.ts';
import { meetingsAhead, writeLimit } from './meetings-ahead.ts';
import { newBooking } from './new-booking.ts';
import { startOfOffered } from './offered-slots.ts';
import { bookedBefore, pendingAnswer } from './own-booking.ts';
import { hostEmailIn, hostIn, placeAndHostRefs, placeIn } from './place-and-host.ts';
import { releaseClaimant } from './release-pending.ts';
import { type DaysWithout, slotTaken, slotTakenIfClaimed } from './slot-taken.ts';
import { isAboveUsual, USUAL_KEPT_MS, usualLimit } from './usual-bookings.ts';

/** Minutes that a slot is held for a pending booking. */
const PENDING_MINUTES = 30;

/** Of a network's 60 requests an hour: three bookings, one of them without a quote. Slots are scarce. */
const BOOKINGS_SHARE = 3 / 60;
const WITHOUT_QUOTE_SHARE = 1 / 60;

/** POST /api/create-booking: books a slot. */
export function createBookingRoute(
  { db, clock, settings }: ApiDependencies,
  daysWithout: DaysWithout,
  freshen: FreshenCalendar,
): VisitorPost<typeof CREATE_BOOKING> {
  const usual = shortCopy(() => usualLimit(db, clock()), { keptMs: USUAL_KEPT_MS, clock });
  return {
    name: 'create-booking',
    route: CREATE_BOOKING,
    share: BOOKINGS_SHARE,
    hasTrap: true,
    furtherLimit: ({ quote_submission_id }) =>
      quote_submission_id ? null : { name: 'create-booking-without-quote', share: WITHOUT_QUOTE_SHARE },
    reads: calendarPath,
    work: async (request, now, _caller, calendar) => {
      await freshen(calendar, now);
      return {
        decide: (transaction) =>
          decideBooking(transaction, { db, settings, now, daysWithout, usual }, request),
        conflict: () => slotTakenIfClaimed(db, daysWithout, request),
      };
    },
  };
}

interface BookingSurroundings extends Surroundings {
  readonly daysWithout: DaysWithout;
  readonly usual: ShortCopy<number>;
}

/**
 * Decides on a booking request and answers 201 with the booking. Writes it (see newBooking) and both mails; the quote's
 * own mail to the team is deleted if it still waits. If the slot has a claim by then, the caller answers `slot-taken`.
 * Above the usual number of bookings an hour it answers 202: the booking is pending until the visitor opens the link in
 * its only mail.
 * @throws Problem why the slot is not available (see startOfOffered and requireFree), `slot-taken`, `too-many-meetings`,
 *   or `invalid` for a quote that cannot be booked with
 */
async function decideBooking(
  transaction: Transaction,
  { db, settings, now, daysWithout, usual }: BookingSurroundings,
  request: CreateBooking,
): Promise<Decision> {
  const { date, time, quote_submission_id: quoteId } = request;
  const [availability, quote] = await transaction.getAll(
    db.doc(AVAILABILITY.path(request.availability_id)),
    ...(quoteId ? [db.doc(QUOTE_SUBMISSIONS.path(quoteId))] : []),
  );
  if (quoteId) {
    const own = await bookedBefore(transaction, { db, siteUrl: settings.siteUrl, now }, quote, request);
    if (own) return own;
  }
  const startsAt = startOfOffered(availability, request, now);
  const quoted = quote?.exists ? QUOTE_SUBMISSIONS.read(quote.data() ?? {}) : null;
  const claimRef = db.doc(SLOT_CLAIMS.path(slotId(date, time)));
  const admin_id = String(availability?.get('admin_id'));
  const [{ account, claimed, setting, host: storedHost, admin, rules, calendar, design }, heldMail] =
    await Promise.all([
      readOutsideTransaction(db, { email: request.user_email, admin_id, claimRef, quoted }),
      heldQuoteMail(transaction, db, quoted),
    ]);
  const hour = { startsAt, time, admin_id, availability, rules, calendar };
  await requireFree(transaction, { db, settings, now }, hour, () => slotTaken(daysWithout, request));
  const ahead = await meetingsAhead(db, account, now);
  if (claimed.exists && !(await releaseClaimant(db, request, now)))
    throw await slotTaken(daysWithout, request);
  const isPending = await isAboveUsual(transaction, { db, settings, now }, usual);

  const made = newBooking(
    { db, settings, now },
    {
      request,
      admin_id,
      startsAt,
      by: 'visitor',
      pendingMinutes: isPending ? PENDING_MINUTES : 0,
      placeFor: (reference) => placeIn(setting, reference),
      host: hostIn(storedHost),
      hostEmail: hostEmailIn(admin),
      quote,
      quoted,
      picture: pictureOf(quoted, design),
    },
  );
  const { booking, mailInput, receipt } = made;
  const about = { booking_id: mailInput.id };
  const answer = isPending
    ? pendingAnswer(booking)
    : { status: 201, body: { success: true, booking: receipt } };
  return {
    ...answer,
    write: (writer) => {
      made.write(writer);
      writeLimit(writer, ahead, { email: booking.user_email, bookingId: mailInput.id, now });
      if (isPending) {
        addToOutbox(writer, db, now, { ...bookingPendingMail(mailInput), to: booking.user_email, ...about });
        return;
      }
      if (heldMail) writer.delete(heldMail);
      addBookingMails(writer, db, now, mailInput);
    },
  };
}

/** Reads in one call without a lock. The claim spares most latecomers a failed commit. */
async function readOutsideTransaction(
  db: Firestore,
  of: {
    readonly email: string;
    readonly admin_id: string;
    readonly claimRef: DocumentReference;
    readonly quoted: QuoteSubmission | null;
  },
) {
  const chosen = designOf(db, of.quoted);
  const [account, claimed, setting, host, admin, rules, calendar, design] = await db.getAll(
    meetingsAccount(db, of.email),
    of.claimRef,
    ...placeAndHostRefs(db, of.admin_id),
    ...scheduleRefs(db, of.admin_id),
    ...(chosen ? [chosen] : []),
  );
  if (!account || !claimed) throw new Error('The database did not return every document');
  return { account, claimed, setting, host, admin, rules, calendar, design };
}

/** Mails the visitor that the time is held, with the link that books it. */
function bookingPendingMail(full: BookingMailInput): RenderedMail {
  const input = forVisitor(full);
  const { booking } = input;
  const when = formatMeeting(booking.starts_at.toDate(), booking.time_zone);
  return renderMail({
    kind: 'booking-pending',
    subject: `Please confirm: kickoff meeting with ${brand.name}, ${when}`,
    preview: when,
    title: 'Please confirm your kickoff meeting',
    blocks: [
      paragraph(
        `${greeting(booking.user_name)}We're holding this time for you for ${PENDING_MINUTES} minutes. Open the link below to book it.`,
      ),
      visitorMeetingRows(input),
      { kind: 'link', label: 'Confirm your meeting', url: input.manageUrl },
      paragraph(
        "If you didn't request this meeting, you can ignore this email: nothing is booked unless you open the link.",
      ),
    ],
  });
}
