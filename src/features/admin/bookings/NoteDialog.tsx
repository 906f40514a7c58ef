import { useState } from 'react';
import { TextArea } from '../../../components/TextArea.tsx';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { bookingNoteSchema, type NewNote } from '../../../domain/schemas/admin-bookings.ts';
import { adminPost } from '../../../lib/admin-api.ts';
import { bookingsMessages } from '../kit/bookings-messages.ts';
import { FormDialog } from '../kit/FormDialog.tsx';
import { leadsMessages } from '../kit/leads-messages.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import { NoteChanged } from '../kit/NoteChanged.tsx';
import { useUndoable } from '../kit/undoable.ts';
import { isConflict } from '../kit/use-save-lead.ts';

const texts = bookingsMessages;

export interface NoteDialogProps {
  booking: Live<Booking>;
  /** The note about the customer, live. */
  note: string;
  onClose: () => void;
  /** Called with the new note. */
  onSaved: (note: string) => void;
}

/**
 * Editor for the team's private note about a booking's customer. Keeps the input on failures and on another
 * administrator's edits.
 */
export function NoteDialog({ booking, note, onClose, onSaved }: NoteDialogProps) {
  const [from] = useState(note);
  const [text, setText] = useState(note);
  const [error, setError] = useState<string>();
  const { isWorking, run } = useUndoable(texts.noteFailed, (reason, failure) =>
    isConflict(failure) ? leadsMessages.changedMeanwhile : reason,
  );

  async function save(to: string) {
    const { id } = booking;
    const path = `bookings/${encodeURIComponent(id)}/note`;
    await adminPost(path, {
      note: to,
      // The latest note, since pressing the button accepts the text on screen
      expected: note,
    } satisfies NewNote);
    onSaved(to);
    onClose();
    return { title: texts.noteSaved, description: bookerOf(booking), about: id };
  }
  function handleSubmit() {
    const input = bookingNoteSchema.safeParse({ note: text });
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
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <NoteChanged from={from} note={note} />
    </FormDialog>
  );
}
