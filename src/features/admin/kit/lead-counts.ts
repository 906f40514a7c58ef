import { useStore } from '@nanostores/react';
import { getCountFromServer, type QueryConstraint, where } from 'firebase/firestore';
import { atom, onMount } from 'nanostores';
import { useRef } from 'react';
import { LEAD_KINDS, type LeadKind, type LeadState } from '../../../domain/schemas/leads.ts';
import { withinTime } from '../../../lib/firebase/within-time.ts';
import { leadsOf } from './lead-records.ts';
import { useLoaded } from './use-loaded.ts';

/** Increases whenever the database should count again. */
const $revision = atom(0);
onMount($revision, () => {
  // Others may have changed leads that no list here shows
  addEventListener('focus', recountLeads);
  return () => removeEventListener('focus', recountLeads);
});

/** Counts again, after a change by this panel. */
export function recountLeads(): void {
  $revision.set($revision.get() + 1);
}

/**
 * Returns what `count` resolves to, again whenever `revision` changes; in the meantime, after a failure and without a
 * revision the previous result (`isCurrent` false), null at first. `count` must be stable between renders.
 */
export function useLeadCount<Count>(
  revision: string | null,
  count: () => Promise<Count>,
): { readonly counted: Count | null; readonly isCurrent: boolean } {
  const changes = useStore($revision);
  const counted = useLoaded(
    revision === null ? null : `${changes} ${revision}`,
    count,
    'A list could not be loaded',
  );
  const last = useRef<Count | null>(null);
  if (counted != null) last.current = counted;
  return { counted: last.current, isCurrent: counted != null };
}

/**
 * Counts the leads in state 'new'. Untouched ones of former versions have no stored state: for the kinds `incomplete`,
 * the others are subtracted from all.
 */
export async function countWaiting(incomplete: readonly LeadKind[]): Promise<number> {
  const counts = await Promise.all(
    LEAD_KINDS.map(async (kind) => {
      if (!incomplete.includes(kind)) return countOf(kind, where('lead.state', '==', 'new'));
      const [all, others] = await Promise.all([
        countOf(kind),
        countOf(kind, where('lead.state', 'in', ['answered', 'won', 'lost'] satisfies LeadState[])),
      ]);
      return Math.max(0, all - others);
    }),
  );
  return sumOf(counts);
}

/** Number of leads in total and by state. */
export type LeadCounts = Readonly<Record<LeadState | 'all', number>> & {
  /** True if some leads have no stored state, so that a query for new or unassigned ones misses them. */
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
  return sumOf(await Promise.all(LEAD_KINDS.map((kind) => countOf(kind, ...constraints))));
}

/** Counts in the database, which costs a read per thousand leads. */
async function countOf(kind: LeadKind, ...constraints: QueryConstraint[]): Promise<number> {
  const counted = await withinTime(() => getCountFromServer(leadsOf(kind, ...constraints)));
  return counted.data().count;
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
