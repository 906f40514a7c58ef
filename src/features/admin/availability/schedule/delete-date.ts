import { toast } from '../../../../components/toast-store.ts';
import { reportFailure } from '../../controls/report-failure.ts';
import { runWork } from '../../controls/run-work.ts';
import { cancelAll } from '../../meetings/booking-changes/cancel-all.ts';
import { bookingsMessages } from '../../meetings/bookings-messages.ts';
import { availabilityMessages } from '../availability-messages.ts';
import { closeDates } from '../changes/close-dates.ts';

const texts = availabilityMessages;
const { canceled, cancelFailed, notCanceled } = bookingsMessages;

/**
 * Deletes a date, then cancels its meetings. In this order no one can book the freed slots. If the date cannot be
 * deleted, its meetings are kept. Reports the result in toasts.
 * @param date in the company's zone
 * @param meetings ids of the bookings to cancel; empty to keep all
 * @returns true if the date is deleted
 */
export function deleteDate(
  adminId: string,
  date: string,
  meetings: readonly string[],
  reason: string,
): Promise<boolean> {
  return runWork(texts.removeFailed, async () => {
    await closeDates(adminId, [date], new Date());
    const { count, failures, error } = await cancelAll(meetings, reason);
    toast({
      title: texts.removed,
      description: [texts.removedText, ...(count > 0 ? [canceled(count)] : [])].join('. '),
      variant: 'success',
    });
    if (error) reportFailure(cancelFailed, error);
    if (failures > 0) {
      toast({ title: cancelFailed, description: notCanceled(failures), variant: 'destructive' });
    }
  });
}
