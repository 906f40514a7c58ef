import { Badge } from '../../../components/Badge.tsx';
import { formatDay } from '../../../domain/format-time.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import type { Mail } from '../../../domain/records/mail.ts';
import { mailLink } from '../../../lib/mail-link.ts';
import type { Live } from '../live-lists/live-record.ts';
import { BoothInformation } from './BoothInformation.tsx';
import { MailStates } from './MailStates.tsx';

export interface BookingItemProps {
  booking: Live<Booking>;
  mails: readonly Live<Mail>[];
  now: Date;
}

/** One booking: who, when, what for, and its mails. */
export function BookingItem({ booking, mails, now }: BookingItemProps) {
  const name = bookerOf(booking);
  const isPast = booking.starts_at.toDate() <= now;
  return (
    <li className="rounded-control border border-line p-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="font-semibold break-words">{name}</h3>
          <p className="text-[0.9375rem] break-all text-muted">
            <a href={mailLink(booking.user_email)} className="focus-ring rounded-sm hover:underline">
              {booking.user_email}
            </a>
          </p>
          {booking.user_phone && <p className="text-[0.9375rem] text-muted">{booking.user_phone}</p>}
          {booking.company && <p className="text-[0.9375rem] break-words text-muted">{booking.company}</p>}
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1.5 sm:flex-row">
          {booking.status === 'cancelled' && <Badge tone="danger">Cancelled</Badge>}
          {isPast && <Badge>Past</Badge>}
          <Badge tone="brand">Meeting</Badge>
        </div>
      </div>
      <div className="mt-3 text-[0.9375rem]">
        <p className="font-medium">Meeting Scheduled</p>
        <p className="text-muted">
          {formatDay(booking.date)} at {booking.time} (New York)
        </p>
      </div>
      {booking.quote_submission_id && <BoothInformation quoteId={booking.quote_submission_id} />}
      {mails.length > 0 && (
        <div className="mt-3">
          <MailStates mails={mails} booker={name} />
        </div>
      )}
    </li>
  );
}
