import { shortSlot } from '../../../domain/format-time.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { NEW_YORK } from '../../../domain/slot-labels.ts';
import { AdminCard } from '../kit/AdminCard.tsx';
import { ListBody, type ListBodyProps } from '../kit/ListBody.tsx';
import type { Live } from '../kit/live-lists/live-record.ts';
import { ScrollArea } from '../kit/ScrollArea.tsx';
import { ContactButtons } from './ContactButtons.tsx';

export interface SoonCardProps {
  list: ListBodyProps['list'];
  meetings: readonly Live<Booking>[];
}

/** 'Today and Tomorrow': the meetings after the next one. */
export function SoonCard({ list, meetings }: SoonCardProps) {
  return (
    <AdminCard title="Today and Tomorrow" count={meetings.length || undefined}>
      <ListBody
        list={{ ...list, records: meetings }}
        emptyText="No other meetings today or tomorrow."
        noun="meetings"
      >
        <ScrollArea label="Other meetings today and tomorrow">
          <ul className="divide-y divide-line">
            {meetings.map((meeting) => (
              <SoonMeeting key={meeting.id} meeting={meeting} />
            ))}
          </ul>
        </ScrollArea>
      </ListBody>
    </AdminCard>
  );
}

function SoonMeeting({ meeting }: { meeting: Live<Booking> }) {
  const { day, time } = shortSlot(meeting.starts_at.toDate(), NEW_YORK);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 text-[0.9375rem]">
        <h3 className="font-semibold break-words">{bookerOf(meeting)}</h3>
        <p className="break-words text-muted">
          {[`${day}, ${time}`, meeting.company].filter(Boolean).join(' · ')}
        </p>
      </div>
      <ContactButtons name={bookerOf(meeting)} email={meeting.user_email} phone={meeting.user_phone} />
    </li>
  );
}
