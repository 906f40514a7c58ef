import { where } from 'firebase/firestore';
import { LEAD_KINDS, LEAD_STATES, type LeadState } from '../../../domain/schemas/leads.ts';
import { leadsOf } from './lead-records.ts';
import { countOf } from './use-count.ts';

/** Counts the leads in state 'new'. */
export function countWaiting(): Promise<number> {
  return countLeads('new');
}

/** Number of leads in total and by state. */
export type LeadCounts = Readonly<Record<LeadState | 'all', number>>;

export async function countByState(): Promise<LeadCounts> {
  const counts = await Promise.all(
    LEAD_STATES.map(async (state) => [state, await countLeads(state)] as const),
  );
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return { ...(Object.fromEntries(counts) as Record<LeadState, number>), all };
}

async function countLeads(state: LeadState): Promise<number> {
  const counts = await Promise.all(
    LEAD_KINDS.map((kind) => countOf(leadsOf(kind, where('lead.state', '==', state)))),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
