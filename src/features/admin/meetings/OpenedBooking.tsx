import { documentId, limit, where } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { isBusyDuring } from '../../../domain/booking/meeting-rules.ts';
import { BOOKINGS, type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { busyIn } from '../../../domain/records/calendars.ts';
import { DEALS } from '../../../domain/records/deals.ts';
import { MAIL } from '../../../domain/records/mail.ts';
import { contactOfBooking } from '../../../domain/schemas/contact-fields.ts';
import { formatDay, formatMeeting } from '../../../domain/time/format-time.ts';
import { ZONE_PLACE } from '../../../domain/time/slot-labels.ts';
import { isTimeZoneId } from '../../../domain/time/time-zones.ts';
import { calendarMessages, useCalendars } from '../availability/use-calendar.ts';
import { FactList } from '../controls/FactList.tsx';
import { queryOf, type Stored } from '../controls/live-lists/stored-record.ts';
import { MAX_LISTED, useLiveList } from '../controls/live-lists/use-live-list.ts';
import { OpenedRecord } from '../controls/OpenedRecord.tsx';
import { useAdmin, useNow } from '../controls/panel-context.ts';
import { cameFromFact, contactFacts } from '../customers/contact-facts.ts';
import { TeamFields } from '../customers/deals/TeamFields.tsx';
import { QuoteDetails } from '../customers/quote-details/QuoteDetails.tsx';
import { useQuote } from '../customers/quote-details/use-quote.ts';
import { openIn } from '../place/current-place.ts';
import { BookingActions } from './BookingActions.tsx';
import { BookingHistory } from './BookingHistory.tsx';
import { BookingBadges } from './BookingLine.tsx';
import { BookingLogo, useBookingLogo } from './BookingLogo.tsx';
import { isAhead } from './booking-changes/booking-state.ts';
import { bookingsMessages } from './bookings-messages.ts';
import { MailStates } from './mails/MailStates.tsx';
import { placeOfBooking, usePlaceSetting } from './meeting-place/use-place-setting.ts';
import { useTeam } from './team/team-context.tsx';

interface OpenedBookingProps {
  id: string;
  /** The listed bookings. A booking outside the list is fetched. */
  bookings: readonly Stored<Booking>[];
  onClose: () => void;
  /** Called with the booking's changed fields, or all of them; omitted for a live list. */
  onChanged?: (id: string, changes: Partial<Booking>) => void;
}

/** Dialog of the booking named in the URL, whether listed or not. */
export function OpenedBooking({ id, bookings, onClose, onChanged }: OpenedBookingProps) {
  return (
    <OpenedRecord
      listed={bookings.find((booking) => booking.id === id)}
      one={queryOf(BOOKINGS, where(documentId(), '==', id), limit(1))}
      reader={BOOKINGS}
      texts={bookingsMessages}
      onClose={onClose}
      onFollowed={onChanged && ((booking) => onChanged(id, booking))}
    >
      {(booking) => (
        <BookingDialog
          booking={booking}
          onClose={onClose}
          onChanged={(changes) => onChanged?.(id, changes)}
        />
      )}
    </OpenedRecord>
  );
}

interface BookingDialogProps {
  booking: Stored<Booking>;
  onClose: () => void;
  /** Called with the changed fields; live lists update by themselves. */
  onChanged: (changes: Partial<Booking>) => void;
}

function BookingDialog({ booking, onClose, onChanged }: BookingDialogProps) {
  const quote = useQuote(booking.quote_submission_id);
  const { deal_id, starts_at, time_zone } = booking;
  const customer = deal_id ? queryOf(DEALS, where(documentId(), '==', deal_id), limit(1)) : null;
  const [deal] = useLiveList(customer, DEALS, null).records;
  const logo = useBookingLogo(booking.id);
  const { colleagues, nameOf } = useTeam();
  const [setting] = usePlaceSetting().records;
  const place = placeOfBooking(booking, setting);
  const { url = '' } = place;
  const visitorsTime = isTimeZoneId(time_zone) ? formatMeeting(starts_at.toDate(), time_zone) : '';
  const name = bookerOf(booking);
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={name}
      description={`Meeting Scheduled: ${formatDay(booking.date)} at ${booking.time} (${ZONE_PLACE})`}
      footer={<BookingActions booking={booking} place={place} onChanged={onChanged} />}
    >
      <div className="flex flex-col gap-5">
        <BookingState booking={booking} />
        <FactList
          facts={[
            ...contactFacts(contactOfBooking(booking)),
            { term: 'Reference', text: booking.reference, copied: 'reference' },
            { term: "Visitor's time", text: visitorsTime },
            { term: 'Host', text: colleagues.length > 0 ? nameOf(booking.admin_id) : '' },
            { term: 'Where', text: place.text },
            { term: 'Link', text: url, href: url, isElsewhere: true, copied: 'link', isLong: true },
            cameFromFact(booking.came_from ?? quote?.came_from),
          ]}
        />
        {quote && (
          <Part title="Booth Information">
            <QuoteDetails quote={quote} look={logo} />
          </Part>
        )}
        {deal && (
          <Part title="Customer">
            <TeamFields deal={deal} />
            <div className="mt-3 flex flex-wrap gap-2">
              <InRecord label="Open the record" id={deal.id} begin="" />
              {!deal.proposal && <InRecord label="Make proposal" id={deal.id} begin="proposal" />}
            </div>
          </Part>
        )}
        {logo && (
          <Part title="Logo">
            <BookingLogo logo={logo} booking={booking} />
          </Part>
        )}
        <MailStates
          query={queryOf(MAIL, where('booking_id', '==', booking.id), limit(MAX_LISTED))}
          about={name}
        />
        <Part title="History">
          <BookingHistory booking={booking} />
        </Part>
      </div>
    </Dialog>
  );
}

/** Opens the customer's record, which begins with `begin`. */
function InRecord({ label, id, begin }: { label: string; id: string; begin: string }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-haspopup="dialog"
      onClick={() => openIn('customers', 'customer', id, { begin })}
    >
      {label}
    </Button>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

/** The meeting's outcome, its cancellation (by whom and why), and calendar conflicts. */
function BookingState({ booking }: Pick<BookingDialogProps, 'booking'>) {
  const now = useNow();
  const { uid } = useAdmin();
  const calendars = useCalendars(uid).records;
  const isMine = booking.admin_id === uid;
  const isConflict = isMine && isAhead(booking, now) && isBusyDuring(booking, busyIn(calendars));
  const { status, cancelled_by, cancel_reason } = booking;
  return (
    <div className="flex flex-col gap-2 text-[0.9375rem]">
      <p className="flex gap-1.5">
        <Badge tone="brand">Meeting</Badge>
        <BookingBadges booking={booking} quote={null} />
      </p>
      {status === 'cancelled' && (
        <p className="wrap-anywhere whitespace-pre-line">
          Canceled by the {cancelled_by === 'team' ? 'team' : 'visitor'}
          {cancel_reason && `: ${cancel_reason}`}
        </p>
      )}
      {isConflict && (
        <p className="rounded-control bg-warning-soft px-3 py-2 text-warning">{calendarMessages.conflict}</p>
      )}
    </div>
  );
}
