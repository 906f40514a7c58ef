import { runInThread, threadScript } from '../platform/run-in-thread.ts';
import type { CalendarReading, ReadingOptions } from './calendar-reading.ts';
import { CalendarUnreadable } from './calendar-unreadable.ts';

export type { CalendarReading, ReadingOptions };

/** Emergency stop. Budgets are by event; this only ends what they overlook. */
const MAX_MS = 60_000;
/** A file of 25 MB takes more than half of it. */
const MAX_MB = 256;

const SCRIPT = threadScript('reading-worker', import.meta.url);

export interface ReadingTask {
  readonly file: string;
  readonly options: ReadingOptions;
}

/** Answer of the worker; `unreadable` if the file has no calendar. */
export type ReadingAnswer = { readonly reading: CalendarReading } | { readonly unreadable: 'not-a-calendar' };

/** The reading in progress. One at a time, so that memory stays bounded. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads an iCalendar file, as `readingOf`, in a separate thread: visitors' requests go on meanwhile.
 * @throws CalendarUnreadable if the file has no calendar, or if the thread runs out of memory, takes more than a minute,
 * or fails
 */
export function readFile(file: string, options: ReadingOptions): Promise<CalendarReading> {
  const reading = last.then(() => readInThread({ file, options }));
  last = reading.catch(() => undefined);
  return reading;
}

async function readInThread(task: ReadingTask): Promise<CalendarReading> {
  const answer = await runInThread<ReadingAnswer>(SCRIPT, { data: task, maxMs: MAX_MS, maxMb: MAX_MB }).catch(
    () => ({ unreadable: 'too-complex' }) as const,
  );
  if ('unreadable' in answer) throw new CalendarUnreadable(answer.unreadable);
  return answer.reading;
}
