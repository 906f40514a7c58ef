import { onSchedule } from 'firebase-functions/scheduler';
import { REGION } from '../../src/config/region.ts';
import { followAccounts } from './access/follow-accounts.ts';
import { auth } from './platform/accounts.ts';
import { firestore } from './platform/firebase.ts';
import { runJob } from './platform/run-job.ts';
import { runsAs } from './platform/service-accounts.ts';

/** Ends what deleted, disabled and reset accounts of administrators could still do by an older token. */
export const followAdminAccounts = onSchedule(
  { schedule: 'every 5 minutes', region: REGION, ...runsAs('followAdminAccounts'), maxInstances: 1 },
  () => runJob(async () => followAccounts({ auth: auth(), db: firestore() }, new Date())),
);
