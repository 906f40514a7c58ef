import { Timestamp } from 'firebase/firestore';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { Alternatives } from '../../../components/meeting-time/Alternatives.tsx';
import { DateAndTime } from '../../../components/meeting-time/DateAndTime.tsx';
import { useChosenTime } from '../../../components/meeting-time/use-chosen-time.ts';
import { Notice } from '../../../components/Notice.tsx';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { formatDay, formatMeeting } from '../../../domain/format-time.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { type MoveBooking, movedBookingSchema } from '../../../domain/schemas/admin-bookings.ts';
import { NEW_YORK } from '../../../domain/slot-labels.ts';
import type { ChosenSlot } from '../../../domain/wizard/draft.ts';
import { AdminApiError, adminPost } from '../../../lib/admin-api.ts';
import { moveTo } from '../../../lib/move-to.ts';
import { answerIn } from '../kit/answer-in.ts';
import { takeBack } from '../kit/booking-changes/take-back.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import { reportFailure } from '../kit/report-failure.ts';
import { offerUndo } from '../kit/undoable.ts';

const texts = adminMessages.bookings;

export interface MoveDialogProps {
  /** As the dialog opens. */
  booking: Live<Booking>;
  onClose: () => void;
  /** Called with the new time, after a move or its undo. */
  onMoved: (changes: Partial<Booking>) => void;
}

/** Moves a meeting with the visitors' time picker; shows a conflict with the nearest free times. */
export function MoveDialog({ booking, onClose, onMoved }: MoveDialogProps) {
  const choice = useChosenTime(NEW_YORK);
  const { chosen, availability } = choice;
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<AdminApiError | null>(null);
  const noticeRef = useRef<HTMLDivElement>(null);

  async function move(slot: ChosenSlot) {
    const { availabilityId: availability_id, date, time } = slot;
    const body: MoveBooking = { date, time, availability_id };
    const answer = await adminPost(`bookings/${encodeURIComponent(booking.id)}/move`, body);
    const { change } = answerIn(answer, movedBookingSchema);
    onMoved({ date, time, availability_id, starts_at: Timestamp.fromDate(new Date(slot.startsAt)) });
    onClose();
    offerUndo({
      title: change ? texts.moved : texts.alreadyThere,
      description: formatMeeting(new Date(slot.startsAt), NEW_YORK),
      undo: change && (() => takeBack([change], () => onMoved(timeOf(booking)))),
    });
  }

  async function handleMove() {
    const { slot } = chosen;
    if (!slot) return;
    setWorking(true);
    setRefusal(null);
    try {
      await move(slot);
    } catch (error) {
      setWorking(false);
      if (!(error instanceof AdminApiError) || !SLOT_REFUSALS.test(error.refusal?.code ?? '')) {
        return reportFailure(texts.moveFailed, error);
      }
      if (error.refusal?.code === 'slot-taken') availability.markBooked(slot.startsAt);
      flushSync(() => setRefusal(error));
      moveTo(noticeRef.current);
      void availability.refresh({ fresh: true });
    }
  }
  return (
    <Dialog
      open
      onClose={() => {
        if (!isWorking) onClose();
      }}
      size="lg"
      title={`Move the meeting with ${bookerOf(booking)}`}
      description={`${formatDay(booking.date)} at ${booking.time} (New York). We'll email the visitor the new time and free this one right away.`}
      footer={
        <>
          <p role="status" className="mr-auto text-[0.9375rem] text-muted">
            {chosen.slot
              ? `To ${formatMeeting(new Date(chosen.slot.startsAt), NEW_YORK)}`
              : 'Choose a date and a time.'}
          </p>
          <Button variant="secondary" disabled={isWorking} onClick={onClose}>
            Keep time
          </Button>
          <Button loading={isWorking} disabled={!chosen.slot} onClick={handleMove}>
            Move meeting
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <h3 className="sr-only">Date and time</h3>
        <div inert={isWorking} aria-busy={isWorking} className="inert:opacity-60">
          <DateAndTime {...choice.parts} />
        </div>
        {refusal && (
          <Notice ref={noticeRef} tone="danger" title="The meeting was not moved">
            <p className="text-muted">{refusal.message}</p>
            {refusal.refusal?.code === 'slot-taken' && (
              <Alternatives
                alternatives={refusal.refusal.alternatives}
                zone={chosen.timeZone}
                onChoose={(slot) => {
                  setRefusal(null);
                  choice.chooseSlot(slot);
                }}
              />
            )}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

/** Refusals that choosing another time may fix. */
const SLOT_REFUSALS = /^(slot-|availability-)/;

function timeOf({ date, time, availability_id, starts_at }: Booking): Partial<Booking> {
  return { date, time, availability_id, starts_at };
}
