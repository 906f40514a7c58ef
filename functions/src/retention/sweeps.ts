import { type Firestore, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Retention } from '../../../src/config/retention.ts';
import { todayInNewYork } from '../../../src/domain/booking/slots.ts';
import { BOOKING_LIMITS } from '../../../src/domain/records/booking-limits.ts';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import { CONTACT_MESSAGES } from '../../../src/domain/records/contact-messages.ts';
import { CUSTOM_REQUESTS } from '../../../src/domain/records/custom-requests.ts';
import { LEAD_RECORDS } from '../../../src/domain/records/lead-records.ts';
import { MAIL } from '../../../src/domain/records/mail.ts';
import { PROPOSALS, type Proposal } from '../../../src/domain/records/proposals.ts';
import { QUOTE_SUBMISSIONS } from '../../../src/domain/records/quote-submissions.ts';
import { RECORDS } from '../../../src/domain/records/records.ts';
import { DELIVERY_DAYS, WEBHOOK_DELIVERIES } from '../../../src/domain/records/webhook-deliveries.ts';
import { FAILED_PRECONDITION, isWritten, NOT_FOUND, pagesOf } from '../platform/firebase.ts';
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

/**
 * Deletes visitors' records that are past their retention (src/config/retention.ts).
 * @returns counts by collection
 */
export async function sweepOld(dependencies: SweepDependencies): Promise<Record<string, number>> {
  const { db, now, retention } = dependencies;
  const before = (days: number) => Timestamp.fromMillis(now.getTime() - days * DAY_MS);
  const counts = {
    ...(retention.bookings === null ? {} : await sweepBookings(dependencies, before(retention.bookings))),
    ...(retention.leads === null ? {} : await sweepLeads(db, now, before(retention.leads))),
    ...(await sweepProposals(dependencies)),
    ...(retention.mails === null ? {} : await sweepMails(db, before(retention.mails))),
  };
  if (Object.values(counts).some((count) => count > 0)) logEvent('records-swept', counts);
  return counts;
}

/** Deletes leads past their retention, except those with a planned next step or an open or unpaid proposal. */
async function sweepLeads(db: Firestore, now: Date, until: Timestamp): Promise<Record<string, number>> {
  const isStillOpen = await openProposals(db, now);
  const isSettled = (lead: QueryDocumentSnapshot) => !isPlanned(lead, now) && !isStillOpen(lead);
  const old = (query: Query) => query.where('created_at', '<=', until).orderBy('created_at', 'desc');
  const quotes = db.collection(QUOTE_SUBMISSIONS.name).where('booking_id', '==', null);
  return {
    [QUOTE_SUBMISSIONS.name]: await deleteAll(db, old(quotes), isSettled),
    [CUSTOM_REQUESTS.name]: await deleteAll(db, old(db.collection(CUSTOM_REQUESTS.name)), isSettled),
    [CONTACT_MESSAGES.name]: await deleteAll(db, old(db.collection(CONTACT_MESSAGES.name)), isSettled),
  };
}

/** True while the team plans a next step for a lead. */
function isPlanned(lead: QueryDocumentSnapshot, now: Date): boolean {
  return lead.get('lead.next_step') >= todayInNewYork(now);
}

/** Returns a function that tells if a lead has a proposal that can be accepted, or is not paid yet. */
async function openProposals(db: Firestore, now: Date): Promise<(lead: QueryDocumentSnapshot) => boolean> {
  const proposals = db.collection(PROPOSALS.name);
  const [lasting, accepted] = await Promise.all([
    proposals.where('ends_at', '>', Timestamp.fromDate(now)).get(),
    proposals.where('state', '==', 'accepted').get(),
  ]);
  const open = lasting.docs.filter((proposal) => proposal.get('state') === 'sent');
  const unpaid = accepted.docs.filter((proposal) => proposal.get('paid_on') === null);
  const ids = new Set([...open, ...unpaid].map((proposal) => proposal.get('lead_id') as unknown));
  return (lead) => ids.has(lead.id);
}

/**
 * Deletes proposals without their lead, but an accepted one as long after the acceptance as a booking, or as a lead if
 * bookings are kept for good, once it is paid or its lead was deleted.
 */
async function sweepProposals({
  db,
  now,
  retention,
  deleteProposal,
}: SweepDependencies): Promise<Record<string, number>> {
  const { leads, bookings } = retention;
  const days = bookings ?? leads;
  if (days === null) return {};
  const until = now.getTime() - days * DAY_MS;
  let count = 0;
  for await (const docs of pagesOf(db.collection(PROPOSALS.name).orderBy('created_at', 'desc'))) {
    const proposals = docs.map((stored) => PROPOSALS.read(stored.data()));
    const found = await db.getAll(...proposals.map(leadPath).map((path) => db.doc(path)));
    for (const [index, { accepted, paid_on }] of proposals.entries()) {
      const isLeadGone = found[index]?.exists === false;
      const isOver = accepted
        ? accepted.at.toMillis() <= until && (isLeadGone || paid_on !== null)
        : isLeadGone;
      if (!isOver) continue;
      await deleteProposal(db, docs[index]?.id ?? '');
      count += 1;
    }
  }
  return { [PROPOSALS.name]: count };
}

function leadPath({ lead_kind, lead_id }: Proposal): string {
  return LEAD_RECORDS[lead_kind].path(lead_id);
}

/** Deletes copies of mails that were sent or given up. */
async function sweepMails(db: Firestore, until: Timestamp): Promise<Record<string, number>> {
  const mails = db.collection(MAIL.name).where('created_at', '<=', until).orderBy('created_at', 'desc');
  const isDone = (mail: QueryDocumentSnapshot) => mail.get('sweep_at') === null;
  return { [MAIL.name]: await deleteAll(db, mails, isDone) };
}

/**
 * Deletes past bookings, each with its quote and its address's count of meetings, unless the quote has a planned next
 * step or an open or unpaid proposal.
 */
async function sweepBookings(
  { db, now, deleteBooking }: SweepDependencies,
  until: Timestamp,
): Promise<Record<string, number>> {
  const isStillOpen = await openProposals(db, now);
  const past = db.collection(BOOKINGS.name).where('ends_at', '<=', until).orderBy('ends_at', 'desc');
  let count = 0;
  for await (const docs of pagesOf(past)) {
    for (const booking of docs) {
      const quotes = await db.collection(QUOTE_SUBMISSIONS.name).where('booking_id', '==', booking.id).get();
      if (quotes.docs.some((quote) => isPlanned(quote, now) || isStillOpen(quote))) continue;
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
