import { Check, Hash, Printer, RotateCcw, UserRound, Video } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { Facts } from '../../../components/meeting-time/Facts.tsx';
import { timeFacts } from '../../../components/meeting-time/time-facts.tsx';
import { PrintHeader } from '../../../components/quote/PrintHeader.tsx';
import { ShareLauncher } from '../../../components/quote/ShareLauncher.tsx';
import { brand, calendarHost } from '../../../config/brand.ts';
import { meetingRules } from '../../../config/meetings.ts';
import { meetingEvent } from '../../../domain/calendar.ts';
import { linkedQuoteOf, quoteAddress } from '../../../domain/quote-link.ts';
import type { ConfirmedBooking } from '../../../domain/wizard/reducer.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { BookedBooth } from './BookedBooth.tsx';
import { Done } from './Done.tsx';
import { LogoPlace } from './LogoPlace.tsx';
import { NextSteps } from './NextSteps.tsx';

export interface ConfirmationProps {
  booking: ConfirmedBooking;
  /** It answers the press that booked; after a reload it is part of the page. */
  takesFocus: boolean;
  /** Starts over with a fresh page. */
  onNewQuote: () => void;
}

/** The meeting is booked: when it is and what about, what comes next, how to keep it in mind, and the way to another quote. */
export function Confirmation({ booking, takesFocus, onNewQuote }: ConfirmationProps) {
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
  const linked = booking.quoted ? linkedQuoteOf(booking.quoted) : null;
  const link = linked ? quoteAddress(location.origin, linked) : undefined;
  return (
    <Done
      icon={<Check className="size-8" strokeWidth={2.5} />}
      title="Your meeting is booked"
      lead={
        <>
          We look forward to talking about your booth for {booking.quote.show}. A calendar invite is on its
          way to your mailbox.
        </>
      }
      takesFocus={takesFocus}
      printHeader={
        <PrintHeader
          title="Kickoff meeting"
          number={booking.reference}
          link={link}
          fileName={`Kickoff meeting ${booking.reference}`}
        />
      }
    >
      <Card tone="quiet">
        <Facts
          facts={[
            ...timeFacts(start, booking.time_zone),
            { term: 'Where', icon: <Video className="size-4" />, value: meetingRules.medium },
            { term: 'Host', icon: <UserRound className="size-4" />, value: meetingRules.host },
            { term: 'Reference', icon: <Hash className="size-4" />, value: booking.reference },
          ]}
        />
      </Card>
      <BookedBooth quote={booking.quote} quoted={booking.quoted} />
      <LogoPlace booking={booking} />
      <NextSteps />
      <div className="flex flex-col items-center gap-5 print:hidden">
        <AddToCalendar event={event} />
        <div className="flex flex-wrap justify-center gap-3 self-stretch">
          <Button variant="secondary" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            Print
          </Button>
          {link && <ShareLauncher url={link} title={`Booth quote for ${booking.quote.show}`} />}
        </div>
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
    </Done>
  );
}
