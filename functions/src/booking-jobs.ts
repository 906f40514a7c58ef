/** The scheduled jobs around bookings. No visitor waits for them, so they share a bundle. */
import { onSchedule } from 'firebase-functions/scheduler';
import { NEW_YORK } from '../../src/domain/slot-labels.ts';
import { releasePending as release } from './bookings/release-pending.ts';
import { remindVisitors as remind } from './bookings/remind-visitors.ts';
import { watchBookings as countBookings } from './bookings/watch-bookings.ts';
import { watchOpenHours as checkOpenHours } from './bookings/watch-open-hours.ts';
import { entryPoint } from './http/entry-points.ts';
import { sendDigest } from './mail/send-digest.ts';
import { firestore } from './platform/firebase.ts';
import { readSettings } from './platform/params.ts';
import { runJob } from './platform/run-job.ts';

/** Frees the slots of bookings whose link was not opened in time. */
export const releasePending = onSchedule(
  { schedule: 'every 5 minutes', ...entryPoint('releasePending'), maxInstances: 1 },
  () => runJob(async () => release({ db: firestore(), now: new Date() })),
);

/** Mails visitors the day before their meeting. */
export const remindVisitors = onSchedule(
  { schedule: 'every 30 minutes', ...entryPoint('remindVisitors'), maxInstances: 1 },
  () => runJob(async () => remind({ db: firestore(), now: new Date(), settings: readSettings() })),
);

export const watchBookings = onSchedule(
  { schedule: 'every 60 minutes', ...entryPoint('watchBookings'), maxInstances: 1 },
  () => runJob(async () => countBookings({ db: firestore(), now: new Date() })),
);

/** Mails the team when the hours that visitors can book are about to end. */
export const watchOpenHours = onSchedule(
  { schedule: 'every day 09:00', timeZone: NEW_YORK, ...entryPoint('watchOpenHours'), maxInstances: 1 },
  () => runJob(async () => checkOpenHours({ db: firestore(), settings: readSettings(), now: new Date() })),
);

/** Mails the team an hourly digest of the leads that were too many for a mail each. */
export const sendLeadDigest = onSchedule(
  { schedule: 'every 60 minutes', ...entryPoint('sendLeadDigest'), maxInstances: 1 },
  () => runJob(async () => sendDigest(firestore(), new Date(), readSettings())),
);
