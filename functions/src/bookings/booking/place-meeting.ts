import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import { withEvent } from '../../../../src/domain/booking/booking-history.ts';
import type { Booking } from '../../../../src/domain/records/bookings.ts';
import {
  type MeetingPlace,
  type PlaceChoice,
  placeOf,
} from '../../../../src/domain/schemas/meeting-place.ts';
import { requireInTime } from '../../http/within-deadline.ts';
import { addToOutbox } from '../../mail-kit/outbox.ts';
import { newLinkToken } from '../../platform/link-token.ts';
import type { Settings } from '../../platform/params.ts';
import { mailInvited } from '../mails/mail-invited.ts';
import { placeNoticeMail } from '../mails/notice-mails.ts';
import { quoteOf } from './booking-quote.ts';
import { type DatabaseClock, existingBooking, requireAhead } from './find-meeting.ts';
import { manageUrl, withHash } from './manage-token.ts';
import { afterUndoable } from './meeting-change.ts';
import { placeAndHostOf } from './place-and-host.ts';

/**
 * Gives a future meeting another place and mails the update to the visitor and the host. The place it already has
 * changes nothing. A new place cannot be undone, and neither can the team's change before it, since the mail shows
 * its time.
 * @throws Problem `not-found`, `meeting-over`
 */
export function placeMeeting(
  { db, timeOf, settings }: DatabaseClock & { readonly settings: Settings },
  { id, by }: { readonly id: string; readonly by: string },
  choice: PlaceChoice,
): Promise<MeetingPlace> {
  return db.runTransaction(async (transaction) => {
    const { ref, booking: before, read } = await existingBooking(transaction, db, id);
    const now = timeOf(read);
    requireAhead(before, now);
    const place = placeOf(choice, before.reference);
    if (isDeepStrictEqual(place, before.place)) return place;
    const quote = await quoteOf(transaction, db, before);
    const held = { ...(await placeAndHostOf(db, before)), place };
    const { token, hash } = newLinkToken(id);
    const at = Timestamp.fromDate(now);
    const change = {
      place,
      sequence: before.sequence + 1,
      undo: null,
      manage_hashes: withHash(before.manage_hashes, hash),
      history: withEvent(before, { what: 'place', at, by }),
    } satisfies Partial<Booking>;
    const booking: Booking = { ...before, ...change };
    const link = manageUrl(settings.siteUrl, token);
    const input = { id, booking, ...held, quote, settings, manageUrl: link };
    const not_before = afterUndoable(before, now);
    requireInTime();
    transaction.update(ref, change);
    mailInvited(transaction, { db, now }, input, 'meeting-place', { not_before, by_team: true });
    const toHost = placeNoticeMail(input, now, by);
    if (toHost.to) addToOutbox(transaction, db, now, { ...toHost, booking_id: id, not_before });
    return place;
  });
}
