import { CalendarPlus, Check, ExternalLink, Hash, Printer, RotateCcw, UserRound, Video } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Card } from '../../../components/Card.tsx';
import { Facts, timeFacts } from '../../../components/meeting-time/Facts.tsx';
import { PrintHeader } from '../../../components/quote/PrintHeader.tsx';
import { ShareLauncher } from '../../../components/quote/ShareQuote.tsx';
import { toast } from '../../../components/toast-store.ts';
import { brand, calendarHost } from '../../../config/brand.ts';
import { meetingRules } from '../../../config/meetings.ts';
import {
  googleCalendarUrl,
  type MeetingEvent,
  meetingEvent,
  outlookCalendarUrl,
} from '../../../domain/calendar.ts';
import { linkedQuoteOf, quoteAddress } from '../../../domain/quote-link.ts';
import type { ConfirmedBooking } from '../../../domain/wizard/reducer.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { BookedBooth } from './BookedBooth.tsx';
import { Done } from './Done.tsx';
import { LogoSending } from './LogoSending.tsx';

const STEPS = [
  'Add the meeting to your calendar: the invitation is in your inbox.',
  "We'll email you the video call link before the meeting.",
  "In the meeting, we'll go through your booth together; a confirmed proposal follows.",
];

/** Steps between the booking and the proposal. */
function NextSteps() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h4 id={headingId} className="text-lg font-semibold tracking-tight">
        What happens next
      </h4>
      <ol className="mt-4 flex flex-col gap-3">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-semibold text-brand-strong"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}

export interface BookedConfirmationProps {
  booking: ConfirmedBooking;
  /** True right after booking, false after a reload: moves the focus here. */
  takesFocus: boolean;
  /** Starts a new quote. */
  onNewQuote: () => void;
}

/** The confirmed meeting: time, booth, next steps, calendar links, and a button for a new quote. */
export function BookedConfirmation({ booking, takesFocus, onNewQuote }: BookedConfirmationProps) {
  const start = new Date(booking.starts_at);
  const event = meetingEvent({
    id: booking.id,
    sequence: 0,
    startsAt: start,
    endsAt: new Date(booking.ends_at),
    timeZone: booking.time_zone,
    reference: booking.reference,
    brand: { name: brand.name, host: calendarHost },
    place: booking.place,
    hostName: booking.host?.name ?? meetingRules.host,
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
          way to your inbox.
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
            { term: 'Where', icon: <Video className="size-4" />, value: booking.place.text },
            { term: 'Host', icon: <UserRound className="size-4" />, value: meetingRules.host },
            { term: 'Reference', icon: <Hash className="size-4" />, value: booking.reference },
          ]}
        />
      </Card>
      <BookedBooth quote={booking.quote} quoted={booking.quoted} />
      <LogoSending booking={booking} />
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

/** The meeting as a calendar file, and as links to Google Calendar and Outlook. */
function AddToCalendar({ event }: { event: MeetingEvent }) {
  async function download() {
    try {
      const { calendarFile } = await import('./calendar-file.ts');
      saveFile('kickoff-meeting.ics', calendarFile(event), 'text/calendar;charset=utf-8');
    } catch (error) {
      console.error('Error creating the calendar file', error);
      toast({
        variant: 'destructive',
        title: 'The calendar file could not be created',
        description: 'Please use one of the other calendar links.',
      });
    }
  }
  return (
    <div className="flex flex-col gap-3 self-stretch sm:flex-row sm:flex-wrap sm:justify-center">
      <Button onClick={() => void download()}>
        <CalendarPlus aria-hidden="true" className="size-4.5" />
        Add to calendar
      </Button>
      <CalendarLink href={googleCalendarUrl(event)} name="Google Calendar" />
      <CalendarLink href={outlookCalendarUrl(event)} name="Outlook" />
    </div>
  );
}

function CalendarLink({ href, name }: { href: string; name: string }) {
  return (
    <ButtonLink href={href} target="_blank" rel="noopener" variant="secondary">
      {name}
      <ExternalLink aria-hidden="true" className="size-4 text-muted" />
      <span className="sr-only">(opens in a new tab)</span>
    </ButtonLink>
  );
}
