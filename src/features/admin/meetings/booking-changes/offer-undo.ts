import { type ToastMessage, toast } from '../../../../components/toast-store.ts';
import {
  type BookingChange,
  MAX_CANCELED,
  type UndoBookings,
  undoneBookingsSchema,
} from '../../../../domain/schemas/admin-bookings.ts';
import { postFor } from '../../../../lib/admin-api.ts';
import { runWork } from '../../controls/run-work.ts';
import { bookingsMessages as texts } from '../bookings-messages.ts';
import { MANY_MS } from './cancel-all.ts';

/**
 * Reports changes of meetings with a button that undoes them, without it if there is nothing to undo.
 * @param onUndone called with the restored bookings, if any
 */
export function offerUndo(
  message: Pick<ToastMessage, 'title' | 'description' | 'about'>,
  changes: readonly BookingChange[],
  onUndone: (ids: readonly string[]) => void,
): void {
  toast({
    ...message,
    variant: 'success',
    ...(changes.length > 0 && {
      action: {
        label: 'Undo',
        hint: 'Press F8, then Undo, to bring it back',
        onAction: () => void undoBookingChanges(changes, onUndone),
      },
    }),
  });
}

/** Undoes changes to bookings in batches and reports the result. Never rejects. */
async function undoBookingChanges(
  changes: readonly BookingChange[],
  onUndone: (ids: readonly string[]) => void,
): Promise<void> {
  const ids: string[] = [];
  const codes: string[] = [];
  await runWork(texts.undoFailed, async () => {
    for (let start = 0; start < changes.length; start += MAX_CANCELED) {
      const body: UndoBookings = { changes: changes.slice(start, start + MAX_CANCELED) };
      const { undone, failed } = await postFor(undoneBookingsSchema, 'bookings/undo', body, {
        patienceMs: MANY_MS,
      });
      ids.push(...undone);
      codes.push(...failed.map(({ code }) => code));
    }
    if (ids.length > 0) toast({ title: texts.undone(ids.length), variant: 'success' });
    if (codes.length > 0) {
      const known: Readonly<Record<string, string>> = texts.notUndoneBecause;
      const reasons = new Set(
        codes.map((code) => known[code] ?? texts.notUndoneBecause['changed-meanwhile']),
      );
      const description = [...reasons].join(' ');
      toast({ title: texts.notUndone(codes.length), description, variant: 'destructive' });
    }
  });
  if (ids.length > 0) onUndone(ids);
}
