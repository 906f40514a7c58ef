import { limit, orderBy, type QueryConstraint, where } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { DEAL_STATE_NAMES, DEAL_STATES, type DealState } from '../../../domain/deals/states.ts';
import { DEALS, type Deal } from '../../../domain/records/deals.ts';
import { isFound, searchedInDeal, searchFor } from '../../../domain/visitor/search-words.ts';
import { queryOf, type Stored } from '../controls/live-lists/stored-record.ts';
import { type LiveList, useLiveList } from '../controls/live-lists/use-live-list.ts';
import { dealMessages as texts } from './deals/deal-messages.ts';

const STEP = 20;
/** Maximum number of records that a search reads. */
const MAX_READ = 60;
/** Debounce of the search text in ms. */
const PAUSE_MS = 300;

/** Filter of the list; all but 'archived' leave archived customers out. */
export type CustomerFilter = '' | 'to-do' | DealState | 'archived';

export const FILTERS: readonly { readonly value: CustomerFilter; readonly text: string }[] = [
  { value: '', text: 'All' },
  { value: 'to-do', text: 'To do' },
  ...DEAL_STATE_NAMES.filter((state) => DEAL_STATES[state].isFilter).map((state) => ({
    value: state,
    text: DEAL_STATES[state].label,
  })),
  { value: 'archived', text: 'Archived' },
];

/** Returns the constraints of a query for the filtered customers, the latest changed first. */
export function filtered(filter: Exclude<CustomerFilter, 'to-do'>): QueryConstraint[] {
  const isState = filter !== '' && filter !== 'archived';
  return [
    where('is_archived', '==', filter === 'archived'),
    ...(isState ? [where('state', '==', filter)] : []),
    orderBy('changed_at', 'desc'),
  ];
}

export interface Customers extends Pick<LiveList<Deal>, 'status' | 'records' | 'retry'> {
  /** Shows twenty more; null if all are shown. */
  readonly showMore: (() => void) | null;
}

/** Returns the filtered customers, live and twenty at a time: first those with something to do, then the latest changed. */
export function useCustomers(filter: CustomerFilter, toDo: LiveList<Deal>): Customers {
  const [page, setPage] = useState({ of: filter, shown: STEP });
  const shown = page.of === filter ? page.shown : STEP;
  const query = filter === 'to-do' ? null : queryOf(DEALS, ...filtered(filter), limit(shown + 1));
  const latest = useLiveList(query, DEALS, texts.loadFailed);
  const due = toDo.records.filter(({ state }) => ['', 'to-do', state].includes(filter));
  const dueIds = new Set(due.map(({ id }) => id));
  const rest = query ? latest.records.filter(({ id }) => !dueIds.has(id)) : [];
  const all: Stored<Deal>[] = [...due, ...rest];
  const { status } = query && toDo.status !== 'failed' ? latest : toDo;
  // While more are loading, the button stays
  const hasMore = all.length > shown || (status === 'loading' && shown > STEP);
  return {
    status,
    records: all.slice(0, shown),
    retry: () => {
      toDo.retry();
      latest.retry();
    },
    showMore: hasMore ? () => setPage({ of: filter, shown: shown + STEP }) : null,
  };
}

/** Returns the customers in whose texts all typed words are, archived ones too, and a line about them; null without a text. */
export function useFound(typed: string): { list: Customers; text: string } | null {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const search = searchFor(settled);
  const query =
    search &&
    queryOf(
      DEALS,
      where('search_words', 'array-contains', search.beginning),
      orderBy('changed_at', 'desc'),
      limit(MAX_READ),
    );
  const list = useLiveList(query, DEALS, texts.searchFailed);
  if (typed.trim() === '') return null;
  if (!search)
    return { list: { ...list, status: 'ready', records: [], showMore: null }, text: texts.tooLittle };
  const records = list.records.filter((deal) => isFound(searchedInDeal(deal), search));
  const isSettled = settled === typed && list.status === 'ready';
  const count = records.length === 1 ? '1 match.' : `${records.length} matches.`;
  const said = records.length === 0 ? texts.noMatches : count;
  const isCut = list.records.length === MAX_READ;
  return {
    list: { ...list, records, showMore: null },
    text: isSettled ? `${said}${isCut ? ` ${texts.cut}` : ''}` : 'Searching...',
  };
}
