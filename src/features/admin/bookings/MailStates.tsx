import { useState } from 'react';
import { Badge, type BadgeTone } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { toast } from '../../../components/toast-store.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import type { Live } from '../shared/record.ts';
import { reportFailure } from '../shared/report-failure.ts';
import { resendMail } from './resend-mail.ts';
import type { StoredMail } from './use-mails.ts';

const NAMES: Readonly<Record<string, string>> = {
  'booking-confirmation': 'Invitation to the visitor',
  'booking-lead': 'Notice to the team',
};

const STATES: Readonly<Record<StoredMail['state'], { text: string; tone: BadgeTone }>> = {
  waiting: { text: 'Waiting', tone: 'warning' },
  sending: { text: 'Waiting', tone: 'warning' },
  sent: { text: 'Sent', tone: 'success' },
  failed: { text: 'Failed', tone: 'danger' },
};

/** What has become of a booking's mails; what was not sent can be sent again. */
export function MailStates({ mails, booker }: { mails: readonly Live<StoredMail>[]; booker: string }) {
  if (mails.length === 0) return null;
  return (
    <ul aria-label="Mail" className="flex flex-col gap-1.5">
      {mails.toSorted(byKind).map((mail) => (
        <MailState key={mail.id} mail={mail} booker={booker} />
      ))}
    </ul>
  );
}

function MailState({ mail, booker }: { mail: Live<StoredMail>; booker: string }) {
  const [isSending, setIsSending] = useState(false);
  const name = NAMES[mail.kind] ?? 'Mail';
  const { text, tone } = STATES[mail.state] ?? STATES.waiting;

  async function handleResend() {
    setIsSending(true);
    try {
      await resendMail(mail.id);
      toast({ title: adminMessages.bookings.resent, description: name, variant: 'success' });
    } catch (error) {
      reportFailure(adminMessages.bookings.resendFailed, error);
    } finally {
      setIsSending(false);
    }
  }
  return (
    <li className="flex min-h-7 items-center justify-between gap-3 text-sm text-muted">
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {name}
        <Badge tone={tone}>{text}</Badge>
      </span>
      {mail.state !== 'sent' && (
        <Button
          variant="secondary"
          size="sm"
          loading={isSending}
          aria-label={`Resend: ${name}, ${booker}`}
          onClick={handleResend}
        >
          Resend
        </Button>
      )}
    </li>
  );
}

function byKind(a: StoredMail, b: StoredMail): number {
  return a.kind.localeCompare(b.kind);
}
