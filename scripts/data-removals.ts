/** What former versions stored and no release reads any more: `npm run data -- backfill` deletes it. */
import type { Firestore } from 'firebase-admin/firestore';

/** A change of stored records that is more than a removal. */
export interface OneOffStep {
  /** A few words, printed with the count. */
  readonly name: string;
  /**
   * Returns the number of records to change, and changes them if `write` is true. Another run must find none of them.
   */
  readonly run: (db: Firestore, options: { write: boolean }) => Promise<number>;
}

export interface Removals {
  /** Collections that are deleted whole. */
  readonly collections: readonly string[];
  /** Fields that are deleted from each record of a collection, by its name; 'lead.owner' is a member of a field. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Records that are deleted if all these fields have these values. */
  readonly records: readonly {
    readonly collection: string;
    readonly where: Readonly<Record<string, string | number | boolean>>;
  }[];
  readonly steps: readonly OneOffStep[];
}

export const REMOVED: Removals = {
  collections: ['calendar_feeds', 'follow_up_settings', 'unsubscribe_links'],
  fields: {
    calendars: ['kind', 'name', 'color'],
    contact_messages: ['lead.owner'],
    custom_requests: ['lead.owner'],
    quote_submissions: ['lead.owner', 'follow_up_since', 'followed_up_at'],
  },
  records: [
    { collection: 'calendars', where: { kind: 'caldav' } },
    { collection: 'mail', where: { kind: 'quote-follow-up' } },
  ],
  steps: [{ name: 'calendar_secrets of removed calendars', run: removeCalendarSecrets }],
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
