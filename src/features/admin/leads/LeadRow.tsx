import { Badge } from '../../../components/Badge.tsx';
import { shortSlot } from '../../../domain/format-time.ts';
import { NEW_YORK } from '../../../domain/slot-labels.ts';
import { RowButton } from '../kit/RowButton.tsx';
import { RowContact } from '../kit/RowContact.tsx';
import { AnswerLead } from './AnswerLead.tsx';
import {
  dueOf,
  fieldsOf,
  KIND_NAMES,
  type Lead,
  ownerName,
  STATE_BADGES,
  senderOf,
  summaryOf,
} from './lead.ts';
import { stepText } from './step-text.ts';

export interface LeadRowProps {
  lead: Lead;
  /** In New York. */
  today: string;
  /** Email address of the signed-in administrator. */
  me: string;
  onOpen: () => void;
}

/** One lead in short: who, what for, how far it is, and the way to answer. A press anywhere else opens all of it. */
export function LeadRow({ lead, today, me, onOpen }: LeadRowProps) {
  const { name, company, email, phone } = senderOf(lead);
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
        <Badge>{KIND_NAMES[lead.kind]}</Badge>
        <Badge tone={badge.tone}>{badge.text}</Badge>
        {owner && <Badge>{ownerName(owner, me)}</Badge>}
        {next_step && <Badge tone={due ? 'danger' : 'neutral'}>{stepText(next_step, today)}</Badge>}
        <span className="relative z-10">
          <AnswerLead lead={lead} />
        </span>
      </div>
    </li>
  );
}
