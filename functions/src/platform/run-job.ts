import type { Firestore } from 'firebase-admin/firestore';
import { COMPANY_ZONE } from '../../../src/domain/time/slot-labels.ts';
import { zonedTime } from '../../../src/domain/time/zoned-time.ts';
import { firestore } from './firebase.ts';
import { logEvent, requestIdOf, runInContext } from './logging.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Runs a background job under its own request id. Logs an error as an event with the job's `name`, which the alert quotes,
 * and throws another one to the runtime, which logs it and must not quote anyone.
 * @example
 * await runJob('sweepImages', () => sweepImages({ db: firestore(), bucket: bucket(), now: new Date() }));
 */
export async function runJob(name: string, work: () => Promise<unknown>): Promise<void> {
  await runInContext({ requestId: requestIdOf() }, async () => {
    try {
      await work();
    } catch (error) {
      logEvent('job-failed', { job: name, error });
      throw new Error('The job failed: see the event job-failed before this');
    }
  });
}

export interface Job {
  /** Names the job in the log and in the alert. */
  readonly name: string;
  /** A job that takes longer is reported as failed. Must be safe to run twice at once: it may still end meanwhile. */
  readonly maxSeconds: number;
  /** Hours of the day in the company's zone, 0 to 23, in which an hourly job runs; all if omitted. */
  readonly hours?: readonly number[];
  readonly work: (at: { readonly db: Firestore; readonly now: Date }) => Promise<unknown>;
}

/**
 * Runs the jobs that are due at `scheduled`, one after another. A failed or slow one is reported and does not stop the next.
 * @throws an error after the last job if any failed, so that the scheduler shows it
 */
export async function runInOrder(jobs: readonly Job[], scheduled: Date): Promise<void> {
  let hasFailed = false;
  for (const { name, maxSeconds, work } of jobs.filter((job) => isDue(job, scheduled))) {
    const late = () => new Error(`Not done after ${maxSeconds} seconds`);
    const bounded = async () =>
      withTimeout(work({ db: firestore(), now: new Date() }), maxSeconds * 1_000, late);
    await runJob(name, bounded).catch(() => {
      hasFailed = true;
    });
  }
  if (hasFailed) throw new Error('Jobs failed: see the event job-failed before this');
}

/** False outside of the job's hours of the day in the company's zone. */
export function isDue({ hours }: Pick<Job, 'hours'>, scheduled: Date): boolean {
  return hours?.includes(zonedTime(scheduled, COMPANY_ZONE).hour) ?? true;
}
