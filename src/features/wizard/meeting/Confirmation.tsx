import { ArrowLeft, MailCheck, RotateCcw, Send } from 'lucide-react';
import { useState } from 'react';
import { isLogoTicked } from '../../../booth/logo-along.ts';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { ContactLinks } from '../../../components/ContactLinks.tsx';
import { REPLY_WITHIN } from '../../../domain/quote/catalogue.ts';
import { formatMeeting, formatTimeInZone } from '../../../domain/time/format-time.ts';
import type { PendingBooking, QuoteResult, SentQuote } from '../../../domain/wizard/reducer.ts';
import { BookedConfirmation } from './BookedConfirmation.tsx';
import { Done } from './Done.tsx';

/** Final screen: the meeting is booked or awaits confirmation by mail, or the quote was sent without one. */
export function Confirmation(props: { submission: QuoteResult; onBack: () => void; onNewQuote: () => void }) {
  const { submission, onBack, onNewQuote } = props;
  // True right after the submission, but not after a reload
  const takesFocus = !submission.isRestored;
  if (submission.status === 'pending')
    return <PendingConfirmation pending={submission.pending} takesFocus={takesFocus} onBack={onBack} />;
  if (submission.status === 'sent')
    return <SentConfirmation sent={submission.sent} takesFocus={takesFocus} onNewQuote={onNewQuote} />;
  return <BookedConfirmation booking={submission.booking} takesFocus={takesFocus} onNewQuote={onNewQuote} />;
}

/** Shows the chosen time, which is held until the visitor opens the link in the confirmation email. */
function PendingConfirmation(props: { pending: PendingBooking; takesFocus: boolean; onBack: () => void }) {
  const { pending, takesFocus, onBack } = props;
  const [hasLogo] = useState(isLogoTicked);
  const { startsAt, timeZone, until, email } = pending;
  const meeting = <span className="font-medium text-ink">{formatMeeting(new Date(startsAt), timeZone)}</span>;
  const end = formatTimeInZone(new Date(until), timeZone);
  return (
    <Done
      icon={<MailCheck className="size-7" />}
      title="One more step: confirm by email"
      lead={
        <>
          We're holding {meeting} for you until {end}.
        </>
      }
      takesFocus={takesFocus}
    >
      <Card tone="quiet">
        <p className="wrap-anywhere">
          We emailed a link to <span className="font-medium">{email}</span>. Open it to book this time. If you
          don't, we'll release the slot; your quote stays here.
        </p>
        {hasLogo && (
          <p className="mt-3">
            We don't have your logo yet: files only come with a booked meeting. Once you've opened the link,
            please reply to our email with it.
          </p>
        )}
      </Card>
      <Button variant="ghost" className="self-center" onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        Back to my quote
      </Button>
    </Done>
  );
}

function SentConfirmation(props: { sent: SentQuote; takesFocus: boolean; onNewQuote: () => void }) {
  const { sent, takesFocus, onNewQuote } = props;
  const { show, email, preferredTimes } = sent;
  return (
    <Done
      icon={<Send className="size-7" />}
      title="We have your quote"
      lead={<>No meeting is booked yet. Here's what happens next for your booth{show && ` at ${show}`}.</>}
      takesFocus={takesFocus}
    >
      <Card tone="quiet">
        <ol className="flex list-decimal flex-col gap-3 pl-5 marker:font-semibold marker:text-brand">
          <li className="pl-1 wrap-anywhere">
            We'll email <span className="font-medium">{email}</span> within {REPLY_WITHIN} to arrange a time.
          </li>
          {preferredTimes.length > 0 && (
            <li className="pl-1 wrap-anywhere">
              We'll look for a time that works for you:
              <ul className="mt-1 text-muted">
                {preferredTimes.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          )}
          <li className="pl-1">
            We'll go through your booth together, and a confirmed proposal follows. You get it by email, as a
            link to read, change, and accept it online.
          </li>
        </ol>
      </Card>
      <div className="flex flex-col items-center gap-4">
        <ContactLinks className="justify-center text-[0.9375rem]" />
        <Button variant="ghost" onClick={onNewQuote}>
          <RotateCcw aria-hidden="true" className="size-4.5" />
          Get New Quote
        </Button>
      </div>
    </Done>
  );
}
