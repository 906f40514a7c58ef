import { limit, orderBy, where } from 'firebase/firestore';
import { MAIL, type Mail, mailName } from '../../../domain/records/mail.ts';
import { AdminCard } from '../controls/AdminCard.tsx';
import { ListBody } from '../controls/ListBody.tsx';
import { queryOf } from '../controls/live-lists/stored-record.ts';
import { useLiveList } from '../controls/live-lists/use-live-list.ts';
import { MomentText } from '../controls/MomentText.tsx';
import { useNow } from '../controls/panel-context.ts';
import { ScrollArea } from '../controls/ScrollArea.tsx';
import { isOverdue, MailBadge } from '../meetings/mails/MailBadge.tsx';
import { ResendButton } from '../meetings/mails/MailStates.tsx';

const MAX_MAILS = 100;

const UNSENT = queryOf(
  MAIL,
  where('state', 'in', ['waiting', 'sending', 'failed'] satisfies Mail['state'][]),
  // The longest waiting first
  orderBy('created_at'),
  limit(MAX_MAILS),
);

/** 'Emails Not Sent': shown only while a mail of any kind has failed for good or has waited too long. */
export function UnsentMailsCard() {
  const now = useNow();
  const list = useLiveList(UNSENT, MAIL, 'Error loading emails');
  const overdue = list.records.filter((mail) => isOverdue(mail, now));
  if (overdue.length === 0 && list.status !== 'failed') return null;
  return (
    <AdminCard
      title="Emails Not Sent"
      description="Waiting for more than 15 minutes, rejected, or given up after many tries."
      count={overdue.length || undefined}
      tone="danger"
      className="lg:col-span-2"
    >
      <ListBody list={{ ...list, records: overdue }} emptyText="" noun="emails">
        <ScrollArea label="Emails that have waited longest">
          <ul className="flex flex-col gap-3 py-1">
            {overdue.map((mail) => (
              <li
                key={mail.id}
                className="flex items-start justify-between gap-4 rounded-control border border-line bg-white p-4 text-[0.9375rem] text-muted"
              >
                <div className="min-w-0">
                  <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold text-ink">
                    {mailName(mail)}
                    <MailBadge mail={mail} />
                  </h3>
                  <p className="wrap-anywhere">{mail.subject}</p>
                  <p className="break-all">To {mail.to}</p>
                  {mail.unknown_outcomes > 0 && (
                    <p>May have arrived: the mail server received it but did not confirm.</p>
                  )}
                  <MomentText at={mail.created_at} className="mt-1 text-sm" />
                </div>
                <ResendButton mail={mail} about={mail.subject} />
              </li>
            ))}
          </ul>
        </ScrollArea>
      </ListBody>
    </AdminCard>
  );
}
