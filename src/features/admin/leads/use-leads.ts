import { limit, orderBy, type Query, where } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import type { LeadKind } from '../../../domain/schemas/leads.ts';
import { LEAD_RECORDS, leadsOf } from '../kit/lead-records.ts';
import type { Lead } from '../kit/lead-state.ts';
import { leadsMessages } from '../kit/leads-messages.ts';
import { type LiveList, MAX_LISTED, useLiveList } from '../kit/live-lists/use-live-list.ts';
import { useToday } from '../kit/panel-context.ts';
import { keyOf, type LeadFilter, listedLeads, UNASSIGNED } from './lead.ts';

const STEP = 20;
/** Maximum number of leads per kind loaded without a press on 'Show more'. */
const MAX_BY_ITSELF = 160;
/** Maximum number of due leads per kind, which are listed first. */
const MAX_DUE = 50;
const { loadFailed } = leadsMessages;

export interface Leads {
  readonly status: LiveList<Lead>['status'];
  readonly records: readonly Lead[];
  readonly asOf: Date | null;
  readonly retry: () => void;
  /** Shows twenty more leads; null if all are shown. */
  readonly showMore: (() => void) | null;
  /** All loaded leads, ignoring the filter. */
  readonly known: readonly Lead[];
}

/** Returns matching leads, live and twenty at a time: first the due ones, then the newest. */
export function useLeads(filter: LeadFilter): Leads {
  const today = useToday();
  const [shown, setShown] = useState(STEP);
  const [count, setCount] = useState(STEP);
  const lists = [
    useKind('quote', filter, today, count),
    useKind('request', filter, today, count),
    useKind('message', filter, today, count),
  ];
  const known = [...new Map(lists.flatMap(({ leads }) => leads).map((lead) => [keyOf(lead), lead])).values()];
  const matching = listedLeads(known, filter, today);
  const status = statusOf(lists.map((list) => list.status));
  const isCut = lists.some((list) => list.isCut);

  // A filter that runs in the panel may leave too few of the loaded leads
  const needsMore = status === 'ready' && matching.length < shown && isCut && count < MAX_BY_ITSELF;
  useEffect(() => {
    if (needsMore) setCount((before) => before * 2);
  }, [needsMore]);

  const hasMore = matching.length > shown || (isCut && count < MAX_LISTED);
  function showMore() {
    setShown(shown + STEP);
    if (matching.length <= shown + STEP) setCount(Math.min(count * 2, MAX_LISTED));
  }
  return {
    status,
    records: matching.slice(0, shown),
    asOf: lists.find(({ asOf }) => asOf !== null)?.asOf ?? null,
    known,
    retry: () => {
      for (const list of lists) list.retry();
    },
    showMore: hasMore ? showMore : null,
  };
}

function useKind(kind: LeadKind, filter: LeadFilter, today: string, count: number) {
  const { state, owner } = filter;
  const queries = useMemo(
    () => ({
      latest: latestLeads(kind, { state, owner, kind: '' }, count + 1),
      due: dueLeads(kind, today),
    }),
    [kind, state, owner, count, today],
  );
  // Only the unfiltered first page is stored for offline use
  const keptAs = state === '' && owner === '' && count === STEP ? `leads-${kind}` : null;
  const latest = useLiveList(queries.latest, LEAD_RECORDS[kind], loadFailed[kind], keptAs);
  const due = useLiveList(queries.due, LEAD_RECORDS[kind], null);
  return {
    leads: [...latest.records.slice(0, count), ...due.records].map((record) => ({ kind, record }) as Lead),
    status: latest.status,
    asOf: latest.asOf,
    isCut: latest.records.length > count,
    retry: () => {
      latest.retry();
      due.retry();
    },
  };
}

function statusOf(all: readonly LiveList<Lead>['status'][]): LiveList<Lead>['status'] {
  if (all.includes('failed')) return 'failed';
  return all.includes('loading') ? 'loading' : 'ready';
}

/**
 * Returns a query for the newest leads of a kind. The database can only filter by stored fields, which
 * untouched leads lack; the panel itself filters for new and unassigned ones.
 */
function latestLeads(kind: LeadKind, { state, owner }: LeadFilter, count: number): Query {
  const narrowed =
    state !== '' && state !== 'new'
      ? [where('lead.state', '==', state)]
      : owner !== '' && owner !== UNASSIGNED
        ? [where('lead.owner', '==', owner)]
        : [];
  return leadsOf(kind, ...narrowed, orderBy('created_at', 'desc'), limit(count));
}

/** Returns a query for leads whose next step is due by `today`. Won and lost leads have no next step. */
function dueLeads(kind: LeadKind, today: string): Query {
  return leadsOf(kind, where('lead.next_step', '<=', today), orderBy('lead.next_step'), limit(MAX_DUE));
}
