import { collection, documentId, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { Select } from '../../../components/Select.tsx';
import { QUOTE_SUBMISSIONS } from '../../../domain/records/quote-submissions.ts';
import { isOpen, type LeadState, NEW_LEAD } from '../../../domain/schemas/leads.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { useLiveList } from '../kit/live-lists/use-live-list.ts';
import { useSaveLead } from '../kit/use-save-lead.ts';

/** Outcome of a booked quote, for 'Quotes in dollars'; saved at once. Booked quotes are not in the list of leads. */
export function QuoteOutcome({ id }: { id: string }) {
  const one = useMemo(
    () => query(collection(db, QUOTE_SUBMISSIONS.name), where(documentId(), '==', id), limit(1)),
    [id],
  );
  const [quote] = useLiveList(one, QUOTE_SUBMISSIONS, null).records;
  const { isWorking, save } = useSaveLead('quote', id);
  if (!quote) return null;
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
