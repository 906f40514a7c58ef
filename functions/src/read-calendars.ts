/** The schedule that reads administrators' calendars, the only job with their key. */
import { readCalendars as read } from './calendars/read-calendar.ts';
import { scheduledJob } from './http/scheduled-job.ts';
import { calendarKey, readSettings } from './platform/params.ts';

export const readCalendars = scheduledJob(
  'readCalendars',
  { schedule: 'every 10 minutes', secrets: [calendarKey] },
  (at) => read({ ...at, settings: readSettings(), calendarKey: () => calendarKey.value() }),
);
