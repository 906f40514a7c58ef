import { Badge } from '../../../components/Badge.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { formatDay, formatSlotTime } from '../../../domain/format-time.ts';
import { NEW_YORK } from '../../../domain/slot-labels.ts';
import { contactFacts } from '../kit/contact-facts.ts';
import { FactList } from '../kit/FactList.tsx';
import { CustomSize, QuoteDetails } from '../kit/quote-details/QuoteDetails.tsx';
import { AnswerLead } from './AnswerLead.tsx';
import { LeadControls } from './LeadControls.tsx';
import { LeadNote } from './LeadNote.tsx';
import { fieldsOf, KIND_NAMES, type Lead, STATE_BADGES, senderOf } from './lead.ts';

export interface LeadDialogProps {
  lead: Lead;
  /** In New York. */
  today: string;
  /** Email address of the signed-in administrator. */
  me: string;
  onClose: () => void;
}

/** Everything about a lead, what the team says of it, and the way to answer. */
export function LeadDialog({ lead, today, me, onClose }: LeadDialogProps) {
  const sender = senderOf(lead);
  const received = lead.record.created_at.toDate();
  const { text, tone } = STATE_BADGES[fieldsOf(lead).state];
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={sender.name}
      description={`${KIND_NAMES[lead.kind]}, ${formatDay(received)}, ${formatSlotTime(received, NEW_YORK)} (New York)`}
      actions={
        <Badge tone={tone} className="mt-2.5">
          {text}
        </Badge>
      }
      footer={<AnswerLead lead={lead} />}
    >
      <div className="flex flex-col gap-5">
        <FactList facts={contactFacts(sender)} />
        <LeadText lead={lead} />
        <LeadControls lead={lead} today={today} me={me} />
        <LeadNote lead={lead} />
      </div>
    </Dialog>
  );
}

function LeadText({ lead }: { lead: Lead }) {
  if (lead.kind === 'quote') return <QuoteDetails quote={lead.record} look={null} />;
  if (lead.kind === 'request') return <CustomSize request={lead.record} />;
  return <p className="break-words whitespace-pre-line">{lead.record.message}</p>;
}
