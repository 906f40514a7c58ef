import { Badge } from '../../../components/Badge.tsx';
import { JoinLink } from '../../../components/meeting-time/JoinLink.tsx';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { isTimeToJoin, type PlaceChoice } from '../../../domain/schemas/meeting-place.ts';
import { formatDay, formatTimeInZone } from '../../../domain/time/format-time.ts';
import { COMPANY_ZONE, ZONE_PLACE } from '../../../domain/time/slot-labels.ts';
import { countdown } from '../availability/durations.ts';
import { AdminCard } from '../controls/AdminCard.tsx';
import { ListBody, type ListBodyProps } from '../controls/ListBody.tsx';
import type { Stored } from '../controls/live-lists/stored-record.ts';
import { useNow } from '../controls/panel-context.ts';
import { QuoteDetails } from '../customers/quote-details/QuoteDetails.tsx';
import { useQuote } from '../customers/quote-details/use-quote.ts';
import { RowButton } from '../customers/RowContact.tsx';
import { placeOfBooking } from '../meetings/meeting-place/use-place-setting.ts';
import { openIn } from '../place/current-place.ts';
import { ContactButtons } from './MeetingRow.tsx';

export interface NextMeetingCardProps {
  list: ListBodyProps['list'];
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
            <RowButton onOpen={() => openIn('bookings', 'booking', meeting.id)}>
              {bookerOf(meeting)}
            </RowButton>
          </h3>
          {meeting.company && <p className="text-[0.9375rem] wrap-anywhere text-muted">{meeting.company}</p>}
          <p className="text-[0.9375rem] break-all text-muted">{meeting.user_email}</p>
          {meeting.user_phone && <p className="text-[0.9375rem] text-muted">{meeting.user_phone}</p>}
        </div>
        <ContactButtons name={bookerOf(meeting)} email={meeting.user_email} phone={meeting.user_phone} />
      </div>
      {quote && (
        <div className="mt-4 border-t border-line pt-4">
          <QuoteDetails quote={quote} look={null} />
        </div>
      )}
    </>
  );
}
