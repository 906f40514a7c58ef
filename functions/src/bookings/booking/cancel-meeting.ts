import { type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { withEvent } from '../../../../src/domain/booking/booking-history.ts';
import type { Booking } from '../../../../src/domain/records/bookings.ts';
import type { CancelMeeting } from '../../../../src/domain/schemas/meeting.ts';
import { readDeal } from '../../deals/deal-store.ts';
import type { ServiceContext } from '../../platform/params.ts';
import { canceledNoticeMail } from '../mails/notice-mails.ts';
import { detachQuote, quoteOf } from './booking-quote.ts';
import { requireAhead } from './find-meeting.ts';
import { manageUrl } from './manage-token.ts';
import {
  authorOf,
  type ByTeam,
  type ByVisitor,
  claimOf,
  linkFor,
  type MeetingChange,
  unchanged,
  writeChange,
} from './meeting-change.ts';
import { placeAndHostOf } from './place-and-host.ts';

/**
 * Returns the writes that cancel a meeting: end the booking, free its slot, detach its quote, mail visitor and team.
 * Changes nothing if it is already canceled.
 * @throws Problem `meeting-over` once it has begun
 */
export async function cancellationOf(
  transaction: Transaction,
  context: ServiceContext,
  { ref, before }: { ref: DocumentReference; before: Booking },
  canceling: CancelMeeting & (ByVisitor | ByTeam),
): Promise<MeetingChange> {
  const { db, settings, now } = context;
  if (before.status === 'cancelled') return unchanged(db, before);
  requireAhead(before, now);
  const freed = await claimOf(transaction, db, ref.id, before);
  const quote = await quoteOf(transaction, db, before);
  const deal = await readDeal(transaction, db, before.deal_id);
  const { token, ...links } = linkFor(canceling, ref.id, before);
  const at = Timestamp.fromDate(now);
  const change = {
    status: 'cancelled',
    sequence: before.sequence + 1,
    cancelled_by: canceling.by,
    cancelled_at: at,
    cancel_reason: canceling.reason,
    undo: null,
    history: withEvent(before, { what: 'cancelled', at, by: authorOf(canceling) }),
    ...links,
  } satisfies Partial<Booking>;
  const booking: Booking = { ...before, ...change };
  const held = await placeAndHostOf(db, booking);
  const link = manageUrl(settings.siteUrl, token);
  const mailInput = { id: ref.id, booking, ...held, quote, settings, manageUrl: link };
  return {
    booking,
    ...held,
    write: (writer) => {
      if (freed) writer.delete(freed);
      detachQuote(writer, db, { id: ref.id, booking, quote });
      const what = { what: 'canceled', id: ref.id } as const;
      writeChange(writer, context, { ref, before, change, deal, what }, canceling, {
        ...{ input: mailInput, kind: 'meeting-cancelled' },
        toTeam: [canceledNoticeMail(mailInput, now, authorOf(canceling))],
      });
    },
  };
}
