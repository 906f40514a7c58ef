import type { Firestore } from 'firebase-admin/firestore';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/scheduler';
import { firestore } from '../platform/firebase.ts';
import { runJob } from '../platform/run-job.ts';
import type { FunctionName } from '../platform/service-accounts.ts';
import { entryPoint } from './entry-points.ts';

/** A job that a schedule starts, one run at a time. */
export function scheduledJob(
  name: FunctionName,
  schedule: ScheduleOptions,
  work: (at: { db: Firestore; now: Date }) => Promise<unknown>,
) {
  return onSchedule({ ...schedule, ...entryPoint(name), maxInstances: 1 }, () =>
    runJob(async () => work({ db: firestore(), now: new Date() })),
  );
}
