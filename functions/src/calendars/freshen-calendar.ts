import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { CALENDARS } from '../../../src/domain/records/calendars.ts';
import { logEvent } from '../platform/logging.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { CalendarUnreadable } from './calendar-unreadable.ts';
import { type CalendarSurroundings, readCalendar } from './read-calendar.ts';

/** A copy so old is still used as it is; an instance tries no more often than that. */
const FRESH_MS = 2 * 60_000;
/** A visitor waits so long at most. */
const WAIT_MS = 3_000;

/**
 * Returns a function that reads a stored calendar again if its copy is old. It never fails, and soon gives up: then the
 * last copy counts. Bookings at the same time share one read.
 */
export function calendarFreshener(surroundings: Omit<CalendarSurroundings, 'now'>) {
  const reads = new Map<string, { readonly at: number; readonly done: Promise<unknown> }>();

  return async (stored: DocumentSnapshot | undefined, now: Date): Promise<void> => {
    if (!stored?.exists) return;
    const { read_at } = CALENDARS.read(stored.data() ?? {});
    const isFresh = (at: number) => at > now.getTime() - FRESH_MS;
    if (read_at && isFresh(read_at.toMillis())) return;
    let read = reads.get(stored.id);
    if (!read || !isFresh(read.at)) {
      const done = readCalendar({ ...surroundings, now }, stored.id).catch((error: unknown) => {
        if (!(error instanceof CalendarUnreadable))
          logEvent('calendar-failed', { admin_id: stored.id, error });
      });
      read = { at: now.getTime(), done };
      reads.set(stored.id, read);
    }
    await withTimeout(read.done, WAIT_MS, () => new Error('Late')).catch(() => undefined);
  };
}
