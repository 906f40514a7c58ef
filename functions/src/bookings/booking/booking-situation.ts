import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { slotId } from '../../../../src/domain/booking/slots.ts';
import { AVAILABILITY } from '../../../../src/domain/records/availability.ts';
import { QUOTE_SUBMISSIONS } from '../../../../src/domain/records/quote-submissions.ts';
import { SLOT_CLAIMS } from '../../../../src/domain/records/slot-claims.ts';
import { publishedTerms, TERMS, TERMS_ID } from '../../../../src/domain/records/terms.ts';
import type { CreateBooking } from '../../../../src/domain/schemas/create-booking.ts';
import { dealOfBooking } from '../../deals/deal-store.ts';
import type { Decision } from '../../http/idempotency.ts';
import { meetingsAccount } from '../../platform/meetings-account.ts';
import type { ServiceContext } from '../../platform/params.ts';
import { calendarsOf, rulesRef, type WantedHour } from '../hours/admin-schedule.ts';
import { startOfOffered } from '../hours/offered-slots.ts';
import { designOf, heldQuoteMail, pictureOf } from './booking-quote.ts';
import type { PlannedMeeting } from './new-booking.ts';
import { bookedBefore } from './own-booking.ts';
import { hostEmailIn, hostIn, placeAndHostRefs, placeIn } from './place-and-host.ts';

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
export async function readSituation(
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
  if (quoteId) {
    const own = await bookedBefore(transaction, { db, siteUrl: settings.siteUrl, now }, quote, request);
    if (own) return { own };
  }
  const startsAt = startOfOffered(availability, request, now);
  const quoted = quote?.exists ? QUOTE_SUBMISSIONS.read(quote.data() ?? {}) : null;
  const admin_id = String(availability?.get('admin_id'));
  const chosen = designOf(db, quoted);
  const [[account, claimed, setting, host, admin, rules, terms, design], calendars, heldMail, deal] =
    await Promise.all([
      db.getAll(
        meetingsAccount(db, request.user_email),
        db.doc(SLOT_CLAIMS.path(slotId(date, time))),
        ...placeAndHostRefs(db, admin_id),
        rulesRef(db, admin_id),
        db.doc(TERMS.path(TERMS_ID)),
        ...(chosen ? [chosen] : []),
      ),
      calendarsOf(db, admin_id).get(),
      heldQuoteMail(transaction, db, quoted),
      dealOfBooking(transaction, db, { request, ids: [quoted?.deal_id], at: Timestamp.fromDate(now) }, nth),
    ]);
  if (!account || !claimed) throw new Error('The database did not return every document');
  return {
    hour: { startsAt, time, admin_id, availability, rules, calendars: calendars.docs },
    account,
    isClaimed: claimed.exists,
    heldMail,
    meeting: {
      request,
      admin_id,
      startsAt,
      by: 'visitor',
      placeFor: (reference) => placeIn(setting, reference),
      host: hostIn(host),
      hostEmail: hostEmailIn(admin),
      deal,
      quote,
      quoted,
      picture: pictureOf(quoted, design),
      terms: publishedTerms(terms?.data()),
    },
  };
}
