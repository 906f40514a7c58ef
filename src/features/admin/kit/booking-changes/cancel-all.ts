import {
  type BookingChange,
  type CancelBookings,
  cancelledBookingsSchema,
  MAX_CANCELLED,
} from '../../../../domain/schemas/admin-bookings.ts';
import { postFor } from '../../../../lib/admin-api.ts';

/** Timeout of a request for many meetings, each of which is a transaction of its own. */
export const MANY_MS = 60_000;

/** How far cancelling came. */
export interface Cancelling {
  readonly count: number;
  readonly changes: readonly BookingChange[];
  /** Number of meetings that have started or were deleted. */
  readonly failures: number;
  /** Why it stopped early; null if it did not. */
  readonly error: unknown;
}

/**
 * Cancels meetings in batches; does not reject.
 * @param onCancelled called after each request with the meetings cancelled so far
 */
export async function cancelAll(
  ids: readonly string[],
  reason: string,
  onCancelled: (ids: readonly string[]) => void = () => undefined,
): Promise<Cancelling> {
  const done = { count: 0, changes: [] as BookingChange[], failures: 0 };
  try {
    for (let start = 0; start < ids.length; start += MAX_CANCELLED) {
      const body: CancelBookings = { ids: ids.slice(start, start + MAX_CANCELLED), reason };
      const answer = await postFor(cancelledBookingsSchema, 'bookings/cancel', body, { patienceMs: MANY_MS });
      const { cancelled, changes, failed } = answer;
      done.count += cancelled.length;
      done.changes.push(...changes);
      done.failures += failed.length;
      if (cancelled.length > 0) onCancelled(cancelled);
    }
    return { ...done, error: null };
  } catch (error) {
    return { ...done, error };
  }
}
