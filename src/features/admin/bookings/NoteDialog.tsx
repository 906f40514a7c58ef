import { useState } from 'react';
import { TextArea } from '../../../components/TextArea.tsx';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { annotatedBookingSchema, bookingNoteSchema } from '../../../domain/schemas/admin-bookings.ts';
import { postFor } from '../../../lib/admin-api.ts';
import { undoBookingChanges } from '../kit/booking-changes/undo-booking-changes.ts';
import { bookingsMessages } from '../kit/bookings-messages.ts';
import { FormDialog } from '../kit/FormDialog.tsx';
import type { Live } from '../kit/live-lists/live-record.ts';
import { useUndoable } from '../kit/undoable.ts';

const texts = bookingsMessages;

export interface NoteDialogProps {
  booking: Live<Booking>;
  onClose: () => void;
  /** Called with the new note, after a save or its undo. */
  onSaved: (note: string) => void;
}

/** Editor for the team's private note about a booking. Keeps the input on failure. */
export function NoteDialog({ booking, onClose, onSaved }: NoteDialogProps) {
  const [note, setText] = useState(booking.note ?? '');
  const [error, setError] = useState<string>();
  const { isWorking, run } = useUndoable(texts.noteFailed);

  async function save(to: string) {
    const { id } = booking;
    const path = `bookings/${encodeURIComponent(id)}/note`;
    const { before } = await postFor(annotatedBookingSchema, path, { note: to });
    onSaved(to);
    onClose();
    return {
      title: texts.noteSaved,
      undo: () => undoBookingChanges([{ id, note: { from: to, to: before } }], () => onSaved(before)),
    };
  }
  function handleSubmit() {
    const input = bookingNoteSchema.safeParse({ note });
    setError(input.error?.issues[0]?.message);
    if (input.success) void run(() => save(input.data.note));
  }
  return (
    <FormDialog
      size="sm"
      title={`Note about ${bookerOf(booking)}`}
      submitLabel="Save note"
      isWorking={isWorking}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      <TextArea
        label="Note"
        hint="Only the team sees this."
        value={note}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
