import { limit, orderBy, type Query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { DEALS, type Deal } from '../../../../domain/records/deals.ts';
import { queryOf } from '../../controls/live-lists/stored-record.ts';
import { type LiveList, useLiveList } from '../../controls/live-lists/use-live-list.ts';
import { dealMessages } from './deal-messages.ts';

/** Maximum number of customers with something to do that are listed. */
const MAX_TO_DO = 200;
/** Number of customers that are watched for events to announce: more than change within a moment. */
const MAX_LATEST = 5;

const LATEST = queryOf(
  DEALS,
  where('is_archived', '==', false),
  orderBy('changed_at', 'desc'),
  limit(MAX_LATEST),
);

/** Returns a query for customers with something to do by `today` (in the company's zone), the longest due first. */
export function dueDeals(today: string): Query {
  return queryOf(DEALS, where('due_on', '<=', today), orderBy('due_on'), limit(MAX_TO_DO));
}

/** Customers that several sections show, live. */
export interface Deals {
  /** Those with something to do. */
  readonly toDo: LiveList<Deal>;
  /** Those to whom something happened last. */
  readonly latest: LiveList<Deal>;
}

export function useDeals(today: string): Deals {
  const due = useMemo(() => dueDeals(today), [today]);
  return {
    toDo: useLiveList(due, DEALS, dealMessages.loadFailed),
    latest: useLiveList(LATEST, DEALS, null),
  };
}
