import { limit, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { CONTACT_MESSAGES } from '../../../domain/records/contact-messages.ts';
import { CUSTOM_REQUESTS } from '../../../domain/records/custom-requests.ts';
import type { Lead } from '../../../domain/records/lead.ts';
import type { Moment } from '../../../domain/records/moment.ts';
import { QUOTE_SUBMISSIONS } from '../../../domain/records/quote-submissions.ts';
import { queryOf } from './live-lists/live-record.ts';
import { type LiveList, useLiveList } from './live-lists/use-live-list.ts';

/** Maximum waiting leads loaded and counted. */
const MOST = 100;

const newest = [orderBy('created_at', 'desc'), limit(MOST)] as const;
const QUERIES = {
  quotes: queryOf(QUOTE_SUBMISSIONS, where('booking_id', '==', null), ...newest),
  requests: queryOf(CUSTOM_REQUESTS, ...newest),
  messages: queryOf(CONTACT_MESSAGES, ...newest),
};

/** A lead that waits for an answer. */
export interface WaitingLead {
  readonly id: string;
  readonly kind: 'Quote' | 'Custom booth request' | 'Contact message';
  readonly name: string;
  readonly company: string;
  readonly created_at: Moment | undefined;
}

export interface WaitingLeads extends Pick<LiveList<WaitingLead>, 'status' | 'asOf' | 'retry'> {
  /** The newest first. */
  readonly records: readonly WaitingLead[];
}

/** Unanswered quotes without a meeting, custom requests and contact messages; live. */
export function useWaitingLeads(): WaitingLeads {
  const { loadFailed } = adminMessages.leads;
  const quotes = useLiveList(QUERIES.quotes, QUOTE_SUBMISSIONS, loadFailed.quote, 'waiting-quotes');
  const requests = useLiveList(QUERIES.requests, CUSTOM_REQUESTS, loadFailed.request, 'waiting-requests');
  const messages = useLiveList(QUERIES.messages, CONTACT_MESSAGES, loadFailed.message, 'waiting-messages');
  const records = useMemo(
    () =>
      [
        ...quotes.records.filter(isNew).map((quote) => waiting('Quote', quote, quote.contact)),
        ...requests.records.filter(isNew).map((request) => waiting('Custom booth request', request, request)),
        ...messages.records.filter(isNew).map((message) => waiting('Contact message', message, message)),
      ].sort((a, b) => (b.created_at?.toMillis() ?? 0) - (a.created_at?.toMillis() ?? 0)),
    [quotes.records, requests.records, messages.records],
  );
  const lists = [quotes, requests, messages];
  return {
    records,
    status:
      (['loading', 'failed'] as const).find((status) => lists.some((list) => list.status === status)) ??
      'ready',
    asOf: lists.find(({ asOf }) => asOf !== null)?.asOf ?? null,
    retry: () => {
      for (const list of lists) if (list.status === 'failed') list.retry();
    },
  };
}

function isNew({ lead }: { readonly lead?: Lead | undefined }): boolean {
  return (lead?.state ?? 'new') === 'new';
}

function waiting(
  kind: WaitingLead['kind'],
  { id, created_at }: Pick<WaitingLead, 'id' | 'created_at'>,
  { name, company }: Pick<WaitingLead, 'name' | 'company'>,
): WaitingLead {
  return { id, kind, name, company, created_at };
}
