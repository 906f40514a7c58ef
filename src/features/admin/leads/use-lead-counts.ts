import { getCountFromServer, type Query } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { LEAD_KINDS, type LeadState } from '../../../domain/schemas/leads.ts';
import { withinTime } from '../../../lib/firebase/within-time.ts';
import { leadsIn } from './lead-queries.ts';

/** How many leads there are in all, and in each state. */
export type LeadCounts = Readonly<Record<LeadState | 'all', number>>;

/**
 * Counts leads in the database whenever `revision` changes: one read per thousand of a kind and state. Null
 * until then, and after a failure. Untouched leads have no stored state, so new ones are the remainder.
 */
export function useLeadCounts(revision: string): LeadCounts | null {
  const [counts, setCounts] = useState<LeadCounts | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is to be counted anew
  useEffect(() => {
    let isCurrent = true;
    countLeads().then(
      (counted) => {
        if (isCurrent) setCounts(counted);
      },
      (error: unknown) => console.warn('A list could not be loaded', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [revision]);
  return counts;
}

async function countLeads(): Promise<LeadCounts> {
  const [all = 0, answered = 0, won = 0, lost = 0] = await Promise.all(
    [null, 'answered' as const, 'won' as const, 'lost' as const].map(async (state) => {
      const ofKinds = await Promise.all(LEAD_KINDS.map((kind) => countOf(leadsIn(kind, state))));
      return ofKinds.reduce((sum, count) => sum + count, 0);
    }),
  );
  return { all, new: Math.max(0, all - answered - won - lost), answered, won, lost };
}

async function countOf(leads: Query): Promise<number> {
  return (await withinTime(() => getCountFromServer(leads))).data().count;
}
