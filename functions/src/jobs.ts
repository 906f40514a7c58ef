/** The functions that a schedule starts, one run at a time. No visitor waits for them, so they share a bundle. */
import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/scheduler';
import { NEW_YORK } from '../../src/domain/booking/slot-labels.ts';
import { followAccounts } from './access/administrators.ts';
import { deleteBooking } from './bookings/delete-booking.ts';
import { extendWeeklyHours as extend } from './bookings/keep-weekly-hours.ts';
import { releasePending as release } from './bookings/pending-bookings.ts';
import { remindVisitors as remind } from './bookings/remind-visitors.ts';
import { watchBookings as countBookings } from './bookings/usual-bookings.ts';
import { watchOpenHours as checkOpenHours } from './bookings/watch-open-hours.ts';
import { readCalendars as read } from './calendars/read-calendar.ts';
import { entryPoint } from './http/entry-points.ts';
import { enqueueMail } from './mail/enqueue-mail.ts';
import { sendDigest } from './mail/send-digest.ts';
import { sweepOutbox, watchOutbox } from './mail/sweep-outbox.ts';
import { sweepImages as sweepUnused } from './media/sweep-images.ts';
import { readNumbers } from './numbers/read-numbers.ts';
import { app, defaultBucket, firestore } from './platform/firebase.ts';
import { calendarKey, readRetention, readSettings } from './platform/params.ts';
import { runJob } from './platform/run-job.ts';
import type { FunctionName } from './platform/service-accounts.ts';
import { followUpQuotes } from './quotes/follow-up-quotes.ts';
import { sweepExpired as expired, sweepOld as old } from './retention/sweeps.ts';

/** Weeks of numbers that the panel can show. */
const WEEKS = 26;

function scheduledJob(
  name: FunctionName,
  schedule: ScheduleOptions,
  work: (at: { db: Firestore; now: Date }) => Promise<unknown>,
) {
  return onSchedule({ ...schedule, ...entryPoint(name), maxInstances: 1 }, () =>
    runJob(async () => work({ db: firestore(), now: new Date() })),
  );
}

/** Ends the access that older tokens of deleted, disabled and reset administrators' accounts still give. */
export const followAdminAccounts = scheduledJob(
  'followAdminAccounts',
  { schedule: '*/5 * * * *' },
  ({ db, now }) => followAccounts({ auth: getAuth(app()), db }, now),
);

/** Frees the slots of bookings whose link was not opened in time. */
export const releasePending = scheduledJob('releasePending', { schedule: '*/5 * * * *' }, release);

/** Queues lost mails again and logs how long mails have been waiting. */
export const sweepMail = scheduledJob('sweepMail', { schedule: '*/10 * * * *' }, async ({ db, now }) => {
  await sweepOutbox({ db, now, enqueue: enqueueMail });
  await watchOutbox(db, now);
});

/** Reads administrators' calendars, the only job with their key. */
export const readCalendars = scheduledJob(
  'readCalendars',
  { schedule: '*/10 * * * *', secrets: [calendarKey] },
  (at) => read({ ...at, settings: readSettings(), calendarKey: () => calendarKey.value() }),
);

/** Mails visitors the day before their meeting, and those who agreed to it about a quote that was left open. */
export const remindVisitors = scheduledJob('remindVisitors', { schedule: '*/30 * * * *' }, async (at) => {
  const settings = readSettings();
  await remind({ ...at, settings });
  await followUpQuotes({ ...at, settings });
});

/** Deletes counters, secrets and remembered answers within half an hour of their time. */
export const sweepExpired = scheduledJob(
  'sweepExpired',
  { schedule: '*/30 * * * *', timeoutSeconds: 540 },
  ({ db, now }) => expired(db, now),
);

export const watchBookings = scheduledJob('watchBookings', { schedule: '0 * * * *' }, countBookings);

/** Mails the team an hourly digest of the leads that were too many for a mail each. */
export const sendLeadDigest = scheduledJob('sendLeadDigest', { schedule: '0 * * * *' }, ({ db, now }) =>
  sendDigest(db, now, readSettings()),
);

/** Removes stored images that nothing has shown for a day. */
export const sweepImages = scheduledJob(
  'sweepImages',
  { schedule: '0 */6 * * *', timeoutSeconds: 540 },
  (at) => sweepUnused({ ...at, bucket: defaultBucket() }),
);

/** Opens the date that comes within reach of the weekly hours. */
export const extendWeeklyHours = scheduledJob(
  'extendWeeklyHours',
  { schedule: '5 0 * * *', timeZone: NEW_YORK },
  (at) => extend({ ...at, settings: readSettings() }),
);

/** Deletes leads, bookings and mails in the night after their days are over, as the privacy page promises. */
export const sweepOld = scheduledJob(
  'sweepOld',
  { schedule: '30 3 * * *', timeZone: NEW_YORK, timeoutSeconds: 540 },
  (at) => {
    const countDays = () => readNumbers(at, WEEKS);
    return old({ ...at, retention: readRetention(), countDays, deleteBooking });
  },
);

/** Mails the team when the hours that visitors can book are about to end. */
export const watchOpenHours = scheduledJob(
  'watchOpenHours',
  { schedule: '0 9 * * *', timeZone: NEW_YORK },
  (at) => checkOpenHours({ ...at, settings: readSettings() }),
);
