import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { shortSlot } from '../../../domain/format-time.ts';
import { NEW_YORK } from '../../../domain/slot-labels.ts';
import { AdminCard } from '../kit/AdminCard.tsx';
import { ListBody } from '../kit/ListBody.tsx';
import type { WaitingLead, WaitingLeads } from '../kit/use-waiting-leads.ts';

/** The newest that are listed; the rest is a link away. */
const LISTED = 5;

/** 'Waiting for an Answer': the newest unanswered leads. */
export function LeadsWaitingCard({ leads }: { leads: WaitingLeads }) {
  return (
    <AdminCard
      title="Waiting for an Answer"
      count={leads.records.length || undefined}
      action={
        <ButtonLink variant="secondary" size="sm" href="#leads">
          All leads
        </ButtonLink>
      }
    >
      <ListBody list={leads} emptyText="Nobody waits for an answer." noun="leads">
        <ul className="divide-y divide-line">
          {leads.records.slice(0, LISTED).map((lead) => (
            <li key={lead.id} className="py-2.5 text-[0.9375rem]">
              <h3 className="font-semibold break-words">
                {lead.name}
                {lead.company && <span className="font-normal text-muted">, {lead.company}</span>}
              </h3>
              <p className="text-muted">{[lead.kind, received(lead)].filter(Boolean).join(' · ')}</p>
            </li>
          ))}
        </ul>
      </ListBody>
    </AdminCard>
  );
}

/** 'Sun, Nov 22, 5:05 AM', New York's. */
function received({ created_at }: WaitingLead): string {
  if (!created_at) return '';
  const { day, time } = shortSlot(created_at.toDate(), NEW_YORK);
  return `${day}, ${time}`;
}
