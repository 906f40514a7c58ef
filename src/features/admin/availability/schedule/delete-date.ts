import { toast } from '../../../../components/toast-store.ts';
import { adminMessages } from '../../../../domain/admin-messages.ts';
import { todayInNewYork } from '../../../../domain/slots.ts';
import { cancelAll } from '../../kit/booking-changes/cancel-all.ts';
import { takeBack } from '../../kit/booking-changes/take-back.ts';
import { offerUndo } from '../../kit/offer-undo.ts';
import { reportFailure } from '../../kit/report-failure.ts';
import { bringDateBack, takeDate } from '../changes/take-date.ts';

const texts = adminMessages.availability;
const { cancelled, cancelFailed, notCancelled } = adminMessages.bookings;

/**
 * Deletes a date and then cancels its meetings, so that no one takes their slots before an undo, which runs
 * in reverse. A date that cannot be deleted keeps its meetings. Reports the result in toasts.
 * @param id of the availability record
 * @param meetings ids of the bookings to cancel, none to keep all
 * @returns true if the date is deleted
 */
export async function deleteDate(id: string, meetings: readonly string[], reason: string): Promise<boolean> {
  try {
    const fields = await takeDate(id, todayInNewYork(new Date()));
    const { count, changes, failures, error } = await cancelAll(meetings, reason);
    async function undo() {
      if (changes.length > 0) await takeBack(changes);
      if (fields) await bringDateBack(id, fields, texts.removeFailed);
    }
    offerUndo({
      title: texts.removed,
      description: [texts.removedText, ...(count > 0 ? [cancelled(count)] : [])].join('. '),
      onUndo: fields || changes.length > 0 ? () => void undo() : undefined,
    });
    if (error) reportFailure(cancelFailed, error);
    if (failures > 0) {
      toast({ title: cancelFailed, description: notCancelled(failures), variant: 'destructive' });
    }
    return true;
  } catch (error) {
    reportFailure(texts.removeFailed, error);
    return false;
  }
}
