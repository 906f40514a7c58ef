/** The outbox: mails are written in the transaction of the event that they report (docs/decisions/0012-outbox.md). */
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { MAIL, type Mail } from '../../../src/domain/records/mail.ts';

export type RenderedMail = Pick<Mail, 'kind' | 'subject' | 'html' | 'text' | 'reply_to' | 'ics' | 'picture'>;

export type OutgoingMail = RenderedMail &
  Pick<
    Mail,
    | 'to'
    | 'booking_id'
    | 'deal_id'
    | 'has_turn'
    | 'by_team'
    | 'quote_submission_id'
    | 'undelivered_to'
    | 'not_before'
  >;

/** The fields that delivery maintains. */
export type MailDelivery = Pick<
  Mail,
  | 'state'
  | 'attempts'
  | 'unknown_outcomes'
  | 'lease_id'
  | 'lease_until'
  | 'retry_at'
  | 'sweep_at'
  | 'last_error'
  | 'sent_at'
>;

/** State of a mail that no delivery has leased and that may be sent immediately. */
export const NOT_LEASED = { lease_id: null, lease_until: null, retry_at: null };

/** The trigger enqueues a mail within seconds; after this time the sweeper does. */
export const LOST_TRIGGER_MS = 2 * 60_000;

/**
 * Adds a mail to the transaction. It is delivered after the commit, or at its `not_before`.
 * @returns the mail's id
 * @example
 * addToOutbox(transaction, db, now, { ...bookingConfirmationMail(input), to: booking.user_email });
 */
export function addToOutbox(transaction: Transaction, db: Firestore, now: Date, mail: OutgoingMail): string {
  const dueMs = Math.max(now.getTime(), mail.not_before?.toMillis() ?? 0);
  const stored: Mail = {
    ...mail,
    state: 'waiting',
    attempts: 0,
    unknown_outcomes: 0,
    ...NOT_LEASED,
    sweep_at: Timestamp.fromMillis(dueMs + LOST_TRIGGER_MS),
    last_error: null,
    sent_at: null,
    created_at: Timestamp.fromDate(now),
  };
  const ref = db.collection(MAIL.name).doc();
  transaction.create(ref, stored);
  return ref.id;
}
