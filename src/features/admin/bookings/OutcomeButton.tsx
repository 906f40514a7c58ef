import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { toast } from '../../../components/toast-store.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import type { Outcome } from '../../../domain/schemas/admin-bookings.ts';
import type { Live } from '../live-lists/live-record.ts';
import { reportFailure } from '../session/report-failure.ts';
import { setOutcome } from './booking-requests.ts';

const texts = adminMessages.bookings;

export interface OutcomeButtonProps {
  booking: Live<Booking>;
  outcome: Exclude<Outcome, 'confirmed'>;
  onSet: (status: Outcome) => void;
}

/** 'Mark as held' or 'Mark as no-show'; 'Undo' once it is. The same button, so that the focus stays on it. */
export function OutcomeButton({ booking, outcome, onSet }: OutcomeButtonProps) {
  const [isWorking, setWorking] = useState(false);
  const isSet = booking.status === outcome;
  const label = `${isSet ? 'Undo' : 'Mark as'} ${outcome}`;

  async function handleClick() {
    const status = isSet ? 'confirmed' : outcome;
    setWorking(true);
    try {
      await setOutcome(booking.id, status);
      onSet(status);
      toast({ title: isSet ? texts.unmarked : texts.marked(outcome), variant: 'success' });
    } catch (error) {
      reportFailure(texts.markFailed, error);
    } finally {
      setWorking(false);
    }
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isWorking}
      aria-label={`${label}: ${bookerOf(booking)}`}
      onClick={handleClick}
    >
      {label}
    </Button>
  );
}
