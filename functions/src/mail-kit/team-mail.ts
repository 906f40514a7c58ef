/**
 * How the team hears of a lead: by a mail each, and above a number an hour by a digest of them
 * (docs/decisions/0055-limits-by-network.md). Nothing is refused for it.
 */
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { CollectionName } from '../../../src/domain/records/records.ts';
import { WAITING_LEADS, type WaitingLead } from '../../../src/domain/records/waiting-leads.ts';
import { addToOutbox, type OutgoingMail } from './outbox.ts';

const HOUR_MS = 3_600_000;

/** Number of instances that are assumed to share a count. */
const SHARED_BY = 20;
/** And no longer than this. */
const COUNT_KEPT_MS = 10_000;

/** By collection, how many mails an instance may still have sent before it counts again. */
const allowances = new WeakMap<Firestore, Map<CollectionName, { at: number; left: number }>>();

/** Adds to the transaction what tells the team of a lead; returns the id of its mail, null if it is a line of a digest. */
type TellTeam = (transaction: Transaction, mail: OutgoingMail) => string | null;

/**
 * Decides how the team hears of a new record of `collection`: by the mail itself if fewer than `mostMails`
 * came in the hour up to `now`, else by a line in the next digest.
 */
export async function teamMail(
  db: Firestore,
  now: Date,
  { collection, mostMails }: { collection: CollectionName; mostMails: number },
): Promise<TellTeam> {
  if (await hasRoom(db, now, { collection, mostMails })) {
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

/**
 * True if fewer than `mostMails` records came in the hour up to `now`. A query counts them, because a counter
 * would be one document that every request writes. Far below the limit the count is cached; near it every
 * lead counts again.
 */
async function hasRoom(
  db: Firestore,
  now: Date,
  { collection, mostMails }: { collection: CollectionName; mostMails: number },
): Promise<boolean> {
  const known = allowances.get(db) ?? new Map();
  allowances.set(db, known);
  const kept = known.get(collection);
  if (kept && kept.left > 0 && Math.abs(now.getTime() - kept.at) < COUNT_KEPT_MS) {
    kept.left -= 1;
    return true;
  }
  const counted = await db
    .collection(collection)
    .where('created_at', '>', Timestamp.fromMillis(now.getTime() - HOUR_MS))
    .limit(mostMails)
    .count()
    .get();
  const { count } = counted.data();
  known.set(collection, { at: now.getTime(), left: Math.floor((mostMails - count) / SHARED_BY) });
  return count < mostMails;
}
