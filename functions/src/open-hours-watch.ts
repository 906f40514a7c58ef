import { onSchedule } from 'firebase-functions/scheduler';
import { NEW_YORK } from '../../src/domain/slot-labels.ts';
import { watchOpenHours as watch } from './bookings/watch-open-hours.ts';
import { entryPoint } from './http/entry-points.ts';
import { firestore } from './platform/firebase.ts';
import { readSettings } from './platform/params.ts';
import { runJob } from './platform/run-job.ts';

/** Mails the team when the hours that visitors can book are about to end. */
export const watchOpenHours = onSchedule(
  {
    schedule: 'every day 09:00',
    timeZone: NEW_YORK,
    ...entryPoint('watchOpenHours'),
    maxInstances: 1,
  },
  () => runJob(async () => watch({ db: firestore(), settings: readSettings(), now: new Date() })),
);
