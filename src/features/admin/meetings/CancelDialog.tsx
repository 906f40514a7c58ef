import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { toast } from '../../../components/toast-store.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { cancelMeetingSchema } from '../../../domain/schemas/meeting.ts';
import { formatDay } from '../../../domain/time/format-time.ts';
import { ZONE_PLACE } from '../../../domain/time/slot-labels.ts';
import type { Stored } from '../controls/live-lists/stored-record.ts';
import { useOfflineSave } from '../controls/offline.tsx';
import { runWork } from '../controls/run-work.ts';
import { cancelAll } from './booking-changes/cancel-all.ts';
import { offerUndo } from './booking-changes/offer-undo.ts';
import { bookingsMessages as texts } from './bookings-messages.ts';

export interface CancelDialogProps {
  /** The meetings to cancel, always the same ones; at least one. */
  bookings: readonly Stored<Booking>[];
  onClose: () => void;
  /** Called with canceled meetings; the dialog stays open if some failed. */
  onCanceled: (ids: readonly string[], reason: string) => void;
  /** Called after Undo; the dialog is closed by then. */
  onUndone: (ids: readonly string[]) => void;
}

/** Asks for a reason, cancels the meetings, and reports the result with Undo. Keeps the input on failure. */
export function CancelDialog({ bookings, onClose, onCanceled, onUndone }: CancelDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [canceled, setCanceled] = useState<readonly string[]>([]);
  const left = bookings.filter(({ id }) => !canceled.includes(id));
  const only = left.length === 1 ? left[0] : undefined;
  const offlineSave = useOfflineSave();

  async function cancelLeft(validReason: string) {
    const gone: Stored<Booking>[] = [];
    const outcome = await cancelAll(
      left.map(({ id }) => id),
      validReason,
      (ids) => {
        onCanceled(ids, validReason);
        gone.push(...left.filter(({ id }) => ids.includes(id)));
        setCanceled((before) => [...before, ...ids]);
      },
    );
    const { changes, failures } = outcome;
    if (outcome.count > 0) {
      const about = gone.length === 1 && gone[0] && { about: gone[0].id };
      offerUndo(
        { title: texts.canceled(outcome.count), description: namesOf(gone), ...about },
        changes,
        onUndone,
      );
    }
    if (outcome.error) throw outcome.error;
    if (failures === 0) return onClose();
    toast({ title: texts.cancelFailed, description: texts.notCanceled(failures), variant: 'destructive' });
  }

  async function handleCancel() {
    const input = cancelMeetingSchema.safeParse({ reason });
    setError(input.error?.issues[0]?.message);
    if (!input.success) return;
    offlineSave.begin();
    await runWork(texts.cancelFailed, () => cancelLeft(input.data.reason));
  }
  return (
    <ConfirmDialog
      open
      title={only ? `Cancel the meeting with ${bookerOf(only)}?` : `Cancel ${left.length} meetings?`}
      description={
        only
          ? `${formatDay(only.date)} at ${only.time} (${ZONE_PLACE}). We'll email the visitor and free the time right away.`
          : "We'll email the visitors and free their times right away."
      }
      cancelLabel={only ? 'Keep meeting' : 'Keep meetings'}
      confirmLabel={only ? 'Cancel meeting' : `Cancel ${left.length} meetings`}
      onCancel={onClose}
      onConfirm={handleCancel}
    >
      <TextArea
        label="Reason"
        optional
        hint="The visitor sees this."
        value={reason}
        error={error}
        onChange={(event) => setReason(event.target.value)}
      />
      {offlineSave.notice}
    </ConfirmDialog>
  );
}

/** Maximum number of names in the toast. */
const MAX_NAMED = 3;

function namesOf(bookings: readonly Booking[]): string {
  const names = bookings.slice(0, MAX_NAMED).map(bookerOf);
  const others = bookings.length - names.length;
  return [...names, ...(others > 0 ? [`${others} more`] : [])].join(', ');
}
