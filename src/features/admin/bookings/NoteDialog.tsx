import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { FormLock } from '../../../components/form-lock.ts';
import { TextArea } from '../../../components/TextArea.tsx';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { bookingNoteSchema } from '../../../domain/schemas/admin-bookings.ts';
import { setNote } from '../kit/booking-changes/booking-requests.ts';
import { takeBack } from '../kit/booking-changes/take-back.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import { offerUndo } from '../kit/offer-undo.ts';
import { reportFailure } from '../kit/report-failure.ts';

const texts = adminMessages.bookings;

export interface NoteDialogProps {
  booking: Live<Booking>;
  onClose: () => void;
  /** Called with the new note, after a save or its undo. */
  onSaved: (note: string) => void;
}

/** The team's private note about a booking; keeps the input on failure. */
export function NoteDialog({ booking, onClose, onSaved }: NoteDialogProps) {
  const formId = useId();
  const [note, setText] = useState(booking.note ?? '');
  const [error, setError] = useState<string>();
  const [isWorking, setWorking] = useState(false);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const input = bookingNoteSchema.safeParse({ note });
    setError(input.error?.issues[0]?.message);
    if (!input.success) return;
    setWorking(true);
    try {
      const [{ id }, to] = [booking, input.data.note];
      const before = await setNote(id, to);
      onSaved(to);
      offerUndo({
        title: texts.noteSaved,
        onUndo: async () => {
          const undone = await takeBack([{ id, note: { from: to, to: before } }]);
          if (undone.length > 0) onSaved(before);
        },
      });
      onClose();
    } catch (failure) {
      reportFailure(texts.noteFailed, failure);
    } finally {
      setWorking(false);
    }
  }
  return (
    <Dialog
      open
      onClose={() => {
        if (!isWorking) onClose();
      }}
      size="sm"
      title={`Note about ${bookerOf(booking)}`}
      footer={
        <>
          <Button variant="secondary" disabled={isWorking} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isWorking}>
            Save note
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate>
        <FormLock value={isWorking}>
          <TextArea
            label="Note"
            hint="Only the team sees this."
            value={note}
            error={error}
            onChange={(event) => setText(event.target.value)}
          />
        </FormLock>
      </form>
    </Dialog>
  );
}
