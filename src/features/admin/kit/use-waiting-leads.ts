import { limit, orderBy, type Query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import type { Moment } from '../../../domain/records/moment.ts';
import { LEAD_SOURCE_NAMES } from '../../../domain/schemas/added-lead.ts';
import type { LeadKind } from '../../../domain/schemas/leads.ts';
import { countWaiting } from './lead-counts.ts';
import { LEAD_RECORDS, type LeadRecord, leadsOf, senderOf } from './lead-records.ts';
import { leadsMessages } from './leads-messages.ts';
import type { Live } from './live-lists/live-record.ts';
import { type LiveList, useLiveList } from './live-lists/use-live-list.ts';
import { useCount } from './use-count.ts';

/** Number of waiting leads that are listed. */
export const LISTED_WAITING = 3;

const NEWEST = [where('lead.state', '==', 'new'), orderBy('created_at', 'desc'), limit(LISTED_WAITING)];
const WAITING = {
  quote: leadsOf('quote', ...NEWEST),
  request: leadsOf('request', ...NEWEST),
  message: leadsOf('message', ...NEWEST),
} satisfies Record<LeadKind, Query>;

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
  const status =
    (['loading', 'failed'] as const).find((one) => lists.some((list) => list.status === one)) ?? 'ready';
  const ids = records.map(({ id }) => id).join();
  const counted = useCount(status === 'ready' ? ids : null, countWaiting);
  return {
    records,
    count: counted ?? records.length,
    status,
    retry: () => {
      for (const list of lists) if (list.status === 'failed') list.retry();
    },
  };
}

function useNewest(kind: LeadKind): LiveList<LeadRecord> {
  return useLiveList(WAITING[kind], LEAD_RECORDS[kind], leadsMessages.loadFailed[kind]);
}

function waiting(kind: LeadKind, records: readonly Live<LeadRecord>[]): WaitingLead[] {
  return records.map((record) => {
    const { name, company } = senderOf(record);
    const { source, added_by } = 'added_by' in record ? record : {};
    const what = source ? LEAD_SOURCE_NAMES[source] : leadsMessages.longKinds[kind];
    return { id: record.id, kind, what, name, company, created_at: record.created_at, added_by };
  });
}
