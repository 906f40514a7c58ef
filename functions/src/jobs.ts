/** Runs scheduled work: three schedules, each with its jobs in order (CONTRIBUTING.md, 'A collection, a job'). */
import { getAuth } from 'firebase-admin/auth';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/scheduler';
import { COMPANY_ZONE } from '../../src/domain/time/slot-labels.ts';
import { followAccounts } from './access/administrators.ts';
import { deleteBooking } from './bookings/booking/delete-booking.ts';
import { releasePending } from './bookings/booking/pending-bookings.ts';
import { watchBookings } from './bookings/booking/usual-bookings.ts';
import { extendWeeklyHours } from './bookings/hours/keep-weekly-hours.ts';
import { watchOpenHours } from './bookings/hours/watch-open-hours.ts';
import { remindVisitors } from './bookings/mails/remind-visitors.ts';
import { readCalendars } from './calendars/read-calendar.ts';
import { mailDailyLists } from './deals/daily-list.ts';
import { openMissingDeals } from './deals/open-missing-deals.ts';
import { entryPoint } from './http/entry-points.ts';
import { enqueueMail } from './mail/enqueue-mail.ts';
import { sweepOutbox, watchOutbox } from './mail/sweep-outbox.ts';
import { sweepImages } from './media/sweep-images.ts';
import { app, defaultBucket } from './platform/firebase.ts';
import { calendarKey, readRetention, readSettings, type ServiceContext } from './platform/params.ts';
import { type Job, runInOrder } from './platform/run-job.ts';
import type { FunctionName } from './platform/service-accounts.ts';
import { deleteProposal } from './proposals/delete-proposal.ts';
import { sweepExpired, sweepOld } from './retention/sweeps.ts';
import { enqueueDelivery, sweepWebhooks } from './webhooks/queue-events.ts';

/** Time for the runtime in addition to the jobs. */
const SPARE_SECONDS = 30;

function schedule(name: FunctionName, options: ScheduleOptions, jobs: readonly Job[]) {
  const timeoutSeconds = jobs.reduce((sum, { maxSeconds }) => sum + maxSeconds, SPARE_SECONDS);
  return onSchedule({ ...options, ...entryPoint(name), timeoutSeconds, maxInstances: 1 }, (event) =>
    runInOrder(jobs, new Date(event.scheduleTime)),
  );
}

/** Adds the settings, which can be read at run time only. */
function withSettings(work: (context: ServiceContext) => Promise<unknown>): Job['work'] {
  return (at) => work({ ...at, settings: readSettings() });
}

export const everyTenMinutes = schedule(
  'everyTenMinutes',
  { schedule: '*/10 * * * *', secrets: [calendarKey] },
  [
    // Queues lost mails and events of webhooks again
    { name: 'sweepOutbox', maxSeconds: 60, work: (at) => sweepOutbox({ ...at, enqueue: enqueueMail }) },
    {
      name: 'sweepWebhooks',
      maxSeconds: 60,
      work: (at) => sweepWebhooks({ ...at, enqueue: enqueueDelivery }),
    },
    { name: 'watchOutbox', maxSeconds: 30, work: ({ db, now }) => watchOutbox(db, now) },
    // Frees the slots of bookings whose link was not opened in time
    { name: 'releasePending', maxSeconds: 60, work: releasePending },
    // Ends sessions that deleted, disabled and reset administrators' accounts still have through older tokens
    {
      name: 'followAccounts',
      maxSeconds: 60,
      work: ({ db, now }) => followAccounts({ auth: getAuth(app()), db }, now),
    },
    {
      name: 'readCalendars',
      maxSeconds: 120,
      work: withSettings((context) => readCalendars({ ...context, calendarKey: () => calendarKey.value() })),
    },
    { name: 'sweepExpired', maxSeconds: 120, work: ({ db, now }) => sweepExpired(db, now) },
  ],
);

export const everyHour = schedule('everyHour', { schedule: '0 * * * *' }, [
  { name: 'remindVisitors', maxSeconds: 300, work: withSettings(remindVisitors) },
  { name: 'watchBookings', maxSeconds: 60, work: watchBookings },
  { name: 'mailDailyLists', hours: [8], maxSeconds: 60, work: withSettings(mailDailyLists) },
  {
    name: 'openMissingDeals',
    maxSeconds: 60,
    work: ({ db, now }) =>
      openMissingDeals(db, { write: true, since: new Date(now.getTime() - 3 * 3_600_000) }),
  },
  { name: 'watchOpenHours', hours: [9], maxSeconds: 60, work: withSettings(watchOpenHours) },
  {
    name: 'sweepImages',
    hours: [0, 6, 12, 18],
    maxSeconds: 540,
    work: (at) => sweepImages({ ...at, bucket: defaultBucket() }),
  },
  {
    name: 'repackModels',
    hours: [0, 6, 12, 18],
    maxSeconds: 400,
    work: async (at) => {
      // Lazy import: only few runs have a model to pack
      const { repackModels } = await import('./models/repack-models.ts');
      return repackModels({ ...at, bucket: defaultBucket() });
    },
  },
]);

export const everyDay = schedule('everyDay', { schedule: '5 0 * * *', timeZone: COMPANY_ZONE }, [
  // Opens the date that enters the horizon
  { name: 'extendWeeklyHours', maxSeconds: 300, work: withSettings(extendWeeklyHours) },
  // Deletes expired leads, bookings and mails, as the privacy page promises
  {
    name: 'sweepOld',
    maxSeconds: 900,
    work: (at) =>
      sweepOld({
        ...at,
        retention: readRetention(),
        deleteBooking: (db, id) => deleteBooking(db, id, defaultBucket()),
        deleteProposal,
      }),
  },
]);
