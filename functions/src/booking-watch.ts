import { onSchedule } from 'firebase-functions/scheduler';
import { REGION } from '../../src/config/region.ts';
import { watchBookings as watch } from './bookings/watch-bookings.ts';
import { firestore } from './platform/firebase.ts';
import { runJob } from './platform/run-job.ts';
import { runsAs } from './platform/service-accounts.ts';

/** Logs when far more meetings are booked than usual. */
export const watchBookings = onSchedule(
  { schedule: 'every 60 minutes', region: REGION, ...runsAs('watchBookings'), maxInstances: 1 },
  () => runJob(async () => watch({ db: firestore(), now: new Date() })),
);
