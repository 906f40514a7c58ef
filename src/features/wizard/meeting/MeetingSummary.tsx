import { CalendarDays, Clock, Hourglass, UserRound } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../../components/Card.tsx';
import { Facts, TimeInZones } from '../../../components/meeting-time/Facts.tsx';
import { MEETING_DURATION_TEXT } from '../../../domain/quote/catalogue.ts';
import type { ContactDetails } from '../../../domain/schemas/contact-fields.ts';
import { formatDay } from '../../../domain/time/format-time.ts';
import type { ChosenMeeting } from '../../../domain/wizard/draft.ts';

const NOT_YET = <span className="font-normal text-muted">Not chosen yet</span>;

/** Summary of the meeting and the contact details before booking. */
export function MeetingSummary({ meeting, contact }: { meeting: ChosenMeeting; contact: ContactDetails }) {
  const headingId = useId();
  const start = meeting.slot ? new Date(meeting.slot.startsAt) : null;
  const who = [contact.name, contact.company].map((part) => part.trim()).filter(Boolean);
  return (
    <Card tone="brand" role="group" aria-labelledby={headingId}>
      <h4 id={headingId} className="mb-4 font-semibold tracking-tight">
        Your meeting
      </h4>
      <Facts
        facts={[
          {
            term: 'Date',
            icon: <CalendarDays className="size-4" />,
            value: meeting.day ? formatDay(meeting.day) : NOT_YET,
          },
          {
            term: 'Time',
            icon: <Clock className="size-4" />,
            value: start ? <TimeInZones start={start} zone={meeting.timeZone} /> : NOT_YET,
          },
          { term: 'Duration', icon: <Hourglass className="size-4" />, value: MEETING_DURATION_TEXT },
          {
            term: 'Who',
            icon: <UserRound className="size-4" />,
            value: who.length > 0 ? who.join(', ') : null,
          },
        ]}
      />
    </Card>
  );
}
