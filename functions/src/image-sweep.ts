import { onSchedule } from 'firebase-functions/scheduler';
import { entryPoint } from './http/entry-points.ts';
import { sweepImages as sweep } from './media/sweep-images.ts';
import { defaultBucket, firestore } from './platform/firebase.ts';
import { runJob } from './platform/run-job.ts';

/** Removes stored images that nothing has shown for a day. */
export const sweepImages = onSchedule(
  {
    schedule: 'every 6 hours',
    ...entryPoint('sweepImages'),
    maxInstances: 1,
    timeoutSeconds: 540,
  },
  () => runJob(async () => sweep({ db: firestore(), bucket: defaultBucket(), now: new Date() })),
);
