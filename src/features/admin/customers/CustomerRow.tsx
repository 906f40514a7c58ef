import { Badge } from '../../../components/Badge.tsx';
import { DEAL_SOURCES } from '../../../domain/deals/sources.ts';
import { DEAL_STATES } from '../../../domain/deals/states.ts';
import { toDosOf } from '../../../domain/deals/to-do.ts';
import { boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { exactUsd } from '../../../domain/quote/pricing.ts';
import type { Deal } from '../../../domain/records/deals.ts';
import { shortSlot } from '../../../domain/time/format-time.ts';
import { COMPANY_ZONE } from '../../../domain/time/slot-labels.ts';
import type { Stored } from '../controls/live-lists/stored-record.ts';
import { useToday } from '../controls/panel-context.ts';
import { useHostName } from '../meetings/team/team-context.tsx';
import { AnswerDeal } from './deals/AnswerDeal.tsx';
import { DealPayments } from './deals/DealPayments.tsx';
import { ToDoAction } from './deals/ToDoAction.tsx';
import { RowButton, RowContact } from './RowContact.tsx';

/** A customer: who, what for, state and amount, what there is to do, and payments. A press elsewhere opens the record. */
export function CustomerRow({ deal, onOpen }: { deal: Stored<Deal>; onOpen: () => void }) {
  const today = useToday();
  const hostName = useHostName();
  const { name, company, email, phone, show_name, booth_size, source, state, amount, host, note } = deal;
  const toDos = toDosOf(deal, today);
  const { label, tone, keeps } = DEAL_STATES[state];
  const about = [
    show_name,
    booth_size && boothSizeLabel(booth_size),
    DEAL_SOURCES[source],
    hostName(host),
    note,
  ];
  return (
    <li className="relative rounded-control border border-line px-4 py-2 text-sm transition-colors hover:border-line-strong hover:bg-surface">
      <div className="flex items-start justify-between gap-x-4 gap-y-1 max-sm:flex-col">
        <div className="max-w-full min-w-0">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h3 className="min-w-0 text-[0.9375rem] font-semibold">
              <RowButton onOpen={onOpen}>{name || email || phone}</RowButton>
            </h3>
            {company && <span className="wrap-anywhere text-muted">{company}</span>}
            <RowContact email={email} phone={phone} />
          </div>
          <p className="mt-0.5 line-clamp-2 wrap-anywhere">
            {[...new Set(about)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="flex shrink-0 flex-wrap items-center gap-2 sm:max-w-[45%] sm:justify-end">
          <span className="text-muted">{shortSlot(deal.changed_at.toDate(), COMPANY_ZONE).day}</span>
          {amount !== null && <span className="tabular-nums">{exactUsd(amount)}</span>}
          {deal.is_archived && <Badge>Archived</Badge>}
          <Badge tone={tone}>{label}</Badge>
          {state === 'new' && toDos.length === 0 && (
            <span className="relative z-10 flex flex-wrap gap-2">
              <AnswerDeal deal={deal} />
            </span>
          )}
        </div>
      </div>
      {toDos
        .filter(({ kind }) => kind !== 'payment')
        .map((toDo) => (
          <div key={toDo.kind} className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className={toDo.isLate ? 'font-medium text-danger' : 'font-medium'}>{toDo.text}</span>
            <span className="relative z-10 flex flex-wrap gap-2">
              <ToDoAction deal={deal} toDo={toDo} />
            </span>
          </div>
        ))}
      {keeps.includes('payments') && deal.payments.length > 0 && (
        <div className="relative z-10 mt-1 border-t border-line">
          <DealPayments deal={deal} />
        </div>
      )}
    </li>
  );
}
