import { followAccounts } from './access/administrators.ts';
import { scheduledJob } from './http/scheduled-job.ts';
import { auth } from './platform/accounts.ts';

/** Ends the access that older tokens of deleted, disabled and reset administrators' accounts still give. */
export const followAdminAccounts = scheduledJob(
  'followAdminAccounts',
  { schedule: 'every 5 minutes' },
  ({ db, now }) => followAccounts({ auth: auth(), db }, now),
);
