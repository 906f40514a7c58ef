/** The thread that reads a calendar's files (read-files.ts). */
import { parentPort, workerData } from 'node:worker_threads';
import { readingOf } from './calendar-reading.ts';
import { CalendarUnreadable } from './calendar-unreadable.ts';
import type { ReadingAnswer, ReadingTask } from './read-files.ts';

const { files, options } = workerData as ReadingTask;

function answer(): ReadingAnswer {
  try {
    return { reading: readingOf(files, options) };
  } catch (error) {
    if (error instanceof CalendarUnreadable) return { unreadable: 'not-a-calendar' };
    throw error;
  }
}

parentPort?.postMessage(answer());
