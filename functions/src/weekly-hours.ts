/** The triggers of the weekly hours: on a change, and daily for the date that comes within reach. */
import { onDocumentWritten } from 'firebase-functions/firestore';
import { NEW_YORK } from '../../src/domain/slot-labels.ts';
import { extendWeeklyHours as extend, keepWeeklyHours } from './bookings/keep-weekly-hours.ts';
import { entryPoint } from './http/entry-points.ts';
import { scheduledJob } from './http/scheduled-job.ts';
import { firestore } from './platform/firebase.ts';
import { readSettings } from './platform/params.ts';
import { runJob } from './platform/run-job.ts';

export const followWeeklyHours = onDocumentWritten(
  { document: 'weekly_hours/{adminId}', ...entryPoint('followWeeklyHours'), maxInstances: 5, retry: true },
  ({ params: { adminId } }) =>
    runJob(async () =>
      keepWeeklyHours({ db: firestore(), now: new Date(), settings: readSettings() }, adminId),
    ),
);

export const extendWeeklyHours = scheduledJob(
  'extendWeeklyHours',
  { schedule: '5 0 * * *', timeZone: NEW_YORK },
  (at) => extend({ ...at, settings: readSettings() }),
);
