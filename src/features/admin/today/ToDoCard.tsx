import { toDosOf } from '../../../domain/deals/to-do.ts';
import type { Deal } from '../../../domain/records/deals.ts';
import { AdminCard } from '../controls/AdminCard.tsx';
import { ListBody } from '../controls/ListBody.tsx';
import type { Stored } from '../controls/live-lists/stored-record.ts';
import type { LiveList } from '../controls/live-lists/use-live-list.ts';
import { useToday } from '../controls/panel-context.ts';
import { ScrollArea } from '../controls/ScrollArea.tsx';
import { dealMessages } from '../customers/deals/deal-messages.ts';
import { ToDoAction } from '../customers/deals/ToDoAction.tsx';
import { RowButton } from '../customers/RowContact.tsx';
import { useHostName } from '../meetings/team/team-context.tsx';
import { openIn } from '../place/current-place.ts';

/** 'To do': what there is to do for customers, the longest due first, each with its press. */
export function ToDoCard({ list }: { list: LiveList<Deal> }) {
  const today = useToday();
  const hostName = useHostName();
  const all = list.records
    .flatMap((deal) => toDosOf(deal, today).map((toDo) => ({ deal, toDo })))
    .toSorted((a, b) => a.toDo.day.localeCompare(b.toDo.day));
  return (
    <AdminCard title="To do" count={all.length || undefined} className="lg:col-span-2">
      <ListBody list={{ ...list, records: all }} emptyText={dealMessages.nothingToDo} noun="things to do">
        <ScrollArea label="Things to do" className="max-h-80 sm:max-h-[32rem]">
          <ul aria-label="To do" className="divide-y divide-line">
            {all.map(({ deal, toDo }) => (
              <li
                key={`${deal.id} ${toDo.kind} ${toDo.index}`}
                className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-[0.9375rem]"
              >
                <div className="min-w-0">
                  <h3 className="font-semibold text-brand">
                    <CustomerName deal={deal} />
                  </h3>
                  <p className={toDo.isLate ? 'wrap-anywhere text-danger' : 'wrap-anywhere text-muted'}>
                    {[toDo.text, hostName(deal.host)].filter(Boolean).join(' · ')}
                  </p>
                </div>
                <span className="relative z-10 flex flex-wrap gap-2">
                  <ToDoAction deal={deal} toDo={toDo} />
                </span>
              </li>
            ))}
          </ul>
        </ScrollArea>
      </ListBody>
    </AdminCard>
  );
}

/** A customer's name and company as the button that opens the record and covers the row. */
export function CustomerName({ deal: { id, name, company, email, phone } }: { deal: Stored<Deal> }) {
  return (
    <RowButton onOpen={() => openIn('customers', 'customer', id)}>
      {name || email || phone}
      {company && <span className="font-normal text-muted">, {company}</span>}
    </RowButton>
  );
}
