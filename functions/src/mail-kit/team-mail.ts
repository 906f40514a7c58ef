/**
 * How the team hears of a lead: by a mail each, and above a number an hour by a digest of them
 * (docs/decisions/0055-limits-by-network.md). Nothing is refused for it.
 */
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { CollectionName } from '../../../src/domain/records/records.ts';
import { WAITING_LEADS, type WaitingLead } from '../../../src/domain/records/waiting-leads.ts';
import { addToOutbox, type OutgoingMail } from './outbox.ts';

const HOUR_MS = 3_600_000;

/** Adds to the transaction what tells the team of a lead; returns the id of its mail, null if it is a line of a digest. */
export type TellTeam = (transaction: Transaction, mail: OutgoingMail) => string | null;

/**
 * How the team is to be told of one more record of `collection`: by the mail itself as long as fewer than `mostMails`
 * came in the hour up to `now`, or else by a line in the next digest.
 */
export async function teamMail(
  db: Firestore,
  now: Date,
  { collection, mostMails }: { collection: CollectionName; mostMails: number },
): Promise<TellTeam> {
  // Counted where they lie: a counter would be a document that all write
  const counted = await db
    .collection(collection)
    .where('created_at', '>', Timestamp.fromMillis(now.getTime() - HOUR_MS))
    .limit(mostMails)
    .count()
    .get();
  if (counted.data().count < mostMails) {
    return (transaction, mail) => addToOutbox(transaction, db, now, mail);
  }
  return (transaction, { subject, reply_to }) => {
    const lead: WaitingLead = {
      subject,
      ...(reply_to ? { reply_to } : {}),
      created_at: Timestamp.fromDate(now),
    };
    transaction.create(db.collection(WAITING_LEADS.name).doc(), lead);
    return null;
  };
}
