import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { CALENDARS } from '../../../src/domain/records/calendars.ts';
import { logEvent } from '../platform/logging.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { CalendarUnreadable } from './calendar-unreadable.ts';
import { BRIEF } from './read-access.ts';
import { type CalendarContext, readCalendar } from './read-calendar.ts';

/** Copies younger than this are not refreshed, and an instance does not retry sooner. */
const FRESH_MS = 2 * 60_000;
/** Maximum time that a visitor waits for a refresh. */
const WAIT_MS = 3_000;

/**
 * Returns a function that refreshes stale calendars. It never fails, and gives up after `WAIT_MS`; then the stored
 * copy is used. Concurrent bookings share one refresh.
 */
export function createCalendarsRefresher(context: Omit<CalendarContext, 'now'>) {
  const reads = new Map<string, { readonly at: number; readonly done: Promise<unknown> }>();

  async function refresh(stored: DocumentSnapshot, now: Date): Promise<void> {
    const { read_at, retry_at, paused } = CALENDARS.read(stored.data() ?? {});
    const isFresh = (at: number) => at > now.getTime() - FRESH_MS;
    if (paused || (retry_at && retry_at.toDate() > now) || (read_at && isFresh(read_at.toMillis()))) return;
    let read = reads.get(stored.id);
    if (!read || !isFresh(read.at)) {
      const done = readCalendar({ ...context, now }, stored.id, { limits: BRIEF }).catch((error: unknown) => {
        if (!(error instanceof CalendarUnreadable))
          logEvent('calendar-failed', { calendar_id: stored.id, error });
      });
      read = { at: now.getTime(), done };
      reads.set(stored.id, read);
    }
    await withTimeout(read.done, WAIT_MS, () => new Error('Late')).catch(() => undefined);
  }

  return async (stored: readonly DocumentSnapshot[], now: Date): Promise<void> => {
    await Promise.all(stored.map((calendar) => refresh(calendar, now)));
  };
}
