import { useStore } from '@nanostores/react';
import { Check, Hash, Printer, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { $ownLook } from '../../../booth/own-look.ts';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { Facts, timeFacts } from '../../../components/meeting-time/Facts.tsx';
import { JoinLink } from '../../../components/meeting-time/JoinLink.tsx';
import { placeFacts } from '../../../components/meeting-time/place-facts.tsx';
import { PrintHeader } from '../../../components/quote/PrintHeader.tsx';
import { ShareLauncher } from '../../../components/quote/ShareQuote.tsx';
import { brand, calendarHost } from '../../../config/brand.ts';
import { meetingRules } from '../../../config/meetings.ts';
import { meetingEvent } from '../../../domain/booking/calendar.ts';
import { draftAddress } from '../../../domain/quote/quote-link.ts';
import { type MeetingPlace, UNSET_PLACE } from '../../../domain/schemas/meeting-place.ts';
import type { ConfirmedBooking } from '../../../domain/wizard/reducer.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { BookedBooth } from './BookedBooth.tsx';
import { Done } from './Done.tsx';
import { LogoSending } from './LogoSending.tsx';

/** Returns the sentence about how the visitor and the host meet. */
function meetingStep({ kind, url }: MeetingPlace): string {
  if (kind === 'phone') return "We'll call you at the time of the meeting.";
  if (kind === 'address') return 'We meet at the address above.';
  return url
    ? 'Join the video call with the link above. It is also in the invitation and on your meeting page.'
    : 'We meet on a video call.';
}

/** Steps between the booking and the proposal. */
function NextSteps({ place }: { place: MeetingPlace }) {
  const headingId = useId();
  const steps = [
    'Add the meeting to your calendar: the invitation is in your inbox.',
    meetingStep(place),
    "In the meeting, we'll go through your booth together; a confirmed proposal follows. You get it by email, as a link to read, change, and accept it online.",
  ];
  return (
    <section aria-labelledby={headingId}>
      <h4 id={headingId} className="text-lg font-semibold tracking-tight">
        What happens next
      </h4>
      <ol className="mt-4 flex flex-col gap-3">
        {steps.map((step, index) => (
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
  /** True to move the focus here: right after booking, but not after a reload. */
  takesFocus: boolean;
  /** Starts a new quote. */
  onNewQuote: () => void;
}

/** The confirmed meeting: time, place, booth, next steps, calendar links, and a button for a new quote. */
export function BookedConfirmation({ booking, takesFocus, onNewQuote }: BookedConfirmationProps) {
  const start = new Date(booking.starts_at);
  // A booking kept in the tab may predate stored places
  const { place = UNSET_PLACE, host = null } = booking;
  const event = meetingEvent({
    id: booking.id,
    sequence: 0,
    startsAt: start,
    endsAt: new Date(booking.ends_at),
    timeZone: booking.time_zone,
    reference: booking.reference,
    brand: { name: brand.name, host: calendarHost },
    place,
    hostName: host?.name ?? meetingRules.host,
    manageUrl: booking.manage_url,
    quote: booking.quote,
  });
  const { dress } = useStore($ownLook);
  const link =
    (booking.quoted && draftAddress(location.origin, booking.quoted, new Date(), dress)) || undefined;
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
            ...placeFacts(place, host, place.url && <Join url={place.url} />),
            { term: 'Reference', icon: <Hash className="size-4" />, value: booking.reference },
          ]}
        />
      </Card>
      <div className="print:hidden">
        <AddToCalendar event={event} />
      </div>
      <BookedBooth {...booking} sent={!takesFocus} />
      <LogoSending booking={booking} />
      <NextSteps place={place} />
      <div className="flex flex-col items-center gap-5 print:hidden">
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

/** Link to the video room; on paper, its URL. */
function Join({ url }: { url: string }) {
  return (
    <>
      <span className="block print:hidden">
        <JoinLink url={url} />
      </span>
      <span className="hidden font-normal print:block">{url}</span>
    </>
  );
}
