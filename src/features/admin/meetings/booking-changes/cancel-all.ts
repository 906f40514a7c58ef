import {
  type BookingChange,
  type CancelBookings,
  canceledBookingsSchema,
  MAX_CANCELED,
} from '../../../../domain/schemas/admin-bookings.ts';
import { postFor } from '../../../../lib/admin-api.ts';

/** Timeout, in ms, of a request for many meetings, each of which takes a transaction. */
export const MANY_MS = 60_000;

/**
 * Cancels meetings in batches. Never rejects: `failures` is the number of meetings that have started or were deleted, and
 * `error` what stopped it early, or null.
 * @param onCanceled called after each request with the ids of the meetings that it canceled
 */
export async function cancelAll(
  ids: readonly string[],
  reason: string,
  onCanceled: (ids: readonly string[]) => void = () => undefined,
) {
  const done = { count: 0, changes: [] as BookingChange[], failures: 0 };
  try {
    for (let start = 0; start < ids.length; start += MAX_CANCELED) {
      const body: CancelBookings = { ids: ids.slice(start, start + MAX_CANCELED), reason };
      const answer = await postFor(canceledBookingsSchema, 'bookings/cancel', body, { patienceMs: MANY_MS });
      const { cancelled: canceled, changes, failed } = answer;
      done.count += canceled.length;
      done.changes.push(...changes);
      done.failures += failed.length;
      if (canceled.length > 0) onCanceled(canceled);
    }
    return { ...done, error: null };
  } catch (error) {
    return { ...done, error };
  }
}
