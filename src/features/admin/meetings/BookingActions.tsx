import { useRef, useState } from 'react';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import type { Outcome } from '../../../domain/schemas/admin-bookings.ts';
import type { MeetingPlace } from '../../../domain/schemas/meeting-place.ts';
import { adminPost } from '../../../lib/admin-api.ts';
import { ActionButton } from '../controls/ActionButton.tsx';
import type { Stored } from '../controls/live-lists/stored-record.ts';
import { useNow } from '../controls/panel-context.ts';
import { WorkButton } from '../controls/WorkButton.tsx';
import { hasBegun, isAhead } from './booking-changes/booking-state.ts';
import { bookingsMessages as texts } from './bookings-messages.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';
import { HandOverDialog, useReceivers } from './team/HandOverDialog.tsx';

interface BookingActionsProps {
  booking: Stored<Booking>;
  place: MeetingPlace;
  /** Called with the changed fields; live lists update by themselves. */
  onChanged: (changes: Partial<Booking>) => void;
}

type Action = 'move' | 'place' | 'hand-over' | 'cancel';

/** The actions a booking currently allows, and their dialogs. */
export function BookingActions({ booking, place, onChanged }: BookingActionsProps) {
  const now = useNow();
  const barRef = useRef<HTMLDivElement>(null);
  const [action, open] = useState<Action | null>(null);
  // Live, since a colleague may change the meeting meanwhile
  const dialog = { booking, onClose: () => open(null) };
  const name = bookerOf(booking);
  const handing = useReceivers(booking);
  const outcome = { booking, onChanged };

  function handleCanceled(reason: string) {
    onChanged({ status: 'cancelled', cancelled_by: 'team', cancel_reason: reason });
    // Runs after the dialog has returned the focus to the removed button
    setTimeout(() => barRef.current?.focus());
  }
  return (
    <div ref={barRef} tabIndex={-1} className="w-full outline-none">
      <div className="flex flex-wrap gap-2">
        {isAhead(booking, now) && (
          <>
            <ActionButton label="Move meeting" about={name} onClick={() => open('move')} />
            <ActionButton label="Change place" about={name} onClick={() => open('place')} />
            {handing.receivers.length > 0 && (
              <ActionButton label={handing.action} about={name} onClick={() => open('hand-over')} />
            )}
            <ActionButton label="Cancel meeting" about={name} onClick={() => open('cancel')} />
          </>
        )}
        {hasBegun(booking, now) && booking.status !== 'cancelled' && (
          <>
            <OutcomeButton {...outcome} outcome="held" />
            <OutcomeButton {...outcome} outcome="no-show" />
          </>
        )}
      </div>
      {action === 'move' && <MoveDialog {...dialog} onMoved={onChanged} />}
      {action === 'place' && (
        <PlaceDialog {...dialog} place={place} onPlaced={(next) => onChanged({ place: next })} />
      )}
      {action === 'hand-over' && <HandOverDialog {...dialog} onHanded={onChanged} />}
      {action === 'cancel' && (
        <CancelDialog
          bookings={[booking]}
          onClose={dialog.onClose}
          onCanceled={(_ids, reason) => handleCanceled(reason)}
          onUndone={() => onChanged({ status: 'confirmed' })}
        />
      )}
    </div>
  );
}

interface OutcomeButtonProps extends Pick<BookingActionsProps, 'booking' | 'onChanged'> {
  outcome: Exclude<Outcome, 'confirmed'>;
}

/** 'Mark as held' or 'Mark as no-show', then 'Undo'. A single button, so that the focus stays on it. */
function OutcomeButton({ booking, outcome, onChanged }: OutcomeButtonProps) {
  const isSet = booking.status === outcome;
  const label = `${isSet ? 'Undo' : 'Mark as'} ${outcome}`;

  async function mark() {
    const status = isSet ? 'confirmed' : outcome;
    await adminPost(`bookings/${encodeURIComponent(booking.id)}/status`, { status });
    onChanged({ status });
    return {
      title: isSet ? texts.unmarked : texts.marked(outcome),
      description: bookerOf(booking),
      about: booking.id,
    };
  }
  return (
    <WorkButton work={mark} failure={texts.markFailed} aria-label={`${label}: ${bookerOf(booking)}`}>
      {label}
    </WorkButton>
  );
}
