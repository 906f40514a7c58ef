/** Records and fields of former versions that this release does not read; `npm run data -- backfill` deletes them. */
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { openMissingDeals } from '../functions/src/deals/open-missing-deals.ts';
import { contentOfSent } from '../functions/src/mail/deliver-mail.ts';
import { pagesOf } from '../functions/src/platform/firebase.ts';
import { BOOKINGS } from '../src/domain/records/bookings.ts';
import { MAIL } from '../src/domain/records/mail.ts';
import { QUOTE_SUBMISSIONS } from '../src/domain/records/quote-submissions.ts';
import { WEBHOOK_DELIVERIES } from '../src/domain/records/webhook-deliveries.ts';
import { WEBHOOK_ENDPOINTS } from '../src/domain/records/webhook-endpoints.ts';
import { isSale, type WebhookEvent } from '../src/domain/schemas/webhooks.ts';

export interface Removals {
  /** Collections that are deleted whole. */
  readonly collections: readonly string[];
  /** Fields that are deleted from each record of a collection, by its name; 'undo.mail_id' is a member of a field. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Records that are deleted if all these fields have these values. */
  readonly records: readonly {
    readonly collection: string;
    readonly where: Readonly<Record<string, string | number | boolean>>;
  }[];
  /** Changes that are more than a removal. */
  readonly steps: readonly {
    /** A few words, printed with the count. */
    readonly name: string;
    /** Returns the number of records to change, and changes them if `write` is true. Another run must find none of them. */
    readonly run: (db: Firestore, options: { write: boolean }) => Promise<number>;
  }[];
}

export const REMOVED: Removals = {
  collections: [
    'booking_files',
    'calendar_feeds',
    'counters',
    'follow_up_settings',
    'unsubscribe_links',
    'waiting_leads',
  ],
  fields: {
    bookings: ['holds_slot', 'undo.mail_id', 'undo.team_mail_ids'],
    calendars: ['kind', 'name', 'color'],
    quote_settings: ['territory_region'],
    quote_submissions: ['follow_up_since', 'followed_up_at'],
    webhook_deliveries: ['is_reported'],
  },
  records: [
    { collection: 'calendars', where: { kind: 'caldav' } },
    { collection: 'mail', where: { kind: 'quote-follow-up' } },
    { collection: 'mail', where: { kind: 'lead-digest' } },
  ],
  steps: [
    { name: 'calendar_secrets of removed calendars', run: removeCalendarSecrets },
    { name: 'records without a deal', run: openMissingDeals },
    { name: 'bookings without the show of their quote', run: copyShows },
    { name: 'webhooks of one address', run: keepOneWebhook },
    { name: 'links in mails that were sent', run: closeSentMails },
  ],
};

/** Deletes the secrets of calendars that were removed: of CalDAV ones. */
async function removeCalendarSecrets(db: Firestore, { write }: { write: boolean }): Promise<number> {
  const { docs } = await db.collection('calendar_secrets').get();
  let count = 0;
  for (const { id, ref } of docs) {
    const calendar = await db.doc(`calendars/${id}`).get();
    if (calendar.exists && calendar.get('kind') !== 'caldav') continue;
    count += 1;
    if (write) await ref.delete();
  }
  return count;
}

/** Copies the show of each booking's quote into the booking, where the search reads it. Returns their number. */
async function copyShows(db: Firestore, { write }: { write: boolean }): Promise<number> {
  let count = 0;
  const quoted = db
    .collection(BOOKINGS.name)
    .where('quote_submission_id', '>', '')
    .orderBy('quote_submission_id');
  for await (const docs of pagesOf(quoted)) {
    for (const booking of docs.filter((one) => !one.get('show_name'))) {
      const quote = await db.doc(QUOTE_SUBMISSIONS.path(booking.get('quote_submission_id'))).get();
      const show_name: unknown = quote.get('show_name');
      if (!show_name) continue;
      count += 1;
      if (write) await booking.ref.update({ show_name });
    }
  }
  return count;
}

/**
 * There were several addresses, each with a list of events: the oldest active one stays. So does its list, which the
 * former version still reads until the release.
 */
async function keepOneWebhook(db: Firestore, { write }: { write: boolean }): Promise<number> {
  const { docs } = await db.collection(WEBHOOK_ENDPOINTS.name).orderBy('created_at').get();
  const kept = docs.find((endpoint) => endpoint.get('is_active')) ?? docs[0];
  const others = docs.filter((endpoint) => endpoint !== kept);
  const isOld = kept !== undefined && kept.get('sales_only') === undefined;
  if (write && isOld) {
    const events: WebhookEvent[] = kept.get('events') ?? [];
    await kept.ref.update({ sales_only: events.every(isSale) });
  }
  for (const { id, ref } of write ? others : []) {
    await ref.delete();
    const deliveries = db.collection(WEBHOOK_DELIVERIES.name).where('endpoint_id', '==', id);
    for (const delivery of (await deliveries.get()).docs) await delivery.ref.delete();
  }
  return others.length + Number(isOld);
}

/** Takes the links out of mails that were sent, and returns their number. */
async function closeSentMails(db: Firestore, { write }: { write: boolean }): Promise<number> {
  let count = 0;
  for await (const docs of pagesOf(db.collection(MAIL.name).where('state', '==', 'sent'))) {
    for (const mail of docs.filter((sent) => sent.get('html'))) {
      count += 1;
      const kept = contentOfSent({ text: String(mail.get('text')) });
      if (write) await mail.ref.update({ ...kept, ics: FieldValue.delete() });
    }
  }
  return count;
}
