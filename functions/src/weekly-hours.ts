/** The triggers of the weekly hours: on a change, of the rules too. */
import { onDocumentWritten } from 'firebase-functions/firestore';
import { keepWeeklyHours } from './bookings/keep-weekly-hours.ts';
import { entryPoint } from './http/entry-points.ts';
import { firestore } from './platform/firebase.ts';
import { readSettings } from './platform/params.ts';
import { runJob } from './platform/run-job.ts';

const following = { maxInstances: 5, retry: true } as const;

export const followWeeklyHours = onDocumentWritten(
  { document: 'weekly_hours/{adminId}', ...entryPoint('followWeeklyHours'), ...following },
  ({ params: { adminId } }) => keep('followWeeklyHours', adminId),
);

/** A longer horizon opens more dates at once. */
export const followMeetingRules = onDocumentWritten(
  { document: 'meeting_rules/{adminId}', ...entryPoint('followMeetingRules'), ...following },
  ({ params: { adminId } }) => keep('followMeetingRules', adminId),
);

function keep(name: string, adminId: string) {
  return runJob(name, async () =>
    keepWeeklyHours({ db: firestore(), now: new Date(), settings: readSettings() }, adminId),
  );
}
