import { classNames } from '../../../components/class-names.ts';
import { LEAD_KINDS, LEAD_STATES } from '../../../domain/schemas/leads.ts';
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
      <LeadChips
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
        <LeadChips
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

interface LeadChipsProps {
  /** Name of the filter. */
  label: string;
  chips: readonly { readonly value: string; readonly text: string; readonly count?: number | undefined }[];
  value: string;
  onChange: (value: string) => void;
}

/** One filter's choices with their counts. */
function LeadChips({ label, chips, value, onChange }: LeadChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be in line with the buttons
    <div role="group" aria-label={label} className="flex flex-wrap gap-1.5 max-sm:gap-1">
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          aria-pressed={chip.value === value}
          className={classNames(
            'focus-ring min-h-8 rounded-full border px-3 text-sm max-sm:px-2 font-medium transition-colors',
            chip.value === value
              ? 'border-brand bg-brand text-white'
              : 'border-line-strong bg-white text-muted hover:text-ink',
          )}
          onClick={() => onChange(chip.value)}
        >
          {chip.text}
          {chip.count !== undefined && <span className="tabular-nums"> {chip.count}</span>}
        </button>
      ))}
    </div>
  );
}
