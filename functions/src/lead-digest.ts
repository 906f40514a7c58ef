import { onSchedule } from 'firebase-functions/scheduler';
import { entryPoint } from './http/entry-points.ts';
import { sendDigest } from './mail/send-digest.ts';
import { firestore } from './platform/firebase.ts';
import { readSettings } from './platform/params.ts';
import { runJob } from './platform/run-job.ts';

/** Tells the team, in one mail an hour, of leads that were too many for a mail each. */
export const sendLeadDigest = onSchedule(
  { schedule: 'every 60 minutes', ...entryPoint('sendLeadDigest'), maxInstances: 1 },
  () => runJob(async () => sendDigest(firestore(), new Date(), readSettings())),
);
