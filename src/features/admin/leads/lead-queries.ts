import {
  documentId,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore';
import { CONTACT_MESSAGES, type StoredContactMessage } from '../../../domain/records/contact-messages.ts';
import { CUSTOM_REQUESTS, type StoredCustomRequest } from '../../../domain/records/custom-requests.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../domain/records/quote-submissions.ts';
import type { LeadKind, LeadState } from '../../../domain/schemas/leads.ts';
import { queryOf, type Reader } from '../kit/live-lists/live-record.ts';
import { type LeadFilter, NOBODY } from './lead.ts';

/** Quotes with a meeting are listed in 'Recent Bookings'. */
const LEADS = {
  quote: queryOf(QUOTE_SUBMISSIONS, where('booking_id', '==', null)),
  request: queryOf(CUSTOM_REQUESTS),
  message: queryOf(CONTACT_MESSAGES),
};

type LeadRecord = QuoteSubmission | StoredCustomRequest | StoredContactMessage;

export const RECORDS: Readonly<Record<LeadKind, Reader<LeadRecord>>> = {
  quote: QUOTE_SUBMISSIONS,
  request: CUSTOM_REQUESTS,
  message: CONTACT_MESSAGES,
};

/** Maximum due leads per kind, listed above the others. */
const MOST_DUE = 50;

function leadsOf(kind: LeadKind, constraints: QueryConstraint[]): Query {
  return query(LEADS[kind], ...constraints);
}

/**
 * Returns the newest leads of a kind. The database can only filter by stored fields, which untouched leads
 * lack; the panel filters new and unassigned ones itself.
 */
export function latestLeads(kind: LeadKind, { state, owner }: LeadFilter, count: number): Query {
  const narrowed =
    state !== '' && state !== 'new'
      ? [where('lead.state', '==', state)]
      : owner !== '' && owner !== NOBODY
        ? [where('lead.owner', '==', owner)]
        : [];
  return leadsOf(kind, [...narrowed, orderBy('created_at', 'desc'), limit(count)]);
}

/** Queries leads of a kind whose next step is due by `today`; won and lost ones have none. */
export function dueLeads(kind: LeadKind, today: string): Query {
  return leadsOf(kind, [where('lead.next_step', '<=', today), orderBy('lead.next_step'), limit(MOST_DUE)]);
}

/** Queries leads of a kind in a state, or all. */
export function leadsIn(kind: LeadKind, state: LeadState | null): Query {
  return leadsOf(kind, [...(state ? [where('lead.state', '==', state)] : [])]);
}

export function oneLead(kind: LeadKind, id: string): Query {
  return leadsOf(kind, [where(documentId(), '==', id), limit(1)]);
}
