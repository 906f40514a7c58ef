import { toast } from '../../../../components/toast-store.ts';
import { formatDay } from '../../../../domain/time/format-time.ts';
import { availabilityMessages } from '../availability-messages.ts';
import type { Changed } from './change-availability.ts';

const texts = availabilityMessages;

/** Reports the opened and closed hours, and the hours that stay open because they were just booked. */
export function reportChanges({ done, booked }: Changed): void {
  const day = formatDay(done.date);
  if (done.open.length + done.close.length > 0) {
    toast({
      title: texts.changed,
      description: texts.changedText(done.open.length, done.close.length, day),
      variant: 'success',
    });
  }
  if (booked.length > 0) {
    const which = booked.map((label) => `${label} on ${day}`).join('; ');
    toast({
      title: texts.bookedMeanwhile,
      description: texts.bookedMeanwhileText(which, booked.length),
      variant: 'destructive',
    });
  }
}
