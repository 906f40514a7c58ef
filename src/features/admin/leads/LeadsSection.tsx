import { useState } from 'react';
import { Badge } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { shortSlot } from '../../../domain/time/format-time.ts';
import { NEW_YORK } from '../../../domain/time/slot-labels.ts';
import { AdminCard } from '../kit/AdminCard.tsx';
import { ListBody } from '../kit/ListBody.tsx';
import { senderOf } from '../kit/lead-records.ts';
import { dueOf, fieldsOf, type Lead, STATE_BADGES, stepText } from '../kit/lead-state.ts';
import { leadsMessages } from '../kit/leads-messages.ts';
import { NewMeetingDialog } from '../kit/new-meeting/NewMeetingDialog.tsx';
import { useMe, useToday } from '../kit/panel-context.ts';
import { RowButton, RowContact } from '../kit/RowContact.tsx';
import { TimingBadge } from '../kit/TimingBadge.tsx';
import { setParam, useOpened, useParam } from '../place/current-place.ts';
import { AnswerLead } from './AnswerLead.tsx';
import { LeadDialog } from './LeadDialog.tsx';
import { LeadFilters, useLeadCounts } from './LeadFilters.tsx';
import { inviteeOf, keyOf, type LeadFilter, ownerName, readFilter, summaryOf } from './lead.ts';
import { useLeads } from './use-leads.ts';

const texts = leadsMessages;

/** '#leads': quotes without a meeting, custom requests and messages, live, with the team's fields. */
export function LeadsSection() {
  const filter = useFilter();
  const { known, ...list } = useLeads(filter);
  const counts = useLeadCounts(revisionOf(known));
  const opened = useOpened('lead');
  const [booking, setBooking] = useState<Lead | null>(null);
  const isFiltered = Boolean(filter.state || filter.kind || filter.owner);
  return (
    <>
      <AdminCard title="Leads" description={texts.about} count={counts?.all} className="lg:col-span-2">
        <LeadFilters filter={filter} counts={counts} known={known} onChange={setParam} />
        <ListBody list={list} emptyText={isFiltered ? texts.noneSuch : texts.none} noun="leads">
          <ul aria-label="Leads" className="flex flex-col gap-1.5">
            {list.records.map((lead) => (
              <LeadRow
                key={keyOf(lead)}
                lead={lead}
                onOpen={() => opened.open(keyOf(lead))}
                onBook={setBooking}
              />
            ))}
          </ul>
        </ListBody>
        {list.showMore && (
          <div className="mt-3 text-center">
            <Button variant="secondary" size="sm" onClick={list.showMore}>
              Show more
            </Button>
          </div>
        )}
      </AdminCard>
      {opened.value && (
        <LeadDialog
          key={opened.value}
          leadKey={opened.value}
          known={known}
          onBook={setBooking}
          onClose={opened.close}
        />
      )}
      {booking && (
        <NewMeetingDialog
          invitee={inviteeOf(booking)}
          onClose={() => setBooking(null)}
          onBooked={() => {
            // A quote with a meeting is no longer a lead
            if (opened.value && booking.kind === 'quote') opened.close();
          }}
        />
      )}
    </>
  );
}

function useFilter(): LeadFilter {
  const [state] = useParam('state');
  const [kind] = useParam('kind');
  const [owner] = useParam('owner');
  return readFilter(state, kind, owner);
}

/** Returns a text that changes whenever a lead is added, removed or changes state. */
function revisionOf(leads: readonly Lead[]): string {
  return leads
    .map((lead) => keyOf(lead) + fieldsOf(lead).state)
    .sort()
    .join();
}

/** A lead's row: sender, subject, state, and the Answer button. A press elsewhere opens the details. */
function LeadRow({ lead, onOpen, onBook }: { lead: Lead; onOpen: () => void; onBook: (lead: Lead) => void }) {
  const today = useToday();
  const me = useMe();
  const { name, company, email, phone } = senderOf(lead.record);
  const { state, owner, next_step } = fieldsOf(lead);
  const due = dueOf(lead, today);
  const badge = STATE_BADGES[state];
  return (
    <li className="relative flex items-start justify-between gap-x-4 gap-y-1 rounded-control border border-line px-4 py-2 text-sm transition-colors hover:border-line-strong hover:bg-surface max-sm:flex-col">
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="text-[0.9375rem] font-semibold break-words">
            <RowButton onOpen={onOpen}>{name}</RowButton>
          </h3>
          {company && <span className="break-words text-muted">{company}</span>}
          <RowContact email={email} phone={phone} />
        </div>
        <p className="mt-0.5 line-clamp-2 break-words">{summaryOf(lead)}</p>
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-2 sm:max-w-[55%] sm:justify-end lg:max-w-none lg:flex-nowrap">
        <span className="text-muted">{shortSlot(lead.record.created_at.toDate(), NEW_YORK).day}</span>
        {lead.kind === 'quote' && <TimingBadge quote={lead.record} />}
        <Badge>{texts.kinds[lead.kind]}</Badge>
        <Badge tone={badge.tone}>{badge.text}</Badge>
        {owner && <Badge>{ownerName(owner, me)}</Badge>}
        {next_step && <Badge tone={due ? 'danger' : 'neutral'}>{stepText(next_step, today)}</Badge>}
        <span className="relative z-10">
          <AnswerLead lead={lead} onBook={onBook} />
        </span>
      </div>
    </li>
  );
}
