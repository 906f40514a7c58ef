import { onSchedule } from 'firebase-functions/scheduler';
import { followAccounts } from './access/administrators.ts';
import { entryPoint } from './http/entry-points.ts';
import { auth } from './platform/accounts.ts';
import { firestore } from './platform/firebase.ts';
import { runJob } from './platform/run-job.ts';

/** Ends the access that older tokens of deleted, disabled and reset administrators' accounts still give. */
export const followAdminAccounts = onSchedule(
  { schedule: 'every 5 minutes', ...entryPoint('followAdminAccounts'), maxInstances: 1 },
  () => runJob(async () => followAccounts({ auth: auth(), db: firestore() }, new Date())),
);
