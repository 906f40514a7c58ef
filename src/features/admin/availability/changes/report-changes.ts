import { toast } from '../../../../components/toast-store.ts';
import { formatDay } from '../../../../domain/time/format-time.ts';
import { availabilityMessages } from '../../kit/availability-messages.ts';
import { offerUndo, undoable } from '../../kit/undoable.ts';
import { type Changed, changeAvailability, type HourChange, inverseOf } from './change-availability.ts';

const texts = availabilityMessages;

/**
 * Reports the opened and closed hours, with Undo, and the hours that stay open because they were just booked.
 */
export function reportChanges(adminId: string, { done, booked }: Changed): void {
  const day = formatDay(done.date);
  if (done.open.length + done.close.length > 0) {
    offerUndo({
      title: texts.changed,
      description: texts.changedText(done.open.length, done.close.length, day),
      undo: () => undoChange(adminId, inverseOf(done)),
    });
  }
  reportBooked(booked, day);
}

function reportBooked(booked: Changed['booked'], day: string): void {
  if (booked.length === 0) return;
  const which = booked.map((label) => `${label} on ${day}`).join('; ');
  toast({
    title: texts.bookedMeanwhile,
    description: texts.bookedMeanwhileText(which, booked.length),
    variant: 'destructive',
  });
}

function undoChange(adminId: string, change: HourChange): Promise<boolean> {
  return undoable(texts.changeFailed, async () => {
    const { booked } = await changeAvailability(adminId, change, new Date());
    toast({ title: texts.undone, variant: 'success' });
    reportBooked(booked, formatDay(change.date));
  });
}
