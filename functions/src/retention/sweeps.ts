import { type Firestore, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Retention } from '../../../src/config/retention.ts';
import { todayInNewYork } from '../../../src/domain/booking/slots.ts';
import { ADDED_SOURCES } from '../../../src/domain/deals/sources.ts';
import { BOOKING_LIMITS } from '../../../src/domain/records/booking-limits.ts';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import { CONTACT_MESSAGES } from '../../../src/domain/records/contact-messages.ts';
import { CUSTOM_REQUESTS } from '../../../src/domain/records/custom-requests.ts';
import { DEALS, type Deal } from '../../../src/domain/records/deals.ts';
import { MAIL } from '../../../src/domain/records/mail.ts';
import { PROPOSALS } from '../../../src/domain/records/proposals.ts';
import { QUOTE_SUBMISSIONS } from '../../../src/domain/records/quote-submissions.ts';
import { RECORDS } from '../../../src/domain/records/records.ts';
import { DELIVERY_DAYS, WEBHOOK_DELIVERIES } from '../../../src/domain/records/webhook-deliveries.ts';
import { FAILED_PRECONDITION, isWritten, NOT_FOUND, pagesOf, recordIn } from '../platform/firebase.ts';
import { logEvent } from '../platform/logging.ts';

const EXPIRING = RECORDS.filter(({ schema }) => 'expires_at' in schema.shape);

/**
 * Deletes expired records, such as rate-limit counters, their secrets and stored answers, and old deliveries of
 * webhooks. Firestore's own TTL may take a day longer than the privacy page's 'about two hours'.
 */
export async function sweepExpired(db: Firestore, now: Date): Promise<Record<string, number>> {
  const until = Timestamp.fromDate(now);
  const counts: Record<string, number> = {};
  for (const { name } of EXPIRING) {
    const expired = db.collection(name).where('expires_at', '<=', until).orderBy('expires_at');
    counts[name] = await deleteAll(db, expired);
  }
  const old = Timestamp.fromMillis(now.getTime() - DELIVERY_DAYS * DAY_MS);
  const deliveries = db.collection(WEBHOOK_DELIVERIES.name).where('queued_at', '<=', old);
  counts[WEBHOOK_DELIVERIES.name] = await deleteAll(db, deliveries.orderBy('queued_at'));
  if (Object.values(counts).some((count) => count > 0)) logEvent('records-swept', counts);
  return counts;
}

const DAY_MS = 24 * 3_600_000;

interface SweepDependencies {
  readonly db: Firestore;
  readonly now: Date;
  readonly retention: Retention;
  readonly deleteBooking: (db: Firestore, id: string) => Promise<void>;
  readonly deleteProposal: (db: Firestore, id: string) => Promise<void>;
}

/** Deletes visitors' records that are past their retention (src/config/retention.ts). @returns counts by collection */
export async function sweepOld(dependencies: SweepDependencies): Promise<Record<string, number>> {
  const { db, now, retention } = dependencies;
  const before = (days: number) => Timestamp.fromMillis(now.getTime() - days * DAY_MS);
  const { leads, bookings } = retention;
  const isKept = await keptDeals(db, now);
  const counts = {
    ...(bookings === null ? {} : await sweepBookings(dependencies, isKept, before(bookings))),
    ...(leads === null ? {} : await sweepReceived(db, isKept, before(leads))),
    ...(leads === null && bookings === null ? {} : await sweepDeals(dependencies, isKept)),
    ...(retention.mails === null ? {} : await sweepMails(db, before(retention.mails))),
  };
  if (Object.values(counts).some((count) => count > 0)) logEvent('records-swept', counts);
  return counts;
}

type IsKept = (record: QueryDocumentSnapshot) => boolean;

/** Returns a function that tells if a record's deal has a planned step, or a proposal that can be accepted or is not paid. */
async function keptDeals(db: Firestore, now: Date): Promise<IsKept> {
  const today = todayInNewYork(now);
  const deals = db.collection(DEALS.name);
  const [planned, proposed, sold] = await Promise.all([
    deals.where('next_step', '>=', today).get(),
    deals.where('proposal.state', '==', 'sent').get(),
    deals.where('proposal.state', '==', 'accepted').get(),
  ]);
  const kept = [
    ...planned.docs,
    ...proposed.docs.filter((deal) => (DEALS.read(deal.data()).proposal?.valid_until ?? '') >= today),
    ...sold.docs.filter((deal) => DEALS.read(deal.data()).payments.some(({ paid_on }) => paid_on === null)),
  ];
  const ids = new Set(kept.map(({ id }) => id));
  return (record) => ids.has(record.ref.parent.id === DEALS.name ? record.id : String(record.get('deal_id')));
}

/** Deletes quotes without a meeting, requests and messages past their retention. */
async function sweepReceived(
  db: Firestore,
  isKept: IsKept,
  until: Timestamp,
): Promise<Record<string, number>> {
  const sweep = (received: Query) => {
    const old = received.where('created_at', '<=', until).orderBy('created_at', 'desc');
    return deleteAll(db, old, (record) => !isKept(record));
  };
  const quotes = db.collection(QUOTE_SUBMISSIONS.name).where('booking_id', '==', null);
  return {
    [QUOTE_SUBMISSIONS.name]: await sweep(quotes),
    [CUSTOM_REQUESTS.name]: await sweep(db.collection(CUSTOM_REQUESTS.name)),
    [CONTACT_MESSAGES.name]: await sweep(db.collection(CONTACT_MESSAGES.name)),
  };
}

/**
 * Deletes deals whose records are gone, with their proposals: one with an accepted proposal as long after the acceptance
 * as a booking, or as a lead if bookings are kept for good, once it is paid; one that the team added as long as a lead.
 */
async function sweepDeals(
  { db, now, retention: { leads, bookings }, deleteProposal }: SweepDependencies,
  isKept: IsKept,
): Promise<Record<string, number>> {
  const counts = { [DEALS.name]: 0, [PROPOSALS.name]: 0 };
  const isPast = (at: Date, days: number | null) =>
    days !== null && at.getTime() <= now.getTime() - days * DAY_MS;
  for await (const docs of pagesOf(db.collection(DEALS.name).orderBy('created_at', 'desc'))) {
    for (const stored of docs) {
      const deal = DEALS.read(stored.data());
      const isAdded = ADDED_SOURCES.some((source) => source === deal.source);
      if (isAdded && !isPast(deal.created_at.toDate(), leads)) continue;
      if (isKept(stored) || (await hasRecords(db, deal))) continue;
      const refs = deal.proposals.map((id) => db.doc(PROPOSALS.path(id)));
      const proposals = refs.length > 0 ? await db.getAll(...refs) : [];
      const isOver = proposals.every((proposal) => {
        const accepted = recordIn(PROPOSALS, proposal)?.accepted;
        return !accepted || isPast(accepted.at.toDate(), bookings ?? leads);
      });
      if (!isOver) continue;
      // The deal last, so that an interrupted run finds its proposals again
      for (const { id } of proposals) await deleteProposal(db, id);
      await stored.ref.delete();
      counts[DEALS.name] += 1;
      counts[PROPOSALS.name] += proposals.filter(({ exists }) => exists).length;
    }
  }
  return counts;
}

/** True if what the customer sent, or a booking, is still stored. */
async function hasRecords(db: Firestore, { quotes, requests, messages, bookings }: Deal): Promise<boolean> {
  const paths = [
    ...quotes.map(QUOTE_SUBMISSIONS.path),
    ...requests.map(CUSTOM_REQUESTS.path),
    ...messages.map(CONTACT_MESSAGES.path),
    ...bookings.map(({ id }) => BOOKINGS.path(id)),
  ];
  if (paths.length === 0) return false;
  return (await db.getAll(...paths.map((path) => db.doc(path)))).some(({ exists }) => exists);
}

/** Deletes copies of mails that were sent or given up. */
async function sweepMails(db: Firestore, until: Timestamp): Promise<Record<string, number>> {
  const mails = db.collection(MAIL.name).where('created_at', '<=', until).orderBy('created_at', 'desc');
  const isDone = (mail: QueryDocumentSnapshot) => mail.get('sweep_at') === null;
  return { [MAIL.name]: await deleteAll(db, mails, isDone) };
}

/** Deletes past bookings, each with its quote and its address's count of meetings, unless its deal is not over. */
async function sweepBookings(
  { db, deleteBooking }: SweepDependencies,
  isKept: IsKept,
  until: Timestamp,
): Promise<Record<string, number>> {
  const past = db.collection(BOOKINGS.name).where('ends_at', '<=', until).orderBy('ends_at', 'desc');
  let count = 0;
  for await (const docs of pagesOf(past)) {
    for (const booking of docs) {
      if (isKept(booking)) continue;
      const quotes = await db.collection(QUOTE_SUBMISSIONS.name).where('booking_id', '==', booking.id).get();
      // The booking last, so that an interrupted run can find the other records through it
      await Promise.all(quotes.docs.map(({ ref }) => ref.delete()));
      await deleteLimitsOf(db, booking.id);
      await deleteBooking(db, booking.id);
      count += 1;
    }
  }
  return { [BOOKINGS.name]: count };
}

/** Deletes the meeting counts of addresses that have no other stored booking. */
async function deleteLimitsOf(db: Firestore, bookingId: string): Promise<void> {
  const limits = db.collection(BOOKING_LIMITS.name).where('booking_ids', 'array-contains', bookingId);
  for (const limit of (await limits.get()).docs) {
    const others = BOOKING_LIMITS.read(limit.data()).booking_ids.filter((id) => id !== bookingId);
    const booked = others.length > 0 ? await db.getAll(...others.map((id) => db.doc(BOOKINGS.path(id)))) : [];
    if (booked.some(({ exists }) => exists)) continue;
    // Refused if the address is booking right now
    await isWritten(limit.ref.delete({ lastUpdateTime: limit.updateTime }), FAILED_PRECONDITION);
  }
}

/** Deletes the results of an ordered query unless they changed meanwhile; returns the number deleted. */
export async function deleteAll(
  db: Firestore,
  found: Query,
  isOver: (document: QueryDocumentSnapshot) => boolean = () => true,
): Promise<number> {
  let count = 0;
  for await (const docs of pagesOf(found)) {
    const writer = db.bulkWriter();
    const deletions = docs
      .filter(isOver)
      .map(({ ref, updateTime }) =>
        isWritten(writer.delete(ref, { lastUpdateTime: updateTime }), NOT_FOUND, FAILED_PRECONDITION),
      );
    const [done] = await Promise.all([Promise.all(deletions), writer.close()]);
    count += done.filter(Boolean).length;
  }
  return count;
}
