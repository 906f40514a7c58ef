/** The thread that reads a calendar's file (read-file.ts). */
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { readingOf } from './calendar-reading.ts';
import { CalendarUnreadable } from './calendar-unreadable.ts';
import type { ReadingAnswer, ReadingTask } from './read-file.ts';

const { file, options } = workerData as ReadingTask;

/** Leaves the processor to requests. Linux sets the priority of this thread only, other systems that of the process. */
function yieldToRequests(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // A sandbox may refuse it; the reading works without
  }
}

function answer(): ReadingAnswer {
  try {
    return { reading: readingOf(file, options) };
  } catch (error) {
    if (error instanceof CalendarUnreadable) return { unreadable: 'not-a-calendar' };
    throw error;
  }
}

yieldToRequests();
parentPort?.postMessage(answer());
