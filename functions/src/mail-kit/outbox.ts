/** The outbox: mails are written in the transaction of the event that they report (docs/decisions/0012-outbox.md). */
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { MAIL, type Mail } from '../../../src/domain/records/mail.ts';
import { NOT_LEASED } from '../../../src/domain/records/outbox-fields.ts';

export type RenderedMail = Pick<Mail, 'kind' | 'subject' | 'html' | 'text' | 'reply_to' | 'ics' | 'picture'>;

export type OutgoingMail = RenderedMail &
  Pick<
    Mail,
    | 'to'
    | 'booking_id'
    | 'sequence'
    | 'deal_id'
    | 'has_turn'
    | 'by_team'
    | 'quote_submission_id'
    | 'undelivered_to'
    | 'not_before'
  >;

/** The trigger enqueues a mail within seconds; after this time the sweeper does. */
const LOST_TRIGGER_MS = 2 * 60_000;

/** Returns the fields of a mail that is to be sent from a time on, with all its attempts. */
export function waitingFrom(due: Date) {
  return {
    state: 'waiting',
    attempts: 0,
    unknown_outcomes: 0,
    ...NOT_LEASED,
    sweep_at: Timestamp.fromMillis(due.getTime() + LOST_TRIGGER_MS),
  } as const;
}

/**
 * Adds a mail to the transaction and returns its id. It is delivered after the commit, or at its `not_before`.
 * @example
 * addToOutbox(transaction, db, now, { ...quoteLeadMail(input), to: settings.teamEmail });
 */
export function addToOutbox(transaction: Transaction, db: Firestore, now: Date, mail: OutgoingMail): string {
  const due = new Date(Math.max(now.getTime(), mail.not_before?.toMillis() ?? 0));
  const stored: Mail = {
    ...mail,
    ...waitingFrom(due),
    last_error: null,
    sent_at: null,
    created_at: Timestamp.fromDate(now),
  };
  const ref = db.collection(MAIL.name).doc();
  transaction.create(ref, stored);
  return ref.id;
}
