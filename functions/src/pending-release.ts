import { onSchedule } from 'firebase-functions/scheduler';
import { releasePending as release } from './bookings/release-pending.ts';
import { entryPoint } from './http/entry-points.ts';
import { firestore } from './platform/firebase.ts';
import { runJob } from './platform/run-job.ts';

/** Frees the slots of bookings whose link was not pressed in time. */
export const releasePending = onSchedule(
  { schedule: 'every 5 minutes', ...entryPoint('releasePending'), maxInstances: 1 },
  () =>
    runJob(async () => {
      await release({ db: firestore(), now: new Date() });
    }),
);
