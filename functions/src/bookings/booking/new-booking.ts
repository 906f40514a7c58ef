import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { meetingEnd } from '../../../../src/domain/booking/calendar.ts';
import { PENDING_MINUTES } from '../../../../src/domain/booking/pending-booking.ts';
import { slotId } from '../../../../src/domain/booking/slots.ts';
import { bookingMessages } from '../../../../src/domain/messages/booking.ts';
import { BOOKINGS, type Booking } from '../../../../src/domain/records/bookings.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../../src/domain/records/quote-submissions.ts';
import { SLOT_CLAIMS, type SlotClaim } from '../../../../src/domain/records/slot-claims.ts';
import { publishedTerms, TERMS, TERMS_ID } from '../../../../src/domain/records/terms.ts';
import type { CreateBooking } from '../../../../src/domain/schemas/create-booking.ts';
import { UNSET_PLACE } from '../../../../src/domain/schemas/meeting-place.ts';
import { searchedInBooking, searchWords } from '../../../../src/domain/visitor/search-words.ts';
import { bookingPerson, type OpenedDeal, writeDeal } from '../../deals/deal-store.ts';
import { invalid } from '../../http/problem.ts';
import { recordIn } from '../../platform/firebase.ts';
import { newLinkToken } from '../../platform/link-token.ts';
import type { ServiceContext } from '../../platform/params.ts';
import { newReference } from '../../platform/reference.ts';
import { pictureOf } from './booking-quote.ts';
import { bookingReceipt } from './find-meeting.ts';
import { manageUrl } from './manage-token.ts';
import { holderIn, holderRefs } from './place-and-host.ts';

type Facts = Omit<Awaited<ReturnType<typeof bookingFacts>>, 'others'>;

/** All known facts about a meeting before it is booked. */
export interface PlannedMeeting extends Facts {
  readonly request: CreateBooking;
  readonly startsAt: Date;
  /** `visitor`, or the address of the administrator who books it. */
  readonly by: string;
  /** False if it is booked at once; true if it holds its slot until the visitor confirms. */
  readonly isPending: boolean;
  readonly deal: OpenedDeal;
  readonly quote: DocumentSnapshot | undefined;
}

/**
 * Reads without a lock what rarely changes: who holds an administrator's meetings and where, the company's terms, and the
 * picture of the quote's design. Reads the documents of `others` in the same call.
 */
export async function bookingFacts(
  db: Firestore,
  admin_id: string,
  quote: QuoteSubmission | null,
  others: readonly DocumentReference[] = [],
) {
  const [[setting, host, admin, terms, ...read], picture] = await Promise.all([
    db.getAll(...holderRefs(db, admin_id), db.doc(TERMS.path(TERMS_ID)), ...others),
    pictureOf(db, quote),
  ]);
  return {
    ...holderIn([setting, host, admin]),
    admin_id,
    terms: publishedTerms(terms?.data()),
    picture,
    others: read,
  };
}

/** Creates a booking with its reference and link. @throws Problem `invalid` for a phone call without a number */
export function newBooking({ db, settings, now }: ServiceContext, meeting: PlannedMeeting) {
  const { request, admin_id, startsAt, by, isPending, placeFor, host, hostEmail, deal, quote } = meeting;
  const { picture, terms } = meeting;
  const quoted = recordIn(QUOTE_SUBMISSIONS, quote);
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
    status: isPending ? 'pending' : 'confirmed',
    // Counted again once its mail leaves (mail/deliver-mail.ts)
    ...(isPending && { pending_until: Timestamp.fromMillis(now.getTime() + PENDING_MINUTES * 60_000) }),
    sequence: 0,
    moves: 0,
    created_at,
    manage_hashes: [hash],
    history: [{ what: 'booked', at: created_at, by, to: { date, time } }],
    ...(quoted && { show_name: quoted.show_name }),
    search_words: searchWords(searchedInBooking({ ...request, reference, show_name: quoted?.show_name })),
  };
  const held = { place: place ?? UNSET_PLACE, host, hostEmail };
  return {
    booking,
    mailInput: { id: ref.id, booking, ...held, quote: quoted, picture, terms, settings, manageUrl: link },
    receipt: bookingReceipt(ref.id, booking, held, link),
    /** Creates the claim, so that the transaction fails if the slot has one already. */
    write: (writer: Transaction) => {
      writer.create(ref, booking);
      const { starts_at } = booking;
      const booked = { what: 'booked', id: ref.id, starts_at, reference, is_pending: isPending } as const;
      const person = quote ? undefined : bookingPerson(request);
      writeDeal(writer, deal, { ...booked, host: hostEmail ?? '', person }, { at: created_at, by });
      if (quote) writer.update(quote.ref, { booking_id: ref.id });
      const claim: SlotClaim = { date, time, booking_id: ref.id, admin_id };
      writer.create(db.doc(SLOT_CLAIMS.path(slotId(date, time))), claim);
    },
  };
}
