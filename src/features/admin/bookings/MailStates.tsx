import { mailName } from '../../../domain/mail-name.ts';
import type { Mail } from '../../../domain/records/mail.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import { MailBadge } from '../kit/MailBadge.tsx';
import { ResendButton } from '../kit/ResendButton.tsx';

/** State of a booking's mails; unsent ones can be sent again. */
export function MailStates({ mails, booker }: { mails: readonly Live<Mail>[]; booker: string }) {
  return (
    <ul aria-label="Mail" className="flex flex-col gap-1.5">
      {mails.toSorted(byKind).map((mail) => (
        <li key={mail.id} className="flex min-h-7 items-center justify-between gap-3 text-sm text-muted">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            {mailName(mail)}
            <MailBadge mail={mail} />
          </span>
          {mail.state !== 'sent' && <ResendButton mail={mail} about={booker} />}
        </li>
      ))}
    </ul>
  );
}

function byKind(a: Mail, b: Mail): number {
  return a.kind.localeCompare(b.kind);
}
