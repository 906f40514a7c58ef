import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { CALENDARS } from '../../../src/domain/records/calendars.ts';
import { logEvent } from '../platform/logging.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { CalendarUnreadable } from './calendar-unreadable.ts';
import { BRIEF } from './read-access.ts';
import { type CalendarContext, readCalendar } from './read-calendar.ts';

/** Copies younger than this are not refreshed, and an instance does not retry sooner. */
const FRESH_MS = 2 * 60_000;
/**
 * An instance does not retry sooner if the content failed, which costs a minute of a processor at worst and rarely
 * changes.
 */
const PAUSE_MS = 60 * 60_000;
const BY_CONTENT: readonly CalendarUnreadable['reason'][] = ['not-a-calendar', 'too-complex'];
/** Maximum time that a visitor waits for a refresh. */
const WAIT_MS = 3_000;

/**
 * Returns a function that refreshes stale calendars. It never fails, and gives up after `WAIT_MS`; then the stored
 * copy is used. Concurrent bookings share one refresh.
 */
export function createCalendarsRefresher(context: Omit<CalendarContext, 'now'>) {
  /** Reads by calendar; `until` is the time of the next one. */
  const reads = new Map<string, { until: number; isPaused: boolean; done: Promise<unknown> }>();

  function start(id: string, now: Date) {
    const done = readCalendar({ ...context, now }, id, BRIEF).catch((error: unknown) => {
      if (!(error instanceof CalendarUnreadable)) logEvent('calendar-failed', { calendar_id: id, error });
      else if (BY_CONTENT.includes(error.reason))
        Object.assign(read, { until: now.getTime() + PAUSE_MS, isPaused: true });
    });
    const read = { until: now.getTime() + FRESH_MS, isPaused: false, done };
    reads.set(id, read);
    return read;
  }

  async function refresh(stored: DocumentSnapshot, now: Date): Promise<void> {
    const { read_at, failing_since, paused } = CALENDARS.read(stored.data() ?? {});
    if (paused || (read_at && read_at.toMillis() > now.getTime() - FRESH_MS)) return;
    const last = reads.get(stored.id);
    // A calendar that works again, or is replaced, has no pause
    const isPending = last && last.until > now.getTime() && (failing_since || !last.isPaused);
    const read = isPending ? last : start(stored.id, now);
    await withTimeout(read.done, WAIT_MS, () => new Error('Late')).catch(() => undefined);
  }

  return async (stored: readonly DocumentSnapshot[], now: Date): Promise<void> => {
    await Promise.all(stored.map((calendar) => refresh(calendar, now)));
  };
}
