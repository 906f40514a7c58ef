import { CalendarPlus, Mail, Phone } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { mailLink, telLink } from '../../../lib/contact-links.ts';
import { senderOf } from '../kit/lead-records.ts';
import { fieldsOf, type Lead } from '../kit/lead-state.ts';
import { useSaveLead } from '../kit/use-save-lead.ts';
import { answerTo } from './lead.ts';

/**
 * Buttons 'Answer', which opens a mail with the quote's link, or a call without an address, and then offers to mark a
 * new lead as answered, and 'Book a meeting'.
 */
export function AnswerLead({ lead, onBook }: { lead: Lead; onBook: (lead: Lead) => void }) {
  const [wasPressed, setPressed] = useState(false);
  const answerRef = useRef<HTMLAnchorElement>(null);
  const { isWorking, save } = useSaveLead(lead.kind, lead.record);
  const { name, email, phone } = senderOf(lead.record);
  const Icon = email ? Mail : Phone;
  const { subject, body } = answerTo(lead);
  const href = email ? mailLink(email, subject, body) : telLink(phone);

  async function mark() {
    // The pressed button is removed
    if (await save({ state: 'answered' })) answerRef.current?.focus();
  }
  return (
    <span className="flex flex-wrap items-center gap-2">
      {href && (
        <ButtonLink
          ref={answerRef}
          variant="secondary"
          size="sm"
          href={href}
          aria-label={`Answer ${name}`}
          onClick={() => setPressed(true)}
        >
          <Icon aria-hidden="true" className="size-4" />
          Answer
        </ButtonLink>
      )}
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-label={`Book a meeting with ${name}`}
        onClick={() => onBook(lead)}
      >
        <CalendarPlus aria-hidden="true" className="size-4" />
        Book a meeting
      </Button>
      {wasPressed && fieldsOf(lead).state === 'new' && (
        <Button
          size="sm"
          loading={isWorking}
          aria-label={`Mark ${name} as answered`}
          onClick={() => void mark()}
        >
          Mark as answered
        </Button>
      )}
    </span>
  );
}
