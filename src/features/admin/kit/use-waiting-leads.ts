import { limit, orderBy, type Query, type QueryConstraint, where } from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Moment } from '../../../domain/records/moment.ts';
import { LEAD_SOURCE_NAMES } from '../../../domain/schemas/added-lead.ts';
import { LEAD_KINDS, type LeadKind } from '../../../domain/schemas/leads.ts';
import { countWaiting } from './lead-counts.ts';
import { LEAD_RECORDS, type LeadRecord, leadsOf, senderOf } from './lead-records.ts';
import { leadsMessages } from './leads-messages.ts';
import type { Live } from './live-lists/live-record.ts';
import { type LiveList, useLiveList } from './live-lists/use-live-list.ts';
import { useCount } from './use-count.ts';

/** Number of waiting leads that are listed. */
export const LISTED_WAITING = 3;

/** Number of leads per kind that are searched for waiting ones without a stored state. */
const SEARCHED = 10;

const NEWEST_FIRST = orderBy('created_at', 'desc');

function queriesFor(...constraints: QueryConstraint[]) {
  return {
    quote: leadsOf('quote', ...constraints),
    request: leadsOf('request', ...constraints),
    message: leadsOf('message', ...constraints),
  } satisfies Record<LeadKind, Query>;
}

const WAITING = queriesFor(where('lead.state', '==', 'new'), NEWEST_FIRST, limit(LISTED_WAITING));
/** For leads of former versions, which have no stored state until `npm run data -- backfill`. */
const LATEST = queriesFor(NEWEST_FIRST, limit(SEARCHED));

/** A lead waiting for an answer. */
export interface WaitingLead {
  readonly id: string;
  readonly kind: LeadKind;
  /** Kind as text: 'Custom booth request'. */
  readonly what: string;
  readonly name: string;
  readonly company: string;
  readonly created_at: Moment | undefined;
  /** Email address of the administrator who added it, if any. */
  readonly added_by: string | undefined;
}

export interface WaitingLeads extends Pick<LiveList<WaitingLead>, 'status' | 'retry'> {
  /** The newest ones, newest first. */
  readonly records: readonly WaitingLead[];
  /** Number of all. */
  readonly count: number;
}

/** Returns unanswered quotes without a meeting, custom requests and contact messages, live. */
export function useWaitingLeads(): WaitingLeads {
  const [isSearching, setSearching] = useState(false);
  const queries = isSearching ? LATEST : WAITING;
  const [quotes, requests, messages] = [
    useNewest('quote', queries.quote),
    useNewest('request', queries.request),
    useNewest('message', queries.message),
  ];
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
  const status =
    (['loading', 'failed'] as const).find((one) => lists.some((list) => list.status === one)) ?? 'ready';
  // Leads without a stored state are older than all others: a full list says nothing about them, a short one may lack them
  const short = LEAD_KINDS.filter(
    (kind) => isSearching || records.filter((lead) => lead.kind === kind).length < LISTED_WAITING,
  ).join();
  const count = useCallback(() => countWaiting(LEAD_KINDS.filter((kind) => short.includes(kind))), [short]);
  const ids = records.map(({ id }) => id).join();
  const { counted, isCurrent } = useCount(status === 'ready' ? `${short} ${ids}` : null, count);
  const isShort = status === 'ready' && isCurrent && records.length < Math.min(LISTED_WAITING, counted ?? 0);
  useEffect(() => {
    if (isShort) setSearching(true);
  }, [isShort]);
  return {
    records,
    count: counted ?? records.length,
    status,
    retry: () => {
      for (const list of lists) if (list.status === 'failed') list.retry();
    },
  };
}

function useNewest(kind: LeadKind, wanted: Query): LiveList<LeadRecord> {
  return useLiveList(wanted, LEAD_RECORDS[kind], leadsMessages.loadFailed[kind]);
}

function waiting(kind: LeadKind, records: readonly Live<LeadRecord>[]): WaitingLead[] {
  return records
    .filter(({ lead }) => (lead?.state ?? 'new') === 'new')
    .map((record) => {
      const { name, company } = senderOf(record);
      const { source, added_by } = 'added_by' in record ? record : {};
      const what = source ? LEAD_SOURCE_NAMES[source] : leadsMessages.longKinds[kind];
      return { id: record.id, kind, what, name, company, created_at: record.created_at, added_by };
    });
}
