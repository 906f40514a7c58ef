import { type QueryConstraint, where } from 'firebase/firestore';
import { LEAD_KINDS, type LeadKind, type LeadState } from '../../../domain/schemas/leads.ts';
import { leadsOf } from './lead-records.ts';
import { countOf } from './use-count.ts';

/**
 * Counts the leads in state 'new'. Untouched ones of former versions have no stored state: for the kinds `incomplete`,
 * the others are subtracted from all.
 */
export async function countWaiting(incomplete: readonly LeadKind[]): Promise<number> {
  const counts = await Promise.all(
    LEAD_KINDS.map(async (kind) => {
      if (!incomplete.includes(kind)) return countOfKind(kind, where('lead.state', '==', 'new'));
      const [all, others] = await Promise.all([
        countOfKind(kind),
        countOfKind(kind, where('lead.state', 'in', ['answered', 'won', 'lost'] satisfies LeadState[])),
      ]);
      return Math.max(0, all - others);
    }),
  );
  return sumOf(counts);
}

/** Number of leads in total and by state. */
export type LeadCounts = Readonly<Record<LeadState | 'all', number>> & {
  /** True if some leads have no stored state, so that a query for new ones misses them. */
  readonly isIncomplete: boolean;
};

export async function countByState(): Promise<LeadCounts> {
  const inState = (state: LeadState) => countLeads(where('lead.state', '==', state));
  const [all, stored, answered, won, lost] = await Promise.all([
    countLeads(),
    inState('new'),
    inState('answered'),
    inState('won'),
    inState('lost'),
  ]);
  const waiting = Math.max(0, all - answered - won - lost);
  return { all, new: waiting, answered, won, lost, isIncomplete: waiting > stored };
}

async function countLeads(...constraints: QueryConstraint[]): Promise<number> {
  return sumOf(await Promise.all(LEAD_KINDS.map((kind) => countOfKind(kind, ...constraints))));
}

function countOfKind(kind: LeadKind, ...constraints: QueryConstraint[]): Promise<number> {
  return countOf(leadsOf(kind, ...constraints));
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
