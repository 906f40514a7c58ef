import { type BookingChange, MAX_CANCELLED } from '../../../../domain/schemas/admin-bookings.ts';
import { cancelBookings } from './booking-requests.ts';

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
      const part = ids.slice(start, start + MAX_CANCELLED);
      const { cancelled, changes, failed } = await cancelBookings({ ids: part, reason });
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
