import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import type { Outcome } from '../../../domain/schemas/admin-bookings.ts';
import { setOutcome } from '../kit/booking-changes/booking-requests.ts';
import { takeBack } from '../kit/booking-changes/take-back.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import { offerUndo } from '../kit/offer-undo.ts';
import { reportFailure } from '../kit/report-failure.ts';

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
      const before = await setOutcome(booking.id, status);
      onSet(status);
      offerUndo({
        title: isSet ? texts.unmarked : texts.marked(outcome),
        onUndo: async () => {
          const undone = await takeBack([{ id: booking.id, status: { from: status, to: before } }]);
          if (undone.length > 0) onSet(before);
        },
      });
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
