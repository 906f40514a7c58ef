import { leadKey } from '../../../../domain/panel-links.ts';
import type { Proposal } from '../../../../domain/records/proposals.ts';
import { openIn } from '../../place/current-place.ts';
import { ListBody } from '../ListBody.tsx';
import { amountText } from '../lead-state.ts';
import type { LiveList } from '../live-lists/use-live-list.ts';
import { useNow, useToday } from '../panel-context.ts';
import { RowButton } from '../RowContact.tsx';
import { proposalTexts, stateText } from './proposal-texts.ts';

/** The proposals that wait for an answer. A press opens the customer's record. */
export function OpenProposals({ list }: { list: LiveList<Proposal> }) {
  const now = useNow();
  const today = useToday();
  return (
    <ListBody list={list} emptyText={proposalTexts.noneOpen} noun="proposals">
      <ul aria-label="Open proposals" className="divide-y divide-line">
        {list.records.map((proposal) => (
          <li key={proposal.id} className="relative py-2.5 text-[0.9375rem]">
            <h3 className="font-semibold text-brand">
              <RowButton onOpen={() => openRecord(proposal)}>
                {proposal.name}
                {proposal.company && <span className="font-normal text-muted">, {proposal.company}</span>}
              </RowButton>
            </h3>
            <p className="break-words text-muted">
              {[proposal.reference, amountText(proposal.total), stateText(proposal, now, today)].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </ListBody>
  );
}

function openRecord({ booking_id, lead_kind, lead_id }: Proposal): void {
  if (booking_id) openIn('bookings', 'booking', booking_id);
  else openIn('leads', 'lead', leadKey(lead_kind, lead_id));
}
