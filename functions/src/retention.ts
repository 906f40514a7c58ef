/** Deletes expired records, as the privacy page promises, and unused images. */
import { NEW_YORK } from '../../src/domain/slot-labels.ts';
import { deleteBooking } from './bookings/delete-booking.ts';
import { scheduledJob } from './http/scheduled-job.ts';
import { sweepImages as sweepUnused } from './media/sweep-images.ts';
import { readNumbers } from './numbers/read-numbers.ts';
import { defaultBucket } from './platform/firebase.ts';
import { readRetention } from './retention/params.ts';
import { sweepExpired as expired, sweepOld as old } from './retention/sweeps.ts';

/** Weeks of numbers that the panel can show. */
const WEEKS = 26;

/** Deletes counters, secrets and remembered answers within half an hour of their time. */
export const sweepExpired = scheduledJob(
  'sweepExpired',
  { schedule: 'every 30 minutes', timeoutSeconds: 540 },
  ({ db, now }) => expired(db, now),
);

/** Deletes leads, bookings and mails in the night after their days are over. */
export const sweepOld = scheduledJob(
  'sweepOld',
  { schedule: 'every day 03:30', timeZone: NEW_YORK, timeoutSeconds: 540 },
  (at) => {
    const countDays = () => readNumbers(at, WEEKS);
    return old({ ...at, retention: readRetention(), countDays, deleteBooking });
  },
);

/** Removes stored images that nothing has shown for a day. */
export const sweepImages = scheduledJob(
  'sweepImages',
  { schedule: 'every 6 hours', timeoutSeconds: 540 },
  (at) => sweepUnused({ ...at, bucket: defaultBucket() }),
);
