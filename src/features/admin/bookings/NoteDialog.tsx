import { useState } from 'react';
import { TextArea } from '../../../components/TextArea.tsx';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { bookingNoteSchema, type NewNote } from '../../../domain/schemas/admin-bookings.ts';
import { adminPost } from '../../../lib/admin-api.ts';
import { bookingsMessages } from '../kit/bookings-messages.ts';
import { ChangedSince } from '../kit/ChangedSince.tsx';
import { FormDialog } from '../kit/FormDialog.tsx';
import type { Live } from '../kit/live-lists/live-record.ts';
import { useWork } from '../kit/run-work.ts';

const texts = bookingsMessages;

export interface NoteDialogProps {
  booking: Live<Booking>;
  /** The note about the customer, live. */
  note: string;
  /** Email address of the administrator who changed the customer's lead last. */
  changedBy: string | undefined;
  onClose: () => void;
  /** Called with the new note. */
  onSaved: (note: string) => void;
}

/**
 * Editor for the team's private note about a booking's customer. Keeps the input on failures and on another
 * administrator's edits.
 */
export function NoteDialog({ booking, note, changedBy, onClose, onSaved }: NoteDialogProps) {
  // The note that the edit began with
  const [from, setFrom] = useState(note);
  const [text, setText] = useState(note);
  const [error, setError] = useState<string>();
  const { isWorking, run } = useWork(texts.noteFailed);

  async function save(to: string, expected: string) {
    const { id } = booking;
    const path = `bookings/${encodeURIComponent(id)}/note`;
    await adminPost(path, { note: to, expected } satisfies NewNote);
    onSaved(to);
    onClose();
    return { title: texts.noteSaved, description: bookerOf(booking), about: id };
  }
  function saveOver(expected: string) {
    const input = bookingNoteSchema.safeParse({ note: text });
    setError(input.error?.issues[0]?.message);
    if (input.success) void run(() => save(input.data.note, expected));
  }
  return (
    <FormDialog
      size="sm"
      title={`Note about ${bookerOf(booking)}`}
      submitLabel="Save note"
      isWorking={isWorking}
      onClose={onClose}
      onSubmit={() => saveOver(from)}
    >
      <TextArea
        label="Note"
        hint="Only the team sees this."
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      {note !== from && note !== text.trim() && (
        <ChangedSince
          by={changedBy}
          onLoadTheirs={() => {
            setFrom(note);
            setText(note);
          }}
          onSaveMine={() => saveOver(note)}
        />
      )}
    </FormDialog>
  );
}
