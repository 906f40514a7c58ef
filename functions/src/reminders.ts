import { onSchedule } from 'firebase-functions/scheduler';
import { remindVisitors as remind } from './bookings/remind-visitors.ts';
import { entryPoint } from './http/entry-points.ts';
import { firestore } from './platform/firebase.ts';
import { readSettings } from './platform/params.ts';
import { runJob } from './platform/run-job.ts';

/** Mails visitors the day before their meeting. */
export const remindVisitors = onSchedule(
  { schedule: 'every 30 minutes', ...entryPoint('remindVisitors'), maxInstances: 1 },
  () => runJob(async () => remind({ db: firestore(), now: new Date(), settings: readSettings() })),
);
