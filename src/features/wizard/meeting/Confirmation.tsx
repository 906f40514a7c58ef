import { Check, Hash, RotateCcw, UserRound } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { Facts } from '../../../components/meeting-time/Facts.tsx';
import { timeFacts } from '../../../components/meeting-time/time-facts.tsx';
import { brand, calendarHost } from '../../../config/brand.ts';
import { meetingRules } from '../../../config/meetings.ts';
import { meetingEvent } from '../../../domain/calendar.ts';
import type { ConfirmedBooking } from '../../../domain/wizard/reducer.ts';
import { AddToCalendar } from './AddToCalendar.tsx';

export interface ConfirmationProps {
  booking: ConfirmedBooking;
  /** It answers the press that booked; after a reload it is part of the page. */
  takesFocus: boolean;
  /** Starts over with a fresh page. */
  onNewQuote: () => void;
}

/** The meeting is booked: when it is, how to keep it in mind, and the way to another quote. */
export function Confirmation({ booking, takesFocus, onNewQuote }: ConfirmationProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) headingRef.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const headingId = useId();
  const start = new Date(booking.starts_at);
  const event = meetingEvent({
    id: booking.id,
    sequence: 0,
    startsAt: start,
    endsAt: new Date(booking.ends_at),
    timeZone: booking.time_zone,
    reference: booking.reference,
    brand: { name: brand.name, host: calendarHost },
    location: meetingRules.medium,
    hostName: meetingRules.host,
    manageUrl: booking.manage_url,
    quote: booking.quote,
  });
  return (
    <section
      data-confirmation
      aria-labelledby={headingId}
      className="mx-auto flex w-full max-w-2xl flex-col gap-8 py-2 motion-safe:animate-rise-in sm:py-4"
    >
      <div className="flex flex-col items-center gap-4 text-center">
        <span
          aria-hidden="true"
          className="grid size-16 place-items-center rounded-full border border-success-line bg-success-soft text-success"
        >
          <Check className="size-8" strokeWidth={2.5} />
        </span>
        <h3
          ref={headingRef}
          id={headingId}
          tabIndex={-1}
          className="text-2xl font-semibold tracking-tight outline-none sm:text-3xl"
        >
          Your meeting is booked
        </h3>
        <p className="max-w-md text-muted">
          We look forward to talking about your booth for {booking.quote.show}. A calendar invite is on its
          way to your mailbox.
        </p>
      </div>
      <Card tone="quiet">
        <Facts
          facts={[
            ...timeFacts(start, booking.time_zone),
            { term: 'Host', icon: <UserRound className="size-4" />, value: meetingRules.host },
            { term: 'Reference', icon: <Hash className="size-4" />, value: booking.reference },
          ]}
        />
      </Card>
      <div className="flex flex-col items-center gap-4">
        <AddToCalendar event={event} />
        <p className="text-center text-muted">
          Plans change?{' '}
          <a
            href={booking.manage_url}
            className="focus-ring rounded-sm font-medium text-brand underline-offset-4 hover:underline"
          >
            Change or cancel your meeting
          </a>
        </p>
        <Button variant="ghost" onClick={onNewQuote}>
          <RotateCcw aria-hidden="true" className="size-4.5" />
          Get New Quote
        </Button>
      </div>
    </section>
  );
}
