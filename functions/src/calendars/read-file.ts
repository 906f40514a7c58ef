import type { CalendarReading, ReadingOptions } from '../../../packages/calendars/src/calendar-reading.ts';
import { runInThread, threadScript } from '../../../packages/threads/src/run-in-thread.ts';
import { CalendarUnreadable } from './calendar-unreadable.ts';

/** Emergency stop. Budgets are by event; this only ends what they overlook. */
const MAX_MS = 60_000;
/** A file of 25 MB takes more than half of it. */
const MAX_MB = 256;

const SCRIPT = threadScript('reading-worker', import.meta.url);

export interface ReadingTask {
  readonly file: string;
  /** The worker adds the company's zone, and knows our meetings. */
  readonly options: Omit<ReadingOptions, 'zone' | 'isOwn'>;
}

/** The reading in progress. One at a time, so that memory stays bounded. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads an iCalendar file, as `readingOf`, in a separate thread: visitors' requests go on meanwhile.
 * @throws CalendarUnreadable if the file has no calendar, or if the thread runs out of memory, takes more than a minute,
 * or fails
 */
export function readFile(file: string, options: ReadingTask['options']): Promise<CalendarReading> {
  const data: ReadingTask = { file, options };
  const reading = last.then(async () => {
    const task = { data, maxMs: MAX_MS, maxMb: MAX_MB };
    const found = await runInThread<CalendarReading | null>(SCRIPT, task).catch(() => {
      throw new CalendarUnreadable('too-complex');
    });
    if (!found) throw new CalendarUnreadable('not-a-calendar');
    return found;
  });
  last = reading.catch(() => undefined);
  return reading;
}
