import type { Query } from 'firebase/firestore';
import { MAIL, type Mail, mailName } from '../../../../domain/records/mail.ts';
import { adminPost } from '../../../../lib/admin-api.ts';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { useLiveList } from '../../controls/live-lists/use-live-list.ts';
import { WorkButton } from '../../controls/WorkButton.tsx';
import { MailBadge } from './MailBadge.tsx';

/** 'Emails': the state of the mails of `query`, with a button to resend unsent ones. */
export function MailStates({ query, about }: { query: Query; about: string }) {
  const mails = useLiveList(query, MAIL, null).records;
  if (mails.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-semibold">Emails</h3>
      <ul aria-label="Mail" className="flex flex-col gap-1.5">
        {mails
          .toSorted((a, b) => a.kind.localeCompare(b.kind))
          .map((mail) => (
            <li key={mail.id} className="flex min-h-7 items-center justify-between gap-3 text-sm text-muted">
              <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                {mailName(mail)}
                <MailBadge mail={mail} />
              </span>
              {mail.state !== 'sent' && <ResendButton mail={mail} about={about} />}
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Button 'Resend': queues an unsent mail again. `about` is its subject or recipient, for the accessible name. */
export function ResendButton({ mail, about }: { mail: Stored<Mail>; about: string }) {
  const name = mailName(mail);
  async function resend() {
    await adminPost(`mail/${encodeURIComponent(mail.id)}/resend`);
    return { title: 'Email resent', description: name };
  }
  return (
    <WorkButton work={resend} failure="Error resending email" aria-label={`Resend: ${name}, ${about}`}>
      Resend
    </WorkButton>
  );
}
