import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { leadKey } from '../../../domain/panel-links.ts';
import { shortSlot } from '../../../domain/time/format-time.ts';
import { COMPANY_ZONE } from '../../../domain/time/slot-labels.ts';
import { AdminCard } from '../kit/AdminCard.tsx';
import { ExportButton } from '../kit/ExportButton.tsx';
import { ListBody } from '../kit/ListBody.tsx';
import { senderOf } from '../kit/lead-records.ts';
import { amountText, dueOf, fieldsOf, kindOf, type Lead, STATE_BADGES, stepText } from '../kit/lead-state.ts';
import { leadsMessages } from '../kit/leads-messages.ts';
import { NewMeetingDialog } from '../kit/new-meeting/NewMeetingDialog.tsx';
import { useToday } from '../kit/panel-context.ts';
import { OpenProposals } from '../kit/proposals/OpenProposals.tsx';
import { useOpenProposals } from '../kit/proposals/use-proposals.ts';
import { RowButton, RowContact } from '../kit/RowContact.tsx';
import { ScrollArea } from '../kit/ScrollArea.tsx';
import { TimingBadge } from '../kit/TimingBadge.tsx';
import { setParam, useOpened, useParam } from '../place/current-place.ts';
import { AddLeadDialog } from './AddLeadDialog.tsx';
import { AnswerLead } from './AnswerLead.tsx';
import { LeadDialog } from './LeadDialog.tsx';
import { LeadFilters, PROPOSED } from './LeadFilters.tsx';
import { inviteeOf, keyOf, type LeadFilter, readFilter, summaryOf } from './lead.ts';
import { readLeadRows } from './lead-rows.ts';
import { type Leads, useCountedLeads } from './use-leads.ts';

const texts = leadsMessages;

/** '#leads': quotes without a meeting, custom requests and messages, live, with the team's fields. */
export function LeadsSection() {
  const filter = useFilter();
  const { known, counts, ...list } = useCountedLeads(filter);
  const [isAdding, setAdding] = useState(false);
  // Key of the added lead that gets a proposal
  const [proposing, setProposing] = useState<string | null>(null);
  const opened = useOpened('lead');
  const [booking, setBooking] = useState<Lead | null>(null);
  const proposals = useOpenProposals();
  const proposed = new Set(proposals.records.map((one) => leadKey(one.lead_kind, one.lead_id)));
  const areProposals = useParam('state')[0] === PROPOSED;
  const isFiltered = Boolean(filter.state || filter.kind);
  return (
    <>
      <AdminCard
        title="Leads"
        description={texts.about}
        count={counts?.all}
        className="lg:col-span-2"
        action={
          <div className="flex flex-wrap items-center gap-2">
            <Button size="sm" aria-haspopup="dialog" onClick={() => setAdding(true)}>
              Add lead
            </Button>
            {!areProposals && (
              <ExportButton name="leads" readRows={() => readLeadRows(filter)} failure={texts.exportFailed} />
            )}
          </div>
        }
      >
        <LeadFilters
          {...{ filter, counts, areProposals }}
          proposals={proposals.status === 'ready' ? proposals.records.length : undefined}
          onChange={setParam}
        />
        {areProposals ? (
          <OpenProposals list={proposals} />
        ) : (
          <LeadList
            list={list}
            proposed={proposed}
            isFiltered={isFiltered}
            onOpen={(key) => {
              setProposing(null);
              opened.open(key);
            }}
            onBook={setBooking}
          />
        )}
      </AdminCard>
      {isAdding && (
        <AddLeadDialog
          onClose={() => setAdding(false)}
          onPropose={(id) => {
            const key = leadKey('message', id);
            setProposing(key);
            opened.open(key);
          }}
        />
      )}
      {opened.value && (
        <LeadDialog
          key={opened.value}
          leadKey={opened.value}
          known={known}
          isProposing={proposing === opened.value}
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
  return readFilter(state, kind);
}

interface LeadListProps {
  list: Omit<Leads, 'known'>;
  /** Keys of the leads with an open proposal. */
  proposed: ReadonlySet<string>;
  isFiltered: boolean;
  /** Gets the lead's key. */
  onOpen: (key: string) => void;
  onBook: (lead: Lead) => void;
}

function LeadList({ list, proposed, isFiltered, onOpen, onBook }: LeadListProps) {
  const { listRef, showMore } = useShowMore(list);
  return (
    <>
      <ListBody list={list} emptyText={isFiltered ? texts.noneSuch : texts.none} noun="leads">
        <ScrollArea label="List of leads" className="max-h-[36rem]">
          <ul ref={listRef} aria-label="Leads" className="flex flex-col gap-1.5">
            {list.records.map((lead) => (
              <LeadRow
                key={keyOf(lead)}
                lead={lead}
                isProposed={proposed.has(keyOf(lead))}
                onOpen={() => onOpen(keyOf(lead))}
                onBook={onBook}
              />
            ))}
          </ul>
        </ScrollArea>
      </ListBody>
      {list.showMore && (
        <div className="mt-3 text-center">
          <Button variant="secondary" size="sm" loading={list.status === 'loading'} onClick={showMore}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

/** Shows more leads. If that removes the button, the first of them gets the focus. */
function useShowMore(list: Pick<Leads, 'records' | 'showMore'>) {
  const listRef = useRef<HTMLUListElement>(null);
  const [next, setNext] = useState<number | null>(null);
  const isAll = list.showMore === null;
  useEffect(() => {
    if (next === null || !isAll) return;
    setNext(null);
    if (document.activeElement !== document.body) return;
    listRef.current?.children[next]?.querySelector('button')?.focus();
  }, [next, isAll]);
  function showMore() {
    setNext(list.records.length);
    list.showMore?.();
  }
  return { listRef, showMore };
}

interface LeadRowProps {
  lead: Lead;
  isProposed: boolean;
  onOpen: () => void;
  onBook: (lead: Lead) => void;
}

/** A lead's row: sender, subject, state, and the Answer button. A press elsewhere opens the details. */
function LeadRow({ lead, isProposed, onOpen, onBook }: LeadRowProps) {
  const today = useToday();
  const { name, company, email, phone } = senderOf(lead.record);
  const { state, next_step, agreed_amount } = fieldsOf(lead);
  const due = dueOf(lead, today);
  const badge = STATE_BADGES[state];
  return (
    <li className="relative flex items-start justify-between gap-x-4 gap-y-1 rounded-control border border-line px-4 py-2 text-sm transition-colors hover:border-line-strong hover:bg-surface max-sm:flex-col">
      <div className="max-w-full min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="min-w-0 text-[0.9375rem] font-semibold">
            <RowButton onOpen={onOpen}>{name}</RowButton>
          </h3>
          {company && <span className="wrap-anywhere text-muted">{company}</span>}
          <RowContact email={email} phone={phone} />
        </div>
        <p className="mt-0.5 line-clamp-2 wrap-anywhere">{summaryOf(lead)}</p>
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-2 sm:max-w-[55%] sm:justify-end lg:max-w-none lg:flex-nowrap">
        <span className="text-muted">{shortSlot(lead.record.created_at.toDate(), COMPANY_ZONE).day}</span>
        {lead.kind === 'quote' && <TimingBadge quote={lead.record} />}
        <Badge>{kindOf(lead)}</Badge>
        <Badge tone={badge.tone}>{badge.text}</Badge>
        {isProposed && <Badge tone="brand">Proposal sent</Badge>}
        {agreed_amount !== null && <span className="tabular-nums">{amountText(agreed_amount)}</span>}
        {next_step && <Badge tone={due ? 'danger' : 'neutral'}>{stepText(next_step, today)}</Badge>}
        <span className="relative z-10">
          <AnswerLead lead={lead} onBook={onBook} />
        </span>
      </div>
    </li>
  );
}
