import { isBusyDuring } from '../../../domain/booking/meeting-rules.ts';
import { slotId } from '../../../domain/booking/slots.ts';
import type { Booking } from '../../../domain/records/bookings.ts';
import { isUnreadable } from '../../../domain/records/calendars.ts';
import { calendarMessages as texts, unreadableText } from '../availability/use-calendar.ts';
import { AdminCard } from '../controls/AdminCard.tsx';
import type { Stored } from '../controls/live-lists/stored-record.ts';
import { useNow } from '../controls/panel-context.ts';
import { ScrollArea } from '../controls/ScrollArea.tsx';
import { isAhead } from '../meetings/booking-changes/booking-state.ts';
import type { Meetings } from '../meetings/use-meetings.ts';
import { MeetingRow } from './MeetingRow.tsx';

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

/** Notices that the administrator's calendar cannot be read or has events during meetings. */
export function CalendarNotices({ meetings }: { meetings: Meetings }) {
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

interface SettingsNoticeProps {
  title: string;
  text: string;
  link: string;
  /** The group of the settings. */
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
