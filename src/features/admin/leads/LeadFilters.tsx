import { LEAD_KINDS, LEAD_STATES } from '../../../domain/schemas/leads.ts';
import { Chips } from '../kit/Chips.tsx';
import type { LeadCounts } from '../kit/lead-counts.ts';
import { STATE_BADGES } from '../kit/lead-state.ts';
import { leadsMessages } from '../kit/leads-messages.ts';
import type { LeadFilter } from './lead.ts';

const texts = leadsMessages;

/** Value of the state filter for leads whose proposal waits for an answer. */
export const PROPOSED = 'proposed';

export interface LeadFiltersProps {
  filter: LeadFilter;
  /** Number of open proposals; undefined until known. */
  proposals: number | undefined;
  /** True if these are shown; other filters do not apply to them. */
  areProposals: boolean;
  counts: LeadCounts | null;
  onChange: (name: keyof LeadFilter, value: string) => void;
}

/** Filters for leads by state and kind. */
export function LeadFilters({ filter, proposals, areProposals, counts, onChange }: LeadFiltersProps) {
  return (
    <div className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
      <Chips
        label="State"
        value={areProposals ? PROPOSED : filter.state}
        onChange={(value) => onChange('state', value)}
        chips={[
          { value: '', text: 'All', count: counts?.all },
          ...LEAD_STATES.map((state) => ({
            value: state,
            text: STATE_BADGES[state].text,
            count: counts?.[state],
          })),
          { value: PROPOSED, text: 'Proposal sent', count: proposals },
        ]}
      />
      {!areProposals && (
        <Chips
          label="Kind"
          value={filter.kind}
          onChange={(value) => onChange('kind', value)}
          chips={[
            { value: '', text: 'All kinds' },
            ...LEAD_KINDS.map((kind) => ({ value: kind, text: texts.kindFilters[kind] })),
          ]}
        />
      )}
    </div>
  );
}
