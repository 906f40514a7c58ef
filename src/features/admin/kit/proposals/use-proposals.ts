import { limit, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { PROPOSALS, type Proposal } from '../../../../domain/records/proposals.ts';
import { queryOf } from '../live-lists/live-record.ts';
import { type LiveList, useLiveList } from '../live-lists/use-live-list.ts';
import { useToday } from '../panel-context.ts';
import { proposalTexts } from './proposal-texts.ts';

/** Maximum number of open proposals that are listed. */
const MAX_OPEN = 50;

/** Returns a lead's proposal, live, as a list of at most one. */
export function useProposals(leadId: string): LiveList<Proposal> {
  const wanted = useMemo(() => queryOf(PROPOSALS, where('lead_id', '==', leadId), limit(1)), [leadId]);
  return useLiveList(wanted, PROPOSALS, proposalTexts.loadFailed);
}

/** Returns the proposals of all leads that can be accepted, live, those that end first first. */
export function useOpenProposals(): LiveList<Proposal> {
  const today = useToday();
  const wanted = useMemo(
    () =>
      queryOf(
        PROPOSALS,
        where('state', '==', 'sent'),
        where('valid_until', '>=', today),
        orderBy('valid_until'),
        limit(MAX_OPEN),
      ),
    [today],
  );
  return useLiveList(wanted, PROPOSALS, null);
}
