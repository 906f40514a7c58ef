import { HttpsError } from 'firebase-functions/https';
import { logEvent } from './logging.ts';
import { requestIdOf, runInContext } from './run-context.ts';

/** Thrown by a task that its queue should retry. This is normal operation and not logged. */
export class TaskDelayed extends Error {
  override readonly name = 'TaskDelayed';
}

/**
 * Runs a background job under its own request id. Logs an error as an event with the job's `name`, which the alert quotes,
 * and throws another one to the runtime, which logs it and must not quote anyone.
 * @throws TaskDelayed as `work` does
 * @example
 * await runJob('sweepImages', () => sweepImages({ db: firestore(), bucket: bucket(), now: new Date() }));
 */
export async function runJob(name: string, work: () => Promise<unknown>): Promise<void> {
  await runInContext({ requestId: requestIdOf(() => undefined) }, async () => {
    try {
      await work();
    } catch (error) {
      if (error instanceof TaskDelayed) throw error;
      logEvent('job-failed', { job: name, error });
      throw new Error('The job failed: see the event job-failed before this');
    }
  });
}

/**
 * Runs a queue's task; the queue retries failures.
 * @throws HttpsError, the only error that fails a task without a log line by the runtime
 */
export async function runTask(name: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await runJob(name, work);
  } catch (error) {
    throw new HttpsError(error instanceof TaskDelayed ? 'unavailable' : 'internal', 'Will be retried');
  }
}
