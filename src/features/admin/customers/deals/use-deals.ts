import { limit, orderBy, type Query, where } from 'firebase/firestore';
import { DEALS } from '../../../../domain/records/deals.ts';
import { queryOf } from '../../controls/live-lists/stored-record.ts';
import { useLiveList } from '../../controls/live-lists/use-live-list.ts';
import { dealMessages } from './deal-messages.ts';

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

/** Returns customers that several sections show, live. */
export function useDeals(today: string) {
  return {
    toDo: useLiveList(dueDeals(today), DEALS, dealMessages.loadFailed),
    /** Those to whom something happened last. */
    latest: useLiveList(LATEST, DEALS, null),
  };
}

export type Deals = ReturnType<typeof useDeals>;
