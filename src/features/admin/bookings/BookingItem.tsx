import { Badge } from '../../../components/Badge.tsx';
import { CheckboxField } from '../../../components/CheckboxField.tsx';
import { formatDay } from '../../../domain/format-time.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import type { Mail } from '../../../domain/records/mail.ts';
import { mailLink } from '../../../lib/mail-link.ts';
import { hasBegun, isAhead, STATUS_BADGES } from '../booking-changes/booking-state.ts';
import type { Live } from '../live-lists/live-record.ts';
import { BookingActions, type BookingActionsProps } from './BookingActions.tsx';
import { BookingRemarks } from './BookingRemarks.tsx';
import { BoothInformation } from './BoothInformation.tsx';
import { MailStates } from './MailStates.tsx';

export interface BookingItemProps extends BookingActionsProps {
  mails: readonly Live<Mail>[];
  isSelected: boolean;
  /** Left out where nothing is selected. */
  onSelect: ((isSelected: boolean) => void) | undefined;
}

/** One booking: who, when, what for, its mails, and what can be done with it. */
export function BookingItem({ mails, isSelected, onSelect, ...actions }: BookingItemProps) {
  const { booking, now } = actions;
  const name = bookerOf(booking);
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
        <BookingBadges booking={booking} isPast={hasBegun(booking, now)} />
      </div>
      <div className="mt-3 text-[0.9375rem]">
        <p className="font-medium">Meeting Scheduled</p>
        <p className="text-muted">
          {formatDay(booking.date)} at {booking.time} (New York)
        </p>
      </div>
      <BookingRemarks booking={booking} />
      {booking.quote_submission_id && <BoothInformation quoteId={booking.quote_submission_id} />}
      {mails.length > 0 && (
        <div className="mt-3">
          <MailStates mails={mails} booker={name} />
        </div>
      )}
      <BookingActions {...actions} />
      {onSelect && isAhead(booking, now) && (
        <CheckboxField
          label="Select"
          aria-label={`Select ${name}, ${formatDay(booking.date)} at ${booking.time}`}
          className="mt-2"
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
        />
      )}
    </li>
  );
}

function BookingBadges({ booking, isPast }: { booking: Booking; isPast: boolean }) {
  const status = STATUS_BADGES[booking.status];
  return (
    <div className="flex shrink-0 flex-col items-end gap-1.5 sm:flex-row">
      {status && <Badge tone={status.tone}>{status.text}</Badge>}
      {isPast && <Badge>Past</Badge>}
      <Badge tone="brand">Meeting</Badge>
    </div>
  );
}
