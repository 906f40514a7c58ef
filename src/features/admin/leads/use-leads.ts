import { limit, orderBy, type Query, type QueryConstraint, where } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import type { LeadKind } from '../../../domain/schemas/leads.ts';
import { countByState, type LeadCounts } from '../kit/lead-counts.ts';
import { LEAD_RECORDS, leadsOf } from '../kit/lead-records.ts';
import { dueOf, fieldsOf, type Lead } from '../kit/lead-state.ts';
import { leadsMessages } from '../kit/leads-messages.ts';
import { type LiveList, useLiveList } from '../kit/live-lists/use-live-list.ts';
import { useToday } from '../kit/panel-context.ts';
import { useCount } from '../kit/use-count.ts';
import { keyOf, type LeadFilter, listedLeads } from './lead.ts';

const STEP = 20;
/** Number of leads of each kind loaded first for a list of all kinds, which shows most of them. */
const FIRST = 10;
/** Maximum number of leads per kind loaded without a press on 'Show more'. */
const MAX_BY_ITSELF = 160;
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

/** Numbers of leads shown, and loaded of each kind, for a filter. */
interface Page {
  readonly filter: string;
  readonly shown: number;
  readonly count: number;
}

/** Returns matching leads, live and twenty at a time: first the due ones, then the newest. */
function useLeads(filter: LeadFilter): Leads {
  const today = useToday();
  const filterKey = Object.values(filter).join();
  const first = filter.kind === '' ? FIRST : STEP;
  const [page, setPage] = useState<Page>({ filter: filterKey, shown: STEP, count: first });
  const { shown, count } = page.filter === filterKey ? page : { shown: STEP, count: first };
  const wanted = { filter, today, count };
  const lists = [useKind('quote', wanted), useKind('request', wanted), useKind('message', wanted)];
  const known = [...new Map(lists.flatMap(({ leads }) => leads).map((lead) => [keyOf(lead), lead])).values()];
  // Older ones than the last of a kind that is cut may come after others of this kind
  const oldest = Math.max(...lists.map((list) => list.oldest));
  const matching = listedLeads(known, filter, today).filter(
    (lead) => dueOf(lead, today) !== null || lead.record.created_at.toMillis() >= oldest,
  );
  const status = statusOf(lists.map((list) => list.status));
  const isCut = lists.some((list) => list.isCut);

  // Too few may match if the panel filters, or if most are of one kind
  const needsMore = status === 'ready' && matching.length < shown && isCut && count < MAX_BY_ITSELF;
  useEffect(() => {
    if (needsMore) setPage({ filter: filterKey, shown, count: count * 2 });
  }, [needsMore, filterKey, shown, count]);

  function showMore() {
    const isEnough = matching.length > shown + STEP;
    // Doubled, since a longer live list is read again as a whole
    setPage({ filter: filterKey, shown: shown + STEP, count: isEnough ? count : count * 2 });
  }
  return {
    status,
    records: matching.slice(0, shown),
    known,
    retry: () => {
      for (const list of lists) list.retry();
    },
    // While more are loading, the button stays
    showMore: matching.length > shown || isCut || (status === 'loading' && shown > STEP) ? showMore : null,
  };
}

/** Returns matching leads as `useLeads`, and the counts of all. */
export function useCountedLeads(filter: LeadFilter): Leads & { readonly counts: LeadCounts | null } {
  const leads = useLeads(filter);
  // The database counts again when the loaded leads change
  const { counted } = useCount(leads.status === 'ready' ? revisionOf(leads.known) : null, countByState);
  return { ...leads, counts: counted };
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
  readonly count: number;
}

function useKind(kind: LeadKind, { filter, today, count }: WantedLeads) {
  const { state } = filter;
  const isWanted = filter.kind === '' || filter.kind === kind;
  const queries = useMemo(() => {
    if (!isWanted) return { latest: null, due: null };
    const constraints = filterConstraints(state);
    return {
      latest: leadsOf(kind, ...constraints, orderBy('created_at', 'desc'), limit(count + 1)),
      due: dueLeads(kind, today),
    };
  }, [kind, isWanted, state, count, today]);
  const latest = useLiveList(queries.latest, LEAD_RECORDS[kind], loadFailed[kind]);
  const due = useLiveList(queries.due, LEAD_RECORDS[kind], null);
  if (!isWanted) return NOT_WANTED;
  const isCut = latest.records.length > count;
  return {
    leads: [...latest.records.slice(0, count), ...due.records].map((record) => ({ kind, record }) as Lead),
    status: latest.status,
    isCut,
    /** When the last loaded one came, in ms since 1970; 0 if there are no others. */
    oldest: (isCut && latest.records[count - 1]?.created_at.toMillis()) || 0,
    retry: () => {
      latest.retry();
      due.retry();
    },
  };
}

const NOT_WANTED = {
  leads: [],
  status: 'ready',
  isCut: false,
  oldest: 0,
  retry: () => undefined,
} as const;

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
