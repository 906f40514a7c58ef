import { useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { FormLock } from '../../../components/form-lock.ts';
import { TextArea } from '../../../components/TextArea.tsx';
import { toast } from '../../../components/toast-store.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { formatDay } from '../../../domain/format-time.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { MAX_CANCELLED } from '../../../domain/schemas/admin-bookings.ts';
import { cancelMeetingSchema } from '../../../domain/schemas/meeting.ts';
import type { Live } from '../live-lists/live-record.ts';
import { reportFailure } from '../session/report-failure.ts';
import { cancelBookings } from './booking-requests.ts';

const texts = adminMessages.bookings;

export interface CancelDialogProps {
  /** The meetings to cancel, as the dialog opens; at least one. */
  bookings: readonly Live<Booking>[];
  onClose: () => void;
  /** These are cancelled now; the dialog stays open while others are left that were not. */
  onCancelled: (ids: readonly string[], reason: string) => void;
}

/** Asks for the reason, cancels, and says how that went; a failure leaves everything as it was typed. */
export function CancelDialog({ bookings, onClose, onCancelled }: CancelDialogProps) {
  const keepRef = useRef<HTMLButtonElement>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const [left, setLeft] = useState(bookings);
  const count = left.length;

  async function cancelAll(wanted: string) {
    const ids = left.map(({ id }) => id);
    let failures = 0;
    for (let start = 0; start < ids.length; start += MAX_CANCELLED) {
      const part = ids.slice(start, start + MAX_CANCELLED);
      const { cancelled, failed } = await cancelBookings({ ids: part, reason: wanted });
      if (cancelled.length > 0) onCancelled(cancelled, wanted);
      setLeft((before) => before.filter(({ id }) => !cancelled.includes(id)));
      failures += failed.length;
    }
    if (count > failures) toast({ title: texts.cancelled(count - failures), variant: 'success' });
    if (failures === 0) return onClose();
    toast({ title: texts.cancelFailed, description: texts.notCancelled(failures), variant: 'destructive' });
  }

  async function handleCancel() {
    const input = cancelMeetingSchema.safeParse({ reason });
    setError(input.error?.issues[0]?.message);
    if (!input.success) return;
    setWorking(true);
    try {
      await cancelAll(input.data.reason);
    } catch (failure) {
      reportFailure(texts.cancelFailed, failure);
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
      title={titleFor(left)}
      description={descriptionFor(left)}
      initialFocus={keepRef}
      footer={
        <>
          <Button ref={keepRef} variant="secondary" disabled={isWorking} onClick={onClose}>
            {count === 1 ? 'Keep meeting' : 'Keep meetings'}
          </Button>
          <Button variant="danger" loading={isWorking} onClick={handleCancel}>
            {count === 1 ? 'Cancel meeting' : `Cancel ${count} meetings`}
          </Button>
        </>
      }
    >
      <FormLock value={isWorking}>
        <TextArea
          label="Reason"
          optional
          hint="The visitor reads it."
          value={reason}
          error={error}
          onChange={(event) => setReason(event.target.value)}
        />
      </FormLock>
    </Dialog>
  );
}

function titleFor([first, ...others]: readonly Live<Booking>[]): string {
  if (!first || others.length > 0) return `Cancel ${others.length + 1} meetings?`;
  return `Cancel the meeting with ${bookerOf(first)}?`;
}

function descriptionFor([first, ...others]: readonly Live<Booking>[]): string {
  if (!first || others.length > 0) return 'The visitors are told, and their times can be booked at once.';
  return `${formatDay(first.date)} at ${first.time} (New York). The visitor is told, and the time can be booked at once.`;
}
