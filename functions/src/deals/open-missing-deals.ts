/**
 * Opens deals for records without one, which former versions stored: before the release (`npm run data -- backfill`) or
 * during it (the job openMissingDeals).
 */
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { newDeal } from '../../../src/domain/deals/change-deal.ts';
import type { DealPerson } from '../../../src/domain/deals/deal-events.ts';
import { ADDED_SOURCES, type AddedSource } from '../../../src/domain/deals/sources.ts';
import { ADMINS } from '../../../src/domain/records/admins.ts';
import { BOOKINGS } from '../../../src/domain/records/bookings.ts';
import { CONTACT_MESSAGES } from '../../../src/domain/records/contact-messages.ts';
import { CUSTOM_REQUESTS } from '../../../src/domain/records/custom-requests.ts';
import { DEALS } from '../../../src/domain/records/deals.ts';
import type { Document } from '../../../src/domain/records/document.ts';
import type { Moment } from '../../../src/domain/records/moment.ts';
import { PROPOSAL_VERSIONS, versionId } from '../../../src/domain/records/proposal-versions.ts';
import { PROPOSALS } from '../../../src/domain/records/proposals.ts';
import { QUOTE_SUBMISSIONS } from '../../../src/domain/records/quote-submissions.ts';
import { pagesOf } from '../platform/firebase.ts';
import { logEvent } from '../platform/logging.ts';
import {
  bookingPerson,
  dealFor,
  dealOfBooking,
  type OpenedDeal,
  readDeal,
  writeHistory,
} from './deal-store.ts';
import { event, formerLead, type History, proposalHistory, teamFields } from './former-records.ts';

/** Quotes before their bookings, and all of them before their proposals. */
const IN_ORDER = [QUOTE_SUBMISSIONS, CUSTOM_REQUESTS, CONTACT_MESSAGES, BOOKINGS, PROPOSALS] as const;
type Kind = (typeof IN_ORDER)[number]['name'];

/**
 * Opens or joins the deals of records that have none, each in its own transaction. Safe to repeat.
 * @param since only of records that were created from then on; of all if omitted
 * @returns the number of records
 */
export async function openMissingDeals(
  db: Firestore,
  { write, since }: { write: boolean; since?: Date },
): Promise<number> {
  let count = 0;
  for (const { name } of IN_ORDER) {
    const all = db.collection(name).orderBy('created_at');
    const wanted = since ? all.where('created_at', '>=', since) : all;
    for await (const docs of pagesOf(wanted)) {
      for (const { ref } of docs.filter((stored) => stored.get('deal_id') === undefined)) {
        if (!write || (await openDeal(db, name, ref))) count += 1;
      }
    }
  }
  return count;
}

/** Resolves to false if it has a deal by now, was deleted, or is malformed, which is logged and must not stop the run. */
async function openDeal(db: Firestore, kind: Kind, ref: DocumentReference): Promise<boolean> {
  try {
    return await db.runTransaction(async (transaction) => {
      const stored = await transaction.get(ref);
      if (!stored.exists || stored.get('deal_id') !== undefined) return false;
      const document = stored.data() ?? {};
      const { opened, history } = await OPENERS[kind]({ transaction, db, id: ref.id, document });
      writeHistory(transaction, opened, [...history, ...teamFields(document, opened.deal)]);
      if (isAdded(kind, document)) transaction.delete(ref);
      else transaction.set(ref, { ...without(document, FORMER_FIELDS[kind]), deal_id: opened.ref.id });
      return true;
    });
  } catch (error) {
    logEvent('deal-not-opened', { path: ref.path, error });
    return false;
  }
}

/** Fields of former versions that the deal has now. */
const FORMER_FIELDS: Readonly<Record<Kind, readonly string[]>> = {
  quote_submissions: ['lead', 'search_words'],
  custom_requests: ['lead', 'search_words'],
  contact_messages: ['lead', 'search_words'],
  bookings: ['note'],
  proposals: ['lead_kind', 'lead_id', 'booking_id', 'search_words'],
};

function without(document: Document, names: readonly string[]): Document {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !names.includes(name)));
}

interface Stored {
  readonly transaction: Transaction;
  readonly db: Firestore;
  readonly id: string;
  readonly document: Document;
}

type Opener = (stored: Stored) => Promise<{ opened: OpenedDeal; history: History }>;

const OPENERS: Readonly<Record<Kind, Opener>> = {
  quote_submissions: (stored) => {
    const { contact, show_id, show_name, booth_size, pricing, came_from, created_at } =
      QUOTE_SUBMISSIONS.read(stored.document);
    const amount = booth_size === 'custom' ? null : pricing.estimatedTotal;
    const person = { ...contact, show_id, show_name, booth_size, amount, came_from };
    return received(stored, 'quote', person, created_at);
  },
  custom_requests: (stored) => {
    const { created_at, ...request } = CUSTOM_REQUESTS.read(stored.document);
    return received(stored, 'request', { ...request, booth_size: 'custom' }, created_at);
  },
  contact_messages: (stored) => {
    const { created_at, ...message } = CONTACT_MESSAGES.read(stored.document);
    if (isAdded('contact_messages', stored.document)) return added(stored, message, created_at);
    return received(stored, 'message', message, created_at);
  },
  bookings: async ({ transaction, db, id, document }) => {
    const booking = BOOKINGS.read(document);
    const { quote_submission_id: quoteId, starts_at, reference, status, created_at } = booking;
    const quote = quoteId ? await transaction.get(db.doc(QUOTE_SUBMISSIONS.path(quoteId))) : null;
    const admin = ADMINS.read((await db.doc(ADMINS.path(booking.admin_id)).get()).data() ?? {});
    const ids = [quote?.get('deal_id')];
    const opened = await dealOfBooking(transaction, db, { request: booking, ids, at: created_at });
    const host = admin.email ?? '';
    const is_pending = status === 'pending';
    const booked = { what: 'booked', id, starts_at, reference, host, is_pending } as const;
    const person = quote?.exists ? undefined : bookingPerson(booking);
    const { cancelled_by = 'visitor', cancelled_at = created_at } = booking;
    return {
      opened,
      history: [
        ...event({ ...booked, person }, created_at, booking.history[0]?.by ?? 'visitor'),
        ...(status === 'cancelled' ? event({ what: 'canceled', id }, cancelled_at, cancelled_by) : []),
        ...(status === 'held' || status === 'no-show'
          ? event({ what: status, id }, booking.ends_at, 'team')
          : []),
      ],
    };
  },
  proposals: async ({ transaction, db, id, document }) => {
    const proposal = PROPOSALS.read(document);
    const { lead_kind, lead_id } = document as { lead_kind: keyof typeof LEADS; lead_id: string };
    const lead = await transaction.get(db.doc(LEADS[lead_kind].path(lead_id)));
    // A person whom the team added is the deal itself
    const known = await readDeal(transaction, db, lead.get('deal_id') ?? lead_id);
    const { name, company, email, created_at } = proposal;
    const person = { name, company, email, phone: '' };
    const opened = known ?? (await dealFor(db, { source: 'other', person, at: created_at }));
    const version = await db.doc(PROPOSAL_VERSIONS.path(versionId(id, proposal.version))).get();
    return { opened, history: proposalHistory(id, proposal, version.get('sheet')) };
  },
};

const LEADS = { quote: QUOTE_SUBMISSIONS, request: CUSTOM_REQUESTS, message: CONTACT_MESSAGES } as const;

async function received(
  { db, id, document }: Stored,
  what: 'quote' | 'request' | 'message',
  person: DealPerson,
  created_at: Moment,
): ReturnType<Opener> {
  const { state = 'new' } = formerLead(document);
  // An ended one stays apart from what came later
  const isOpen = state === 'new' || state === 'answered';
  const opened = isOpen
    ? await dealFor(db, { source: what, person, at: created_at })
    : { ref: db.collection(DEALS.name).doc(), deal: newDeal(what, person, created_at), isNew: true };
  return { opened, history: event({ what, id, person }, created_at, 'visitor') };
}

/** A person whom the team added was stored as a message; the deal takes its id. */
async function added(
  { db, id, document }: Stored,
  message: DealPerson,
  created_at: Moment,
): ReturnType<Opener> {
  const { show_id, show_name, booth_size } = document as Partial<DealPerson>;
  const person = { ...message, show_id, show_name, booth_size };
  const deal = newDeal(document['source'] as AddedSource, person, created_at);
  const by = String(document['added_by'] ?? 'team');
  return {
    opened: { ref: db.doc(DEALS.path(id)), deal, isNew: true },
    history: event({ what: 'added', person, note: '' }, created_at, by),
  };
}

function isAdded(kind: Kind, { source }: Document): boolean {
  return kind === CONTACT_MESSAGES.name && ADDED_SOURCES.some((known) => known === source);
}
