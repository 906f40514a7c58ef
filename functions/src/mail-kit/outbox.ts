/**
 * The outbox: mails are documents, written in the transaction of what they tell about, so that neither exists without
 * the other (docs/decisions/0012-outbox.md).
 */
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';

/** A mail as its template makes it. */
export interface RenderedMail {
  /** What it is, for administrators and tests. */
  readonly kind:
    | 'booking-confirmation'
    | 'booking-lead'
    | 'quote-lead'
    | 'custom-request'
    | 'contact-message';
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Whom an answer reaches, if not the sender. */
  readonly reply_to?: string;
  /** A calendar invitation: its text and the method that text names. */
  readonly ics?: { readonly method: 'REQUEST'; readonly content: string };
}

/** A mail with its recipient and what it belongs to. */
export interface OutgoingMail extends RenderedMail {
  readonly to: string;
  readonly booking_id?: string;
  readonly quote_submission_id?: string;
}

export type MailState = 'waiting' | 'sending' | 'sent' | 'failed';

/** What delivery keeps about a mail. */
export interface MailDelivery {
  readonly state: MailState;
  /** Deliveries begun so far. */
  readonly attempts: number;
  /** Until when the delivery that set `sending` has the mail for itself. */
  readonly lease_until: Timestamp | null;
  /** When the sweeper takes an undelivered mail for lost; null once it is sent or failed. */
  readonly sweep_at: Timestamp | null;
  /** Code of the last failure, without addresses or texts. */
  readonly last_error: string | null;
  readonly sent_at: Timestamp | null;
}

/** The trigger enqueues a mail within seconds; after this the sweeper does. */
export const LOST_TRIGGER_MS = 2 * 60_000;

/** Adds a mail to the transaction; delivery starts by itself once it is committed. */
export function addToOutbox(transaction: Transaction, db: Firestore, now: Date, mail: OutgoingMail): void {
  const delivery: MailDelivery = {
    state: 'waiting',
    attempts: 0,
    lease_until: null,
    sweep_at: Timestamp.fromMillis(now.getTime() + LOST_TRIGGER_MS),
    last_error: null,
    sent_at: null,
  };
  transaction.create(db.collection('mail').doc(), {
    ...mail,
    ...delivery,
    created_at: Timestamp.fromDate(now),
  });
}
