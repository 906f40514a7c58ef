import { onSchedule } from 'firebase-functions/scheduler';
import { REGION } from '../../src/config/region.ts';
import { sendDigest } from './mail/send-digest.ts';
import { firestore } from './platform/firebase.ts';
import { readSettings } from './platform/params.ts';
import { runJob } from './platform/run-job.ts';
import { runsAs } from './platform/service-accounts.ts';

/** Tells the team, in one mail an hour, of leads that were too many for a mail each. */
export const sendLeadDigest = onSchedule(
  { schedule: 'every 60 minutes', region: REGION, ...runsAs('sendLeadDigest'), maxInstances: 1 },
  () => runJob(async () => sendDigest(firestore(), new Date(), readSettings())),
);
