import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { TextArea } from '../../../../components/TextArea.tsx';
import { toast } from '../../../../components/toast-store.ts';
import { cancelMeetingSchema } from '../../../../domain/schemas/meeting.ts';
import { formatDay } from '../../../../domain/time/format-time.ts';
import { useAdmin, useNow } from '../../controls/panel-context.ts';
import { RadioCards } from '../../controls/RadioCards.tsx';
import { reportFailure } from '../../controls/report-failure.ts';
import { runWork } from '../../controls/run-work.ts';
import { isAhead } from '../../meetings/booking-changes/booking-state.ts';
import { cancelAll } from '../../meetings/booking-changes/cancel-all.ts';
import { bookingsMessages } from '../../meetings/bookings-messages.ts';
import { availabilityMessages as texts } from '../availability-messages.ts';
import { closeDates } from '../change-availability.ts';
import { meetingsOn, type ScheduledDay } from './schedule-days.ts';

const { canceled, cancelFailed, notCanceled } = bookingsMessages;

export interface DeleteDateDialogProps {
  day: ScheduledDay;
  onClose: () => void;
  /** Called when the deletion ends, with true if the date was deleted. */
  onDeleted: (isGone: boolean) => void;
}

/** Confirms the deletion of a date and offers to cancel its meetings, which are kept by default. */
export function DeleteDateDialog({ day, onClose, onDeleted }: DeleteDateDialogProps) {
  const { uid } = useAdmin();
  const now = useNow();
  const [cancels, setCancels] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const meetings = meetingsOn(day);
  const ahead = meetings.filter((meeting) => isAhead(meeting, now)).map(({ id }) => id);
  const isCanceling = cancels && ahead.length > 0;

  async function handleDelete() {
    const input = cancelMeetingSchema.safeParse({ reason });
    setError(isCanceling ? input.error?.issues[0]?.message : undefined);
    if (isCanceling && !input.success) return;
    onDeleted(await runWork(texts.removeFailed, () => deleteDate(input.data?.reason ?? '')));
  }
  /** Deletes the date first, so that no one can book the freed slots. If that fails, its meetings are kept. */
  async function deleteDate(validReason: string) {
    await closeDates(uid, [day.date], new Date());
    const { count, failures, error: stopped } = await cancelAll(isCanceling ? ahead : [], validReason);
    toast({
      title: texts.removed,
      description: [texts.removedText, ...(count > 0 ? [canceled(count)] : [])].join('. '),
      variant: 'success',
    });
    if (stopped) reportFailure(cancelFailed, stopped);
    if (failures > 0) {
      toast({ title: cancelFailed, description: notCanceled(failures), variant: 'destructive' });
    }
  }
  const [its, visitors, they] =
    ahead.length === 1
      ? ['the meeting', "We'll email the visitor.", 'It stays']
      : [`${ahead.length} meetings`, "We'll email the visitors.", 'They stay'];
  return (
    <ConfirmDialog
      open
      title={`Delete ${formatDay(day.date)}?`}
      description={warningFor(meetings.length)}
      confirmLabel={isCanceling ? 'Delete and cancel' : 'Delete date'}
      onCancel={onClose}
      onConfirm={handleDelete}
    >
      {ahead.length > 0 && (
        <div className="flex flex-col gap-4">
          <RadioCards
            legend="Its meetings"
            isLegendHidden
            choices={[
              { value: false, label: `Keep ${its}`, text: `${they} in the schedule.` },
              { value: true, label: `Cancel ${its}`, text: visitors },
            ]}
            value={cancels}
            onChange={setCancels}
          />
          {cancels && (
            <TextArea
              label="Reason"
              optional
              hint={ahead.length === 1 ? 'The visitor sees this.' : 'The visitors see this.'}
              value={reason}
              error={error}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}

function warningFor(bookings: number): string {
  if (bookings === 0) return 'This date can no longer be booked. No bookings are affected.';
  return bookings === 1
    ? 'This date has 1 booking. Deleting the date does not cancel it: the visitor still expects the meeting.'
    : `This date has ${bookings} bookings. Deleting the date does not cancel them: the visitors still expect their meetings.`;
}
