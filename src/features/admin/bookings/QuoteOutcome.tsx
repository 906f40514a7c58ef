import { Select } from '../../../components/Select.tsx';
import type { QuoteSubmission } from '../../../domain/records/quote-submissions.ts';
import { isOpen, type LeadState, NEW_LEAD } from '../../../domain/schemas/leads.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import { useSaveLead } from '../kit/use-save-lead.ts';

/** Outcome of a booked quote, for 'Quotes in dollars'; saved at once. Booked quotes are not in the list of leads. */
export function QuoteOutcome({ quote }: { quote: Live<QuoteSubmission> }) {
  const { isWorking, save } = useSaveLead('quote', quote.id);
  const { state } = quote.lead ?? NEW_LEAD;
  return (
    <div inert={isWorking} aria-busy={isWorking} className="max-w-56 inert:opacity-60">
      <Select
        label="Outcome of the quote"
        value={isOpen(state) ? 'answered' : state}
        onChange={(event) => void save({ state: event.target.value as LeadState })}
      >
        <option value="answered">Open</option>
        <option value="won">Won</option>
        <option value="lost">Lost</option>
      </Select>
    </div>
  );
}
