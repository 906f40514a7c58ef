/** Limits the team's mails about leads (docs/decisions/0055-limits-by-network.md). */
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { CollectionName } from '../../../src/domain/records/records.ts';
import { type MailBlock, paragraph } from './layout.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Assumed number of instances that share a limit. */
const SHARED_BY = 20;
const COUNT_KEPT_MS = 10_000;

interface LeadLimit {
  readonly collection: CollectionName;
  readonly mostMails: number;
}

interface LeadCount {
  /** Mails that may still be sent in this clock hour. */
  readonly left: number;
  /** Leads of the previous hour with leads that got no mail. */
  readonly skipped: number;
}

/** An instance's last count by collection: when it was made, and the mails that it may send before it counts again. */
const allowances = new WeakMap<Firestore, Map<CollectionName, LeadCount & { at: number; own: number }>>();

/**
 * Returns what the team's mail about a new lead ends with, or null if it is not sent: a clock hour has at most
 * `mostMails` for each kind of lead. The mails of the next hour say how many leads got none.
 */
export async function endOfLeadMail(db: Firestore, now: Date, limit: LeadLimit): Promise<MailBlock[] | null> {
  const known = allowances.get(db) ?? new Map();
  allowances.set(db, known);
  const kept = known.get(limit.collection);
  if (kept && kept.own > 0 && Math.abs(now.getTime() - kept.at) < COUNT_KEPT_MS) {
    kept.own -= 1;
    return skippedNote(kept);
  }
  const count = await countLeads(db, now, limit);
  known.set(limit.collection, { ...count, at: now.getTime(), own: Math.floor(count.left / SHARED_BY) });
  return count.left > 0 ? skippedNote(count) : null;
}

function skippedNote({ skipped }: LeadCount): MailBlock[] {
  if (skipped === 0) return [];
  const leads = skipped === 1 ? '1 more lead arrived' : `${skipped} more leads arrived`;
  return [paragraph(`${leads} in the busy hour before. All are in the panel.`)];
}

/** Counts with queries, since a counter would be contended: one, unless very many leads came within a day. */
async function countLeads(db: Firestore, now: Date, { collection, mostMails }: LeadLimit) {
  const leads = db.collection(collection).orderBy('created_at', 'desc');
  const countUntil = async (endMs: number, ms: number) => {
    const [from, end] = [Timestamp.fromMillis(endMs - ms), Timestamp.fromMillis(endMs)];
    const counted = leads.where('created_at', '>=', from).where('created_at', '<', end).count();
    return (await counted.get()).data().count;
  };
  const hourEnd = endOfHour(now);
  const ofDay = await countUntil(hourEnd, DAY_MS);
  if (ofDay < mostMails) return { left: mostMails - ofDay, skipped: 0 };

  const ofHour = await countUntil(hourEnd, HOUR_MS);
  const hour = Timestamp.fromMillis(hourEnd - HOUR_MS);
  const [earlier] = (await leads.where('created_at', '<', hour).limit(1).get()).docs;
  const ofBusyHour = earlier ? await countUntil(endOfHour(earlier.get('created_at').toDate()), HOUR_MS) : 0;
  return { left: mostMails - ofHour, skipped: Math.max(0, ofBusyHour - mostMails) };
}

function endOfHour(at: Date): number {
  return at.getTime() - (at.getTime() % HOUR_MS) + HOUR_MS;
}
