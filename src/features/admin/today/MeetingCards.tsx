import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/Badge.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { JoinLink } from '../../../components/meeting-time/JoinLink.tsx';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { isTimeToJoin, type PlaceChoice } from '../../../domain/schemas/meeting-place.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { formatDay, formatTimeInZone } from '../../../domain/time/format-time.ts';
import { COMPANY_ZONE, ZONE_PLACE } from '../../../domain/time/slot-labels.ts';
import { mailLink, telLink } from '../../../lib/contact-links.ts';
import { countdown } from '../availability/durations.ts';
import { calendarMoment } from '../availability/use-calendar.ts';
import { AdminCard } from '../controls/AdminCard.tsx';
import { ListBody } from '../controls/ListBody.tsx';
import type { Stored } from '../controls/live-lists/stored-record.ts';
import { useNow, useToday } from '../controls/panel-context.ts';
import { ScrollArea } from '../controls/ScrollArea.tsx';
import { QuoteDetails } from '../customers/quote-details/QuoteDetails.tsx';
import { useQuote } from '../customers/quote-details/use-quote.ts';
import { RowButton } from '../customers/RowContact.tsx';
import { placeOfBooking } from '../meetings/meeting-place/use-place-setting.ts';
import { OwnerTag, useShownUpcoming, WhoseSwitch } from '../meetings/team/WhoseSwitch.tsx';
import type { Meetings } from '../meetings/use-meetings.ts';
import { openIn } from '../place/current-place.ts';

/** Returns the meetings that are not over, in order. */
export function meetingsAhead(upcoming: readonly Stored<Booking>[], now: Date): Stored<Booking>[] {
  return upcoming.filter(({ status, ends_at }) => status === 'confirmed' && ends_at.toDate() > now);
}

export interface NextMeetingCardProps {
  list: Meetings['upcoming'];
  meeting: Stored<Booking> | undefined;
  /** The team's choice of a place; undefined without one. */
  setting: PlaceChoice | undefined;
}

/** 'Next Meeting': its time, place, visitor, contact details and booth. */
export function NextMeetingCard({ list, meeting, setting }: NextMeetingCardProps) {
  return (
    <AdminCard title="Next Meeting">
      <ListBody
        list={{ ...list, records: meeting ? [meeting] : [] }}
        emptyText="No upcoming meetings."
        noun="meeting"
      >
        {meeting && <Meeting meeting={meeting} setting={setting} />}
      </ListBody>
    </AdminCard>
  );
}

function Meeting({ meeting, setting }: { meeting: Stored<Booking> } & Pick<NextMeetingCardProps, 'setting'>) {
  const now = useNow();
  const startsAt = meeting.starts_at.toDate();
  const left = countdown(startsAt, now);
  const { text, url } = placeOfBooking(meeting, setting);
  const quote = useQuote(meeting.quote_submission_id);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-2xl font-semibold tracking-tight">{meeting.time}</span>
        <Badge tone={left === 'now' ? 'solid' : 'brand'}>{left}</Badge>
      </p>
      <p className="text-[0.9375rem] text-muted">
        {formatDay(meeting.date)}, {ZONE_PLACE}
      </p>
      {meeting.time_zone !== COMPANY_ZONE && (
        <p className="text-[0.9375rem] text-muted">
          For the visitor: {formatDay(startsAt, meeting.time_zone)},{' '}
          {formatTimeInZone(startsAt, meeting.time_zone)}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="text-[0.9375rem] wrap-anywhere">
          <span className="text-muted">Where:</span> {text}
        </p>
        {url && (
          <JoinLink
            url={url}
            size="sm"
            isNow={isTimeToJoin(startsAt, meeting.ends_at.toDate(), now)}
            text="Join"
          />
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h3 className="relative font-semibold text-brand">
            <BookerButton meeting={meeting} />
          </h3>
          {meeting.company && <p className="text-[0.9375rem] wrap-anywhere text-muted">{meeting.company}</p>}
          <p className="text-[0.9375rem] break-all text-muted">{meeting.user_email}</p>
          {meeting.user_phone && <p className="text-[0.9375rem] text-muted">{meeting.user_phone}</p>}
        </div>
        <ContactButtons meeting={meeting} />
      </div>
      {quote && (
        <div className="mt-4 border-t border-line pt-4">
          <QuoteDetails quote={quote} look={null} />
        </div>
      )}
    </>
  );
}

/** 'Today and Tomorrow' (in the company's zone): the administrator's meetings after the next one, or everyone's other ones. */
export function SoonCard({ meetings, next }: { meetings: Meetings; next: Stored<Booking> | undefined }) {
  const now = useNow();
  const list = useShownUpcoming(meetings);
  const tomorrow = addDays(useToday(), 1);
  const soon = meetingsAhead(list.records, now).filter(({ id, date }) => id !== next?.id && date <= tomorrow);
  return (
    <AdminCard title="Today and Tomorrow" count={soon.length || undefined} action={<WhoseSwitch />}>
      <ListBody
        list={{ ...list, records: soon }}
        emptyText="No other meetings today or tomorrow."
        noun="meetings"
      >
        <ScrollArea label="Other meetings today and tomorrow">
          <ul className="divide-y divide-line">
            {soon.map((meeting) => (
              <MeetingRow key={meeting.id} meeting={meeting}>
                <OwnerTag owner={meeting.admin_id} />
              </MeetingRow>
            ))}
          </ul>
        </ScrollArea>
      </ListBody>
    </AdminCard>
  );
}

/** A meeting in a list: visitor, time, and contact buttons, preceded by `children`. A press elsewhere opens it. */
export function MeetingRow({ meeting, children }: { meeting: Stored<Booking>; children?: ReactNode }) {
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 text-[0.9375rem]">
        <h3 className="font-semibold text-brand">
          <BookerButton meeting={meeting} />
        </h3>
        <p className="wrap-anywhere text-muted">
          {[calendarMoment(meeting.starts_at.toDate()), meeting.company].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="relative z-10 flex flex-wrap gap-2">
        {children}
        <ContactButtons meeting={meeting} />
      </div>
    </li>
  );
}

function BookerButton({ meeting }: { meeting: Stored<Booking> }) {
  return <RowButton onOpen={() => openIn('bookings', 'booking', meeting.id)}>{bookerOf(meeting)}</RowButton>;
}

/** 'Call' and 'Email'; only 'Email' without a phone number. */
function ContactButtons({ meeting }: { meeting: Booking }) {
  const { user_email: email, user_phone: phone } = meeting;
  const name = bookerOf(meeting);
  const call = telLink(phone);
  return (
    <div className="flex flex-wrap gap-2">
      {call && (
        <ButtonLink variant="secondary" size="sm" href={call} aria-label={`Call ${name}, ${phone}`}>
          <Phone aria-hidden="true" className="size-4" />
          Call
        </ButtonLink>
      )}
      <ButtonLink variant="secondary" size="sm" href={mailLink(email)} aria-label={`Email ${name}`}>
        <Mail aria-hidden="true" className="size-4" />
        Email
      </ButtonLink>
    </div>
  );
}
