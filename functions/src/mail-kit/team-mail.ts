/** Notifies the team of leads, by digest if there are very many (docs/decisions/0055-limits-by-network.md). */
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { CollectionName } from '../../../src/domain/records/records.ts';
import { WAITING_LEADS, type WaitingLead } from '../../../src/domain/records/waiting-leads.ts';
import { addToOutbox, type OutgoingMail } from './outbox.ts';

const HOUR_MS = 3_600_000;

/** Assumed number of instances that share a limit. */
const SHARED_BY = 20;
const COUNT_KEPT_MS = 10_000;

/** Mails per collection that an instance may send before it counts again. */
const allowances = new WeakMap<Firestore, Map<CollectionName, { at: number; left: number }>>();

interface LeadLimit {
  readonly collection: CollectionName;
  readonly mostMails: number;
}

/** Notifies the team in the transaction; returns the id of the mail, or null for a line of a digest. */
type NotifyTeam = (transaction: Transaction, mail: OutgoingMail) => string | null;

/** Notifies the team by mail if fewer than `mostMails` records came in the last hour, else by a line in the digest. */
export async function teamMail(db: Firestore, now: Date, limit: LeadLimit): Promise<NotifyTeam> {
  if (await hasRoom(db, now, limit)) {
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

/** True if fewer than `mostMails` records came in the last hour. Runs a query, since a counter would be contended. */
async function hasRoom(db: Firestore, now: Date, { collection, mostMails }: LeadLimit): Promise<boolean> {
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
