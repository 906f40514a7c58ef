import { limit, orderBy, type Query } from 'firebase/firestore';
import { useMemo } from 'react';
import type { Moment } from '../../../domain/records/moment.ts';
import type { LeadKind } from '../../../domain/schemas/leads.ts';
import { LEAD_RECORDS, type LeadRecord, leadsOf, senderOf } from './lead-records.ts';
import { leadsMessages } from './leads-messages.ts';
import type { Live } from './live-lists/live-record.ts';
import { type LiveList, useLiveList } from './live-lists/use-live-list.ts';

/** Maximum number of waiting leads loaded and counted. */
const MAX_WAITING = 100;

const NEWEST = [orderBy('created_at', 'desc'), limit(MAX_WAITING)] as const;
const QUERIES: Readonly<Record<LeadKind, Query>> = {
  quote: leadsOf('quote', ...NEWEST),
  request: leadsOf('request', ...NEWEST),
  message: leadsOf('message', ...NEWEST),
};

/** A lead waiting for an answer. */
export interface WaitingLead {
  readonly id: string;
  readonly kind: LeadKind;
  readonly name: string;
  readonly company: string;
  readonly created_at: Moment | undefined;
}

export interface WaitingLeads extends Pick<LiveList<WaitingLead>, 'status' | 'asOf' | 'retry'> {
  /** Newest first. */
  readonly records: readonly WaitingLead[];
}

/** Returns unanswered quotes without a meeting, custom requests and contact messages, live. */
export function useWaitingLeads(): WaitingLeads {
  const [quotes, requests, messages] = [useNewest('quote'), useNewest('request'), useNewest('message')];
  const records = useMemo(
    () =>
      [
        ...waiting('quote', quotes.records),
        ...waiting('request', requests.records),
        ...waiting('message', messages.records),
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

function useNewest(kind: LeadKind): LiveList<LeadRecord> {
  return useLiveList(QUERIES[kind], LEAD_RECORDS[kind], leadsMessages.loadFailed[kind], `waiting-${kind}`);
}

function waiting(kind: LeadKind, records: readonly Live<LeadRecord>[]): WaitingLead[] {
  return records
    .filter(({ lead }) => (lead?.state ?? 'new') === 'new')
    .map((record) => {
      const { name, company } = senderOf(record);
      return { id: record.id, kind, name, company, created_at: record.created_at };
    });
}
