import { type ToastMessage, toast } from '../../../../components/toast-store.ts';
import type { BookingChange } from '../../../../domain/schemas/admin-bookings.ts';
import { undoBookingChanges } from './undo-booking-changes.ts';

/**
 * Long enough to read the message and reach the button. The server delays its mails longer (UNDO_SECONDS).
 */
const UNDO_MS = 10_000;

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
      duration: UNDO_MS,
      action: {
        label: 'Undo',
        hint: 'Press F8, then Undo, to bring it back',
        onAction: () => void undoBookingChanges(changes, onUndone),
      },
    }),
  });
}
