import { useMemo } from 'react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { isBusyDuring } from '../../../domain/booking/meeting-rules.ts';
import { slotId, todayInNewYork } from '../../../domain/booking/slots.ts';
import { AVAILABILITY } from '../../../domain/records/availability.ts';
import { BOOKINGS, type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { isUnreadable } from '../../../domain/records/calendars.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { AdminCard } from '../kit/AdminCard.tsx';
import { isAhead } from '../kit/booking-changes/booking-state.ts';
import { calendarMessages } from '../kit/calendar-messages.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import { useLiveList } from '../kit/live-lists/use-live-list.ts';
import { type SectionProps, useAdmin, useNow, useToday } from '../kit/panel-context.ts';
import { ScrollArea } from '../kit/ScrollArea.tsx';
import { unreadableText } from '../kit/use-calendar.ts';
import { MAX_HOURS, type Meetings, scheduleQueries } from '../kit/use-meetings.ts';
import { placeHash } from '../place/place.ts';
import { MeetingRow } from './MeetingRow.tsx';

const texts = calendarMessages;

/**
 * Returns upcoming meetings during which the calendar is busy, except in hours that were opened anyway. Loads the
 * meetings up to the calendar's last event, and no hours but those around conflicts.
 */
function useConflicts(busy: Meetings['busy']): Live<Booking>[] {
  const { uid } = useAdmin();
  const now = useNow();
  const today = useToday();
  const last = busy.map(({ until }) => until.toMillis()).reduce((a, b) => Math.max(a, b), 0);
  const until = last > now.getTime() ? addDays(todayInNewYork(new Date(last)), 1) : null;
  const meetings = useMemo(
    () => (until ? scheduleQueries(uid, { from: today, until, most: MAX_HOURS }).bookings : null),
    [uid, today, until],
  );
  const { records } = useLiveList(meetings, BOOKINGS, null);
  const during = useMemo(
    () => (until ? records.filter((meeting) => isAhead(meeting, now) && isBusyDuring(meeting, busy)) : []),
    [until, records, busy, now],
  );
  const [from, to] = [during[0]?.date, during.at(-1)?.date];
  const dates = useMemo(
    () =>
      from && to ? scheduleQueries(uid, { from, until: addDays(to, 1), most: MAX_HOURS }).availability : null,
    [uid, from, to],
  );
  const hours = useLiveList(dates, AVAILABILITY, null);
  return useMemo(() => {
    if (hours.status === 'loading') return [];
    const intended = new Set(
      hours.records.flatMap(({ date, despite_busy = [] }) =>
        despite_busy.map((label) => slotId(date, label)),
      ),
    );
    return during.filter(({ date, time }) => !intended.has(slotId(date, time)));
  }, [hours.status, hours.records, during]);
}

/** Notices that the administrator's calendar cannot be read or has events during meetings. */
export function CalendarNotices({ meetings }: Pick<SectionProps, 'meetings'>) {
  const now = useNow();
  const unreadable = meetings.calendars.records.filter((calendar) => isUnreadable(calendar, now));
  const conflicts = useConflicts(meetings.busy);
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
                <MeetingRow key={meeting.id} meeting={meeting}>
                  <ButtonLink
                    variant="secondary"
                    size="sm"
                    href={placeHash({ section: 'bookings', params: { booking: meeting.id } })}
                    aria-label={`Open meeting: ${bookerOf(meeting)}`}
                  >
                    Open meeting
                  </ButtonLink>
                </MeetingRow>
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
  href: `#settings${string}`;
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
