import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { meetingEnd } from '../../../../src/domain/booking/calendar.ts';
import { slotId } from '../../../../src/domain/booking/slots.ts';
import { bookingMessages } from '../../../../src/domain/messages/booking.ts';
import type { PublishedTerms } from '../../../../src/domain/quote/terms.ts';
import { BOOKINGS, type Booking } from '../../../../src/domain/records/bookings.ts';
import type { QuoteSubmission } from '../../../../src/domain/records/quote-submissions.ts';
import { SLOT_CLAIMS, type SlotClaim } from '../../../../src/domain/records/slot-claims.ts';
import type { MeetingHost } from '../../../../src/domain/schemas/booking-answer.ts';
import type { CreateBooking } from '../../../../src/domain/schemas/create-booking.ts';
import { type MeetingPlace, UNSET_PLACE } from '../../../../src/domain/schemas/meeting-place.ts';
import { searchedInBooking, searchWords } from '../../../../src/domain/visitor/search-words.ts';
import { bookingPerson, type OpenedDeal, writeDeal } from '../../deals/deal-store.ts';
import { invalid } from '../../http/problem.ts';
import type { BoothPicture } from '../../mail-kit/quote-rows.ts';
import { newLinkToken } from '../../platform/link-token.ts';
import type { ServiceContext } from '../../platform/params.ts';
import { newReference } from '../../platform/reference.ts';
import { manageUrl } from './manage-token.ts';
import { bookingReceipt } from './own-booking.ts';
import { pendingSince } from './pending-bookings.ts';

/** All known facts about a meeting before it is booked. */
export interface PlannedMeeting {
  readonly request: CreateBooking;
  readonly admin_id: string;
  readonly startsAt: Date;
  /** `visitor`, or the address of the administrator who books it. */
  readonly by: string;
  /** False if it is booked at once; true if it holds its slot until the visitor confirms. */
  readonly isPending: boolean;
  /** Returns the place of the meeting with this reference; undefined if the team has chosen none. */
  readonly placeFor: (reference: string) => MeetingPlace | undefined;
  readonly host: MeetingHost;
  /** The administrator's address; null if unknown. */
  readonly hostEmail: string | null;
  readonly deal: OpenedDeal;
  readonly quote: DocumentSnapshot | undefined;
  readonly quoted: QuoteSubmission | null;
  readonly picture: BoothPicture | null;
  readonly terms: PublishedTerms;
}

/** Creates a booking with its reference and link. @throws Problem `invalid` for a phone call without a number */
export function newBooking({ db, settings, now }: ServiceContext, meeting: PlannedMeeting) {
  const { request, admin_id, startsAt, by, isPending, placeFor, deal, quote, quoted, picture, terms } =
    meeting;
  const { date, time } = request;
  const ref = db.collection(BOOKINGS.name).doc();
  const { token, hash } = newLinkToken(ref.id);
  const link = manageUrl(settings.siteUrl, token);
  const reference = newReference('BK');
  const place = placeFor(reference);
  if (place?.kind === 'phone' && !request.user_phone) {
    throw invalid({ user_phone: bookingMessages.phoneNeeded });
  }
  const created_at = Timestamp.fromDate(now);
  const booking: Booking = {
    ...request,
    admin_id,
    deal_id: deal.ref.id,
    reference,
    ...(place && { place }),
    starts_at: Timestamp.fromDate(startsAt),
    ends_at: Timestamp.fromDate(meetingEnd(startsAt)),
    ...(isPending ? pendingSince(now) : { status: 'confirmed' }),
    sequence: 0,
    moves: 0,
    created_at,
    manage_hashes: [hash],
    history: [{ what: 'booked', at: created_at, by, to: { date, time } }],
    ...(quoted && { show_name: quoted.show_name }),
    search_words: searchWords(searchedInBooking({ ...request, reference, show_name: quoted?.show_name })),
  };
  const held = { place: place ?? UNSET_PLACE, host: meeting.host, hostEmail: meeting.hostEmail };
  return {
    booking,
    mailInput: { id: ref.id, booking, ...held, quote: quoted, picture, terms, settings, manageUrl: link },
    receipt: bookingReceipt(ref.id, booking, held, link),
    /** Creates the claim, so that the transaction fails if the slot has one already. */
    write: (writer: Transaction) => {
      writer.create(ref, booking);
      const { starts_at } = booking;
      writeDeal(
        writer,
        deal,
        {
          ...{ what: 'booked', id: ref.id, starts_at, reference, is_pending: isPending },
          host: meeting.hostEmail ?? '',
          ...(!quote && { person: bookingPerson(request) }),
        },
        { at: created_at, by },
      );
      if (quote) writer.update(quote.ref, { booking_id: ref.id });
      const claim: SlotClaim = { date, time, booking_id: ref.id, admin_id };
      writer.create(db.doc(SLOT_CLAIMS.path(slotId(date, time))), claim);
    },
  };
}
