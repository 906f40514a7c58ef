/** The thread that reads a calendar's file (read-access.ts). */
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { readingOf } from '../../../packages/calendars/src/calendar-reading.ts';
import { calendarHost } from '../../../src/config/brand.ts';
import { isOwnUid } from '../../../src/domain/booking/calendar.ts';
import { COMPANY_ZONE } from '../../../src/domain/time/slot-labels.ts';
import type { ReadingTask } from './read-access.ts';

const { file, options } = workerData as ReadingTask;

// Leaves the processor to requests. Other systems than Linux would lower the whole process's priority
if (process.platform === 'linux') {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // A sandbox may refuse it; the reading works without
  }
}

// Our meetings have claims, and payments take no time
const isOwn = (uid: string) => isOwnUid(uid, calendarHost);
parentPort?.postMessage(readingOf(file, { ...options, zone: COMPANY_ZONE, isOwn }));
