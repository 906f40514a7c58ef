import { toast } from '../../../../components/toast-store.ts';
import { adminMessages } from '../../../../domain/admin-messages.ts';
import { MAX_CANCELLED, type UndoneChange } from '../../../../domain/schemas/admin-bookings.ts';
import { reportFailure } from '../report-failure.ts';
import { undoBookings } from './booking-requests.ts';

const texts = adminMessages.bookings;

/**
 * Undoes changes of bookings in batches, and reports the result; does not reject.
 * @returns the ids of the restored bookings
 */
export async function takeBack(changes: readonly UndoneChange[]): Promise<readonly string[]> {
  const ids: string[] = [];
  const codes: string[] = [];
  try {
    for (let start = 0; start < changes.length; start += MAX_CANCELLED) {
      const { undone, failed } = await undoBookings({ changes: changes.slice(start, start + MAX_CANCELLED) });
      ids.push(...undone);
      codes.push(...failed.map(({ code }) => code));
    }
    if (ids.length > 0) toast({ title: texts.undone(ids.length), variant: 'success' });
    if (codes.length > 0) {
      toast({ title: texts.notUndone(codes.length), description: reasonsOf(codes), variant: 'destructive' });
    }
  } catch (error) {
    reportFailure(texts.undoFailed, error);
  }
  return ids;
}

function reasonsOf(codes: readonly string[]): string {
  const reasons: Readonly<Record<string, string>> = texts.notUndoneBecause;
  return [...new Set(codes.map((code) => reasons[code] ?? texts.notUndoneBecause['changed-meanwhile']))].join(
    ' ',
  );
}
