import { RotateCcw, Send } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { ContactLinks } from '../../../components/ContactLinks.tsx';
import type { SentQuote } from '../../../domain/wizard/reducer.ts';
import { Done } from './Done.tsx';

export interface SentConfirmationProps {
  sent: SentQuote;
  /** True right after sending, false after a reload: moves the focus here. */
  takesFocus: boolean;
  /** Starts a new quote. */
  onNewQuote: () => void;
}

/** The quote was sent without a meeting: next steps, and a button for a new quote. */
export function SentConfirmation({ sent, takesFocus, onNewQuote }: SentConfirmationProps) {
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
            We'll email <span className="font-medium">{email}</span> within 24 hours to arrange a time.
          </li>
          {preferredTimes.length > 0 && (
            <li className="pl-1 wrap-anywhere">
              We'll look for a time that suits you:
              <ul className="mt-1 text-muted">
                {preferredTimes.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          )}
          <li className="pl-1">We'll go through your booth together, and a confirmed proposal follows.</li>
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
