import { useStore } from '@nanostores/react';
import { CalendarPlus, Check, ExternalLink, Hash, Printer, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { $ownLook } from '../../../booth/own-look.ts';
import { OwnBoothPicture } from '../../../booth/still/OwnBoothPicture.tsx';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Card } from '../../../components/Card.tsx';
import { cardClass } from '../../../components/card-class.ts';
import { Facts, timeFacts } from '../../../components/meeting-time/Facts.tsx';
import { JoinLink } from '../../../components/meeting-time/JoinLink.tsx';
import { placeFacts } from '../../../components/meeting-time/place-facts.tsx';
import { PrintHeader } from '../../../components/quote/PrintHeader.tsx';
import { ShareLauncher } from '../../../components/quote/ShareQuote.tsx';
import { StoredPicture } from '../../../components/quote/StoredPicture.tsx';
import { useMeetingBooth } from '../../../components/quote/use-meeting-booth.ts';
import { saveCalendar } from '../../../components/save-calendar.ts';
import { brand, calendarHost } from '../../../config/brand.ts';
import { meetingRules } from '../../../config/meetings.ts';
import {
  googleCalendarUrl,
  type MeetingEvent,
  meetingEvent,
  outlookCalendarUrl,
} from '../../../domain/booking/calendar.ts';
import { boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { formatUsd } from '../../../domain/quote/pricing.ts';
import { draftAddress } from '../../../domain/quote/quote-link.ts';
import { PROPOSAL_FOLLOWS } from '../../../domain/quote/quote-texts.ts';
import type { MeetingPlace } from '../../../domain/schemas/meeting-place.ts';
import type { ConfirmedBooking } from '../../../domain/wizard/reducer.ts';
import { Done } from './Done.tsx';
import { LogoSending } from './LogoSending.tsx';

function meetingStep({ kind, url }: MeetingPlace): string {
  if (kind === 'phone') return "We'll call you at the time of the meeting.";
  if (kind === 'address') return 'We meet at the address above.';
  return url
    ? 'Join the video call with the link above. It is also in the invitation and on your meeting page.'
    : 'We meet on a video call.';
}

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

/** The confirmed meeting: time, place, booth, next steps, calendar links, and a button for a new quote. */
export function BookedConfirmation(props: {
  booking: ConfirmedBooking;
  takesFocus: boolean;
  onNewQuote: () => void;
}) {
  const { booking, takesFocus, onNewQuote } = props;
  const start = new Date(booking.starts_at);
  const { place, host } = booking;
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
  const link = draftAddress(location.origin, booking.quoted, new Date(), dress) ?? undefined;
  return (
    <Done
      icon={<Check className="size-8" strokeWidth={2.5} />}
      title="Your meeting is booked"
      lead={`We look forward to talking about your booth for ${booking.quote.show}. A calendar invite is on its way to your inbox.`}
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
      <BookedBooth booking={booking} sent={!takesFocus} />
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

function AddToCalendar({ event }: { event: MeetingEvent }) {
  const meetingFile = () => import('./calendar-file.ts').then(({ calendarFile }) => calendarFile(event));
  const save = () =>
    saveCalendar('kickoff-meeting.ics', meetingFile, 'Please use one of the other calendar links.');
  return (
    <div className="flex flex-col gap-3 self-stretch sm:flex-row sm:flex-wrap sm:justify-center">
      <Button data-main-button onClick={() => void save()}>
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

const PICTURE = 'aspect-4/3 w-full bg-surface-strong object-cover sm:h-full sm:w-64 print:h-full print:w-64';

/** The booked booth: its picture and estimate. `sent` if the visitor's picture may be, and is no longer in this page. */
function BookedBooth({ booking, sent }: { booking: ConfirmedBooking; sent: boolean }) {
  const { quote, quoted, shownTotal, manage_url } = booking;
  const design = quoted.selectedDesign;
  const picture = design?.images.frontview ?? design?.image_url ?? null;
  const own = useMeetingBooth(sent ? new URL(manage_url).hash.slice(1) : null)?.own ?? null;
  const isCustom = quote.boothSize === 'custom';
  return (
    <div className={cardClass({ className: 'flex flex-col overflow-hidden sm:flex-row print:flex-row' })}>
      {design && (own || picture) && (
        <OwnBoothPicture quoted={quoted} isSent className={PICTURE}>
          <StoredPicture
            own={own}
            url={picture}
            title={design.title}
            sizes="(width >= 40rem) 16rem, 92vw"
            className={PICTURE}
          />
        </OwnBoothPicture>
      )}
      <div className="flex min-w-0 flex-col justify-center gap-1 p-5">
        <p className="font-semibold wrap-anywhere">
          {[boothSizeLabel(quote.boothSize), quote.designTitle].filter(Boolean).join(' · ')}
        </p>
        <p className="text-[0.9375rem] text-muted wrap-anywhere">
          {quote.show}, {quote.city}, {quote.state}
        </p>
        <p className="mt-3 text-sm text-muted">Estimated total</p>
        <p className="text-xl font-semibold tracking-tight tabular-nums">
          {isCustom ? PROPOSAL_FOLLOWS : formatUsd(quote.estimatedTotal)}
        </p>
        {shownTotal !== undefined && !isCustom && (
          <p className="text-sm text-muted">
            {`Our prices changed while this page was open: it showed ${formatUsd(shownTotal)}. We will go over it in the meeting.`}
          </p>
        )}
      </div>
    </div>
  );
}
