import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { CancelMeeting } from '../../../../src/domain/schemas/meeting.ts';
import type { ServiceContext } from '../../platform/params.ts';
import { changeNoticeMail } from '../mails/team-mails.ts';
import { linkQuote } from './booking-quote.ts';
import { requireAhead } from './find-meeting.ts';
import {
  type ByTeam,
  type ByVisitor,
  changed,
  type Meeting,
  type MeetingChange,
  unchanged,
} from './meeting-change.ts';

/**
 * Returns the writes that cancel a meeting: end the booking, free its slot, detach its quote, mail visitor and team.
 * Changes nothing if it is already canceled.
 * @throws Problem `meeting-over` once it has begun
 */
export async function cancellationOf(
  transaction: Transaction,
  context: ServiceContext,
  meeting: Meeting,
  canceling: CancelMeeting & (ByVisitor | ByTeam),
): Promise<MeetingChange> {
  const { db, now } = context;
  const { ref, before } = meeting;
  if (before.status === 'cancelled') return unchanged(db, before);
  requireAhead(before, now);
  const rows = canceling.reason ? [{ label: 'Reason', value: canceling.reason }] : [];
  return changed(transaction, context, meeting, canceling, {
    fields: {
      status: 'cancelled',
      cancelled_by: canceling.by,
      cancelled_at: Timestamp.fromDate(now),
      cancel_reason: canceling.reason,
    },
    event: { what: 'cancelled' },
    dealChange: () => ({ what: 'canceled', id: ref.id }),
    kindOf: () => 'meeting-cancelled',
    toTeam: (input) => [changeNoticeMail(input, now, 'meeting-cancelled-notice', rows)],
    write: (writer, { claim, quote }) => {
      if (claim) writer.delete(claim);
      if (quote?.booking_id === ref.id) linkQuote(writer, db, before, null);
    },
  });
}
