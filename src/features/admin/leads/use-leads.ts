import { limit, orderBy, type Query, type QueryConstraint, where } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import type { LeadKind } from '../../../domain/schemas/leads.ts';
import { countByState, type LeadCounts } from '../kit/lead-counts.ts';
import { LEAD_RECORDS, leadsOf } from '../kit/lead-records.ts';
import { fieldsOf, type Lead } from '../kit/lead-state.ts';
import { leadsMessages } from '../kit/leads-messages.ts';
import { type LiveList, useLiveList } from '../kit/live-lists/use-live-list.ts';
import { useToday } from '../kit/panel-context.ts';
import { useCount } from '../kit/use-count.ts';
import { keyOf, type LeadFilter, listedLeads } from './lead.ts';

const STEP = 20;
/** Maximum number of due leads per kind, which are listed first. */
const MAX_DUE = 50;
const { loadFailed } = leadsMessages;

export interface Leads {
  readonly status: LiveList<Lead>['status'];
  readonly records: readonly Lead[];
  readonly retry: () => void;
  /** Shows twenty more leads; null if all are shown. */
  readonly showMore: (() => void) | null;
  /** All loaded leads, including due ones that do not match. */
  readonly known: readonly Lead[];
}

/** Returns matching leads, live and twenty at a time: first the due ones, then the newest. */
function useLeads(filter: LeadFilter): Leads {
  const today = useToday();
  const filterKey = Object.values(filter).join();
  const [page, setPage] = useState({ of: filterKey, shown: STEP });
  const shown = page.of === filterKey ? page.shown : STEP;
  const wanted = { filter, today, shown };
  const lists = [useKind('quote', wanted), useKind('request', wanted), useKind('message', wanted)];
  const known = [...new Map(lists.flatMap(({ leads }) => leads).map((lead) => [keyOf(lead), lead])).values()];
  const matching = listedLeads(known, filter, today);
  const status = statusOf(lists.map((list) => list.status));
  // While more are loading, the button stays
  const hasMore = matching.length > shown || (status === 'loading' && shown > STEP);
  return {
    status,
    records: matching.slice(0, shown),
    known,
    retry: () => {
      for (const list of lists) list.retry();
    },
    showMore: hasMore ? () => setPage({ of: filterKey, shown: shown + STEP }) : null,
  };
}

/** Returns matching leads as `useLeads`, and the counts of all. */
export function useCountedLeads(filter: LeadFilter): Leads & { readonly counts: LeadCounts | null } {
  const leads = useLeads(filter);
  // The database counts again when the loaded leads change
  const counts = useCount(leads.status === 'ready' ? revisionOf(leads.known) : null, countByState);
  return { ...leads, counts };
}

/** Returns a text that changes whenever a lead is added, removed or changes state. */
function revisionOf(leads: readonly Lead[]): string {
  return leads
    .map((lead) => keyOf(lead) + fieldsOf(lead).state)
    .sort()
    .join();
}

interface WantedLeads {
  readonly filter: LeadFilter;
  readonly today: string;
  /** Number of leads shown, which may all be of one kind. */
  readonly shown: number;
}

function useKind(kind: LeadKind, { filter, today, shown }: WantedLeads) {
  const { state } = filter;
  const isWanted = filter.kind === '' || filter.kind === kind;
  const queries = useMemo(() => {
    if (!isWanted) return { latest: null, due: null };
    const constraints = filterConstraints(state);
    return {
      latest: leadsOf(kind, ...constraints, orderBy('created_at', 'desc'), limit(shown + 1)),
      due: dueLeads(kind, today),
    };
  }, [kind, isWanted, state, shown, today]);
  const latest = useLiveList(queries.latest, LEAD_RECORDS[kind], loadFailed[kind]);
  const due = useLiveList(queries.due, LEAD_RECORDS[kind], null);
  if (!isWanted) return NOT_WANTED;
  return {
    leads: [...latest.records, ...due.records].map((record) => ({ kind, record }) as Lead),
    status: latest.status,
    retry: () => {
      latest.retry();
      due.retry();
    },
  };
}

const NOT_WANTED = { leads: [], status: 'ready', retry: () => undefined } as const;

function statusOf(all: readonly LiveList<Lead>['status'][]): LiveList<Lead>['status'] {
  if (all.includes('failed')) return 'failed';
  return all.includes('loading') ? 'loading' : 'ready';
}

/** Returns the constraints of a query for leads in a state. */
export function filterConstraints(state: LeadFilter['state']): QueryConstraint[] {
  return state === '' ? [] : [where('lead.state', '==', state)];
}

/** Returns a query for leads whose next step is due by `today`. Won and lost leads have no next step. */
function dueLeads(kind: LeadKind, today: string): Query {
  return leadsOf(kind, where('lead.next_step', '<=', today), orderBy('lead.next_step'), limit(MAX_DUE));
}
