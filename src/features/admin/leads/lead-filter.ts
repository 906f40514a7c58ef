import { LEAD_KINDS, LEAD_STATES, type LeadKind, type LeadState } from '../../../domain/schemas/leads.ts';
import { dueOf, fieldsOf, type Lead } from './lead.ts';

/** Value of the owner filter for unassigned leads. */
export const NOBODY = 'nobody';

/** Filter of the leads; empty for no bound. */
export interface LeadFilter {
  readonly state: LeadState | '';
  readonly kind: LeadKind | '';
  /** An administrator's email address, or NOBODY. */
  readonly owner: string;
}

/** Reads the filter from the URL; ignores invalid values. */
export function readFilter(state: string, kind: string, owner: string): LeadFilter {
  return {
    state: LEAD_STATES.find((one) => one === state) ?? '',
    kind: LEAD_KINDS.find((one) => one === kind) ?? '',
    owner,
  };
}

/** Returns the matching leads: due ones first, longest overdue first, then the newest. */
export function listedLeads(leads: readonly Lead[], filter: LeadFilter, today: string): Lead[] {
  const matching = leads.filter((lead) => matches(lead, filter));
  const due = matching.filter((lead) => dueOf(lead, today) !== null);
  const others = matching.filter((lead) => dueOf(lead, today) === null);
  return [...due.toSorted(byNextStep), ...others.toSorted(newestFirst)];
}

function matches(lead: Lead, { state, kind, owner }: LeadFilter): boolean {
  const said = fieldsOf(lead);
  return (
    (state === '' || said.state === state) &&
    (kind === '' || lead.kind === kind) &&
    (owner === '' || said.owner === (owner === NOBODY ? '' : owner))
  );
}

function byNextStep(a: Lead, b: Lead): number {
  return (fieldsOf(a).next_step ?? '').localeCompare(fieldsOf(b).next_step ?? '') || newestFirst(a, b);
}

function newestFirst(a: Lead, b: Lead): number {
  return b.record.created_at.toMillis() - a.record.created_at.toMillis();
}
