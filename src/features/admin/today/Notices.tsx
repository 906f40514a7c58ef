import { limit, orderBy, where } from 'firebase/firestore';
import * as z from 'zod/mini';
import { LEFT_OUT_FILE, type LeftOut } from '../../../config/left-out.ts';
import { nextBuildText } from '../../../config/next-build.ts';
import { isBusyDuring } from '../../../domain/booking/meeting-rules.ts';
import { slotId } from '../../../domain/booking/slots.ts';
import type { Booking } from '../../../domain/records/bookings.ts';
import { isUnreadable } from '../../../domain/records/calendars.ts';
import { MAIL, type Mail, mailName } from '../../../domain/records/mail.ts';
import { calendarMessages as texts, unreadableText } from '../availability/use-calendar.ts';
import { AdminCard } from '../controls/AdminCard.tsx';
import { ListBody } from '../controls/ListBody.tsx';
import { queryOf, type Stored } from '../controls/live-lists/stored-record.ts';
import { useLiveList } from '../controls/live-lists/use-live-list.ts';
import { MomentText } from '../controls/MomentText.tsx';
import { useNow } from '../controls/panel-context.ts';
import { ScrollArea } from '../controls/ScrollArea.tsx';
import { useLoaded } from '../controls/use-loaded.ts';
import { isAhead } from '../meetings/booking-changes/booking-state.ts';
import { isOverdue, MailBadge } from '../meetings/mails/MailBadge.tsx';
import { ResendButton } from '../meetings/mails/MailStates.tsx';
import type { Meetings } from '../meetings/use-meetings.ts';
import { MeetingRow } from './MeetingCards.tsx';

/** Notices of unsent mails, of records missing from the site, and about calendars. */
export function Notices({ meetings }: { meetings: Meetings }) {
  return (
    <>
      <UnsentMailsCard />
      <LeftOutCard />
      <CalendarNotices meetings={meetings} />
    </>
  );
}

const UNSENT = queryOf(
  MAIL,
  where('state', 'in', ['waiting', 'sending', 'failed'] satisfies Mail['state'][]),
  // The longest waiting first
  orderBy('created_at'),
  limit(100),
);

/** 'Emails Not Sent': shown only while a mail of any kind has failed for good or has waited too long. */
function UnsentMailsCard() {
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

const leftOutSchema = z.array(z.object({ what: z.string(), why: z.string() }));

/** Returns what the last build left out; null on the development server, which has no file. */
async function fetchLeftOut(file: string): Promise<LeftOut[] | null> {
  try {
    const response = await fetch(`/${file}`, { cache: 'no-cache' });
    return leftOutSchema.parse(await response.json());
  } catch {
    return null;
  }
}

/** 'Missing from the Site': shown only while the last build left out records or pages. */
function LeftOutCard() {
  const now = useNow();
  const leftOut = useLoaded(LEFT_OUT_FILE, fetchLeftOut, 'The list of what is missing could not be read');
  if (!leftOut || leftOut.length === 0) return null;
  return (
    <AdminCard
      title="Missing from the Site"
      description={`These could not be shown when the pages were last built. Once corrected, they appear ${nextBuildText(now)}.`}
      count={leftOut.length}
      tone="warning"
      className="lg:col-span-2"
    >
      <ul className="divide-y divide-warning-line">
        {leftOut.map(({ what, why }) => (
          <li key={`${what} ${why}`} className="py-2.5 text-[0.9375rem] wrap-anywhere">
            <h3 className="font-semibold">{what}</h3>
            <p className="text-muted">{why}</p>
          </li>
        ))}
      </ul>
    </AdminCard>
  );
}

/** Notices that the administrator's calendar cannot be read or has events during meetings. */
function CalendarNotices({ meetings }: { meetings: Meetings }) {
  const now = useNow();
  const unreadable = meetings.calendars.records.filter((calendar) => isUnreadable(calendar, now));
  const conflicts = useConflicts(meetings);
  return (
    <>
      {unreadable.map((calendar) => (
        <SettingsNotice
          key={calendar.id}
          title={texts.unreadable}
          text={`${calendar.host}: ${unreadableText(calendar)}`}
          link="Check its settings."
          href="#settings?group=connections"
        />
      ))}
      {conflicts.length > 0 && (
        <AdminCard
          title="Calendar Conflicts"
          description={texts.conflicts}
          count={conflicts.length}
          tone="warning"
          className="lg:col-span-2"
        >
          <ScrollArea label="Meetings during which your calendar is busy">
            <ul className="divide-y divide-warning-line">
              {conflicts.map((meeting) => (
                <MeetingRow key={meeting.id} meeting={meeting} />
              ))}
            </ul>
          </ScrollArea>
        </AdminCard>
      )}
    </>
  );
}

/** Returns upcoming meetings during which the calendar is busy, except in hours that were opened anyway. */
function useConflicts({ upcoming, offered, busy }: Meetings): Stored<Booking>[] {
  const now = useNow();
  if (offered.status === 'loading') return [];
  const intended = offered.records.flatMap(({ date, despite_busy = [] }) =>
    despite_busy.map((label) => slotId(date, label)),
  );
  return upcoming.records.filter(
    (meeting) =>
      isAhead(meeting, now) &&
      !intended.includes(slotId(meeting.date, meeting.time)) &&
      isBusyDuring(meeting, busy),
  );
}

interface SettingsNoticeProps {
  title: string;
  text: string;
  link: string;
  href: string;
}

/** A card that asks for an action in the settings. */
export function SettingsNotice({ title, text, link, href }: SettingsNoticeProps) {
  return (
    <AdminCard title={title} tone="warning" className="lg:col-span-2">
      <p className="text-[0.9375rem] wrap-anywhere text-warning">
        {text}{' '}
        <a
          href={href}
          className="focus-ring rounded-sm font-medium underline underline-offset-4 hover:no-underline"
        >
          {link}
        </a>
      </p>
    </AdminCard>
  );
}
