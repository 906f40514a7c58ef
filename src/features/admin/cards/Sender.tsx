import { Mail } from 'lucide-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import type { Moment } from '../../../domain/records/moment.ts';
import { mailLink } from '../../../lib/mail-link.ts';
import { MomentText } from './MomentText.tsx';

export interface SenderProps {
  from: {
    readonly name: string;
    readonly company: string;
    readonly email: string;
    readonly phone: string;
    readonly created_at?: Moment;
  };
  /** Subject line of the answer. */
  subject: string;
}

/** Who wrote, when, and the way to answer. */
export function Sender({ from, subject }: SenderProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0 text-[0.9375rem] text-muted">
        <h3 className="text-base font-semibold break-words text-ink">{from.name}</h3>
        {from.company && <p className="break-words">{from.company}</p>}
        <p className="break-all">{from.email}</p>
        {from.phone && <p>{from.phone}</p>}
        <MomentText at={from.created_at} className="mt-1 text-sm" />
      </div>
      <ButtonLink
        variant="secondary"
        size="sm"
        href={mailLink(from.email, subject)}
        aria-label={`Reply to ${from.name}`}
      >
        <Mail aria-hidden="true" className="size-4" />
        Reply
      </ButtonLink>
    </div>
  );
}
