import { Button } from '../../../components/Button.tsx';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { todayInNewYork } from '../../../domain/slots.ts';
import { AdminCard } from '../kit/AdminCard.tsx';
import type { AdminUser } from '../kit/admin-user.ts';
import { ListBody } from '../kit/ListBody.tsx';
import { ScrollArea } from '../kit/ScrollArea.tsx';
import { setParam } from '../place/current-place.ts';
import { useOpened } from '../place/use-opened.ts';
import { useParam } from '../place/use-param.ts';
import { LeadFilters } from './LeadFilters.tsx';
import { LeadRow } from './LeadRow.tsx';
import { fieldsOf, keyOf, type Lead } from './lead.ts';
import { type LeadFilter, readFilter } from './lead-filter.ts';
import { OpenedLead } from './OpenedLead.tsx';
import { useLeadCounts } from './use-lead-counts.ts';
import { useLeads } from './use-leads.ts';

const texts = adminMessages.leads;

/** 'Leads', live: quotes without a meeting, requests of a custom size and messages, and what the team makes of them. */
export function LeadsCard({ admin, now }: { admin: AdminUser; now: Date }) {
  const filter = useFilter();
  const today = todayInNewYork(now);
  const { known, ...list } = useLeads(filter, today);
  const counts = useLeadCounts(revisionOf(known));
  const opened = useOpened('lead');
  const me = admin.email.toLowerCase();
  const isFiltered = Boolean(filter.state || filter.kind || filter.owner);
  return (
    <>
      <AdminCard title="Leads" description={texts.about} count={counts?.all} className="lg:col-span-2">
        <LeadFilters filter={filter} counts={counts} known={known} me={me} onChange={setParam} />
        <ListBody list={list} emptyText={isFiltered ? texts.noneSuch : texts.none} noun="leads">
          <ScrollArea label="Latest leads" className="max-h-[40rem]">
            <ul aria-label="Leads" className="flex flex-col gap-1.5 py-1">
              {list.records.map((lead) => (
                <LeadRow
                  key={keyOf(lead)}
                  lead={lead}
                  today={today}
                  me={me}
                  onOpen={() => opened.open(keyOf(lead))}
                />
              ))}
            </ul>
          </ScrollArea>
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
        <OpenedLead
          key={opened.value}
          leadKey={opened.value}
          known={known}
          today={today}
          me={me}
          onClose={opened.close}
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

/** Another one whenever a lead comes, goes, or is in another state. */
function revisionOf(leads: readonly Lead[]): string {
  return leads
    .map((lead) => keyOf(lead) + fieldsOf(lead).state)
    .sort()
    .join();
}
