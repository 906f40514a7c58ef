/** The scheduled jobs around bookings. No visitor waits for them, so they share a bundle. */
import { NEW_YORK } from '../../src/domain/slot-labels.ts';
import { releasePending as release } from './bookings/release-pending.ts';
import { remindVisitors as remind } from './bookings/remind-visitors.ts';
import { watchBookings as countBookings } from './bookings/watch-bookings.ts';
import { watchOpenHours as checkOpenHours } from './bookings/watch-open-hours.ts';
import { scheduledJob } from './http/scheduled-job.ts';
import { sendDigest } from './mail/send-digest.ts';
import { readSettings } from './platform/params.ts';
import { followUpQuotes } from './quotes/follow-up-quotes.ts';

/** Frees the slots of bookings whose link was not opened in time. */
export const releasePending = scheduledJob('releasePending', { schedule: 'every 5 minutes' }, release);

/** Mails visitors the day before their meeting, and those who agreed to it about a quote that was left open. */
export const remindVisitors = scheduledJob('remindVisitors', { schedule: 'every 30 minutes' }, async (at) => {
  const settings = readSettings();
  await remind({ ...at, settings });
  await followUpQuotes({ ...at, settings });
});

export const watchBookings = scheduledJob('watchBookings', { schedule: 'every 60 minutes' }, countBookings);

/** Mails the team when the hours that visitors can book are about to end. */
export const watchOpenHours = scheduledJob(
  'watchOpenHours',
  { schedule: 'every day 09:00', timeZone: NEW_YORK },
  (at) => checkOpenHours({ ...at, settings: readSettings() }),
);

/** Mails the team an hourly digest of the leads that were too many for a mail each. */
export const sendLeadDigest = scheduledJob(
  'sendLeadDigest',
  { schedule: 'every 60 minutes' },
  ({ db, now }) => sendDigest(db, now, readSettings()),
);
