import { type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { withEvent } from '../../../src/domain/booking/booking-history.ts';
import { meetingEnd } from '../../../src/domain/booking/calendar.ts';
import { isPending, isUnheld } from '../../../src/domain/booking/pending-booking.ts';
import { slotId } from '../../../src/domain/booking/slots.ts';
import { AVAILABILITY } from '../../../src/domain/records/availability.ts';
import type { Booking, BookingEvent } from '../../../src/domain/records/bookings.ts';
import { SLOT_CLAIMS, type SlotClaim } from '../../../src/domain/records/slot-claims.ts';
import { publishedTerms, TERMS, TERMS_ID } from '../../../src/domain/records/terms.ts';
import type { MoveMeeting } from '../../../src/domain/schemas/meeting.ts';
import type { ServiceContext } from '../platform/params.ts';
import { calendarsOf, requireFree, rulesRef } from './admin-schedule.ts';
import { addBookingMails } from './booking-mails.ts';
import { designOf, heldQuoteMail, pictureOf, quoteOf } from './booking-quote.ts';
import { requireAhead } from './find-meeting.ts';
import { manageUrl } from './manage-token.ts';
import { type MeetingChange, unchanged } from './meeting-change.ts';
import { startOfOffered } from './offered-slots.ts';
import { releaseClaimant } from './pending-bookings.ts';
import { placeAndHostOf } from './place-and-host.ts';
import { type DaysWithout, slotTaken } from './slot-taken.ts';

interface PendingMeeting {
  readonly ref: DocumentReference;
  readonly before: Booking;
  readonly token: string;
}

/**
 * Returns the writes that confirm a booking; none if it is not pending. One that holds no slot claims its slot now, or
 * `another`.
 * @throws Problem `meeting-over` if it was canceled or has begun; for a slot to claim, why it cannot be booked (see
 *   startOfOffered and requireFree)
 */
export async function confirm(
  transaction: Transaction,
  context: ServiceContext & { readonly daysWithout: DaysWithout },
  { ref, before, token }: PendingMeeting,
  another?: MoveMeeting,
): Promise<MeetingChange> {
  const { db, settings, now } = context;
  if (!isPending(before)) {
    requireAhead(before, now);
    return unchanged(db, before);
  }
  const hour = isUnheld(before) ? await freeHour(transaction, context, another ?? slotIn(before)) : null;
  const change = {
    ...hour?.change,
    ...(another && { history: withEvent(before, bookedAt(another, now)) }),
    status: 'confirmed',
    pending_until: null,
  } satisfies Partial<Booking>;
  const booking: Booking = { ...before, ...change };
  requireAhead(booking, now);
  const quote = await quoteOf(transaction, db, booking);
  const heldMail = await heldQuoteMail(transaction, db, quote);
  const picture = pictureOf(quote, await designOf(db, quote)?.get());
  const held = await placeAndHostOf(db, booking);
  const stored = await db.doc(TERMS.path(TERMS_ID)).get();
  const terms = publishedTerms(stored.data());
  const input = { id: ref.id, booking, ...held, quote, picture, terms, settings };
  const link = manageUrl(settings.siteUrl, token);
  return {
    booking,
    ...held,
    write: (writer) => {
      writer.update(ref, change);
      if (hour) writer.create(hour.claim, claimFor(ref.id, booking));
      if (heldMail) writer.delete(heldMail);
      addBookingMails(writer, db, now, { ...input, manageUrl: link });
    },
  };
}

function bookedAt({ date, time }: MoveMeeting, now: Date): BookingEvent {
  return { what: 'booked', at: Timestamp.fromDate(now), by: 'visitor', to: { date, time } };
}

type Slot = Pick<Booking, 'date' | 'time' | 'availability_id'>;

function slotIn({ date, time, availability_id }: Booking): Slot {
  return { date, time, availability_id };
}

/** Returns a free slot's place in a booking, and the claim to create, never to overwrite. */
async function freeHour(
  transaction: Transaction,
  context: ServiceContext & { readonly daysWithout: DaysWithout },
  slot: Slot,
) {
  const { db, now, daysWithout } = context;
  const taken = () => slotTaken(daysWithout, slot);
  const availability = await transaction.get(db.doc(AVAILABILITY.path(slot.availability_id)));
  const startsAt = startOfOffered(availability, slot, now);
  const admin_id = String(availability.get('admin_id'));
  const claim = db.doc(SLOT_CLAIMS.path(slotId(slot.date, slot.time)));
  const [[claimed, rules], { docs: calendars }] = await Promise.all([
    db.getAll(claim, rulesRef(db, admin_id)),
    calendarsOf(db, admin_id).get(),
  ]);
  const hour = { startsAt, time: slot.time, admin_id, availability, rules, calendars };
  await requireFree(transaction, context, hour, taken);
  if (claimed?.exists && !(await releaseClaimant(db, slot, now))) throw await taken();
  const starts_at = Timestamp.fromDate(startsAt);
  const ends_at = Timestamp.fromDate(meetingEnd(startsAt));
  return { claim, change: { ...slot, admin_id, starts_at, ends_at, holds_slot: true } };
}

function claimFor(booking_id: string, { date, time, admin_id }: Booking): SlotClaim {
  return { date, time, booking_id, admin_id };
}
