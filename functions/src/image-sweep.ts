import { onSchedule } from 'firebase-functions/scheduler';
import { REGION } from '../../src/config/region.ts';
import { sweepImages as sweep } from './media/sweep-images.ts';
import { defaultBucket, firestore } from './platform/firebase.ts';
import { runJob } from './platform/run-job.ts';
import { runsAs } from './platform/service-accounts.ts';

/** Removes stored images that nothing has shown for a day. */
export const sweepImages = onSchedule(
  {
    schedule: 'every 6 hours',
    region: REGION,
    ...runsAs('sweepImages'),
    maxInstances: 1,
    timeoutSeconds: 540,
  },
  () => runJob(async () => sweep({ db: firestore(), bucket: defaultBucket(), now: new Date() })),
);
