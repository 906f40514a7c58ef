import { Button } from '../../../components/Button.tsx';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { markedBookingSchema, type Outcome } from '../../../domain/schemas/admin-bookings.ts';
import { adminPost } from '../../../lib/admin-post.ts';
import { answerIn } from '../kit/answer-in.ts';
import { hasBegun, isAhead } from '../kit/booking-changes/booking-state.ts';
import { takeBack } from '../kit/booking-changes/take-back.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import { useNow } from '../kit/panel-context.ts';
import { useUndoable } from '../kit/undoable.ts';

const texts = adminMessages.bookings;

interface OutcomeButtonProps {
  booking: Live<Booking>;
  outcome: Exclude<Outcome, 'confirmed'>;
  onSet: (status: Outcome) => void;
}

/** 'Mark as held' or 'Mark as no-show', then 'Undo'. One button, so that it keeps the focus. */
function OutcomeButton({ booking, outcome, onSet }: OutcomeButtonProps) {
  const { isWorking, run } = useUndoable(texts.markFailed);
  const isSet = booking.status === outcome;
  const label = `${isSet ? 'Undo' : 'Mark as'} ${outcome}`;

  async function mark() {
    const { id } = booking;
    const status = isSet ? 'confirmed' : outcome;
    const answer = await adminPost(`bookings/${encodeURIComponent(id)}/status`, { status });
    const { before } = answerIn(answer, markedBookingSchema);
    onSet(status);
    return {
      title: isSet ? texts.unmarked : texts.marked(outcome),
      undo: () => takeBack([{ id, status: { from: status, to: before } }], () => onSet(before)),
    };
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isWorking}
      aria-label={`${label}: ${bookerOf(booking)}`}
      onClick={() => void run(mark)}
    >
      {label}
    </Button>
  );
}

export interface BookingActionsProps {
  booking: Live<Booking>;
  onMove: () => void;
  onCancel: () => void;
  onNote: () => void;
  /** Called with the changed fields; live lists update by themselves. */
  onChanged: (changes: Partial<Booking>) => void;
}

/** The actions a booking currently allows. */
export function BookingActions({ booking, onMove, onCancel, onNote, onChanged }: BookingActionsProps) {
  const now = useNow();
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
