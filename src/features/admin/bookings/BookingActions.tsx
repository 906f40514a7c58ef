import { Button } from '../../../components/Button.tsx';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { hasBegun, isAhead } from '../kit/booking-changes/booking-state.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import { OutcomeButton } from './OutcomeButton.tsx';

export interface BookingActionsProps {
  booking: Live<Booking>;
  now: Date;
  onMove: () => void;
  onCancel: () => void;
  onNote: () => void;
  /** The booking has these fields now; a live list knows it by itself. */
  onChanged: (changes: Partial<Booking>) => void;
}

/** The actions that a booking allows at present. */
export function BookingActions({ booking, now, onMove, onCancel, onNote, onChanged }: BookingActionsProps) {
  const name = bookerOf(booking);
  const noteLabel = booking.note ? 'Edit note' : 'Add note';
  const outcome = { booking, onSet: (status: Booking['status']) => onChanged({ status }) };
  return (
    <div className="flex flex-wrap gap-2">
      {isAhead(booking, now) && (
        <>
          <Button variant="secondary" size="sm" aria-label={`Move meeting: ${name}`} onClick={onMove}>
            Move meeting
          </Button>
          <Button variant="secondary" size="sm" aria-label={`Cancel meeting: ${name}`} onClick={onCancel}>
            Cancel meeting
          </Button>
        </>
      )}
      {hasBegun(booking, now) && booking.status !== 'cancelled' && (
        <>
          <OutcomeButton {...outcome} outcome="held" />
          <OutcomeButton {...outcome} outcome="no-show" />
        </>
      )}
      <Button variant="ghost" size="sm" aria-label={`${noteLabel}: ${name}`} onClick={onNote}>
        {noteLabel}
      </Button>
    </div>
  );
}
