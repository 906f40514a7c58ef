import { ArrowLeft, MailCheck } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { formatMeeting, formatTimeInZone } from '../../../domain/format-time.ts';
import type { PendingBooking } from '../../../domain/wizard/reducer.ts';
import { Done } from './Done.tsx';

export interface PendingConfirmationProps {
  pending: PendingBooking;
  /** True right after the click that booked, false after a reload. */
  takesFocus: boolean;
  /** Returns to the last step, with everything kept. */
  onBack: () => void;
}

/** Shows the held time until the visitor opens the link in the confirmation email. */
export function PendingConfirmation({ pending, takesFocus, onBack }: PendingConfirmationProps) {
  const { startsAt, timeZone, until, email } = pending;
  return (
    <Done
      icon={<MailCheck className="size-7" />}
      title="One more step: confirm by email"
      lead={
        <>
          We're holding{' '}
          <span className="font-medium text-ink">{formatMeeting(new Date(startsAt), timeZone)}</span> for you
          until {formatTimeInZone(new Date(until), timeZone)}.
        </>
      }
      takesFocus={takesFocus}
    >
      <Card tone="quiet">
        <p className="wrap-anywhere">
          We emailed a link to <span className="font-medium">{email}</span>. Open it to book this time. If you
          don't, we'll release the slot; your quote stays here.
        </p>
      </Card>
      <Button variant="ghost" className="self-center" onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        Back to my quote
      </Button>
    </Done>
  );
}
