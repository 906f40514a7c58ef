import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { mailLink, telLink } from '../../../lib/contact-links.ts';
import { calendarMoment } from '../availability/use-calendar.ts';
import type { Stored } from '../controls/live-lists/stored-record.ts';
import { RowButton } from '../customers/RowContact.tsx';
import { openIn } from '../place/current-place.ts';

/** A meeting in a list: visitor, time, and contact buttons, preceded by `children`. A press elsewhere opens it. */
export function MeetingRow({ meeting, children }: { meeting: Stored<Booking>; children?: ReactNode }) {
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 text-[0.9375rem]">
        <h3 className="font-semibold text-brand">
          <RowButton onOpen={() => openIn('bookings', 'booking', meeting.id)}>{bookerOf(meeting)}</RowButton>
        </h3>
        <p className="wrap-anywhere text-muted">
          {[calendarMoment(meeting.starts_at.toDate()), meeting.company].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="relative z-10 flex flex-wrap gap-2">
        {children}
        <ContactButtons name={bookerOf(meeting)} email={meeting.user_email} phone={meeting.user_phone} />
      </div>
    </li>
  );
}

/** Buttons 'Call' and 'Email' for a person; only 'Email' without a phone number. */
export function ContactButtons({ name, email, phone }: { name: string; email: string; phone: string }) {
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
