import { toast } from '../../../../components/toast-store.ts';
import { formatDay } from '../../../../domain/time/format-time.ts';
import { availabilityMessages } from '../../kit/availability-messages.ts';
import { offerUndo, undoable } from '../../kit/undoable.ts';
import { type Changed, changeAvailability, inverseOf } from './change-availability.ts';

const texts = availabilityMessages;

/** Reports what was opened and closed, with Undo, and what stays open because it was booked meanwhile. */
export function tellChanged(adminId: string, { done, booked }: Changed): void {
  if (done.length > 0) {
    const [opened, closed] = [count(done.map(({ open }) => open)), count(done.map(({ close }) => close))];
    offerUndo({
      title: texts.changed,
      description: texts.changedText(opened, closed, datesText(done.map(({ date }) => date))),
      undo: () => undoChanges(adminId, inverseOf(done)),
    });
  }
  if (booked.length === 0) return;
  const which = booked.map(({ date, label }) => `${label} on ${formatDay(date)}`).join('; ');
  toast({
    title: texts.bookedMeanwhile,
    description: texts.bookedMeanwhileText(which, booked.length),
    variant: 'destructive',
  });
}

/** Returns the date, or the number of several. */
export function datesText(dates: readonly string[]): string {
  const [only] = dates;
  return dates.length === 1 && only ? formatDay(only) : `${dates.length} dates`;
}

function undoChanges(adminId: string, changes: Changed['done']): Promise<boolean> {
  return undoable(texts.changeFailed, async () => {
    const { booked } = await changeAvailability(adminId, changes, new Date());
    toast({ title: texts.undone, variant: 'success' });
    tellChanged(adminId, { done: [], booked });
  });
}

function count(lists: readonly (readonly string[])[]): number {
  return lists.reduce((sum, list) => sum + list.length, 0);
}
