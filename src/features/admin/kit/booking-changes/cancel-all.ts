import {
  type BookingChange,
  type CancelBookings,
  canceledBookingsSchema,
  MAX_CANCELED,
} from '../../../../domain/schemas/admin-bookings.ts';
import { postFor } from '../../../../lib/admin-api.ts';

/** Timeout of a request for many meetings; each is canceled in a transaction. */
export const MANY_MS = 60_000;

/** How far canceling came. */
export interface Canceling {
  readonly count: number;
  readonly changes: readonly BookingChange[];
  /** Number of meetings that have started or were deleted. */
  readonly failures: number;
  /** Why it stopped early; null if it did not. */
  readonly error: unknown;
}

/**
 * Cancels meetings in batches; does not reject.
 * @param onCanceled called after each request with the meetings canceled so far
 */
export async function cancelAll(
  ids: readonly string[],
  reason: string,
  onCanceled: (ids: readonly string[]) => void = () => undefined,
): Promise<Canceling> {
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
