import { onSchedule } from 'firebase-functions/scheduler';
import { watchBookings as watch } from './bookings/watch-bookings.ts';
import { entryPoint } from './http/entry-points.ts';
import { firestore } from './platform/firebase.ts';
import { runJob } from './platform/run-job.ts';

/** Logs when far more meetings are booked than usual. */
export const watchBookings = onSchedule(
  { schedule: 'every 60 minutes', ...entryPoint('watchBookings'), maxInstances: 1 },
  () => runJob(async () => watch({ db: firestore(), now: new Date() })),
);
