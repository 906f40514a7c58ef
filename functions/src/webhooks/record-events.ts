import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import { CONTACT_MESSAGES } from '../../../src/domain/records/contact-messages.ts';
import type { Document } from '../../../src/domain/records/document.ts';
import type { Moment } from '../../../src/domain/records/moment.ts';
import type { WebhookEvent } from '../../../src/domain/schemas/webhooks.ts';
import { WEBHOOK_RECORDS, type WebhookCollection } from '../../../src/domain/webhook-payloads.ts';

interface RecordEvent {
  readonly event: WebhookEvent;
  readonly at: Moment;
}

/** Returns a stored record's events, oldest first. */
export function recordEvents(collection: WebhookCollection, document: Document): RecordEvent[] {
  if (collection === 'bookings') return bookingEvents(document);
  const { created_at, lead } = WEBHOOK_RECORDS[collection].read(document);
  const created: WebhookEvent[] = ['lead.created'];
  if (collection === 'quote_submissions') created.unshift('quote.created');
  if (collection === CONTACT_MESSAGES.name) created.unshift('message.created');
  return [
    ...created.map((event) => ({ event, at: created_at })),
    ...(lead ? [{ event: 'lead.changed', at: lead.changed_at } as const] : []),
  ];
}

const OF_HISTORY = {
  booked: 'booking.created',
  moved: 'booking.moved',
  cancelled: 'booking.cancelled',
  held: 'booking.held',
  'no-show': 'booking.no_show',
  confirmed: 'booking.restored',
  undone: 'booking.restored',
  place: null,
} as const;

/** From the history, which has all earlier events too: a change whose trigger comes first brings them along. */
function bookingEvents(document: Document): RecordEvent[] {
  const { status, manage_hashes, history = [] } = BOOKINGS.read(document);
  // Not yet confirmed by the visitor, or released because they never did
  const isPending = status === 'pending';
  if (isPending || (document['pending_until'] === null && manage_hashes.length === 0)) return [];
  return history.flatMap(({ what, at, to }) => {
    const event = what === 'undone' && to ? 'booking.moved' : OF_HISTORY[what];
    return event && at ? [{ event, at }] : [];
  });
}
