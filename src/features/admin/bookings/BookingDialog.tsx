import { limit, where } from 'firebase/firestore';
import { type ReactNode, useMemo } from 'react';
import { Badge } from '../../../components/Badge.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { customerNote } from '../../../domain/booking/customer-note.ts';
import { isBusyDuring } from '../../../domain/booking/meeting-rules.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { busyIn } from '../../../domain/records/calendars.ts';
import { MAIL, type Mail, mailName } from '../../../domain/records/mail.ts';
import { contactOfBooking } from '../../../domain/schemas/contact-fields.ts';
import { formatDay, formatMeeting } from '../../../domain/time/format-time.ts';
import { ZONE_PLACE } from '../../../domain/time/slot-labels.ts';
import { canResolveTimeZone } from '../../../domain/time/time-zones.ts';
import { hasBegun, isAhead, statusBadge } from '../kit/booking-changes/booking-state.ts';
import { calendarMessages } from '../kit/calendar-messages.ts';
import { cameFromFact, contactFacts } from '../kit/contact-facts.ts';
import { FactList } from '../kit/FactList.tsx';
import { LeadControls } from '../kit/LeadControls.tsx';
import { type Live, queryOf } from '../kit/live-lists/live-record.ts';
import { MAX_LISTED, useLiveList } from '../kit/live-lists/use-live-list.ts';
import { MailBadge } from '../kit/MailBadge.tsx';
import { placeOfBooking, usePlaceSetting } from '../kit/meeting-place/use-place-setting.ts';
import { useAdmin, useNow } from '../kit/panel-context.ts';
import { Proposals } from '../kit/proposals/Proposals.tsx';
import { proposalTexts } from '../kit/proposals/proposal-texts.ts';
import { QuoteDetails } from '../kit/quote-details/QuoteDetails.tsx';
import { useLiveQuote } from '../kit/quote-details/use-quote.ts';
import { ResendButton } from '../kit/ResendButton.tsx';
import { useTeam } from '../kit/team/team-context.tsx';
import { useCalendars } from '../kit/use-calendar.ts';
import { BookingActions } from './BookingActions.tsx';
import { BookingHistory } from './BookingHistory.tsx';
import { BookingLogo, useBookingLogo } from './BookingLogo.tsx';

/** Returns the booking's mails, live. */
function useMails(bookingId: string): readonly Live<Mail>[] {
  const mails = useMemo(
    () => queryOf(MAIL, where('booking_id', '==', bookingId), limit(MAX_LISTED)),
    [bookingId],
  );
  return useLiveList(mails, MAIL, null).records;
}

export interface BookingDialogProps {
  booking: Live<Booking>;
  onClose: () => void;
  /** Called with the changed fields; live lists update by themselves. */
  onChanged: (changes: Partial<Booking>) => void;
}

/** A booking's details and actions. */
export function BookingDialog({ booking, onClose, onChanged }: BookingDialogProps) {
  const mails = useMails(booking.id);
  const { quote, isKnown } = useLiveQuote(booking.quote_submission_id);
  const note = customerNote(booking, quote);
  const logo = useBookingLogo(booking.id);
  const { colleagues, nameOf } = useTeam();
  const [setting] = usePlaceSetting().records;
  const place = placeOfBooking(booking, setting);
  const name = bookerOf(booking);
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={name}
      description={`Meeting Scheduled: ${formatDay(booking.date)} at ${booking.time} (${ZONE_PLACE})`}
      footer={
        <BookingActions
          booking={booking}
          note={isKnown ? note : null}
          noteBy={quote?.lead?.changed_by}
          place={place}
          onChanged={onChanged}
        />
      }
    >
      <div className="flex flex-col gap-5">
        <BookingState booking={booking} note={note} />
        <FactList
          facts={[
            ...contactFacts(contactOfBooking(booking)),
            { term: 'Reference', text: booking.reference, copied: 'reference' },
            { term: "Visitor's time", text: visitorsTime(booking) },
            { term: 'Host', text: colleagues.length > 0 ? nameOf(booking.admin_id) : '' },
            { term: 'Where', text: place.text },
            {
              term: 'Link',
              text: place.url ?? '',
              href: place.url ?? null,
              isElsewhere: true,
              copied: 'link',
              isLong: true,
            },
            cameFromFact(booking.came_from ?? quote?.came_from),
          ]}
        />
        {quote && (
          <Part title="Booth Information">
            <QuoteDetails quote={quote} look={logo} />
          </Part>
        )}
        {quote && (
          <Part title="Follow-Up">
            <LeadControls lead={{ kind: 'quote', record: quote }} isBooked />
          </Part>
        )}
        {quote && <Proposals lead={{ kind: 'quote', record: quote }} look={logo} />}
        {isKnown && !quote && (
          <Part title="Proposal">
            <p className="text-[0.9375rem] text-muted">{proposalTexts.needsLead}</p>
          </Part>
        )}
        {logo && (
          <Part title="Logo">
            <BookingLogo logo={logo} owner={booking.company || name} reference={booking.reference} />
          </Part>
        )}
        {mails.length > 0 && (
          <Part title="Emails">
            <MailStates mails={mails} booker={name} />
          </Part>
        )}
        <Part title="History">
          <BookingHistory booking={booking} />
        </Part>
      </div>
    </Dialog>
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

/** The meeting's outcome, its cancellation (by whom and why), calendar conflicts, and the team's note. */
function BookingState({ booking, note }: Pick<BookingDialogProps, 'booking'> & { note: string }) {
  const now = useNow();
  const { uid } = useAdmin();
  const calendars = useCalendars(uid).records;
  const isMine = booking.admin_id === uid;
  const isConflict = isMine && isAhead(booking, now) && isBusyDuring(booking, busyIn(calendars));
  const { status, cancelled_by, cancel_reason } = booking;
  const badge = statusBadge(booking);
  return (
    <div className="flex flex-col gap-2 text-[0.9375rem]">
      <p className="flex gap-1.5">
        <Badge tone="brand">Meeting</Badge>
        {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
        {hasBegun(booking, now) && <Badge>Past</Badge>}
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
      {note && (
        <p className="rounded-control bg-warning-soft px-3 py-2 wrap-anywhere whitespace-pre-line">
          <span className="font-medium">Note:</span> {note}
        </p>
      )}
    </div>
  );
}

/** Returns the meeting's time in the visitor's zone; empty if the browser does not know the zone. */
function visitorsTime({ starts_at, time_zone }: Booking): string {
  return canResolveTimeZone(time_zone) ? `${formatMeeting(starts_at.toDate(), time_zone)}` : '';
}

/** State of the booking's mails, with a button to resend unsent ones. */
function MailStates({ mails, booker }: { mails: readonly Live<Mail>[]; booker: string }) {
  return (
    <ul aria-label="Mail" className="flex flex-col gap-1.5">
      {mails.toSorted(byKind).map((mail) => (
        <li key={mail.id} className="flex min-h-7 items-center justify-between gap-3 text-sm text-muted">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            {mailName(mail)}
            <MailBadge mail={mail} />
          </span>
          {mail.state !== 'sent' && <ResendButton mail={mail} about={booker} />}
        </li>
      ))}
    </ul>
  );
}

function byKind(a: Mail, b: Mail): number {
  return a.kind.localeCompare(b.kind);
}
