/** Deletes expired records, as the privacy page promises, and unused images. */
import { onSchedule } from 'firebase-functions/scheduler';
import { NEW_YORK } from '../../src/domain/slot-labels.ts';
import { deleteBooking } from './bookings/delete-booking.ts';
import { entryPoint } from './http/entry-points.ts';
import { sweepImages as sweepUnused } from './media/sweep-images.ts';
import { readNumbers } from './numbers/read-numbers.ts';
import { defaultBucket, firestore } from './platform/firebase.ts';
import { runJob } from './platform/run-job.ts';
import { readRetention } from './retention/params.ts';
import { sweepExpired as expired, sweepOld as old } from './retention/sweeps.ts';

/** Weeks of numbers that the panel can show. */
const WEEKS = 26;

/** Deletes counters, secrets and remembered answers within half an hour of their time. */
export const sweepExpired = onSchedule(
  {
    schedule: 'every 30 minutes',
    ...entryPoint('sweepExpired'),
    maxInstances: 1,
    timeoutSeconds: 540,
  },
  () => runJob(async () => expired(firestore(), new Date())),
);

/** Deletes leads, bookings and mails in the night after their days are over. */
export const sweepOld = onSchedule(
  {
    schedule: 'every day 03:30',
    timeZone: NEW_YORK,
    ...entryPoint('sweepOld'),
    maxInstances: 1,
    timeoutSeconds: 540,
  },
  () =>
    runJob(async () => {
      const [db, now] = [firestore(), new Date()];
      const countDays = () => readNumbers({ db, now }, WEEKS);
      return old({ db, now, retention: readRetention(), countDays, deleteBooking });
    }),
);

/** Removes stored images that nothing has shown for a day. */
export const sweepImages = onSchedule(
  {
    schedule: 'every 6 hours',
    ...entryPoint('sweepImages'),
    maxInstances: 1,
    timeoutSeconds: 540,
  },
  () => runJob(async () => sweepUnused({ db: firestore(), bucket: defaultBucket(), now: new Date() })),
);
