import type { Firestore } from 'firebase-admin/firestore';
import { todayInNewYork } from '../../../src/domain/booking/slots.ts';
import { proposalState } from '../../../src/domain/proposal/state.ts';
import { CONTACT_MESSAGES } from '../../../src/domain/records/contact-messages.ts';
import { CUSTOM_REQUESTS } from '../../../src/domain/records/custom-requests.ts';
import { LEAD_RECORDS } from '../../../src/domain/records/lead-records.ts';
import { PROPOSALS } from '../../../src/domain/records/proposals.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import { LEAD_SOURCE_NAMES, type LeadSource } from '../../../src/domain/schemas/added-lead.ts';
import { NO_QUOTE, type Pipeline } from '../../../src/domain/schemas/numbers.ts';
import type { ProposalState } from '../../../src/domain/schemas/shown-proposal.ts';
import { channelOf } from '../../../src/domain/visitor/came-from.ts';
import { within } from './count-days.ts';

/** Limits the sources shown, since visitors can invent any number of campaigns. */
const MAX_SOURCES = 50;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Returns the value of these days' leads by month and show, their sources, and how fast they got a first answer. A won
 * lead is worth the agreed amount, all other quotes their estimate.
 */
export async function readPipeline(
  db: Firestore,
  first: string,
  last: string,
  now = new Date(),
): Promise<Pipeline> {
  const createdWithin = async ({ name }: { readonly name: string }) => {
    const { docs } = await within(db.collection(name), 'created_at', first, last)
      .select(...FIELDS)
      .get();
    return docs.map((document) => document.data());
  };
  const [quotes, requests, messages] = await Promise.all([
    createdWithin(QUOTE_SUBMISSIONS),
    createdWithin(CUSTOM_REQUESTS),
    createdWithin(CONTACT_MESSAGES),
  ]);
  const leads: readonly Counted[] = [
    ...quotes.map(QUOTE_SUBMISSIONS.read).map((quote) => ({ ...quote, estimate: estimateOf(quote) })),
    ...requests.map(CUSTOM_REQUESTS.read),
    ...messages.map(CONTACT_MESSAGES.read),
  ];
  const waits = leads.flatMap(({ created_at, lead }) =>
    lead.answered_at ? [(lead.answered_at.toMillis() - created_at.toMillis()) / MINUTE_MS] : [],
  );
  return {
    proposals: await readProposals(db, first, last, now),
    values: valuesOf(leads),
    sources: sourcesOf(leads),
    answers: { count: waits.length, median_minutes: medianOf(waits) },
  };
}

/** Counts the proposals that were first sent on these days, by their state at `now`. */
async function readProposals(
  db: Firestore,
  first: string,
  last: string,
  now: Date,
): Promise<Pipeline['proposals']> {
  const { docs } = await within(db.collection(PROPOSALS.name), 'created_at', first, last)
    .select('state', 'version', 'accepted', 'ends_at', 'lead_kind', 'lead_id')
    .get();
  const proposals = docs.map((document) => PROPOSALS.read(document.data()));
  const states = proposals.map((proposal) => proposalState(proposal, now));
  const countOf = (wanted: ProposalState) => states.filter((state) => state === wanted).length;
  const accepted = proposals.filter((proposal) => proposal.accepted);
  const refs = accepted.map(({ lead_kind, lead_id }) => db.doc(LEAD_RECORDS[lead_kind].path(lead_id)));
  const leads = refs.length > 0 ? await db.getAll(...refs, { fieldMask: ['created_at'] }) : [];
  const days = accepted.flatMap(({ accepted: order }, index) => {
    const created_at = leads[index]?.get('created_at');
    return order && created_at ? [(order.at.toMillis() - created_at.toMillis()) / DAY_MS] : [];
  });
  return {
    sent: docs.length,
    accepted: accepted.length,
    declined: countOf('declined'),
    expired: countOf('expired'),
    median_days: medianOf(days),
  };
}

const FIELDS = [
  'created_at',
  'lead',
  'show_id',
  'booth_size',
  'pricing',
  'booking_id',
  'came_from',
  'source',
];

/** A quote, request or message. */
interface Counted extends Pick<QuoteSubmission, 'created_at' | 'lead' | 'came_from'> {
  readonly show_id?: string | undefined;
  readonly source?: LeadSource | undefined;
  /** Only quotes have one. */
  readonly booking_id?: string | null;
  /** Estimate of a quote in US dollars; null for a custom size. */
  readonly estimate?: number | null;
}

function estimateOf({ booth_size, pricing }: Pick<QuoteSubmission, 'booth_size' | 'pricing'>): number | null {
  return booth_size === 'custom' ? null : pricing.estimatedTotal;
}

/** Returns a lead's value in US dollars; null if it has no price. */
function amountOf({ lead, estimate = null }: Counted): number | null {
  return (lead.state === 'won' ? lead.agreed_amount : null) ?? estimate;
}

/** Returns the values by month and show. */
function valuesOf(leads: readonly Counted[]): Pipeline['values'] {
  const values = new Map<string, Pipeline['values'][number]>();
  for (const counted of leads) {
    const amount = amountOf(counted);
    if (amount === null) continue;
    const { created_at, lead, show_id: show = NO_QUOTE } = counted;
    const month = todayInNewYork(created_at.toDate()).slice(0, 'yyyy-MM'.length);
    const value = values.get(`${month} ${show}`) ?? { month, show, open: 0, won: 0, lost: 0 };
    const { state } = lead;
    value[state === 'won' || state === 'lost' ? state : 'open'] += amount;
    values.set(`${month} ${show}`, value);
  }
  return [...values.values()];
}

/** Returns the quotes, meetings and won dollars by the channel that the leads came from. */
function sourcesOf(leads: readonly Counted[]): Pipeline['sources'] {
  return [...Map.groupBy(leads, sourceOf)]
    .map(([source, of]) => ({
      source,
      quotes: of.filter(isQuote).length,
      bookings: of.filter(({ booking_id }) => booking_id != null).length,
      won: valuesOf(of).reduce((sum, { won }) => sum + won, 0),
    }))
    .filter(({ quotes, won }) => quotes > 0 || won > 0)
    .sort((a, b) => b.quotes - a.quotes || b.won - a.won)
    .slice(0, MAX_SOURCES);
}

function isQuote({ booking_id }: Counted): boolean {
  return booking_id !== undefined;
}

function sourceOf({ source, came_from }: Counted): string {
  if (source) return LEAD_SOURCE_NAMES[source];
  return came_from ? channelOf(came_from.last) : '';
}

function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
