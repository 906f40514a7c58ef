import type { ReactNode } from 'react';
import { Badge } from '../../../components/Badge.tsx';
import { formatDay, formatTimeInZone } from '../../../domain/format-time.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { NEW_YORK } from '../../../domain/slot-labels.ts';
import { AdminCard } from '../kit/AdminCard.tsx';
import { ListBody, type ListBodyProps } from '../kit/ListBody.tsx';
import type { Live } from '../kit/live-lists/live-record.ts';
import { useNow } from '../kit/panel-context.ts';
import { ContactButtons } from './ContactButtons.tsx';
import { countdown } from './countdown.ts';

export interface NextMeetingCardProps {
  list: ListBodyProps['list'];
  meeting: Live<Booking> | undefined;
  /** Booth and estimate of the meeting. */
  children: ReactNode;
}

/** 'Next Meeting': when, with whom, how to reach them, and what it is about. */
export function NextMeetingCard({ list, meeting, children }: NextMeetingCardProps) {
  return (
    <AdminCard title="Next Meeting">
      <ListBody
        list={{ ...list, records: meeting ? [meeting] : [] }}
        emptyText="No upcoming meetings."
        noun="meeting"
      >
        {meeting && <Meeting meeting={meeting} />}
        {meeting && children}
      </ListBody>
    </AdminCard>
  );
}

function Meeting({ meeting }: { meeting: Live<Booking> }) {
  const now = useNow();
  const startsAt = meeting.starts_at.toDate();
  const left = countdown(startsAt, now);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-2xl font-semibold tracking-tight">{meeting.time}</span>
        <Badge tone={left === 'now' ? 'solid' : 'brand'}>{left}</Badge>
      </p>
      <p className="text-[0.9375rem] text-muted">{formatDay(meeting.date)}, New York</p>
      {meeting.time_zone !== NEW_YORK && (
        <p className="text-[0.9375rem] text-muted">
          For the visitor: {formatDay(startsAt, meeting.time_zone)},{' '}
          {formatTimeInZone(startsAt, meeting.time_zone)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h3 className="font-semibold break-words">{bookerOf(meeting)}</h3>
          {meeting.company && <p className="text-[0.9375rem] break-words text-muted">{meeting.company}</p>}
          <p className="text-[0.9375rem] break-all text-muted">{meeting.user_email}</p>
          {meeting.user_phone && <p className="text-[0.9375rem] text-muted">{meeting.user_phone}</p>}
        </div>
        <ContactButtons name={bookerOf(meeting)} email={meeting.user_email} phone={meeting.user_phone} />
      </div>
    </>
  );
}
