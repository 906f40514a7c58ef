import { ArrowLeft, MailCheck } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { formatMeeting, formatTimeInZone } from '../../../domain/format-time.ts';
import type { PendingBooking } from '../../../domain/wizard/reducer.ts';
import { Done } from './Done.tsx';

export interface PendingConfirmationProps {
  pending: PendingBooking;
  /** It answers the press that booked; after a reload it is part of the page. */
  takesFocus: boolean;
  /** Back to the last step, where everything is as it was. */
  onBack: () => void;
}

/** The time is held, and is booked by the link in a mail. */
export function PendingConfirmation({ pending, takesFocus, onBack }: PendingConfirmationProps) {
  const { startsAt, timeZone, until, email } = pending;
  return (
    <Done
      icon={<MailCheck className="size-7" />}
      title="One more step: confirm by email"
      lead={
        <>
          We hold <span className="font-medium text-ink">{formatMeeting(new Date(startsAt), timeZone)}</span>{' '}
          for you until {formatTimeInZone(new Date(until), timeZone)}.
        </>
      }
      takesFocus={takesFocus}
    >
      <Card tone="quiet">
        <p className="wrap-anywhere">
          We sent a mail to <span className="font-medium">{email}</span>. Press the link in it to book this
          time. Without it the time becomes free again, and your quote stays here.
        </p>
      </Card>
      <Button variant="ghost" className="self-center" onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        Back to my quote
      </Button>
    </Done>
  );
}
